//! The viewer's own mat: technologies, building sites, wonders, civilizations, secrets, and the
//! invasion track.

use engine::{Seat, msg};
use game_golden_ages::Action;
use game_golden_ages::cards::{Civilization, FutureTechnology, Technology, Wonder, mat as mat_facts};
use game_golden_ages::state::Site;
use game_golden_ages::view::{PlayerView, SiteView};
use look::part::{
    Purse, bring, icon, reason, rule_link, seat_class, seat_mark, small_coin, small_icon, tooltip,
};
use look::{Markup, Narrowing, html};

use crate::choice::Kind;
use crate::icons;
use crate::page::Page;
use crate::rivals::{by_place, colonists, controls};
use crate::track::NUMERALS;

/// The mat; nothing for somebody who only watches.
pub fn mat(page: &Page<'_>) -> Markup {
    html! { @if let Some(seat) = page.on.seat() { (mat_of(page, seat)) } }
}

fn mat_of(page: &Page<'_>, seat: Seat) -> Markup {
    let player = page.player(seat);
    html! {
        section.mat.panel.panel--seat.(seat_class(seat)) id="mat" aria-label=(page.say(&msg!("your-mat"))) {
            (head(page, seat, player))
            div.mat__body {
                ol.techs aria-label=(page.say(&msg!("technologies"))) {
                    @for technology in by_place() { (technology_tile(page, player, technology)) }
                }
                (cards(page, player))
            }
        }
    }
}

fn cards(page: &Page<'_>, player: &PlayerView) -> Markup {
    let cards = holdings(page, player);
    html! {
        ul.holdings.holdings--dense[cards.len() > 8] aria-label=(page.say(&msg!("cards"))) {
            @for card in &cards { (card) }
        }
    }
}

fn head(page: &Page<'_>, seat: Seat, player: &PlayerView) -> Markup {
    let (reserve, placed) = (player.reserve, player.cities.cubes());
    let civilization = page.name(player.civilization.name());
    let small = |text: String| html! { " " small { (text) } };
    html! {
        header.mat__head {
            div.mat__who {
                (seat_mark(seat)) h2.title title=(page.on.player(seat)) { (page.on.player(seat)) }
                span.name.muted title={ (civilization) ": " (page.card_text(player.civilization.name())) } { (civilization) }
            }
            span.stat.stat--gold { (icon("i-gold")) b { (player.gold) } (small(page.say(&msg!("gold")))) }
            span.stat.stat--points { (icon("i-points")) b { (player.score) } (small(page.say(&msg!("points")))) }
            (colonists(page, player))
            span.stat { (icon("i-cube")) b { (reserve) } (small(page.say(&msg!("reserve-and-map", placed)))) }
            @if player.golden_age { (look::part::named_icon("i-golden-age", &page.say(&msg!("golden-age")))) }
            (invasions(page, player))
            span.mat__controls { span.label { (page.say(&msg!("controls"))) } (controls(page, player)) }
        }
    }
}

/// How a technology stands with the player.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Progress {
    /// Printed on the mat.
    Start,
    /// Developed.
    Known,
    /// Can be developed next, as far as its predecessor goes.
    Open,
    /// Not yet.
    Closed,
}

fn progress(player: &PlayerView, technology: Technology) -> Progress {
    if Technology::starting().contains(technology) {
        Progress::Start
    } else if player.technologies.contains(technology) {
        Progress::Known
    } else if player.developable.iter().any(|tile| tile.technology == technology) {
        Progress::Open
    } else {
        Progress::Closed
    }
}

fn technology_tile(page: &Page<'_>, player: &PlayerView, technology: Technology) -> Markup {
    let progress = progress(player, technology);
    let class = match progress {
        Progress::Start => "tech--known tech--start",
        Progress::Known => "tech--known",
        Progress::Open => "tech--open",
        Progress::Closed => "tech--closed",
    };
    let is_known = matches!(progress, Progress::Start | Progress::Known);
    let link = technology_link(page, technology);
    let name = page.name(technology.name());
    let letters = name.chars().count();
    let is_target = link.is_some() && asks_for_technology(page);
    // By keyboard one reads those tiles, too, that lead nowhere.
    let is_read = link.is_none();
    html! {
        li.tech.has-tip.tip-up.tech--obsolete[is_known && !player.in_force.contains(technology)].is-target[is_target]
            .is-chosen[page.choice.value("technology") == Some(technology.id())]
            .(class) id={ "tech-" (technology.id()) } tabindex=[is_read.then_some("0")] {
            svg.icon.tech__icon aria-hidden="true" { use href=(look::asset::icon_href(&icons::technology(technology))) {} }
            span.tech__name.is-long[letters > 11].is-longer[letters > 15] { (name) }
            span.tech__effect { (page.technology_line(technology)) }
            @match progress {
                Progress::Start => {}
                Progress::Known => { span.tech__done { (small_icon("i-check")) } }
                _ => { span.tech__cost { (price(page, player, technology)) } }
            }
            @if let Some(link) = &link { (link) }
            (technology_tip(page, player, technology))
        }
    }
}

