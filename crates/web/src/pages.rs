//! The pages, one module each with its own `router()`.

pub mod about;
pub mod account;
pub mod asking;
pub mod assets;
pub mod bots;
pub mod cards;
pub mod file;
pub mod finished;
pub mod forgotten;
pub mod game;
pub mod home;
pub mod host;
pub mod install;
pub mod invite;
pub mod join;
pub mod learn;
pub mod lists;
pub mod lobby;
pub mod mine;
pub mod new_table;
pub mod notices;
pub mod own_data;
#[cfg_attr(not(feature = "passkeys"), path = "pages/passkeys/none.rs")]
pub mod passkeys;
pub mod player;
pub mod quick;
pub mod ratings;
pub mod rules;
pub mod settings;
pub mod table;
pub mod tournaments;
pub mod vacation;

use axum::Router;

use crate::AppState;

pub fn router() -> Router<AppState> {
    Router::new()
        .merge(home::router())
        .merge(quick::router())
        .merge(lists::router())
        .merge(lobby::router())
        .merge(invite::router())
        .merge(asking::router())
        .merge(mine::router())
        .merge(new_table::router())
        .merge(join::router())
        .merge(table::router())
        .merge(game::router())
        .merge(file::router())
        .merge(finished::router())
        .merge(learn::router())
        .merge(player::router())
        .merge(ratings::router())
        .merge(rules::router())
        .merge(cards::router())
        .merge(about::router())
        .merge(bots::router())
        .merge(account::router())
        .merge(forgotten::router())
        .merge(passkeys::router())
        .merge(own_data::router())
        .merge(host::router())
        .merge(tournaments::router())
        .merge(settings::router())
        .merge(notices::router())
        .merge(vacation::router())
        .merge(install::router())
        .merge(assets::router())
}
