//! Where legal actions are taken down.

/// Takes down what is legal: a list, or only what the asker wants to know of it.
///
/// A question that is answered in one place yields its answers to this, so that listing them and
/// finding out whether there is a choice at all come from the same function.
pub trait Offers<A> {
    /// One more legal action.
    fn offer(&mut self, action: A);

    /// Whether the asker knows enough: further actions change nothing, and need not be looked for.
    #[inline]
    fn is_enough(&self) -> bool {
        false
    }

    /// These actions, as far as the asker wants to know them.
    #[inline]
    fn offer_all(&mut self, actions: impl IntoIterator<Item = A>) {
        for action in actions {
            if self.is_enough() {
                return;
            }
            self.offer(action);
        }
    }
}

impl<A> Offers<A> for Vec<A> {
    #[inline]
    fn offer(&mut self, action: A) {
        self.push(action);
    }

    #[inline]
    fn offer_all(&mut self, actions: impl IntoIterator<Item = A>) {
        self.extend(actions);
    }
}

/// Keeps the first action and whether there was a second one.
#[derive(Clone, Copy, Debug)]
pub struct Single<A> {
    first: Option<A>,
    further: bool,
}

impl<A> Default for Single<A> {
    fn default() -> Self {
        Self { first: None, further: false }
    }
}

impl<A> Single<A> {
    /// The action, if it was the only one.
    #[must_use]
    pub fn only(self) -> Option<A> {
        self.first.filter(|_| !self.further)
    }

    /// Whether nothing was offered.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.first.is_none()
    }
}

impl<A> Offers<A> for Single<A> {
    #[inline]
    fn offer(&mut self, action: A) {
        self.further |= self.first.is_some();
        self.first.get_or_insert(action);
    }

    #[inline]
    fn is_enough(&self) -> bool {
        self.further
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_single_offer_is_the_only_one() {
        let after = |offers: &[u8]| {
            let mut single = Single::default();
            offers.iter().for_each(|offer| single.offer(*offer));
            (single.is_empty(), single.only())
        };
        assert_eq!(after(&[]), (true, None));
        assert_eq!(after(&[7]), (false, Some(7)));
        assert_eq!(after(&[7, 8]), (false, None));
    }

    #[test]
    fn what_is_not_wanted_is_not_looked_for() {
        let (mut single, mut list) = (Single::default(), Vec::new());
        single.offer_all((1..).inspect(|offer| assert!(*offer < 4)));
        list.offer_all(1..4);
        assert_eq!((single.only(), list), (None, vec![1, 2, 3]));
    }
}