/// The cubes that lie on a tile, and what it costs: by the question if it is offered, otherwise by
/// action 7.
fn price(page: &Page<'_>, player: &PlayerView, technology: Technology) -> Markup {
    let facts = technology.facts();
    let listed = player.developable.iter().find(|tile| tile.technology == technology);
    let offered = page.offers.iter().find(|offer| offer.action == Action::Develop(technology));
    let price = match (offered, listed) {
        (Some(offer), _) => i32::from(offer.gain.paid),
        (None, Some(tile)) => i32::from(tile.price),
        (None, None) => i32::from(facts.cost),
    };
    let open = offered.is_some() || listed.is_some();
    let purse = if open { Purse::of(i32::from(player.gold), price) } else { Purse::Short };
    html! {
        @for _ in 0..facts.cubes { i.cubelet {} }
        (small_coin(price, purse))
    }
}

fn asks_for_technology(page: &Page<'_>) -> bool {
    page.choice.value("do") == Some(Kind::Develop.id())
}

/// The whole tile is a link if it may be developed now.
fn technology_link(page: &Page<'_>, technology: Technology) -> Option<Markup> {
    let offer = page.offers.iter().find(|offer| offer.action == Action::Develop(technology))?;
    let narrowing = Narrowing::default().with("do", Kind::Develop.id()).with("technology", technology.id());
    let action = asks_for_technology(page).then(|| offer.json());
    let name = page.name(technology.name());
    let label = page.say(&msg!("develop-for", technology = name, gold = offer.gain.paid));
    Some(html! { a.stretch href=(page.link(&narrowing)) data-action=[action] aria-label=(label) {} })
}

fn technology_tip(page: &Page<'_>, player: &PlayerView, technology: Technology) -> Markup {
    let facts = technology.facts();
    let is_known = player.technologies.contains(technology);
    let is_obsolete = is_known && !player.in_force.contains(technology);
    let refusal = page.refusal(|action| *action == Action::Develop(technology)).filter(|_| !is_known);
    tooltip(html! {
        b.name { (page.name(technology.name())) } (page.card_text(technology.name()))
        @if facts.vp_end > 0 { br; (page.say(&msg!("points-at-the-end", points = facts.vp_end))) }
        @if facts.cubes > 0 && !is_known { br; (page.say(&msg!("cubes-on-tile", cubes = facts.cubes))) }
        @if is_obsolete { br; (page.say(&msg!("replaced"))) }
        @if let Some(why) = refusal { br; (reason(&why)) }
        (brings(page, |action| *action == Action::Develop(technology), "GA-15.1", technology.id()))
    })
}

/// What the first of some actions would bring at once, and the rule it goes by.
pub fn brings(page: &Page<'_>, is_meant: impl Fn(&Action) -> bool, rule: &str, card: &str) -> Markup {
    let offer = page.offers.iter().find(|offer| is_meant(&offer.action));
    let gain = offer.and_then(|offer| page.gain_sign(&offer.gain));
    html! {
        @if let Some(gain) = gain { (bring(&page.say(&msg!("brings")), gain)) }
        (rule_and_source(page, rule, card))
    }
}

/// The rule by which a card is used, and where it stands with its source.
pub fn rule_and_source(page: &Page<'_>, rule: &str, card: &str) -> Markup {
    html! {
        " " (rule_link(rule, &page.on.rule_href(rule)))
        " · " (rule_link(&page.say(&msg!("card-source")), &page.on.card_href(card)))
    }
}

/// Sites, wonders, civilizations and secrets, column by column.
fn holdings(page: &Page<'_>, player: &PlayerView) -> Vec<Markup> {
    let is_open = |site: &SiteView| site.usable || site.built.is_some();
    let (open, closed): (Vec<_>, Vec<_>) =
        player.sites.iter().zip(Site::ALL).partition(|(site, _)| is_open(site));
    let mut cards: Vec<Markup> = open.into_iter().map(|(site, place)| site_card(page, place, site)).collect();
    if !closed.is_empty() {
        cards.push(closed_sites(page, closed.into_iter().map(|(_, place)| place)));
    }
    cards.extend(player.wonders.iter().map(|wonder| wonder_card(page, player, wonder)));
    cards.push(civilization_card(page, player.civilization, Sight::All));
    let hand = player.hand.iter().filter_map(|card| card.known());
    cards.extend(hand.map(|card| civilization_card(page, *card, Sight::Owner)));
    cards.extend(player.future.known().map(|card| future_card(page, *card)));
    cards
}

