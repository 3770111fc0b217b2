#!/usr/bin/env python3
"""Draws the world of Sid Meier's Civilization: The Boardgame from the map data of the game.

    python3 art/world.py ../game-eagle-civ/data .

reads map_polygons.toml, map_land.toml and map_sea.toml, and writes
  assets/eagle-civ.svg   the icons of art/icons.svg, the ground, and the outline of every area as a symbol
  src/world/places.rs    per area: where its pieces stand, where its name stands, how far it reaches

Nothing is random: every wobble comes from a hash of the coordinates of the two points it lies between.
Steps: 1 warp  2 arcs  3 roughen and smooth each arc ONCE  4 stitch the areas from the arcs (so shared borders stay
shared)  5 anchors  6 relief  7 svg.
"""
import json, math, sys, tomllib
from collections import defaultdict

REF, OUT = sys.argv[1], sys.argv[2]
load = lambda n: tomllib.load(open(f'{REF}/{n}', 'rb'))
POLY = load('map_polygons.toml')['polygon']
LAND = {r['id']: r for r in load('map_land.toml')['region']}
SEA = {r['id']: r for r in load('map_sea.toml')['sea_zone']}

# ---------------------------------------------------------------- 1 warp
# The data are 1000 x 780. Crowded parts are enlarged by smooth bumps (centre, reach, gain), the empty far south is
# pressed together, then everything is scaled to 1250 x 800. Bumps fade out before the joined edge, so left and right
# still match point by point.
W, H = 1250, 800
BUMPS = [  # cx, cy, sigma x, sigma y, gain
    (516, 172, 84, 62, .98),    # Europe and the Mediterranean
    (598, 262, 52, 52, .30),    # Near East, Red Sea
    (775, 285, 56, 58, .48),    # China, Indochina
    (684, 272, 40, 44, .40),    # India
    (226, 312, 60, 46, .70),    # Central America
    (190, 236, 50, 44, .26),    # the west of North America
    (862, 205, 34, 44, .45),    # Japan
    (800, 402, 60, 40, .30),    # East Indies
    (290, 590, 40, 60, .30),    # the south of America
    (600, 520, 36, 40, .30),    # Madagascar
    (578, 388, 40, 40, .36),    # East Africa
]
def smooth(a, b, t):
    t = min(1, max(0, (t - a) / (b - a)))
    return t * t * (3 - 2 * t)
def south(y):            # monotone: slope 1 down to 640, then .45
    k = 640
    if y <= k - 40: return y
    s = 0; n = 40
    for i in range(n):   # integrate the slope
        t = (k - 40) + (y - (k - 40)) * (i + .5) / n
        s += (1 - .56 * smooth(k - 40, k + 30, t)) * (y - (k - 40)) / n
    return k - 40 + s
def north(y):            # the far north a little flatter
    return y
SOUTH_END = south(780)
def warp(x, y):
    w = smooth(0, 60, x) * smooth(0, 60, 1000 - x)
    dx = dy = 0
    for cx, cy, sx, sy, a in BUMPS:
        g = a * math.exp(-((x - cx) / sx) ** 2 / 2 - ((y - cy) / sy) ** 2 / 2)
        dx += (x - cx) * g; dy += (y - cy) * g
    vy = smooth(0, 50, y) * smooth(0, 60, 780 - y)
    X = (x + dx * w) / 1000 * W
    Y = south(min(780, max(0, y + dy * w * vy))) / SOUTH_END * H
    return (X, Y)

# ---------------------------------------------------------------- 2 arcs
kind = {p['area']: p['kind'] for p in POLY}
edges = defaultdict(set)
nbr = defaultdict(set)
for p in POLY:
    for ring in p['rings']:
        pts = list(zip(ring[::2], ring[1::2]))
        for a, b in zip(pts, pts[1:] + pts[:1]):
            if a != b:
                edges[frozenset((a, b))].add(p['area'])
                nbr[a].add(b); nbr[b].add(a)
owners = {e: frozenset(v) for e, v in edges.items()}
def is_node(v):
    n = nbr[v]
    return len(n) != 2 or len({owners[frozenset((v, u))] for u in n}) > 1
