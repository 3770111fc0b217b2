//! The yellow and the blue bank: their sections, what is in force now, and what comes next.

use engine::{Seat, msg};
use game_through_the_ages::Action;
use game_through_the_ages::rules::population::SECTIONS as YELLOW_SECTIONS;
use game_through_the_ages::rules::production::SECTIONS as BLUE_SECTIONS;
use game_through_the_ages::rules::rates::happy_needed;
use look::{Markup, html};

use crate::icons::ICONS;
use crate::page::Page;
use crate::sign::Sign;

/// The width of a space.
const SPACE: f32 = 16.0;
/// The space between two sections.
const GAP: f32 = 7.0;

/// Both banks of a civilization; `id` keeps several of them apart.
pub fn banks(page: &Page<'_>, seat: Seat, id: &str) -> Markup {
    html! { div.banks { (yellow(page, seat, id)) (blue(page, seat, id)) } }
}

/// A section as it is drawn: its first space (from 0), its spaces, where it stands.
struct Section {
    first: u8,
    spaces: u8,
    x: f32,
}

impl Section {
    /// The sections of a bank from the left.
    fn all(sizes: impl Iterator<Item = u8>) -> Vec<Self> {
        let (mut sections, mut first, mut x) = (Vec::new(), 0, 0.0);
        for spaces in sizes {
            sections.push(Self { first, spaces, x });
            first += spaces;
            x += f32::from(spaces) * SPACE + GAP;
        }
        sections
    }

    fn width(&self) -> f32 {
        f32::from(self.spaces) * SPACE
    }

    fn is_empty(&self, tokens: u8) -> bool {
        tokens <= self.first
    }

    fn bed(&self) -> Markup {
        html! { rect.sect__bed y="15" width=(self.width()) height="20" rx="4" {} }
    }
}

fn yellow(page: &Page<'_>, seat: Seat, id: &str) -> Markup {
    let (tokens, values) = (page.board(seat).yellow, page.values(seat));
    let sections = Section::all(YELLOW_SECTIONS.iter().map(|section| section.spaces));
    let pays = sections.iter().rposition(|section| !section.is_empty(tokens));
    let due = sections.iter().position(|section| section.is_empty(tokens));
    let price = values.population_price.unwrap_or(0);
    // The simple game knows no discontent (TTA-11.4).
    let politics = page.view.table.options.has_politics();
    let (eats, need, slack) = (values.consumption, values.happy_needed, values.yellow_slack);
    let spoken = if politics {
        msg!("yellow-bank-spoken", n = tokens, price, eats, need, slack)
    } else {
        msg!("yellow-bank-spoken-simple", n = tokens, price, eats)
    };
    let now = if politics { msg!("eats-and-needs", eats, need) } else { msg!("eats", eats) };
    html! {
        figure.bank.bank--yellow.well id={ (id) "-yellow" } {
            @if let Some(grow) = page.offers_for(|action| *action == Action::Grow).next().filter(|_| page.me() == Some(seat)) {
                div.bank__acts {
                    (page.button("bank__act", grow, html! { (Sign::Worker.draw()) b { "+1" } }))
                    @if let Some(twice) = page.twice("bank__act", grow, html! { b { "+2" } }) { (twice) }
                }
            }
            figcaption {
                span.label { (page.say(&msg!("yellow-bank"))) }
                span.bank__now {
                    @if values.population_price.is_some() { (page.rich(&msg!("next-worker", price))) " " }
                    (page.rich(&now))
                }
            }
            div.bank__keys {
                span { @if politics { (Sign::Happy.draw()) (page.say(&msg!("key-need"))) } }
                span { (Sign::Worker.draw()) (tokens) }
                span { (page.say(&msg!("key-price-eats"))) }
            }
            svg.bank__draw viewBox="0 0 316 50" role="img" aria-label=(page.say(&spoken)) {
                title { (page.say(&spoken)) }
                @for (at, section) in sections.iter().enumerate() {
                    g.sect.is-price[pays == Some(at)].is-due[due == Some(at)] transform={ "translate(" (section.x) " 0)" } {
                        (section.bed())
                        @if politics { (faces(section, tokens, values.happy_needed)) }
                        @for space in 0..section.spaces {
                            (Sign::Worker.place(if section.first + space < tokens { "" } else { "is-gone" },
                                f32::from(space) * SPACE + 1.5, 18.0, (13, 14)))
                        }
                        @let middle = section.width() / 2.0;
                        @let (price, eats) = (YELLOW_SECTIONS[at].price, YELLOW_SECTIONS[at].consumption);
                        text.sect__price x=(middle - 10.0) y="47" { (price) }
                        text.sect__eat x=(middle + 9.0) y="47" { "−" (eats) }
                    }
                }
            }
        }
    }
}

