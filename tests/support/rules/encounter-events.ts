/** Events of Encounters, one of every type, in an order in which they can happen to a party of f1 and f2. */

import type { EncounterTable } from '../../../src/rules/all-things-zombie/battlefield/table.ts';
import { figureId, heldWeaponId } from '../../../src/rules/all-things-zombie/ids.ts';
import {
  type Contact,
  contactId,
} from '../../../src/rules/all-things-zombie/meeting-and-greeting/contact.ts';
import { byPlayer, byRule } from '../../../src/rules/all-things-zombie/state/cause.ts';
import type { Encounter, FigureRecord } from '../../../src/rules/all-things-zombie/state/encounter.ts';
import type { EncounterEvent } from '../../../src/rules/all-things-zombie/state/encounter-events.ts';
import { BY_THE_BOOK } from '../../../src/rules/all-things-zombie/state/house-rules.ts';
import { type Fighter, strangerId } from '../../../src/rules/all-things-zombie/state/turn.ts';
import { type StockItem, stockId } from '../../../src/rules/all-things-zombie/what-you-gain/stock.ts';
import { WEST } from '../../../src/rules/core/geometry/direction.ts';
import { rectangle } from '../../../src/rules/core/geometry/polygon.ts';

const DATE = { year: 2, period: 1 };
const [GLORIA, ANN, BEN] = [figureId(1), figureId(2), figureId(3)];

const square = (west: number, south: number) =>
  rectangle({ west, south, east: west + 60, north: south + 80 });
const upwards = (west: number, south: number) => [
  { x: west + 30, y: south },
  { x: west + 30, y: south + 80 },
];

export const TABLE: EncounterTable = {
  width: 480,
  depth: 480,
  name: 'Merrow Quay',
  area: 'urban',
  entry: 's',
  wind: 'n',
  streets: [{ name: 'Ferry Lane', outline: square(200, 0), line: upwards(200, 0) }],
  buildings: [
    {
      id: 'b1',
      type: 'police-station',
      outline: square(20, 30),
      storeys: 2,
      doors: [{ wall: 1, at: 40, width: 20, leaves: 2 }],
      windows: [{ wall: 0, at: 30, width: 8 }],
    },
  ],
  vehicles: [{ id: 'v1', type: 'sedan', outline: square(300, 200), facing: WEST }],
  terrain: [{ id: 't1', kind: 'scrub', outline: square(400, 400) }],
  river: {
    outline: square(100, 300),
    line: upwards(100, 300),
    ford: 'half',
    fordable: square(100, 300),
    bridge: null,
  },
};

export const PLANNED: Encounter = {
  number: 1,
  date: DATE,
  kind: 'raid',
  role: 'raider',
  objective: 'loot',
  area: 'urban',
  phase: 1,
  party: [GLORIA, ANN],
  reps: [5, 3],
  combinedRep: 8,
  stage: 'planned',
  vehicles: { rolled: 0, won: 0, heldOver: 0 },
  table: null,
  zombiesAtStart: null,
  drawn: 0,
  arrivals: [],
  turn: null,
  fighters: [],
  spent: [],
  markers: [],
  shots: 0,
  visits: [],
  closed: [],
  searches: [],
  clips: [],
  escape: null,
  pursuits: [],
  drunk: [],
  heroes: [],
  innocents: 0,
  records: [],
  field: null,
  settled: [],
};

const CLIP: StockItem = {
  id: stockId(1),
  kind: 'surplus-clip',
  weapon: null,
  fitsMachineGun: true,
  carrier: null,
  found: DATE,
  from: { where: 'building', building: 'police-station' },
};

const VEHICLE: StockItem = { ...CLIP, id: stockId(2), kind: 'vehicle', fitsMachineGun: false };

const GROUP: Contact = {
  id: contactId(1),
  members: [
    {
      name: 'Ọlá 👩‍👩‍👧 “x”\n',
      rep: 4,
      attributes: ['poser'],
      protected: true,
      weapons: ['pistol'],
      innocent: false,
      alive: true,
    },
    { name: 'Jo', rep: 3, attributes: [], protected: false, weapons: [], innocent: true, alive: true },
  ],
  area: 'urban',
  met: DATE,
  seen: DATE,
  times: 0,
  standing: 'strangers',
  whereabouts: 'about',
};