arcs = []                # (points, owners)
edge_arc = {}            # (a,b) -> (arc index, forward?, position)
done = set()
def walk(a, b):
    pts = [a, b]; own = owners[frozenset((a, b))]
    done.add(frozenset((a, b)))
    while not is_node(pts[-1]) and pts[-1] != a:
        nxt = [u for u in nbr[pts[-1]] if u != pts[-2]][0]
        done.add(frozenset((pts[-1], nxt))); pts.append(nxt)
    i = len(arcs); arcs.append((pts, own))
    for k, (p, q) in enumerate(zip(pts, pts[1:])):
        edge_arc[(p, q)] = (i, True, k); edge_arc[(q, p)] = (i, False, k)
for v in sorted(nbr):
    if is_node(v):
        for u in sorted(nbr[v]):
            if frozenset((v, u)) not in done: walk(v, u)
for e in sorted(map(sorted, owners)):
    if frozenset(map(tuple, e)) not in done: walk(tuple(e[0]), tuple(e[1]))

# ---------------------------------------------------------------- 3 roughen and smooth
def noise(a, b, salt):   # -1 .. 1, the same for a-b and b-a up to the sign of the normal
    h = 2166136261
    for v in (*a, *b, salt):
        h = ((h ^ (int(round(v * 8)) & 0xffffffff)) * 16777619) & 0xffffffff
    h ^= h >> 13; h = (h * 0x5bd1e995) & 0xffffffff; h ^= h >> 15
    return (h & 0xffff) / 32767.5 - 1
def on_frame(a, b):
    return (a[0] == b[0] and a[0] in (0, 1000)) or (a[1] == b[1] and a[1] in (0, 780))
def roughen(pts, amp, shortest):
    """midpoint displacement: longer edges get bays and capes; short ones stay"""
    for level in range(3):
        out = [pts[0]]
        for a, b in zip(pts, pts[1:]):
            L = math.dist(a, b)
            if L > shortest:
                n = noise(min(a, b), max(a, b), level) * amp * L
                s = 1 if a < b else -1
                mx, my = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
                out.append((mx - (b[1] - a[1]) / L * n * s, my + (b[0] - a[0]) / L * n * s))
            out.append(b)
        pts = out
    return pts
def chaikin(pts, closed, n=2):
    for _ in range(n):
        out = [] if closed else [pts[0]]
        seq = list(zip(pts, pts[1:]))
        for k, (a, b) in enumerate(seq):
            q = (a[0] * .75 + b[0] * .25, a[1] * .75 + b[1] * .25)
            r = (a[0] * .25 + b[0] * .75, a[1] * .25 + b[1] * .75)
            if closed or k > 0: out.append(q)
            if closed or k < len(seq) - 1: out.append(r)
        if closed: out.append(out[0])
        else: out.append(pts[-1])
        pts = out
    return pts
def thin(pts, d):
    out = [pts[0]]
    for p in pts[1:-1]:
        if math.dist(p, out[-1]) >= d: out.append(p)
    return out + [pts[-1]]
drawn = []
for pts, own in arcs:
    closed = pts[0] == pts[-1]
    frame = any(on_frame(a, b) for a, b in zip(pts, pts[1:]))
    kinds = sorted(kind[o] for o in own)
    q = [warp(*p) for p in pts]
    if frame: drawn.append(q); continue
    if 'land' in kinds and ('sea' in kinds or 'lake' in kinds): amp, short = .16, 7     # coast
    elif kinds == ['land', 'land']: amp, short = .13, 10                                # border
    else: amp, short = .05, 24                                                          # sea border, ice
    if closed and len(q) < 6: amp = .06
    q = chaikin(roughen(q, amp, short), closed, 2)
    drawn.append(thin(q, 1.7))

# ---------------------------------------------------------------- 4 stitch
def stitch(ring):
    pts = list(zip(ring[::2], ring[1::2]))
    pts = [p for k, p in enumerate(pts) if p != pts[k - 1]]
    seq = [edge_arc[(a, b)] for a, b in zip(pts, pts[1:] + pts[:1])]
    out, n = [], len(seq)
    starts = [k for k in range(n) if seq[k][0] != seq[k - 1][0]
              or (seq[k][1] and seq[k][2] == 0) or (not seq[k][1] and seq[k][2] == len(arcs[seq[k][0]][0]) - 2)]
    if not starts: starts = [0]
    for s in starts:
        i, fwd, _ = seq[s]
        a = drawn[i] if fwd else drawn[i][::-1]
        out += a[:-1]
    return out
