//! What the player says beforehand: the way to say it, and what they have said.

use axum::Form;
use axum::extract::{Path, State};
use axum::response::Redirect;
use engine::Seat;
use look::part::{hidden_fields, icon, seat_badge};
use look::{Markup, html};
use serde::Deserialize;
use store::{MatchId, OrderKind, Phase};

use super::Scene;
use crate::table::{self, ahead, has_others};
use crate::throttle::Deed;
use crate::visitor::Visitor;
use crate::words::Words;
use crate::{AppState, Error, say};

const KINDS: [(&str, OrderKind); 2] = [("declines", OrderKind::Declines), ("ends", OrderKind::Ends)];

/// The buttons to say it; nothing where there is nobody to wait for, or the game has no such answers.
#[must_use]
pub fn giving(scene: &Scene<'_>) -> Option<Markup> {
    let seat = scene.seat().filter(|_| scene.past.is_none() && scene.table.row.phase == Phase::Running)?;
    let known = |kind: &OrderKind| scene.table.kind.ahead().contains(&ahead(*kind));
    let kinds: Vec<_> = KINDS.into_iter().filter(|(_, kind)| known(kind)).collect();
    if kinds.is_empty() || scene.order.is_some() || !has_others(&scene.table, seat) {
        return None;
    }
    let words = scene.words();
    Some(html! {
        details.order {
            summary.drop__item { b { (say!(words, "order-title")) } span.faint { (say!(words, "order-note")) } }
            div.stack {
                @for (value, kind) in kinds { (button(scene, seat, value, &order_name(kind, words))) }
            }
        }
    })
}

/// What the player has said, and the way to withdraw it.
#[must_use]
pub fn given(scene: &Scene<'_>) -> Option<Markup> {
    let words = scene.words();
    let seat = scene.seat().filter(|_| scene.past.is_none())?;
    let kind = scene.order?;
    let text = match kind {
        OrderKind::Declines => say!(words, "order-declines-given"),
        OrderKind::Ends => say!(words, "order-ends-given"),
    };
    Some(html! {
        div.toast.toast--ask id="order" {
            (seat_badge(seat))
            span { (text) }
            (button(scene, seat, "none", &say!(words, "order-withdraw")))
        }
    })
}

fn button(scene: &Scene<'_>, seat: Seat, value: &str, text: &str) -> Markup {
    html! {
        form method="post" action={ (scene.public_address()) "/seat/" (seat) "/order" } {
            (hidden_fields(&[("order", value)]))
            button.btn type="submit" { (icon("i-clock")) (text) }
        }
    }
}

fn order_name(kind: OrderKind, words: Words) -> String {
    match kind {
        OrderKind::Declines => say!(words, "order-declines"),
        OrderKind::Ends => say!(words, "order-ends"),
    }
}

#[derive(Debug, Deserialize)]
pub struct OrderForm {
    order: String,
}

/// Says something beforehand, or withdraws it.
pub async fn give(
    State(state): State<AppState>,
    visitor: Visitor,
    Path((id, seat)): Path<(MatchId, Seat)>,
    Form(form): Form<OrderForm>,
) -> Result<Redirect, Error> {
    let user = visitor.known()?;
    visitor.may(&state, Deed::Seat).await?;
    let kind = KINDS.into_iter().find(|(value, _)| *value == form.order).map(|(_, kind)| kind);
    if kind.is_none() && form.order != "none" {
        return Err(Error::Malformed("order".to_owned()));
    }
    table::give_order(&state, &id, seat, &user.id, kind).await?;
    Ok(Redirect::to(&format!("/m/{id}")))
}
