//! The civil and military actions of a turn in groups, each option with its cost and what it
//! changes. One group is open at a time; what belongs to it is marked on the table by the style
//! sheet (`in-build`, `in-take` …).

use engine::{Message, Refusal, Rejection, msg};
use game_through_the_ages::Action;
use game_through_the_ages::cards::Tech;
use look::part::rule_link;
use look::{Markup, html};

use crate::gain::Gain;
use crate::icons::ICONS;
use crate::page::{Offered, Page};
use crate::short::short;
use crate::sign::Sign;

/// What can be done in a turn, by groups.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// Population.
    Grow,
    /// Farms, mines, urban buildings, wonders.
    Build,
    /// Buildings and units.
    Upgrade,
    /// Technologies and governments.
    Develop,
    /// From the row.
    Take,
    /// Leaders and action cards.
    Play,
    /// Units and tactics.
    Military,
    /// Buildings and units.
    Destroy,
}

impl Group {
    /// All of them, in the order of the page.
    pub const ALL: [Self; 8] = [
        Self::Grow,
        Self::Build,
        Self::Upgrade,
        Self::Develop,
        Self::Take,
        Self::Play,
        Self::Military,
        Self::Destroy,
    ];

    /// The group of an action.
    pub const fn of(action: &Action) -> Option<Self> {
        Some(match action {
            Action::Grow | Action::GrowByLiner => Self::Grow,
            Action::Build(tech) if tech.category.is_unit() => Self::Military,
            Action::Build(_) | Action::BuildStages(_) | Action::Trade => Self::Build,
            Action::Upgrade { .. } => Self::Upgrade,
            Action::PlayTechnology(_) | Action::Revolution(_) | Action::PeacefulChange(_) => Self::Develop,
            Action::Take { .. } => Self::Take,
            Action::PlayLeader(_) | Action::PlayAction(_) => Self::Play,
            Action::PlayTactic(_) | Action::DrawMilitary | Action::GrowAndBuild(_) => Self::Military,
            Action::Destroy(_) | Action::Disband(_) => Self::Destroy,
            _ => return None,
        })
    }

    /// In ids and classes.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Grow => "grow",
            Self::Build => "build",
            Self::Upgrade => "upgrade",
            Self::Develop => "develop",
            Self::Take => "take",
            Self::Play => "play",
            Self::Military => "military",
            Self::Destroy => "destroy",
        }
    }

    const fn icon(self) -> &'static str {
        match self {
            Self::Grow => "i-population",
            Self::Build => "i-builder",
            Self::Upgrade => "tta-efficient-upgrade",
            Self::Develop => "i-develop",
            Self::Take => "i-card",
            Self::Play => "i-hand",
            Self::Military => "tta-sword",
            Self::Destroy => "i-fire",
        }
    }

    fn name(self) -> Message {
        match self {
            Self::Grow => msg!("group-grow"),
            Self::Build => msg!("group-build"),
            Self::Upgrade => msg!("group-upgrade"),
            Self::Develop => msg!("group-develop"),
            Self::Take => msg!("group-take"),
            Self::Play => msg!("group-play"),
            Self::Military => msg!("group-military"),
            Self::Destroy => msg!("group-destroy"),
        }
    }
}

/// All groups. In the first round there are no others than taking cards.
pub fn groups(page: &Page<'_>) -> Markup {
    let open = [Group::Build, Group::Take, Group::Grow, Group::Military]
        .into_iter()
        .find(|group| legal(page, *group) > 1);
    html! { div.groups { @for group in Group::ALL { (group_box(page, group, open == Some(group))) } } }
}

fn legal(page: &Page<'_>, group: Group) -> usize {
    page.offers_for(|action| Group::of(action) == Some(group)).count()
}