const FIGHTER: Fighter = {
  who: ANN,
  condition: 'knocked-down',
  rejoined: false,
  wounds: 0,
  mauled: true,
  byZombie: true,
  shots: 2,
  fought: true,
  zombiesKilled: 1,
  peopleKilled: 0,
};

const SAFE: FigureRecord = {
  figure: GLORIA,
  fought: true,
  ranAway: false,
  outOfTheFight: false,
  rejoined: false,
  mauled: false,
  broughtOff: true,
  killed: false,
  by: null,
  byRep: null,
  captured: false,
  cheatedDeath: false,
  sawFirstDeath: true,
  sanity: 'huddled',
  zombiesKilled: 3,
  peopleKilled: 1,
};
const HURT: FigureRecord = {
  ...SAFE,
  figure: ANN,
  outOfTheFight: true,
  by: 'people',
  byRep: 4,
  sanity: null,
};

type Type = EncounterEvent['type'];

export const ENCOUNTER_EVENTS: { readonly [T in Type]: Extract<EncounterEvent, { readonly type: T }> } = {
  'house-rules-set': {
    type: 'house-rules-set',
    from: BY_THE_BOOK,
    to: { ...BY_THE_BOOK, fastCampaign: true },
  },
  'last-year-set': { type: 'last-year-set', from: null, to: 25 },
  'division-changed': { type: 'division-changed', from: 'seasons', to: 'months', now: DATE },
  'war-decided': { type: 'war-decided', winner: 'survivors', faces: [6, 5] },
  'encounter-planned': { type: 'encounter-planned', encounter: PLANNED },
  'force-changed': {
    type: 'force-changed',
    force: 'own',
    name: 'Ann',
    in: true,
    points: 25,
    bought: [{ who: ANN, points: 25 }],
  },
  'one-off-decided': {
    type: 'one-off-decided',
    result: {
      winner: 'own',
      own: { figures: 3, lost: 0, points: 0 },
      other: { figures: 2, lost: 1, points: 23 },
    },
  },
  'vehicle-rolled': { type: 'vehicle-rolled', face: 2, target: 5, won: true, kind: 'suv' },
  'stock-gained': { type: 'stock-gained', item: CLIP },
  'vehicle-taken-along': { type: 'vehicle-taken-along', item: VEHICLE },
  'stock-moved': { type: 'stock-moved', item: CLIP, from: null, to: ANN },
  'clip-assigned': { type: 'clip-assigned', item: CLIP.id, weapon: heldWeaponId(2) },
  'table-set': { type: 'table-set', table: TABLE },
  'escape-readied': {
    type: 'escape-readied',
    escape: {
      forces: {
        faces: [3, 4],
        found: { result: 'equal', row: 'atz.how-many/6-8', confidence: 'RULEBOOK' },
        captors: 2,
        friends: 2,
      },
      prison: 'edge',
      getaway: 14,
      turns: 0,
      alerted: false,
    },
  },
  'side-mustered': { type: 'side-mustered', side: { role: 'captor', group: contactId(1) } },
  'left-at-home': { type: 'left-at-home', figure: ANN },
  'alert-rolled': { type: 'alert-rolled', face: 2, needed: 3, alerted: true },
  'pursuit-begun': {
    type: 'pursuit-begun',
    pursuit: {
      lead: 7,
      runners: { lowestRep: 3, vehicles: false },
      chasers: { lowestRep: 4, vehicles: true },
      end: 'goes-on',
      side: null,
    },
  },
  'pursuit-split': {
    type: 'pursuit-split',
    band: 0,
    into: [
      {
        lead: 7,
        runners: { lowestRep: 3, vehicles: false },
        chasers: { lowestRep: 4, vehicles: true },
        end: 'goes-on',
        side: null,
      },
      {
        lead: 7,
        runners: { lowestRep: 5, vehicles: false },
        chasers: null,
        end: 'escaped',
        side: null,
      },
    ],
  },
  'pursuit-turned': { type: 'pursuit-turned', band: 0, lead: -2, end: 'caught', side: 'n' },
  'zombies-placed': {
    type: 'zombies-placed',
    face: 4,
    zombies: 10,
    arrivals: [{ location: 'front', spot: { x: 240, y: 200 }, inDoorway: false }],
  },
  'group-met': { type: 'group-met', contact: GROUP },
  'place-entered': {
    type: 'place-entered',
    visit: {
      spot: 'b1',
      building: 'police-station',
      floor: 1,
      met: 'both',
      zombies: 2,
      group: GROUP.id,
      places: [
        { inward: 3, fromLeft: 5 },
        { inward: 1, fromLeft: 6 },
      ],
    },
  },
  'group-dealt-with': {
    type: 'group-dealt-with',
    contact: GROUP.id,
    speaker: 'Jo',
    standing: 'parted',
    whereabouts: 'about',
    how: 'fight',
    at: DATE,
    first: 'player',
    figures: [ANN],
  },
  'group-changed': { type: 'group-changed', contact: GROUP.id, members: GROUP.members.slice(1) },
  'place-closed': { type: 'place-closed', spot: 'b1' },
  searched: {
    type: 'searched',
    search: { spot: 'b1', figure: ANN, item: 'surplus-ammo', found: true },
    face: 1,
    target: 2,
  },
  'turn-begun': {
    type: 'turn-begun',
    turn: {
      number: 1,
      dice: [
        { side: 'Party', face: 4 },
        { side: 'Zombies', face: 1 },
      ],
    },
  },
  'side-acts': {
    type: 'side-acts',
    side: 'Party',
    groups: [{ members: [ANN], led: true }],
  },
  'groups-kept': { type: 'groups-kept', groups: [{ members: [ANN, strangerId(GROUP.id, 0)], led: true }] },
  'conditions-set': { type: 'conditions-set', to: { night: true } },
  'fires-changed': {
    type: 'fires-changed',
    to: { lit: 2, burning: [{ id: 2, where: 'the pumps', grown: 3, spread: 1 }] },
  },
  'done-anyway': {
    type: 'done-anyway',
    who: ANN,
    name: 'Ann',
    untimely: 'fired-already',
    why: byPlayer('two volleys at our table'),
  },
  'shots-marked': {
    type: 'shots-marked',
    marker: { who: GLORIA, shots: 3, from: { spot: { x: 240, y: 60 }, facing: 'nw' } },
  },
  'fighter-changed': { type: 'fighter-changed', to: FIGHTER, of: 'condition', fired: 0 },
  'ammo-spent': {
    type: 'ammo-spent',
    spent: { weapon: heldWeaponId(2), loaded: false, used: 1, ones: 0 },
  },
  'shots-fired': {
    type: 'shots-fired',
    shots: 3,
    marker: 0,
    arrivals: [
      { location: 'left-rear', spot: { x: 12, y: 480 }, inDoorway: true },
      { location: 'front', spot: null, inDoorway: false },
    ],
  },
  'vehicle-changed': {
    type: 'vehicle-changed',
    to: {
      id: 'm1',
      kind: 'sedan',
      speed: 12,
      won: true,
      driver: ANN,
      engine: true,
      ready: true,
      tried: 1,
      went: { turn: 1, times: 2 },
      driven: true,
      adrift: true,
      wreck: 'stopped',
      away: true,
    },
  },
  'zombies-changed': {
    type: 'zombies-changed',
    to: {
      id: 'z2',
      count: 3,
      whence: 'noise',
      location: 'left-rear',
      spot: { x: 12, y: 480 },
      inDoorway: true,
      inside: null,
      doing: { by: 'charging', at: ANN, unseen: true, vehicle: true },
      down: true,
      burning: true,
      hits: 1,
      climbs: false,
      acted: 2,
      burnt: 1,
    },
  },
  'board-taken-up': {
    type: 'board-taken-up',
    board: { places: [{ piece: ANN, at: { spot: { x: 240, y: 85 }, facing: 0, level: null } }] },
  },
  'photo-laid': {
    type: 'photo-laid',
    photo: 'b1946ac92492d2347c6235b4d2611184',
    picture: '/9j/4AAQSkZJRg==',
  },
  'pieces-placed': {
    type: 'pieces-placed',
    places: [
      { piece: ANN, at: { spot: { x: 30, y: 40 }, facing: 31, level: { building: 'b1', floor: 1 } } },
      { piece: 'z2', at: { spot: { x: 0, y: 480 }, facing: 8, level: null } },
    ],
    how: 'way',
    way: [
      { x: 0, y: 400 },
      { x: 0, y: 480 },
    ],
  },
  'figure-tested': {
    type: 'figure-tested',
    figure: ANN,
    rule: 'atz.task',
    faces: [1, 6],
    target: null,
    result: { of: 'task', word: 'success', consequence: 'a fall', against: [] },
  },
  'stranger-tested': {
    type: 'stranger-tested',
    who: strangerId(contactId(1), 0),
    name: 'Jo',
    rule: 'atz.rally',
    faces: [1, 1],
    target: 4,
    result: { of: 'reaction', word: 'rallies' },
    hero: true,
  },
  'drink-rolled': { type: 'drink-rolled', figure: ANN, faces: [6, 5], state: 5 },
  'hero-made': { type: 'hero-made', figure: GLORIA },
  'took-part': { type: 'took-part', figure: BEN, rep: 4 },
  'innocent-rescued': { type: 'innocent-rescued', figure: ANN },
  'death-seen': { type: 'death-seen', figure: GLORIA, seen: true },
  'battle-reported': {
    type: 'battle-reported',
    records: [SAFE, { ...HURT, by: 'zombies', byRep: null }],
    field: { zombies: false, enemies: true },
    shots: 4,
    by: 'player',
  },
  'record-changed': {
    type: 'record-changed',
    from: { ...HURT, by: 'zombies', byRep: null },
    to: HURT,
    why: byPlayer('It was Jo'),
  },
  'step-settled': {
    type: 'step-settled',
    figure: ANN,
    result: { step: 'recovery', word: 'returns' },
    faces: [2, 3],
    own: true,
  },
  'stock-used': { type: 'stock-used', item: { ...CLIP, carrier: ANN }, by: ANN, how: byRule('burnt') },
  'points-scored': { type: 'points-scored', points: 3, zombies: 6, innocents: 0 },
  'encounter-ended': {
    type: 'encounter-ended',
    summary: {
      number: 1,
      date: DATE,
      kind: 'raid',
      role: 'raider',
      objective: 'loot',
      area: 'urban',
      place: TABLE.name,
      successful: true,
      leftWithHumansBehind: false,
      party: 2,
      lost: 1,
      zombiesKilled: 6,
      points: 3,
    },
    to: { year: 2, period: 2 },
  },
  'encounter-corrected': {
    type: 'encounter-corrected',
    number: 1,
    from: {
      successful: true,
      zombiesKilled: 6,
      points: 3,
      kills: [{ figure: ANN, zombies: 3, people: 1 }],
    },
    to: { successful: false, zombiesKilled: 4, points: 2, kills: [{ figure: ANN, zombies: 1, people: 1 }] },
    last: true,
    why: byPlayer('It was Jo'),
  },
  'campaign-closed': { type: 'campaign-closed', closed: true },
  'encounter-dropped': { type: 'encounter-dropped', number: 1 },
};

const VEHICLE_FOUND: EncounterEvent = { type: 'stock-gained', item: VEHICLE };

/** Events that end an Encounter's plan, take somebody out of it, or happen in a battle by itself alone. */
export const APART = ['encounter-dropped', 'left-at-home', 'force-changed', 'one-off-decided'] as const;

/** Everything that can happen in an Encounter of both, up to its end; one that is dropped doesn't get that far. */
export const ENCOUNTER_LOG: readonly EncounterEvent[] = Object.values(ENCOUNTER_EVENTS)
  .filter(({ type }) => !APART.some((other) => other === type))
  .flatMap((event): EncounterEvent[] => (event.type === 'stock-gained' ? [event, VEHICLE_FOUND] : [event]));