areas = {}
for p in POLY:
    rings = [stitch(r) for r in p['rings']]
    areas[p['area']] = dict(kind=p['kind'], rings=rings)
fmt = lambda v: f'{v:.1f}'.rstrip('0').rstrip('.')
def line(pts):           # relative steps in tenths of a unit, taken from the rounded absolute points: no drift
    p = [(round(x * 10), round(y * 10)) for x, y in pts]
    out = f'M{fmt(p[0][0] / 10)} {fmt(p[0][1] / 10)}l'
    for (a, b), (c, d) in zip(p, p[1:]):
        if (a, b) == (c, d): continue
        u, v = fmt((c - a) / 10), fmt((d - b) / 10)
        u = u.replace('0.', '.', 1) if u.startswith(('0.', '-0.')) else u
        v = v.replace('0.', '.', 1) if v.startswith(('0.', '-0.')) else v
        out += ('' if out[-1] == 'l' or u.startswith('-') else ' ') + u + ('' if v.startswith('-') else ' ') + v
    return out
def path(rings):
    return ''.join(line(r) + 'z' for r in rings)

# ---------------------------------------------------------------- 5 anchors
def inside(rings, x, y):
    c = False
    for r in rings:
        for (x1, y1), (x2, y2) in zip(r, r[1:] + r[:1]):
            if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1: c = not c
    return c
def edge_dist(rings, x, y):
    best = 1e9
    for r in rings:
        for (x1, y1), (x2, y2) in zip(r, r[1:] + r[:1]):
            dx, dy = x2 - x1, y2 - y1
            L = dx * dx + dy * dy
            t = 0 if L == 0 else min(1, max(0, ((x - x1) * dx + (y - y1) * dy) / L))
            best = min(best, (x - x1 - t * dx) ** 2 + (y - y1 - t * dy) ** 2)
    return math.sqrt(best)
anchors = {}
for a, r in list(LAND.items()) + list(SEA.items()):
    cx, cy = warp(r['x'], r['y'])
    rings = areas[a]['rings']
    best = (0, cx, cy)
    for step, reach in ((8, 40), (2, 8)):
        bx, by = best[1], best[2]
        for i in range(-reach, reach + 1, step):
            for j in range(-reach, reach + 1, step):
                x, y = bx + i, by + j
                if not (6 < x < W - 6 and 6 < y < H - 6) or not inside(rings, x, y): continue
                dist = edge_dist(rings, x, y) - .06 * math.dist((x, y), (cx, cy))
                if dist > best[0]: best = (dist, x, y)
    anchors[a] = (round(best[1], 1), round(best[2], 1), round(best[0], 1))

coast, border, seaborder, ice = [], [], [], []
for (pts, own), q in zip(arcs, drawn):
    kinds = sorted(kind[o] for o in own)
    if any(on_frame(a, b) for a, b in zip(pts, pts[1:])) or len(own) < 2: continue
    if 'land' in kinds and kinds != ['land', 'land']: (coast if 'ice' not in kinds else coast).append(q)
    elif kinds == ['land', 'land']: border.append(q)
    elif kinds == ['sea', 'sea']: seaborder.append(q)
    else: ice.append(q)

