//! The page of one tournament: before it begins, and its table, rounds and pairings.

use engine::Seat;
use look::part::{Weight, hidden_fields, icon, link_button, panel};
use look::{Markup, html};
use store::{Board, Entrant, Stage, System, Tournament, User, Who};

use super::stage_badge;
use crate::pages::home::game_title;
use crate::pages::player::name_link;
use crate::pages::quick::usual_level;
use crate::pages::table::{level_name, pace_name};
use crate::pairing::{POINT, Standing, points_of};
use crate::words::Words;
use crate::{AppState, say};

/// Everything that the page is drawn from.
pub struct Cup<'a> {
    pub tournament: Tournament,
    pub standings: Vec<Standing>,
    pub user: Option<&'a User>,
    pub is_host: bool,
    pub words: Words,
}

impl Cup<'_> {
    fn entrant(&self, number: u16) -> Option<&Entrant> {
        self.tournament.entrants.iter().find(|one| one.number == number)
    }

    fn name(&self, number: u16) -> &str {
        self.entrant(number).map_or("", |one| one.name.as_str())
    }

    fn link(&self, number: u16) -> Markup {
        let Some(one) = self.entrant(number) else { return html! {} };
        match &one.who {
            Who::Person { login, .. } => name_link(login.as_deref(), &one.name),
            Who::Bot(_) => html! { (one.name) " " (icon("i-bot")) },
        }
    }

    /// How well somebody plays this game.
    fn rating(&self, number: u16) -> String {
        self.entrant(number).and_then(|one| one.rating).map(|points| points.to_string()).unwrap_or_default()
    }

    /// The visitor among those who take part.
    fn me(&self) -> Option<&Entrant> {
        let user = self.user?;
        let is_me = |one: &&Entrant| matches!(&one.who, Who::Person { user: other, .. } if *other == user.id);
        self.tournament.entrants.iter().find(is_me)
    }

    fn place(&self, number: u16) -> usize {
        self.standings.iter().position(|one| one.number == number).map_or(0, |at| at + 1)
    }

    pub fn head(&self, state: &AppState) -> Markup {
        let (words, cup) = (self.words, &self.tournament);
        let game = state.game(&cup.game).map_or_else(|_| cup.game.clone(), |kind| game_title(kind, words));
        let system = match cup.system {
            System::Swiss => say!(words, "tournament-swiss"),
            System::RoundRobin => say!(words, "tournament-all"),
        };
        html! {
            header.cup {
                div {
                    h1.page__title { (cup.title) }
                    p.page__lead { (game) " · " (system) " · " (say!(words, "tournament-at-table", seats = cup.seats)) " · " (pace_name(cup.pace, words)) }
                }
                (stage_badge(cup, words))
            }
        }
    }

    /// Before it begins: who takes part.
    pub fn before(&self, state: &AppState) -> Markup {
        let (words, cup) = (self.words, &self.tournament);
        let address = format!("/tournaments/{}", cup.id);
        html! {
            div.row {
                @match (self.me(), self.user.and_then(|user| user.login.as_ref())) {
                    (Some(me), _) => { (self.withdraw_form(me, &say!(words, "tournament-leave"))) }
                    (None, Some(_)) => {
                        form method="post" action={ (address) "/enter" } {
                            button.btn.btn--primary.btn--lg type="submit" { (say!(words, "tournament-enter")) }
                        }
                    }
                    (None, None) => { p.prose { (say!(words, "tournament-account")) " " a href="/account" { (say!(words, "nav-account")) } } }
                }
            }
            (panel("entrants", html! { (say!(words, "tournament-entrants")) " " span.count { (cup.entrants.len()) } }, html! {
                @if cup.entrants.is_empty() { p.prose.panel__body.muted { (say!(words, "tournament-nobody")) } }
                ul {
                    @for one in &cup.entrants {
                        li.person {
                            (crate::pages::player::avatar(&one.name, ""))
                            div { (self.link(one.number)) @if let Who::Bot(level) = &one.who { p { (level_name(level, words)) } } }
                            @if self.is_host { (self.withdraw_form(one, &say!(words, "tournament-strike"))) }
                        }
                    }
                }
            }))
            @if self.is_host { (self.host_panel(state)) }
        }
    }

    fn withdraw_form(&self, one: &Entrant, text: &str) -> Markup {
        html! {
            form method="post" action={ "/tournaments/" (self.tournament.id) "/withdraw" } {
                (hidden_fields(&[("number", &one.number.to_string())]))
                button.btn.btn--quiet type="submit" { (text) }
            }
        }
    }

    /// For players who stay away, of whom the host knows.
    fn strike_form(&self) -> Markup {
        let words = self.words;
        let there = self.tournament.entrants.iter().filter(|one| !one.withdrawn);
        html! {
            details.panel__body {
                summary { (say!(words, "tournament-strike")) }
                form.row method="post" action={ "/tournaments/" (self.tournament.id) "/withdraw" } {
                    select.field name="number" aria-label=(say!(words, "ratings-player")) {
                        @for one in there { option value=(one.number) { (one.name) } }
                    }
                    button.btn.btn--quiet type="submit" { (say!(words, "tournament-strike")) }
                }
            }
        }
    }

    fn host_panel(&self, state: &AppState) -> Markup {
        let words = self.words;
        let address = format!("/tournaments/{}", self.tournament.id);
        let kind = state.game(&self.tournament.game).ok();
        let (levels, usual) = kind.map(|kind| (kind.bots(), usual_level(kind))).unwrap_or_default();
        panel(
            "host",
            say!(words, "host-title"),
            html! {
                div.panel__body.row {
                    form.row method="post" action={ (address) "/bots" } {
                        input.field type="number" name="count" min="1" max="64" value="1" aria-label=(say!(words, "tournament-bots"));
                        select.field name="level" aria-label=(say!(words, "quick-level")) {
                            @for level in levels { option value=(level) selected[*level == usual] { (level_name(level, words)) } }
                        }
                        button.btn type="submit" { (icon("i-bot")) (say!(words, "tournament-bots")) }
                    }
                    form method="post" action={ (address) "/begin" } {
                        button.btn.btn--primary type="submit" { (icon("i-play")) (say!(words, "tournament-begin")) }
                    }
                }
            },
        )
    }

    /// The visitor's match of this round.
    pub fn my_match(&self, state: &AppState) -> Markup {
        let Some(me) = self.me() else { return html! {} };
        let words = self.words;
        let present =
            |board: &&Board| board.round == self.tournament.round && board.players.contains(&me.number);
        let Some(board) = self.tournament.boards.iter().find(present) else { return html! {} };
        let others: Vec<&str> = board
            .players
            .iter()
            .filter(|other| **other != me.number)
            .map(|other| self.name(*other))
            .collect();
        let icon_id = state.game(&self.tournament.game).map_or("i-table", |kind| kind.cover().icon);
        html! {
            section.panel.mygame.seat-1 {
                span.wait__game { (icon(icon_id)) }
                @match &board.match_id {
                    Some(id) => {
                        h2 { (say!(words, "tournament-mine", round = board.round)) }
                        p { (say!(words, "match-with", names = others)) }
                        a.btn.btn--primary href={ "/m/" (id) } {
                            @if board.outcome.is_some() { (say!(words, "match-look")) } @else { (say!(words, "tile-go")) }
                        }
                    }
                    None => { h2 { (say!(words, "tournament-bye")) } p { (say!(words, "tournament-bye-text")) } }
                }
            }
        }
    }

    pub fn facts(&self) -> Markup {
        let (words, cup) = (self.words, &self.tournament);
        let over = |round: u8| {
            cup.boards.iter().filter(|board| board.round == round && board.outcome.is_some()).count()
        };
        let of = |round: u8| {
            cup.boards.iter().filter(|board| board.round == round && board.match_id.is_some()).count()
        };
        let bots = cup.entrants.iter().any(|one| matches!(one.who, Who::Bot(_)));
        html! {
            (panel("how", say!(words, "tournament-how"), html! {
                dl.factbox {
                    dt { (say!(words, "tournament-win")) } dd { "1" }
                    dt { (say!(words, "tournament-shared")) } dd { (say!(words, "tournament-shares")) }
                    dt { (say!(words, "tournament-rated")) } dd { @if bots { (say!(words, "tournament-people-only")) } @else { (say!(words, "tournament-yes")) } }
                    dt { (say!(words, "new-pace")) } dd { (pace_name(cup.pace, words)) }
                    @if cup.same_deals { dt { (say!(words, "tournament-same")) } dd { (say!(words, "tournament-yes")) } }
                    dt { (say!(words, "tournament-over-now")) } dd { (over(cup.round)) " / " (of(cup.round)) }
                }
            }))
            @if cup.stage == Stage::Running {
                (panel("next", say!(words, "tournament-next"), html! {
                    p.prose.panel__body { (say!(words, "tournament-next-text")) }
                    @if let Some(me) = self.me().filter(|me| !me.withdrawn) {
                        details.panel__body { summary { (say!(words, "tournament-leave")) } (self.withdraw_form(me, &say!(words, "tournament-leave-sure"))) }
                    }
                    @if self.is_host { (self.strike_form()) }
                }))
            }
        }
    }

    /// The standing, with what everybody did in each round.
    pub fn table(&self) -> Markup {
        let (words, cup) = (self.words, &self.tournament);
        let me = self.me().map(|me| me.number);
        panel(
            "standing",
            say!(words, "tournament-standing"),
            html! {
                div.table__wrap tabindex="0" role="group" {
                    table.cross {
                        thead { tr {
                            th { (say!(words, "player-place")) } th { (say!(words, "ratings-player")) }
                            @for round in 1..=cup.rounds { th { (round) } }
                            th { (say!(words, "tournament-points")) } th.hide-s { (say!(words, "tournament-opponents")) }
                        } }
                        tbody {
                            @for (place, one) in (1..).zip(&self.standings) {
                                tr.is-me.seat-1[me == Some(one.number)] {
                                    td { @if cup.stage == Stage::Over && place <= 3 { (icon("i-crown")) " " } (place) }
                                    td { (self.link(one.number)) " " span.faint.hide-s { (self.rating(one.number)) } @if self.entrant(one.number).is_some_and(|one| one.withdrawn) { " –" } }
                                    @for round in 1..=cup.rounds { td { (self.cell(one.number, round)) } }
                                    td.pts { (points(one.points)) }
                                    td.hide-s { (points(one.opponents)) }
                                }
                            }
                        }
                    }
                }
            },
        )
    }

    /// What somebody did in a round: won against or lost to whom, or the place at a larger table.
    fn cell(&self, number: u16, round: u8) -> Markup {
        let words = self.words;
        let board =
            self.tournament.boards.iter().find(|one| one.round == round && one.players.contains(&number));
        let Some(board) = board else { return html! { span.cell.cell--n { "·" } } };
        let seat = board.players.iter().position(|other| *other == number).unwrap_or_default();
        let others: Vec<u16> = board.players.iter().copied().filter(|other| *other != number).collect();
        let names: Vec<&str> = others.iter().map(|other| self.name(*other)).collect();
        let places: String =
            others.iter().map(|other| self.place(*other).to_string()).collect::<Vec<_>>().join(" ");
        let (class, sign, said) = match (&board.outcome, &board.match_id) {
            (_, None) => ("cell--w", "+".to_owned(), say!(words, "tournament-bye")),
            (None, _) => ("cell--r", format!("…{places}"), say!(words, "cell-plays", names)),
            (Some(outcome), _) => {
                let earned = points_of(outcome, Seat(u8::try_from(seat).unwrap_or(u8::MAX)));
                match (earned, others.len()) {
                    (POINT, 1) => ("cell--w", format!("+{places}"), say!(words, "cell-won", names)),
                    (0, 1) => ("cell--l", format!("−{places}"), say!(words, "cell-lost", names)),
                    (_, 1) => ("cell--r", format!("={places}"), say!(words, "cell-shared", names)),
                    (POINT, _) => ("cell--w", points(earned), say!(words, "cell-met", names)),
                    (0, _) => ("cell--l", points(earned), say!(words, "cell-met", names)),
                    _ => ("cell--r", points(earned), say!(words, "cell-met", names)),
                }
            }
        };
        html! {
            span.cell.(class) title=(said) { span aria-hidden="true" { (sign) } span.visually-hidden { (said) } }
        }
    }

    /// The tables of a round.
    pub fn round(&self, round: u8) -> Markup {
        let (words, cup) = (self.words, &self.tournament);
        let weight = |chosen: bool| if chosen { Weight::Primary } else { Weight::Ordinary };
        let boards = cup.boards.iter().filter(|board| board.round == round && board.match_id.is_some());
        html! {
            (panel("round", say!(words, "tournament-round", round, rounds = cup.rounds), html! {
                nav.filters.panel__body aria-label=(say!(words, "tournament-rounds")) {
                    @for number in 1..=cup.round {
                        (link_button(weight(number == round), &format!("/tournaments/{}?round={number}#round", cup.id), number))
                    }
                }
                ul.pairs { @for board in boards { (self.pair(board)) } }
            }))
        }
    }

    fn pair(&self, board: &Board) -> Markup {
        let words = self.words;
        let is_mine = self.me().is_some_and(|me| board.players.contains(&me.number));
        let score =
            |seat: usize| board.outcome.as_ref().and_then(|outcome| outcome.scores.iter().nth(seat).copied());
        html! {
            li.pair.pair--me.seat-1[is_mine] {
                span.pair__no { (board.number + 1) }
                span.pair__who {
                    @for (seat, number) in board.players.iter().enumerate() {
                        span { (self.link(*number)) @if let Some(score) = score(seat) { " " b { (score) } } }
                    }
                }
                @if let Some(id) = &board.match_id {
                    a.pair__state href={ "/m/" (id) } {
                        @if board.outcome.is_some() { (say!(words, "mine-over")) } @else { (say!(words, "table-running")) }
                    }
                }
            }
        }
    }
}

/// Points for people: `2`, `1½`, `0.67`.
fn points(points: u32) -> String {
    let (whole, rest) = (points / POINT, points % POINT);
    match rest {
        0 => whole.to_string(),
        rest if rest == POINT / 2 && whole == 0 => "½".to_owned(),
        rest if rest == POINT / 2 => format!("{whole}½"),
        _ => format!("{:.2}", f64::from(points) / f64::from(POINT)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_written_as_people_do() {
        assert_eq!([0, 60, 120, 180, 80, 200].map(points), ["0", "½", "1", "1½", "0.67", "1.67"]);
    }
}