/// The happy faces needed once a part of the section is empty: one figure for each pair of spaces,
/// or one for all.
fn faces(section: &Section, tokens: u8, now: u8) -> Markup {
    let pairs: Vec<(f32, u8)> = (0..section.spaces)
        .filter(|space| happy_needed(section.first + space) != happy_needed(section.first + space + 1))
        .map(|space| (f32::from(space), happy_needed(section.first + space)))
        .collect();
    let width = section.width() / pairs.len().max(1) as f32;
    html! {
        @for (at, (_, need)) in pairs.iter().enumerate() {
            @let x = width * (at as f32 + 0.5);
            text.hap.is-reached[happy_needed(tokens) >= *need].is-now[*need == now] x=(x) y="10" { (need) }
        }
    }
}

fn blue(page: &Page<'_>, seat: Seat, id: &str) -> Markup {
    let (tokens, forecast) = (page.board(seat).blue, page.help.forecast[seat]);
    let corrupts = page.view.table.options.has_politics();
    let sections = Section::all(BLUE_SECTIONS.iter().map(|section| section.0));
    let after = if forecast.uprising { tokens } else { forecast.blue };
    let soon = sections.iter().position(|section| section.is_empty(after));
    let spoken = if corrupts {
        msg!("blue-bank-spoken", n = tokens, after, lost = forecast.corruption)
    } else {
        msg!("blue-bank-spoken-simple", n = tokens, after)
    };
    html! {
        figure.bank.bank--blue.well id={ (id) "-blue" } {
            figcaption {
                span.label { (page.say(&msg!("blue-bank"))) }
                @if forecast.corruption > 0 {
                    span.bank__now.bank__now--warn {
                        (ICONS.icon("tta-corruption")) (page.rich(&msg!("blue-falls", n = tokens, after, lost = forecast.corruption)))
                    }
                } @else if tokens != after {
                    span.bank__now { (page.rich(&msg!("blue-after", n = tokens, after))) }
                }
            }
            div.bank__keys {
                span {}
                span { (Sign::Blue.draw()) (tokens) }
                @if corrupts { span { (Sign::Resources.draw()) (page.say(&msg!("key-lost"))) } }
            }
            svg.bank__draw viewBox="0 0 302 50" role="img" aria-label=(page.say(&spoken)) {
                title { (page.say(&spoken)) }
                @for (at, section) in sections.iter().enumerate() {
                    g.sect.is-due-soon[corrupts && soon == Some(at)] transform={ "translate(" (section.x) " 0)" } {
                        (section.bed())
                        @for space in 0..section.spaces {
                            @let nth = section.first + space;
                            @let state = if nth < tokens.min(after) { "" } else if nth < tokens { "is-leaving" } else { "is-gone" };
                            (Sign::Blue.place(state, f32::from(space) * SPACE + 2.0, 19.0, (12, 12)))
                        }
                        @if corrupts { text.sect__eat x=(section.width() / 2.0) y="47" { "−" (BLUE_SECTIONS[at].1) } }
                    }
                }
            }
        }
    }
}