fn group_box(page: &Page<'_>, group: Group, open: bool) -> Markup {
    let options: Vec<_> = page.offers_for(|action| Group::of(action) == Some(group)).collect();
    if let [only] = options[..] {
        return acts_at_once(page, group, only);
    }
    html! {
        details.group.group--no[options.is_empty()] name="group" id={ "group-" (group.id()) } open[open] {
            summary {
                (ICONS.icon(group.icon())) b { (page.say(&group.name())) }
                span.group__sum { (summary(page, group, &options)) }
            }
            @if group == Group::Take && !options.is_empty() { p.group__hint { (page.say(&msg!("ringed-in-the-row"))) } }
            @if !options.is_empty() {
                div.group__body { @for offer in &options { (option(page, offer)) } }
            }
            (refused(page, group))
        }
    }
}

/// A group with one option is a button: there is nothing to choose. What is refused is folded away below it.
fn acts_at_once(page: &Page<'_>, group: Group, only: &Offered<'_>) -> Markup {
    let (name, title) = (page.say(&group.name()), title(page, only));
    let shown = format!("{name} {title}");
    let content = html! {
        (ICONS.icon(group.icon())) b { (name) }
        span.group__sum { (title) " " (costs(page, &only.gain)) (changes(page, &only.gain)) }
    };
    html! {
        div.group.group--one id={ "group-" (group.id()) } {
            (page.worded_button("group__act", only, &shown, content))
            @if let Some(twice) = twice(page, "btn btn--quiet", only) { (twice) }
            @if refused_names(page, group).next().is_some() {
                details id={ "group-" (group.id()) "-no" } { summary { (page.say(&msg!("refused-here"))) } (refused(page, group)) }
            }
        }
    }
}

/// What a closed group holds, in few words.
fn summary(page: &Page<'_>, group: Group, options: &[&Offered<'_>]) -> Markup {
    let n = options.len();
    match (group, options.first()) {
        (_, None) => html! { (page.say(&why_none(page, group))) },
        (Group::Grow, Some(offer)) => {
            page.rich(&msg!("sum-grow", price = offer.gain.cost(Sign::Food).unwrap_or(0)))
        }
        (Group::Take, _) => html! { (page.say(&msg!("sum-take", n))) },
        (Group::Build | Group::Military | Group::Upgrade | Group::Destroy, _) => {
            html! { (page.say(&msg!("sum-options", n))) }
        }
        (_, Some(_)) => {
            let mut names: Vec<&str> =
                options.iter().filter_map(|offer| played(page, &offer.action)).collect();
            names.dedup();
            html! { (names.join(", ")) }
        }
    }
}

/// The card of the hand that an action plays.
fn played<'a>(page: &Page<'a>, action: &Action) -> Option<&'a str> {
    match *action {
        Action::PlayTechnology(card)
        | Action::Revolution(card)
        | Action::PeacefulChange(card)
        | Action::PlayLeader(card)
        | Action::PlayAction(card) => Some(page.name(card)),
        _ => None,
    }
}

/// Why a group holds nothing: the most frequent reason.
fn why_none(page: &Page<'_>, group: Group) -> Message {
    let refusals = page.on.shown.refusals().iter();
    let of_group = refusals.filter(|refusal| Group::of(&refusal.action) == Some(group));
    let reasons: Vec<Message> = of_group.map(|refusal| short(&refusal.why.message)).collect();
    let frequency = |reason: &&Message| reasons.iter().filter(|other| other.key == reason.key).count();
    reasons.iter().rev().max_by_key(frequency).cloned().unwrap_or_else(|| msg!("sum-nothing"))
}

/// What belongs to the group and cannot be done now, with its reasons.
fn refused(page: &Page<'_>, group: Group) -> Markup {
    reasons(page, refused_names(page, group))
}

fn refused_names<'p>(page: &'p Page<'_>, group: Group) -> impl Iterator<Item = (String, &'p Rejection)> {
    // The row says it under each card.
    let of_group = move |action: &Action| Group::of(action) == Some(group) && group != Group::Take;
    let refused = page.on.shown.refusals().iter().filter(move |refusal| of_group(&refusal.action));
    refused.map(|Refusal { action, label, why }| {
        (action_name(page, action).unwrap_or_else(|| page.on.say(&label.text)), why)
    })
}

