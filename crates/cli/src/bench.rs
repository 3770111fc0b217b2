//! `civitas bench`.

use anyhow::Result;
use catalog::{Bench, Kind, SearchBench};

use crate::{allocations, args, output};

pub fn run(args: &args::Bench) -> Result<()> {
    let games = match args.game {
        Some(game) => vec![game.0],
        None => catalog::games().to_vec(),
    };
    if args.search {
        let benches: Vec<SearchBench> = games.into_iter().flat_map(measure_search).collect();
        return if args.json { output::json(&benches) } else { print_search(&benches) };
    }
    let benches: Vec<Bench> = games.into_iter().flat_map(measure).collect();
    if args.json { output::json(&benches) } else { print(&benches) }
}

fn measure(game: &'static dyn Kind) -> impl Iterator<Item = Bench> {
    let info = game.info();
    (info.min_players..=info.max_players).map(|seats| game.bench(seats, allocations::count))
}

fn measure_search(game: &'static dyn Kind) -> impl Iterator<Item = SearchBench> {
    let info = game.info();
    (info.min_players..=info.max_players).map(|seats| game.bench_search(seats, allocations::count))
}

fn print_search(benches: &[SearchBench]) -> Result<()> {
    let head = [
        "game",
        "players",
        "simulations/s",
        "nodes/s",
        "allocations/simulation",
        "%: redeal",
        "clone",
        "apply",
        "legal_actions",
        "evaluation",
        "rest",
    ];
    let row = |bench: &SearchBench| {
        let shares = &bench.shares;
        let mut row = vec![bench.game.to_owned(), bench.players.to_string()];
        row.extend([bench.simulations_per_second, bench.nodes_per_second].map(|rate| format!("{rate:.0}")));
        row.push(format!("{:.3}", bench.allocations_per_simulation));
        let shares =
            [shares.redeal, shares.clone, shares.apply, shares.legal_actions, shares.evaluation, shares.rest];
        row.extend(shares.map(|share| format!("{:.0}", 100.0 * share)));
        row
    };
    output::table(&head, &benches.iter().map(row).collect::<Vec<_>>())
}

fn print(benches: &[Bench]) -> Result<()> {
    let head = [
        "game",
        "players",
        "playouts/s",
        "actions/s",
        "ns: legal_actions",
        "apply",
        "clone",
        "view",
        "imagine",
        "bytes",
        "allocations/action",
    ];
    let row = |bench: &Bench| {
        let ns = &bench.ns;
        let mut row = vec![bench.game.to_owned(), bench.players.to_string()];
        row.extend([bench.playouts_per_second, bench.actions_per_second].map(|rate| format!("{rate:.0}")));
        row.extend(
            [ns.legal_actions, ns.apply, ns.clone, ns.view, ns.imagine].map(|time| format!("{time:.0}")),
        );
        row.extend([bench.position_bytes.to_string(), format!("{:.4}", bench.allocations_per_action)]);
        row
    };
    output::table(&head, &benches.iter().map(row).collect::<Vec<_>>())
}
