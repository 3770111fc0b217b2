//! Where `apply` tells what happened.

/// Takes down events.
pub trait Log<E> {
    /// Takes down one event.
    fn tell(&mut self, event: E);
}

/// Keeps nothing.
impl<E> Log<E> for () {
    #[inline]
    fn tell(&mut self, _event: E) {}
}

/// Keeps everything, in order.
impl<E> Log<E> for Vec<E> {
    fn tell(&mut self, event: E) {
        self.push(event);
    }
}
