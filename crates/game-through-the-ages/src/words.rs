//! Words that several sentences share.

use engine::{Message, msg};

use crate::cards::Category;

/// A type of farms, mines, urban buildings or units, in the plural.
#[must_use]
pub fn category(category: Category) -> Message {
    match category {
        Category::Farm => msg!("category-farm"),
        Category::Mine => msg!("category-mine"),
        Category::Temple => msg!("category-temple"),
        Category::Lab => msg!("category-lab"),
        Category::Arena => msg!("category-arena"),
        Category::Library => msg!("category-library"),
        Category::Theater => msg!("category-theater"),
        Category::Infantry => msg!("category-infantry"),
        Category::Cavalry => msg!("category-cavalry"),
        Category::Artillery => msg!("category-artillery"),
        Category::AirForce => msg!("category-air-force"),
    }
}