/// What cannot be done, those with the same reason together.
pub fn reasons<'a>(page: &Page<'_>, refused: impl Iterator<Item = (String, &'a Rejection)>) -> Markup {
    let mut lines: Vec<(Vec<String>, &Rejection)> = Vec::new();
    for (name, why) in refused {
        match lines.iter_mut().find(|(_, other)| *other == why) {
            Some((names, _)) if names.contains(&name) => {}
            Some((names, _)) => names.push(name),
            None => lines.push((vec![name], why)),
        }
    }
    html! {
        @if !lines.is_empty() {
            ul.group__no {
                @for (names, why) in lines {
                    @let reason = page.reason(why);
                    li {
                        (ICONS.icon("i-lock"))
                        span { b { (names.join(", ")) } ": " (reason.text) " " (rule_link(&reason.rule, &reason.href)) }
                    }
                }
            }
        }
    }
}

/// One option: its name, its cost, what it changes.
pub fn option(page: &Page<'_>, offer: &Offered<'_>) -> Markup {
    let title = title(page, offer);
    let content = html! {
        b { (title) }
        span.opt__line { (costs(page, &offer.gain)) (changes(page, &offer.gain)) }
    };
    let once = page.worded_button("opt", offer, &title, content);
    match twice(page, "opt", offer) {
        Some(twice) => html! { div.opts { (once) (twice) } },
        None => once,
    }
}

/// A button for two workers in one step, where that is possible.
fn twice(page: &Page<'_>, class: &str, offer: &Offered<'_>) -> Option<Markup> {
    let for_workers = matches!(offer.action, Action::Grow | Action::Build(_));
    page.twice(class, offer, "×2").filter(|_| for_workers)
}

/// What an option is called within its group.
fn title(page: &Page<'_>, offer: &Offered<'_>) -> String {
    action_name(page, &offer.action).unwrap_or_else(|| page.on.say(&offer.label.text))
}

fn action_name(page: &Page<'_>, action: &Action) -> Option<String> {
    let name = |tech: Tech| page.name(tech.card()).to_owned();
    Some(match *action {
        Action::Grow => page.say(&msg!("opt-grow")),
        Action::Build(tech) | Action::Destroy(tech) | Action::Disband(tech) => name(tech),
        Action::GrowAndBuild(tech) => page.say(&msg!("opt-grow-and-build", card = name(tech))),
        Action::Upgrade { from, to } => page.say(&msg!("opt-upgrade", from = name(from), to = name(to))),
        Action::BuildStages(stages) => {
            let site = page.me().and_then(|me| page.board(me).building)?;
            page.say(&msg!("opt-stages", n = stages, card = page.name(site.card)))
        }
        Action::Revolution(card) => page.say(&msg!("opt-revolution", card = page.name(card))),
        Action::PeacefulChange(card) => page.say(&msg!("opt-peaceful", card = page.name(card))),
        Action::PlayTechnology(card)
        | Action::PlayLeader(card)
        | Action::PlayAction(card)
        | Action::PlayTactic(card)
        | Action::Take { card, .. } => page.name(card).to_owned(),
        _ => return None,
    })
}

/// What is paid: tokens, then goods.
pub fn costs(page: &Page<'_>, gain: &Gain) -> Markup {
    html! {
        @for (sign, amount) in &gain.costs {
            @if matches!(sign, Sign::Civil | Sign::Military) {
                @let tokens = u8::try_from(*amount).unwrap_or(u8::MAX);
                (page.tokens(*sign, tokens, tokens))
            } @else if *sign != Sign::Worker { (page.figure(*sign, amount)) }
        }
        @for (sign, amount) in &gain.gains {
            @if *sign != Sign::Worker { span.eff__plus { (page.figure(*sign, format!("+{amount}"))) } }
        }
    }
}

/// Values before and after.
pub fn changes(page: &Page<'_>, gain: &Gain) -> Markup {
    html! {
        span.eff {
            @for (sign, old, new) in gain.changes.iter().take(3) {
                span.eff__one title=(page.word(*sign)) { (sign.draw()) (old) "→" b { (new) } }
            }
        }
    }
}