HAND = {  # set by eye, in board units: c = where pieces stand, n = name, r = its turn, t = its lines
    'mexica': {"c": [178, 322]},
    'mississippi': {"c": [284, 272]},
    'dakota': {"c": [238, 206]},
    'appalachia': {"c": [324, 212]},
    'mojave': {"c": [176, 240]},
    'gulf_of_mexico': {"c": [274, 320], "n": [262, 347]},
    'californian_sea': {"n": [108, 338]},
    'caribbean_sea': {"n": [400, 396]},
    'italia': {"c": [616, 234]},
    'gallia': {"c": [566, 192]},
    'germania': {"c": [630, 152]},
    'iberia': {"c": [528, 262]},
    'hellas': {"c": [680, 222]},
    'yangtze': {"c": [1014, 300]},
    'yunnan': {"c": [952, 304]},
    'indus': {"c": [852, 326]},
    'deccan': {"c": [878, 378]},
    'persia': {"c": [806, 264]},
    'eritrea': {"c": [744, 420]},
    'tanganika': {"c": [714, 476]},
    'anatolia': {"c": [738, 258]},
    'red_sea': {"r": 56, "n": [716, 372]},
    'siberian_sea': {"n": [764, 16]},
    'sea_of_biscay': {"c": [474, 236], "n": [462, 270]},
    'north_sea': {"n": [566, 100]},
    'west_mediterranean': {"n": [586, 278], "t": "Western|Mediterranean"},
    'east_mediterranean': {"n": [660, 306], "t": "Eastern|Mediterranean"},
    'euphrates': {"c": [768, 332]},
    'himalaya': {"c": [884, 262]},
    'scandia': {"c": [640, 70]},
    'humboldt_sea': {"n": [256, 600]},
    'palmer': {"c": [362, 786], "n": [410, 790]},
    'sea_of_japan': {"n": [1112, 132]},
    'nile': {"c": [692, 352]},
    'nubia': {"c": [674, 402]},
}

# ---------------------------------------------------------------- 6 relief: printed scenery, no rule hangs on it
CHAINS = [  # mountain ranges as lines over the source map: glyph, spacing, points
    ('peak', 15, [(100, 92), (118, 118), (132, 150), (146, 182), (156, 212), (166, 236)]), ('peak', 15, [(168, 250), (182, 272), (196, 296)]),
    ('hill', 14, [(228, 222), (244, 204), (262, 184)]), ('peak', 14, [(266, 372), (262, 404), (262, 436), (272, 470), (282, 500), (280, 540), (282, 580), (278, 616)]),
    ('hill', 14, [(332, 450), (344, 490)]), ('peak', 12, [(487, 173), (494, 166), (503, 164), (511, 165)]), ('hill', 11, [(456, 196), (467, 199)]),
    ('hill', 12, [(448, 212), (466, 216)]), ('peak', 14, [(528, 92), (536, 74), (548, 56)]), ('peak', 14, [(622, 66), (626, 92), (628, 122), (630, 140)]),
    ('peak', 12, [(586, 190), (606, 196)]), ('peak', 13, [(612, 228), (626, 250), (644, 268)]), ('peak', 13, [(456, 246), (474, 238), (494, 236)]),
    ('hill', 14, [(504, 296), (514, 306)]), ('peak', 13, [(570, 342), (582, 358), (590, 376)]), ('hill', 14, [(560, 424), (572, 440), (566, 470)]),
    ('peak', 13, [(552, 556), (562, 536), (570, 514)]), ('hill', 13, [(600, 506), (604, 536)]), ('peak', 12, [(674, 222), (692, 228), (708, 238), (728, 250), (746, 254)]),
    ('peak', 13, [(684, 200), (704, 192), (724, 190)]), ('peak', 14, [(736, 150), (756, 138), (776, 134)]), ('peak', 15, [(798, 116), (826, 108), (854, 100), (880, 84)]),
    ('hill', 14, [(688, 284), (700, 304), (704, 322)]), ('hill', 12, [(766, 290), (772, 312)]), ('peak', 12, [(850, 236), (862, 222), (866, 200)]),
    ('peak', 13, [(892, 520), (898, 548), (886, 576)]), ('hill', 13, [(806, 520), (820, 530)]), ('peak', 12, [(956, 616), (968, 600)]), ('hill', 11, [(776, 414), (794, 400)]),
    ('hill', 12, [(858, 436), (878, 444)]), ('peak', 13, [(176, 96), (170, 76)]), ('peak', 15, [(40, 70), (62, 62)]), ('peak', 14, [(330, 60), (344, 40)]), ('peak', 14, [(384, 44), (392, 24)]),
    ('hill', 11, [(450, 118), (456, 132)]), ('hill', 11, [(520, 186), (532, 176)]), ('peak', 12, [(224, 322), (236, 342)]),
]
SCATTER = {  # region: glyph, spacing, tries
    **{r: ('wood', 17) for r in 'athabasca hudson labrador siberia kamchatka muscovy manchuria scandia germania appalachia sarmatia gallia'.split()},
    **{r: ('palm', 17) for r in 'amazonia orinoco funa java papua luzon mekong nigeria maya caribe bahia madagascar tanganika yunnan'.split()},
    **{r: ('dune', 16) for r in 'sahara arabia gobi tanami kalahari mojave nile persia atlas euphrates'.split()},
    **{r: ('grass', 16) for r in 'dakota steppe pampas gran_chaco nubia zambezi eritrea mississippi huang_he deccan indus anatolia patagonia himalaya yangtze hellas iberia italia tasmania atlantia inca mexica britannia nippon'.split()},
    **{r: ('snow', 20) for r in 'thule yukon palmer'.split()},
}
relief = []
def free(x, y, r, region=None):
    if any((x - gx) ** 2 + ((y - gy) * 1.25) ** 2 < (r) ** 2 for _, gx, gy in relief): return False
    for a in ([region] if region else anchors):
        ax, ay = HAND.get(a, {}).get('c', anchors[a][:2])
        if abs(x - ax) < 27 and -20 < y - ay < 22: return False
    return True
