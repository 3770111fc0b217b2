//! All cards, pieces and places, for the page on which they can be looked up.

use engine::{Arg, CardFacts, Message, Name, msg};

use super::labels::{self, brings, effect};
use super::words::{self, names};
use crate::cards::{
    CityCardFacts, Improvement, Marker, MarkerCategory, Milestone, Region, Technology, Text, UnitType,
    Wonder, Zone, tables,
};
use crate::map::Area;

/// All cards, pieces and places.
pub fn cards() -> Vec<CardFacts> {
    let mut found: Vec<CardFacts> = Technology::ALL.iter().map(|card| technology(*card)).collect();
    found.extend(Wonder::ALL.iter().map(|card| wonder(*card)));
    found.extend(Improvement::ALL.iter().map(|card| improvement(*card)));
    found.extend(Milestone::ALL.iter().map(|card| milestone(*card)));
    found.extend(UnitType::ALL.iter().map(|unit| self::unit(*unit)));
    found.extend(tables().city_cards.iter().map(city_card));
    found.extend(Marker::ALL.iter().map(|marker| self::marker(*marker)));
    found.extend(
        Region::ALL
            .iter()
            .map(|region| place(region.id(), Area::Land(*region), msg!("kind-region"), &region.facts().text)),
    );
    found.extend(
        Zone::ALL
            .iter()
            .map(|zone| place(zone.id(), Area::Sea(*zone), msg!("kind-zone"), &zone.facts().text)),
    );
    found
}

fn facts(id: &'static str, name: Name, kind: Message, text: Vec<Message>, from: &Text) -> CardFacts {
    let provenance = from.provenance.clone();
    let doubtful = doubt(&provenance);
    CardFacts { id, name, rule: rule_of(&kind), kind, text, count: 1, provenance, doubtful }
}

/// Where the rules say how cards of a kind are used.
fn rule_of(kind: &Message) -> &'static str {
    match kind.key {
        "kind-technology" => "EC-4.5",
        "kind-wonder" | "kind-milestone" => "EC-4.11",
        "kind-improvement" => "EC-22.1",
        "kind-unit" => "EC-2.6",
        "kind-city-card" => "EC-21.1",
        "kind-marker-resource" => "EC-3.4",
        "kind-marker-event" => "EC-3.6",
        "kind-marker-terrain" => "EC-3.14",
        "kind-marker-blank" => "EC-3.19",
        _ => "EC-2.1",
    }
}

/// What is not printed in a rulebook says so.
fn doubt(provenance: &str) -> Option<Message> {
    if provenance.contains("designed") {
        Some(msg!("doubtful-designed"))
    } else if provenance.starts_with("public") {
        Some(msg!("doubtful-public"))
    } else {
        None
    }
}

fn technology(card: Technology) -> CardFacts {
    let printed = card.facts();
    let mut text = vec![msg!("card-cost", cost = printed.cost, later = printed.cost_once_era_is_past)];
    if !printed.prerequisites.is_empty() {
        let needed = names(printed.prerequisites.iter().map(Technology::name));
        text.push(msg!("card-needs", needed));
    }
    if let Some(older) = printed.prerequisites_alt {
        text.push(msg!("card-needs-older", needed = names(older.iter().map(Technology::name))));
    }
    let brings = brings(card);
    if !brings.is_empty() {
        text.push(msg!("card-brings", brings));
    }
    if printed.dealt_at_start {
        text.push(msg!("card-dealt"));
    }
    let kind = msg!("kind-technology", era = printed.era.name());
    facts(card.id(), card.name(), kind, text, &printed.text)
}

fn wonder(card: Wonder) -> CardFacts {
    let printed = card.facts();
    let mut text = vec![msg!("card-effect", effect = effect(card))];
    if let Some(technology) = printed.granted_by {
        text.push(msg!("card-granted", technology = technology.name()));
    }
    if let Some(price) = printed.price {
        text.push(msg!("card-price", price));
    }
    if printed.expires_with_era {
        text.push(msg!("card-expires"));
    }
    let of = |milestone: &&Milestone| milestone.wonder() == card;
    if let Some(milestone) = Milestone::ALL.iter().find(of) {
        text.push(msg!("card-milestone", milestone = milestone.name()));
    }
    text.push(msg!("card-points", standard = printed.vp_standard, advanced = printed.vp_advanced));
    facts(card.id(), card.name(), msg!("kind-wonder", era = printed.era.name()), text, &printed.text)
}