/// Who sees a card.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sight {
    /// Everybody.
    All,
    /// Its owner alone.
    Owner,
}

/// A card of the mat, in the size of a technology tile.
struct Hold<'a> {
    id: String,
    class: &'a str,
    icon: &'a str,
    name: &'a str,
    line: Markup,
    text: String,
    tag: Markup,
    state: Markup,
    link: Option<Markup>,
    is_target: bool,
    /// The rule by which it is used, and where the card stands with its source.
    rule: Markup,
}

impl Hold<'_> {
    fn draw(self) -> Markup {
        html! {
            li.tech.hold.has-tip.tip-up.is-target[self.is_target].(self.class) id=(self.id) tabindex=[self.link.is_none().then_some("0")] {
                svg.icon.tech__icon aria-hidden="true" { use href=(look::asset::icon_href(self.icon)) {} }
                span.tech__name { (self.name) }
                span.tech__effect { (self.line) }
                span.hold__tag { (self.tag) }
                span.hold__state { (self.state) }
                @if let Some(link) = &self.link { (link) }
                (tooltip(html! { b.name { (self.name) } (self.text) (self.rule) }))
            }
        }
    }
}

fn used_mark(page: &Page<'_>, used: bool) -> Markup {
    html! { @if used { (small_icon("i-activate")) (page.say(&msg!("used"))) } }
}

/// A link to activating a card, or to discarding it, if that is possible now.
fn card_link(page: &Page<'_>, is_meant: impl Fn(&Action) -> bool, label: &str) -> Option<(Markup, bool)> {
    let offer = page.offers.iter().find(|offer| is_meant(&offer.action))?;
    let steps = crate::choice::steps(&offer.action);
    let narrowing = steps.iter().fold(Narrowing::default(), |query, (key, value)| query.with(key, value));
    let (key, value) = &steps[0];
    // A card of the mat plays at once if the question is which one.
    let asked = *key != "do" || page.choice.value("do") == Some(value);
    let action = asked.then(|| offer.json());
    Some((html! { a.stretch href=(page.link(&narrowing)) data-action=[action] aria-label=(label) {} }, asked))
}

fn site_card(page: &Page<'_>, site: Site, view: &SiteView) -> Markup {
    let number = site as u8 + 1;
    let tag = html! { (page.say(&msg!("site", number))) };
    let Some(built) = view.built else { return free_site(page, number, tag) };
    let name = page.name(built.building.name());
    let discards = |action: &Action| *action == Action::Discard(site);
    let discarding = page.offers.iter().any(|offer| discards(&offer.action));
    let link = if discarding {
        card_link(page, discards, &page.say(&msg!("discard-card", card = name)))
    } else {
        let activates = |action: &Action| !built.used && *action == Action::ActivateBuilding(built.building);
        card_link(page, activates, &page.say(&msg!("activate-card", card = name)))
    };
    let icon = icons::building(built.building);
    let (link, is_target) = link.unzip();
    Hold {
        id: format!("site-{number}"),
        class: if built.used { "hold--used" } else { "" },
        icon: &icon,
        name,
        line: page.building_line(built.building),
        text: page.card_text(built.building.name()),
        tag,
        state: used_mark(page, built.used),
        link,
        is_target: is_target.unwrap_or_default(),
        rule: rule_and_source(page, if built.used { "GA-14.3" } else { "GA-14.1" }, built.building.id()),
    }
    .draw()
}

fn free_site(page: &Page<'_>, number: u8, tag: Markup) -> Markup {
    let line = page.say(&msg!("site-waits"));
    empty_card(page, format!("site-{number}"), &page.say(&msg!("free-site")), line, tag)
}

/// The sites that cannot be used yet, together.
fn closed_sites(page: &Page<'_>, sites: impl Iterator<Item = Site>) -> Markup {
    let unlocks: Vec<_> = sites.map(|site| mat_facts().building_site[site as usize].unlocked_by).collect();
    let names: Vec<&str> = unlocks.iter().map(|technology| page.name(technology.name())).collect();
    let name = page.say(&msg!("closed-sites", count = unlocks.len()));
    empty_card(
        page,
        "closed-sites".to_owned(),
        &name,
        page.say(&msg!("site-needs", technologies = names)),
        Markup::default(),
    )
}