for glyph, step, pts in CHAINS:
    q = [warp(*p) for p in pts]
    total = sum(math.dist(a, b) for a, b in zip(q, q[1:]))
    n = max(1, round(total / step))
    for k in range(n + 1):
        t = total * k / n
        for a, b in zip(q, q[1:]):
            L = math.dist(a, b)
            if t <= L + 1e-6: break
            t -= L
        x = a[0] + (b[0] - a[0]) * t / L + noise(a, b, k) * 3
        y = a[1] + (b[1] - a[1]) * t / L + noise(a, b, k + 50) * 3
        if free(x, y, step * .8): relief.append((glyph + str(1 + k % 2), x, y))
for region, (glyph, step) in SCATTER.items():
    rings = areas[region]['rings']
    xs = [x for r in rings for x, _ in r]; ys = [y for r in rings for _, y in r]
    i = 0
    for gy in range(int(min(ys)), int(max(ys)) + 1, int(step * .8)):
        for gx in range(int(min(xs)), int(max(xs)) + 1, step):
            i += 1
            n1, n2, n3 = noise((gx, gy), (i, 1), 3), noise((gx, gy), (i, 2), 5), noise((gx, gy), (i, 3), 7)
            if n3 < -.55: continue
            x, y = gx + n1 * step * .4, gy + n2 * step * .3
            if not (10 < x < W - 10 and 10 < y < H - 10): continue
            if inside(rings, x, y) and edge_dist(rings, x, y) > 7.5 and free(x, y, step * .75, region):
                relief.append((glyph + str(1 + i % 2), x, y))
relief.sort(key=lambda g: g[2])