fn improvement(card: Improvement) -> CardFacts {
    let printed = card.facts();
    let text = vec![
        msg!("card-effect", effect = labels::improvement(card)),
        msg!("card-price", price = printed.price),
        msg!("card-royalty", royalty = printed.royalty, technology = printed.enabled_by.name()),
    ];
    let kind = msg!("kind-improvement", era = printed.era.name());
    CardFacts {
        count: printed.copies_on_cards.max(1),
        ..facts(card.id(), card.name(), kind, text, &printed.text)
    }
}

fn milestone(card: Milestone) -> CardFacts {
    let text = vec![msg!("card-milestone-brings", wonder = card.wonder().name())];
    let kind = msg!("kind-milestone", era = card.facts().era.name());
    facts(card.id(), card.name(), kind, text, &card.facts().text)
}

fn unit(unit: UnitType) -> CardFacts {
    let printed = unit.facts();
    let mut text = Vec::new();
    if printed.extra_dice > 0 {
        text.push(msg!("card-air", dice = printed.extra_dice, steps = printed.movement));
    } else {
        let (first, second) = (printed.bonus_first_edition, printed.bonus_second_edition);
        text.push(msg!("card-unit", dice = printed.dice, first, second, steps = printed.movement));
    }
    text.push(msg!("card-price", price = printed.price));
    text.push(msg!("card-royalty", royalty = printed.royalty, technology = printed.enabled_by.name()));
    let kind = msg!("kind-unit", era = printed.era.name(), level = printed.level);
    facts(unit.id(), unit.name(), kind, text, &printed.text)
}

fn city_card(card: &'static CityCardFacts) -> CardFacts {
    let row = |values: [u16; 4]| Arg::from(values.map(Arg::from).to_vec());
    let mut text = vec![
        msg!("card-city-happy", values = row(card.happy_normal), productive = row(card.happy_productive)),
        msg!(
            "card-city-unhappy",
            values = row(card.unhappy_normal),
            productive = row(card.unhappy_productive)
        ),
    ];
    if card.always_happy {
        text.push(msg!("card-always-happy"));
    }
    let found = facts(&card.id, Name(&card.id), msg!("kind-city-card"), text, &card.text);
    let doubtful = found.doubtful.or_else(|| doubt(&card.provenance_count).map(|_| msg!("doubtful-count")));
    CardFacts { count: card.count, doubtful, ..found }
}

fn marker(marker: Marker) -> CardFacts {
    let printed = marker.facts();
    let kind = Message::new(match printed.category {
        MarkerCategory::Resource => "kind-marker-resource",
        MarkerCategory::Event => "kind-marker-event",
        MarkerCategory::Terrain => "kind-marker-terrain",
        MarkerCategory::Blank => "kind-marker-blank",
    });
    let text = vec![Message::new(match marker {
        Marker::FreeTechnology => "marker-free-technology",
        Marker::Treasure => "marker-treasure",
        Marker::MinorCivilization => "marker-minor-civilization",
        Marker::Plague => "marker-plague",
        Marker::Desert => "marker-desert",
        Marker::Mountains => "marker-mountains",
        Marker::JungleForest => "marker-jungle",
        Marker::Fertile => "marker-fertile",
        Marker::NoEvent => "marker-no-event",
        _ => "marker-resource",
    })];
    let found = facts(marker.id(), marker.name(), kind, text, &printed.text);
    let doubtful =
        found.doubtful.or_else(|| doubt(&printed.provenance_count).map(|_| msg!("doubtful-count")));
    CardFacts { count: printed.count, doubtful, ..found }
}

fn place(id: &'static str, area: Area, kind: Message, text: &Text) -> CardFacts {
    let borders = words::names(area.neighbors().map(Area::name));
    facts(id, area.name(), kind, vec![msg!("card-borders", borders)], text)
}
