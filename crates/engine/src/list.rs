//! A short list without heap.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::{Deref, DerefMut};

use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Up to `N` values in place: a position made of these is copied by one `memcpy`.
///
/// Unlike `ArrayVec` it is `Copy`, for which it asks of its values to be `Copy` too.
#[derive(Clone, Copy)]
pub struct List<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    /// An empty list.
    #[must_use]
    pub fn new() -> Self {
        const { assert!(N <= u8::MAX as usize) }
        Self { items: [T::default(); N], len: 0 }
    }

    /// A list of `len` equal values.
    ///
    /// # Panics
    /// If `len` is more than the list can hold.
    #[must_use]
    pub fn filled(value: T, len: usize) -> Self {
        let mut list = Self::new();
        (0..len).for_each(|_| list.push(value));
        list
    }

    /// Adds a value at the end.
    ///
    /// # Panics
    /// If the list is full.
    #[inline]
    pub fn push(&mut self, value: T) {
        self.items[usize::from(self.len)] = value;
        self.len += 1;
    }

    /// Takes the last value.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        // What is no longer in the list is blank, so that equal lists are equal bytes.
        Some(std::mem::take(&mut self.items[usize::from(self.len)]))
    }

    /// Takes the value at `index`; those behind it move up.
    ///
    /// # Panics
    /// If there is none.
    #[inline]
    pub fn remove(&mut self, index: usize) -> T {
        let value = self[index];
        self.items.copy_within(index + 1..usize::from(self.len), index);
        self.pop();
        value
    }

    /// Adds a value before `index`.
    ///
    /// # Panics
    /// If the list is full or shorter than `index`.
    pub fn insert(&mut self, index: usize, value: T) {
        self.push(value);
        let len = self.len();
        self[index..len].rotate_right(1);
    }

    /// Takes out everything.
    pub fn clear(&mut self) {
        *self = Self::new();
    }

    /// Keeps only the values for which `keep` holds, in their order.
    pub fn retain(&mut self, keep: impl Fn(&T) -> bool) {
        *self = self.iter().copied().filter(keep).collect();
    }

    /// Whether no further value fits.
    #[must_use]
    pub fn is_full(&self) -> bool {
        usize::from(self.len) == N
    }
}

impl<T: Copy + Default + PartialEq, const N: usize> List<T, N> {
    /// Takes out the first value equal to `value`; `false` if there is none.
    pub fn take(&mut self, value: T) -> bool {
        let place = self.iter().position(|held| *held == value);
        place.map(|index| self.remove(index)).is_some()
    }
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];
    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<T, const N: usize> DerefMut for List<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }
}

impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for List<T, N> {}

impl<T: Hash, const N: usize> Hash for List<T, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// Collects what fits.
///
/// # Panics
/// If there are more values than the list can hold.
impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> Self {
        let mut list = Self::new();
        values.into_iter().for_each(|value| list.push(value));
        list
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a List<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a mut List<T, N> {
    type Item = &'a mut T;
    type IntoIter = std::slice::IterMut<'a, T>;
    fn into_iter(self) -> Self::IntoIter {
        self.iter_mut()
    }
}

impl<T: Serialize, const N: usize> Serialize for List<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for List<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Values<T, const N: usize>(List<T, N>);
        impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Visitor<'de> for Values<T, N> {
            type Value = List<T, N>;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "a list of at most {N} values")
            }
            fn visit_seq<A: SeqAccess<'de>>(mut self, mut seq: A) -> Result<Self::Value, A::Error> {
                while let Some(value) = seq.next_element()? {
                    if self.0.is_full() {
                        return Err(A::Error::invalid_length(N + 1, &self));
                    }
                    self.0.push(value);
                }
                Ok(self.0)
            }
        }
        deserializer.deserialize_seq(Values(Self::new()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_keeps_its_order() {
        let mut list: List<u8, 5> = [4, 5, 6, 7].into_iter().collect();
        assert_eq!(list.remove(1), 5);
        list.insert(0, 9);
        assert_eq!(*list, [9, 4, 6, 7]);
        assert!(list.take(6) && !list.take(6));
        list.retain(|value| *value != 4);
        assert_eq!(*list, [9, 7]);
        assert_eq!((list.pop(), list.pop(), list.pop()), (Some(7), Some(9), None));
    }

    #[test]
    fn a_list_too_long_is_refused() {
        assert_eq!(*serde_json::from_str::<List<u8, 2>>("[1,2]").unwrap(), [1, 2]);
        assert!(serde_json::from_str::<List<u8, 2>>("[1,2,3]").is_err());
    }
}