# ---------------------------------------------------------------- 7 svg
# Classes are plain (no descendant selectors): the ground is also drawn through <use>, at the joined edges.
NAME = {k: v['name_en'] for k, v in {**LAND, **SEA}.items()}
SYMBOLS = '''<defs>
 <g id="t-peak1"><path class="ecm-rl-hi" d="M-9 6-1-8 9 6z"/><path class="ecm-rl-sh" d="M-1-8 9 6H1l1-5-2-3z"/><path class="ecm-rl" d="M-9 6-1-8 9 6M-1-8l2 6-1 3"/></g>
 <g id="t-peak2"><path class="ecm-rl-hi" d="M-8 5-2-5 2 0 4-3l6 8z"/><path class="ecm-rl-sh" d="M-2-5 2 0l-1 2 1 3h-3zM4-3l6 8H5z"/><path class="ecm-rl" d="M-8 5-2-5 2 0 4-3l6 8M-2-5l1 5"/></g>
 <g id="t-hill1"><path class="ecm-rl-hi" d="M-8 4c2-6 6-7 9-3 2-3 5-2 7 3"/><path class="ecm-rl" d="M-8 4c2-6 6-7 9-3 2-3 5-2 7 3M1 1c-1 1-1 2-1 3"/></g>
 <g id="t-hill2"><path class="ecm-rl-hi" d="M-7 3c3-6 10-6 13 0"/><path class="ecm-rl" d="M-7 3c3-6 10-6 13 0M1-1c2 1 3 2 4 4"/></g>
 <g id="t-wood1"><path class="ecm-rl-wd" d="M-6 3-3.500-6-1 3zM0 4 2.500-5 5 4z"/><path class="ecm-rl" d="M-6 3-3.500-6-1 3zM0 4 2.500-5 5 4zM-3.500 3v2M2.500 4v2"/></g>
 <g id="t-wood2"><path class="ecm-rl-wd" d="M-2.500 3 0-6l2.500 9z"/><path class="ecm-rl" d="M-2.500 3 0-6l2.500 9zM0 3v2"/></g>
 <g id="t-palm1"><path class="ecm-rl-wd" d="M-3-5c3 0 4 2 4 4 2 1 1 4-2 4h-4c-3 0-4-3-2-4 0-2 1-4 4-4zM6-2c2 0 3 2 2 3 2 1 1 3-1 3H4c-1 0-1-2 0-3 0-2 1-3 2-3z"/><path class="ecm-rl" d="M-3-5c3 0 4 2 4 4 2 1 1 4-2 4h-4c-3 0-4-3-2-4 0-2 1-4 4-4zM6-2c2 0 3 2 2 3 2 1 1 3-1 3H4M-3 3v3M6 4v2"/></g>
 <g id="t-palm2"><path class="ecm-rl-wd" d="M0-5c3 0 4 2 4 4 2 1 1 4-2 4h-4c-3 0-4-3-2-4 0-2 1-4 4-4z"/><path class="ecm-rl" d="M0-5c3 0 4 2 4 4 2 1 1 4-2 4h-4c-3 0-4-3-2-4 0-2 1-4 4-4zM0 3v3"/></g>
 <g id="t-dune1"><path class="ecm-rl" d="M-8 2c3-4 6-4 8-1 2-2 4-2 6 0M-4 4.500h.1M0 5h.1M4 4h.1"/></g>
 <g id="t-dune2"><path class="ecm-rl" d="M-5 0h.1M-1-2h.1M3 0h.1M-3 3h.1M1 3h.1M6 3h.1"/></g>
 <g id="t-grass1"><path class="ecm-rl" d="M-4 2l-1.500-4M-4 2v-5M-4 2l1.500-4M3 3 1.500-1M3 3v-5M3 3l1.500-4"/></g>
 <g id="t-grass2"><path class="ecm-rl" d="M0 2l-1.500-4M0 2v-5M0 2l1.500-4"/></g>
 <g id="t-snow1"><path class="ecm-rl" d="M-5 0h10M-3-3h5M-2 3h6"/></g>
 <g id="t-snow2"><path class="ecm-rl" d="M-4 1h6M0-2h4"/></g>
 <pattern id="waves" width="46" height="30" patternUnits="userSpaceOnUse"><path class="ecm-wv" d="M4 8q4-4 8 0t8 0M27 22q3-3 6 0t6 0"/></pattern>
</defs>'''
f = fmt
def rose():
    o=['<g class="rose" transform="translate(112 548)"><circle r="46"/><circle r="34"/>']
    for k in range(16):
        a=k*22.5; L=44 if k%4==0 else 33 if k%2==0 else 22
        o.append(f'<path transform="rotate({a})" class="ecm-rose-d" d="M0 {-L}L4.500-9 0-4z"/><path transform="rotate({a})" class="ecm-rose-l" d="M0 {-L}L-4.500-9 0-4z"/>')
    o.append('<path class="ecm-rose-d" d="M-3-50h1.500l3 5v-5H3v8H1.500l-3-5v5H-3z"/></g>')
    # a serpent in the Mascarene Sea, a whale in the North Atlantic
    o.append('<g class="beast" transform="translate(862 700)"><path d="M-42 8c3-14 16-16 20-2 3 9 8 9 11 0 4-13 16-13 19 0 2 8 7 9 10 2 3-8 2-15 8-20 5-3 11 0 11 6-4-1-8 1-9 5-2 8-4 18-13 19-8 0-9-9-12-10-4-1-6 9-13 9-8 0-9-11-13-11s-6 11-12 10c-6-1-6-7-7-8z"/><circle cx="30" cy="-11" r="1.300"/></g>')
    o.append('<g class="beast" transform="translate(452 306)"><path d="M-20 2c2-9 14-13 25-9 5 2 8 3 10 1 1-2-2-4-3-7 3 0 6 1 7 4 2-2 5-2 7-1-1 4-4 6-7 8-3 6-10 11-20 11-12 0-19-2-19-7zM-14-12c1-4 5-4 6 0M-20-13c0-4-4-5-6-2"/><circle cx="-13" cy="2" r="1.200"/></g>')
    return ''.join(o)

