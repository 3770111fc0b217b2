//! One drawing for all who see the same: spectators of one language and theme, who like sounds and keys alike.
//!
//! When something changes, the first of them who notices draws the page, and the others take it. What has changed since
//! the page before is worked out once as well, so that one more spectator costs little more than the bytes they are sent.

use std::sync::Arc;

use look::parts::cut;
use store::Holder;

use super::{Pairs, Place, Scene, board};
use crate::AppState;
use crate::live::{Drawing, Looking};
use crate::table::given_up;
use crate::visitor::Visitor;

/// The wishes that a page may carry which is drawn for several. A request with any other wish gets a page of its own, which
/// nobody keeps: what can be written into an address has no end.
const WISHES: [(&str, &str); 2] = [("final", "no"), ("form", "text")];

/// The newest drawing that a visitor shares with others; none if their page is their own.
pub async fn look(
    state: &AppState,
    visitor: &Visitor,
    place: &Place,
    query: &Pairs,
    looking: &Looking,
) -> Option<Arc<Drawing>> {
    if place.seat.is_some() {
        return None;
    }
    let query = &known(query)?;
    // The frame of the page says whether there is a sound, and whether single keys press things.
    let (sound, keys) = (visitor.prefs.sound, visitor.prefs.keys);
    let key = format!("{:?} {:?} {sound} {keys:?} {query:?}", visitor.words.0, visitor.theme);
    let slot = state.hub.shared(&place.id, &key)?;
    let mut slot = slot.lock().await;
    let count = looking.count();
    if slot.as_ref().is_none_or(|drawing| drawing.count < count) {
        *slot = draw(state, visitor, place, query, (count, slot.take())).await.map(Arc::new);
    }
    let user = visitor.user.as_ref().map(|user| &user.id);
    slot.clone().filter(|drawing| drawing.is_for(user))
}

/// A query without repetition and always in the same order, if it holds nothing but known wishes.
fn known(query: &Pairs) -> Option<Pairs> {
    let is_known = |(key, value): &(String, String)| WISHES.contains(&(key.as_str(), value.as_str()));
    let mut wishes = query.iter().all(is_known).then(|| query.clone())?;
    wishes.sort();
    wishes.dedup();
    Some(wishes)
}

/// The page as somebody sees it who has no name and no seat.
async fn draw(
    state: &AppState,
    visitor: &Visitor,
    place: &Place,
    query: &Pairs,
    (count, before): (u64, Option<Arc<Drawing>>),
) -> Option<Drawing> {
    let anybody = visitor.anonymous();
    let scene = Scene::sketch(state, &anybody, place, query.clone()).await.ok()?;
    let revision = scene.revision();
    if let Some(before) = before.as_deref().filter(|before| before.revision == revision) {
        return Some(Drawing { count, ..before.clone() });
    }
    let scene = scene.filled(state).await.ok()?;
    let page = board::page(&scene).0;
    let has = before.as_ref().map(|before| Arc::clone(&before.marks)).unwrap_or_default();
    let (rest, marks) = cut(&page, &has);
    let row = &scene.table.row;
    let seated = row.places.iter().filter_map(|place| match &place.holder {
        Holder::Human(user) => Some(user.clone()),
        _ => None,
    });
    // Whoever was given up is shown the way back.
    let given_up = given_up(state, &scene.table).await.ok()?.into_iter().filter_map(|line| line.user);
    Some(Drawing {
        count,
        revision,
        page: page.into(),
        marks: Arc::new(marks),
        step: before.map(|before| (before.revision, rest.into())),
        insiders: seated.chain(row.host.clone()).chain(given_up).collect(),
        is_nameless: board::is_drawn(&scene),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_few_pages_that_several_share() {
        let pairs = |text: &str| -> Pairs {
            let pairs = text.split('&').filter_map(|pair| pair.split_once('='));
            pairs.map(|(key, value)| (key.to_owned(), value.to_owned())).collect()
        };
        assert_eq!(known(&Pairs::new()), Some(Pairs::new()));
        assert_eq!(known(&pairs("form=text&final=no&form=text")), Some(pairs("final=no&form=text")));
        for other in ["x=1", "form=text&x=2", "form=x", "hint=1"] {
            assert_eq!(known(&pairs(other)), None, "{other}");
        }
    }
}