fn empty_card(page: &Page<'_>, id: String, name: &str, line: String, tag: Markup) -> Markup {
    Hold {
        id,
        class: "tech--closed",
        icon: "i-builder",
        name,
        line: html! { (line) },
        text: line,
        tag,
        state: Markup::default(),
        link: None,
        is_target: false,
        rule: html! { " " (rule_link("GA-3.2", &page.on.rule_href("GA-3.2"))) },
    }
    .draw()
}

fn wonder_card(page: &Page<'_>, player: &PlayerView, wonder: Wonder) -> Markup {
    let name = page.name(wonder.name());
    let used = player.used_wonders.contains(wonder);
    let label = page.say(&msg!("activate-card", card = name));
    let (link, is_target) =
        card_link(page, |action| *action == Action::ActivateWonder(wonder), &label).unzip();
    Hold {
        id: format!("wonder-{}", wonder.id()),
        class: if used { "hold--used hold--wonder" } else { "hold--wonder" },
        icon: icons::wonder(wonder),
        name,
        line: page.built_wonder_line(wonder),
        text: page.card_text(wonder.name()),
        tag: html! { span.visually-hidden { (page.say(&msg!("wonder"))) } },
        state: used_mark(page, used),
        link,
        is_target: is_target.unwrap_or_default(),
        rule: rule_and_source(page, if used { "GA-14.3" } else { "GA-14.1" }, wonder.id()),
    }
    .draw()
}

/// The civilization in play, or one that only its owner sees yet.
fn civilization_card(page: &Page<'_>, civilization: Civilization, sight: Sight) -> Markup {
    let epoch = NUMERALS[usize::from(civilization.facts().epoch.number()) - 1];
    let tag = if sight == Sight::Owner {
        html! { (epoch) }
    } else {
        html! { (page.say(&msg!("in-play"))) }
    };
    let icon = icons::civilization(civilization);
    Hold {
        id: format!("civilization-{}", civilization.id()),
        class: if sight == Sight::Owner { "hold--mine" } else { "" },
        icon: &icon,
        name: page.name(civilization.name()),
        line: if sight == Sight::Owner {
            page.civilization_line(civilization)
        } else {
            page.played_civilization_line(civilization)
        },
        text: page.card_text(civilization.name()),
        tag,
        state: html! { @if sight == Sight::Owner { (secret_mark(page)) } },
        link: None,
        is_target: false,
        rule: rule_and_source(
            page,
            if sight == Sight::Owner { "GA-5.3" } else { "GA-5.5" },
            civilization.id(),
        ),
    }
    .draw()
}

fn future_card(page: &Page<'_>, future: FutureTechnology) -> Markup {
    Hold {
        id: format!("future-{}", future.id()),
        class: "hold--mine",
        icon: icons::future(future),
        name: page.name(future.name()),
        line: page.future_line(future),
        text: page.card_text(future.name()),
        tag: html! { (page.say(&msg!("future"))) },
        state: secret_mark(page),
        link: None,
        is_target: false,
        rule: rule_and_source(page, "GA-19.6", future.id()),
    }
    .draw()
}

fn secret_mark(page: &Page<'_>) -> Markup {
    look::part::named_icon("i-eye", &page.say(&msg!("only-you-see")))
}

/// The invasion track: the points of the glory tiles, then the prices of the attacks to come.
fn invasions(page: &Page<'_>, player: &PlayerView) -> Markup {
    let line = match player.next_attack {
        Some(gold) => page.say(&msg!("next-attack", gold)),
        None => page.say(&msg!("no-attack-left")),
    };
    let attack = page.offers.iter().any(|offer| Kind::of(&offer.action) == Some(Kind::Soldier));
    html! {
        span.invasions id="invasions" title=(line) {
            @if attack { a.stretch href=(page.choose("do", Kind::Soldier.id())) aria-label=(page.say(&msg!("attack-now"))) {} }
            span.label { (page.say(&msg!("invasions"))) }
            ol.invasion {
                @for (at, space) in mat_facts().invasion_space.iter().enumerate() {
                    @match player.glory.get(at) {
                        Some(glory) => {
                            @let points = glory.known().map_or("?".to_owned(), |glory| glory.facts().vp.to_string());
                            li.glory title=(page.say(&msg!("glory-of", points = points.clone()))) { (points) }
                        }
                        None => {
                            li aria-current=[(at == player.glory.len()).then_some("true")] { (space.gold_cost) }
                        }
                    }
                }
            }
            span.visually-hidden { (line) }
        }
    }
}