coast_d, border_d, sea_d, ice_d = (''.join(map(line, q)) for q in (coast, border, seaborder, ice))
land_d = ''.join(path(v['rings']) for v in areas.values() if v['kind'] == 'land')
rhumbs = ''.join('<path class="ecm-rhumb" d="' + ''.join(f'M{cx} {cy}L{f(cx + 1400 * math.cos(k * math.pi / 8))} {f(cy + 1400 * math.sin(k * math.pi / 8))}' for k in range(16)) + '"/>' for cx, cy in ((112, 548), (820, 640)))
shelves = ''.join(f'<use href="#coastline" class="ecm-shelf-{k}"/>' for k in range(1, 6))

# The symbols are shown by <use> from another file: rules of the page do not reach them, custom properties do.
LOOK = {
    'ecm-sea': 'fill="var(--sea)"', 'ecm-sea-tex': 'fill="url(#waves)"',
    'ecm-wv': 'fill="none" stroke="var(--sea-line)" opacity=".35"',
    'ecm-rhumb': 'fill="none" stroke="var(--sea-line)" stroke-width=".8" opacity=".38"',
    'ecm-shelf-1': 'fill="none" stroke="var(--sea-line)" stroke-width="25" stroke-linejoin="round" opacity=".5"',
    'ecm-shelf-2': 'fill="none" stroke="var(--shelf-far)" stroke-width="23" stroke-linejoin="round"',
    'ecm-shelf-3': 'fill="none" stroke="var(--sea-line)" stroke-width="14" stroke-linejoin="round" opacity=".6"',
    'ecm-shelf-4': 'fill="none" stroke="var(--shelf-near)" stroke-width="12.4" stroke-linejoin="round"',
    'ecm-shelf-5': 'fill="none" stroke="var(--shelf)" stroke-width="6" stroke-linejoin="round"',
    'ecm-seaborder': 'fill="none" stroke="var(--sea-border)" stroke-width="1.5" stroke-dasharray=".1 5" stroke-linecap="round"',
    'ecm-icecap': 'fill="var(--ice)"', 'ecm-iceline': 'fill="none" stroke="var(--coast)" stroke-dasharray="4 3"',
    'ecm-land': 'fill="var(--land)"',
    'ecm-land-edge': 'fill="none" stroke="var(--land-2)" stroke-width="9" opacity=".75" stroke-linejoin="round"',
    'ecm-lake': 'fill="var(--shelf)" stroke="var(--coast)" stroke-width="1.2"',
    'ecm-landborder': 'fill="none" stroke="var(--land-border)" stroke-width="1.4" stroke-dasharray="5 3.2" stroke-linecap="round"',
    'ecm-coast': 'fill="none" stroke="var(--coast)" stroke-width="1.7" stroke-linejoin="round"',
    'ecm-rl': 'fill="none" stroke="var(--engrave)" stroke-width="1.1" stroke-linecap="round" stroke-linejoin="round"',
    'ecm-rl-hi': 'fill="var(--land-hi)"', 'ecm-rl-sh': 'fill="var(--land-3)"', 'ecm-rl-wd': 'fill="var(--land-3)"',
    'ecm-rose-d': 'fill="var(--sea-line)"', 'ecm-rose-l': 'fill="var(--shelf)" stroke="var(--sea-line)" stroke-width=".5"',
    'ecm-zb-1': 'fill="var(--zebra-1)"', 'ecm-zb-2': 'fill="var(--zebra-2)"', 'ecm-hatch': 'fill="var(--seat)"',
    'relief': 'opacity=".78"', 'rose': 'opacity=".55" fill="none" stroke="var(--sea-line)"',
    'beast': 'fill="var(--shelf-far)" stroke="var(--sea-line)" stroke-width="1.2" opacity=".8"',
}
import re
OURS = 'Drawn for Civitas, CC0'
def dressed(markup):
    """Classes become attributes."""
    return re.sub(r'class="([^"]+)"', lambda m: LOOK[m[1]], markup)
def symbol(name, content):
    return f'  <!-- {name}: {OURS} -->\n  <symbol id="{name}" overflow="visible">{content}</symbol>\n'
glyphs = [line for line in SYMBOLS.splitlines() if re.match(r' *<(g id="t-|pattern id="waves)', line)]
world = f"""<defs>{''.join(g.strip() for g in glyphs)}<path id="coastline" d="{coast_d}"/><path id="landmass" fill-rule="evenodd" d="{land_d}"/><clipPath id="on-land"><use href="#landmass"/></clipPath></defs>"""
ground = f"""<rect class="ecm-sea" width="{W}" height="{H}"/><rect class="ecm-sea-tex" width="{W}" height="{H}"/>{rhumbs}{shelves}<path class="ecm-seaborder" d="{sea_d}"/><path class="ecm-icecap" d="{path(areas['ice']['rings'])}"/><path class="ecm-iceline" d="{ice_d}"/><use href="#landmass" class="ecm-land"/><g clip-path="url(#on-land)"><use href="#coastline" class="ecm-land-edge"/></g><path class="ecm-lake" d="{path(areas['lake']['rings'])}"/><g class="relief">{''.join(f'<use href="#t-{g}" x="{f(x)}" y="{f(y)}"/>' for g, x, y in relief)}</g>{rose()}"""
lines = f"""<path class="ecm-landborder" d="{border_d}"/><use href="#coastline" class="ecm-coast"/>"""
out = dressed(symbol('ec-ground', ground) + symbol('ec-lines', lines) + symbol('ec-landmass', '<use href="#landmass"/>'))
for a, v in areas.items():
    if a in LAND or a in SEA:
        out += symbol(f'ec-area-{a.replace("_", "-")}', f'<path id="o-{a}" fill-rule="evenodd" d="{path(v["rings"])}"/>')
for a in LAND:
    out += symbol(f'ec-realm-{a.replace("_", "-")}', f'<clipPath id="k-{a}"><use href="#o-{a}"/></clipPath><use href="#o-{a}" clip-path="url(#k-{a})"/>')
icons = open(f'{OUT}/art/icons.svg').read().rstrip().removesuffix('</svg>')
open(f'{OUT}/assets/eagle-civ.svg', 'w').write(icons + dressed(world) + '\n' + out + '</svg>\n')

def place(a):
    x, y, r = anchors[a]; h = HAND.get(a, {})
    cx, cy = h.get('c', (x, y if a in LAND else y - 24))
    nx, ny = h.get('n', (cx, cy + 17) if a in LAND else (x, y))
    xs = [p[0] for ring in areas[a]['rings'] for p in ring]
    n = lambda v: f'{round(v, 1)}'
    return f'    Place {{ stand: ({n(float(cx))}, {n(float(cy))}), name: ({n(float(nx))}, {n(float(ny))}), turn: {h.get("r", 0)}, wide: {str(r > 50 and a in SEA).lower()}, reach: ({n(float(min(xs)))}, {n(float(max(xs)))}) }}, // {a}\n'
open(f'{OUT}/src/world/places.rs', 'w').write(f"""//! Where things stand on the map, by area: written by `art/world.py`.

use super::Place;

/// The places of all areas, land first, in the order of `Area::index`.
#[rustfmt::skip]
pub static PLACES: [Place; {len(LAND) + len(SEA)}] = [
{''.join(map(place, list(LAND) + list(SEA)))}];
""")
