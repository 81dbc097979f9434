import { describe, expect, it } from 'vitest';
import { decodeRolls, encodeRolls } from '../../db/codecs/rolls.ts';
import { decodeEvent, encodeEvent } from '../../db/games/all-things-zombie/log/event.ts';
import { figureId, heldWeaponId } from '../../src/rules/all-things-zombie/ids.ts';
import type { Figure } from '../../src/rules/all-things-zombie/state/campaign.ts';
import type {
  CampaignEvent,
  EventOf,
  RosterEvent,
} from '../../src/rules/all-things-zombie/state/campaign-events.ts';
import { byPlayer, byRule } from '../../src/rules/all-things-zombie/state/cause.ts';
import type { TestResult } from '../../src/rules/all-things-zombie/state/test-result.ts';
import { FRESH_DICE } from '../../src/rules/core/dice.ts';
import type { Transcript } from '../../src/rules/core/transcript.ts';
import { ENCOUNTER_EVENTS, TABLE } from '../support/rules/encounter-events.ts';

const date = { year: 4, period: 9 };
const dice = { ...FRESH_DICE, streams: { campaign: [1, -2, 3, -4], constructor: [5, 6, 7, 8] } } as const;
const weapon = { id: heldWeaponId(2), weapon: 'pistol', clips: 3, loaded: true } as const;
const figure: Figure = {
  id: figureId(7),
  kind: 'grunt',
  name: 'Ọlá 👩‍👩‍👧 “x”\n',
  pronoun: 'she',
  shortName: 'Ọlá',
  rep: 4,
  rap: 2,
  attributes: ['slow', 'medic'],
  protected: true,
  leadership: 'none',
  advantages: [],
  weapons: [weapon, { id: heldWeaponId(3), weapon: 'one-hand-edged', clips: null, loaded: false }],
  status: 'captive',
  since: date,
  joined: { year: 2, period: 0 },
  origin: { table: 'odd', card: 'JK' },
  biography: '',
  seenZombieDeath: true,
  heldIn: 'rural',
  tally: { outings: 3, zombies: 8, people: 1 },
};
const of = { figure: figureId(7) };

/** An event of each type; a new type doesn't compile before it is here, or among the Encounter's. */
const ROSTER_EVENTS: { readonly [T in RosterEvent['type']]: Omit<EventOf<T>, 'type'> } = {
  'campaign-begun': { name: 'A', seed: 'S', division: 'seasons', start: { year: 0, period: 3 }, dice },
  'campaign-renamed': { from: 'A', to: 'B' },
  'figure-corrected': { table: 'T', row: 'R', field: 'F', from: -1, to: null, book: 'word' },
  'correction-taken-back': { table: 'T', row: 'R', field: 'F', from: true, book: 2 },
  'episode-begun': { run: 'a1b2c3d4e5', game: 'marsh', name: 'N' },
  'episode-ended': { run: 'a1b2c3d4e5', game: 'marsh', name: 'N', outcome: '{"coins":3}' },
  'date-changed': { from: date, to: date, why: byPlayer('w') },
  'party-settled': {},
  'card-drawn': { card: '10H' },
  'deck-shuffled': {},
  'name-given': { name: 'N' },
  'dice-advanced': { dice },
  'dice-renewed': { dice: FRESH_DICE },
  'log-damaged': { state: null },
  'figure-joined': { figure },
  'figure-withdrawn': { ...of, name: 'N' },
  'figure-renamed': { ...of, from: 'A', to: 'B' },
  'figure-called': {
    ...of,
    from: { pronoun: 'they', shortName: null },
    to: { pronoun: 'she', shortName: 'B' },
  },
  'portrait-set': { ...of, picture: '/9j/4AAQSkZJRg==' },
  'biography-written': { ...of, from: '', to: 'B' },
  'status-changed': { ...of, from: 'ready', to: 'captive', heldIn: 'urban', why: byRule('captured') },
  'rep-changed': { ...of, from: 1, to: 7, why: byRule('captured') },
  'rap-changed': { ...of, from: 0, to: 5, why: byRule('captured') },
  'tally-changed': { ...of, counted: 'people', from: 0, to: 5, why: byRule('captured') },
  'joined-changed': { ...of, from: date, to: date, why: byRule('captured') },
  'protection-changed': { ...of, from: false, to: true, why: byRule('captured') },
  'leadership-changed': { ...of, from: 'none', to: 'overall', why: byRule('captured') },
  'star-named': { ...of, advantages: ['free-will'] },
  'attribute-gained': { ...of, what: 'slow', why: byRule('captured') },
  'attribute-lost': { ...of, what: 'agile', why: byRule('captured') },
  'advantage-granted': { ...of, what: 'free-will', why: byRule('captured') },
  'advantage-withdrawn': { ...of, what: 'cheating-death', why: byRule('captured') },
  'weapon-got': { ...of, what: weapon, why: byRule('captured') },
  'weapon-lost': { ...of, what: weapon, why: byRule('captured') },
  'weapon-given': { ...of, to: figureId(1), what: weapon },
  'clips-given': { ...of, to: figureId(1), weapon, into: weapon, clips: 2 },
  'clips-changed': { ...of, weapon, from: 3, to: 0, why: byRule('captured') },
  'loaded-changed': { ...of, weapon, from: true, to: false, why: byRule('captured') },
};

const EVENTS: readonly CampaignEvent[] = [
  ...Object.entries(ROSTER_EVENTS).map(([type, payload]) => ({ type, ...payload }) as CampaignEvent),
  ...Object.values(ENCOUNTER_EVENTS),
];

const joined = (changes: object) => ({
  type: 'figure-joined',
  payload: JSON.stringify({ figure: { ...figure, ...changes } }),
});

const set = (changes: object) => ({
  type: 'table-set',
  payload: JSON.stringify({ table: { ...TABLE, ...changes } }),
});
const FENCE = {
  id: 'h1',
  line: [
    { x: 0, y: 9 },
    { x: 90, y: 9 },
  ],
  gaps: [],
  solid: true,
};
const readied = (found: object) => {
  const ready = ENCOUNTER_EVENTS['escape-readied'].escape;
  const forces = { ...ready.forces, found: { ...ready.forces.found, ...found } };
  return { type: 'escape-readied', payload: JSON.stringify({ escape: { ...ready, forces } }) };
};

describe('events', () => {
  it('a table with fences, or without, comes back as it was', () => {
    for (const table of [
      TABLE,
      { ...TABLE, fences: [{ ...FENCE, gaps: [{ wall: 0, at: 5, width: 10 }] }] },
    ]) {
      const event = { type: 'table-set', table } as const;
      expect(decodeEvent(encodeEvent(event, 'event'), 'event')).toEqual(event);
    }
  });

  it('what hits have done comes back with how far they threw, and from older logs without', () => {
    const thrown = { name: null, harm: 'knockedDown', flies: { way: 'left', inches: 3 } } as const;
    const back = { name: 'Nils', harm: 'knockedDown', back: 4 } as const;
    const before = { name: 'Nils', harm: 'obviouslyDead' } as const;
    const results: readonly TestResult[] = [
      { of: 'shots', weapon: 'assault-rifle', shots: 3, at: [back, before] },
      { of: 'vehicle', kind: 'suv', steps: ['drives'], hurt: [thrown] },
      { of: 'melee', against: [{ ...back, won: 'self' }], harm: 'knockedDown', back: 2, motor: null },
      { of: 'melee', against: [{ ...before, won: 'self' }], harm: null, motor: null },
    ];
    for (const result of results) {
      const event = { ...ENCOUNTER_EVENTS['figure-tested'], result } as const;
      expect(decodeEvent(encodeEvent(event, 'event'), 'event')).toEqual(event);
    }
  });

  it.each(EVENTS.map((event) => [event.type, event] as const))('%s comes back as it was', (_, event) => {
    expect(decodeEvent(encodeEvent(event, 'event'), 'event')).toEqual(event);
  });

  it.each([
    [
      'an unknown type',
      { type: 'rained-frogs', payload: '{}' },
      'event.type should be a known type of event, not "rained-frogs"',
    ],
    [
      'a type every object has',
      { type: 'toString', payload: '{}' },
      'event.type should be a known type of event',
    ],
    ['no JSON', { type: 'party-settled', payload: '{' }, 'event should be JSON, not "{"'],
    ['a list', { type: 'party-settled', payload: '[]' }, 'event should be a record, not []'],
    [
      'something extra',
      { type: 'card-drawn', payload: '{"card":"3S","x":1}' },
      'event.x should be absent, not 1',
    ],
    ['something missing', { type: 'card-drawn', payload: '{}' }, 'event.card should be a card, not missing'],
    ['no card', { type: 'card-drawn', payload: '{"card":"1S"}' }, 'event.card should be a card, not "1S"'],
    ['a Rep of 8', joined({ rep: 8 }), 'event.figure.rep should be one of 1, 2, 3, 4, 5, 6, 7, not 8'],
    ['half a RAP', joined({ rap: 0.5 }), 'event.figure.rap should be a whole number, not 0.5'],
    ['less than no RAP', joined({ rap: -1 }), 'event.figure.rap should be at least 0, not -1'],
    ['an id of another kind', joined({ id: 'w7' }), 'event.figure.id should be f and a number, not "w7"'],
    [
      'an unknown attribute',
      joined({ attributes: ['slow', 'tall'] }),
      'event.figure.attributes[1] should be one of agile',
    ],
    [
      'a number for a flag',
      joined({ protected: 1 }),
      'event.figure.protected should be true or false, not 1',
    ],
    [
      'a stream of three words',
      { type: 'dice-advanced', payload: '{"dice":{"generator":"xoroshiro128plus","streams":{"a":[1,2,3]}}}' },
      'event.dice.streams.a should be four words, not [1,2,3]',
    ],
    [
      'a year too late',
      joined({ since: { year: 100, period: 0 } }),
      'event.figure.since.year should be at most 99, not 100',
    ],
    [
      'a place between tenths of an inch',
      set({ terrain: [{ ...TABLE.terrain[0], outline: [{ x: 0.5, y: 0 }] }] }),
      'event.table.terrain[0].outline[0].x should be a whole number, not 0.5',
    ],
    [
      'a river of half its fields',
      set({ river: { ford: 'half' } }),
      'event.table.river.outline should be a list, not missing',
    ],
    [
      'an outline the wrong way round',
      set({ terrain: [{ ...TABLE.terrain[0], outline: TABLE.terrain[0]?.outline.toReversed() }] }),
      'event.table.terrain[0].outline should be corners of an outline, anticlockwise, not [',
    ],
    [
      'a door in a wall that isn’t there',
      set({ buildings: [{ ...TABLE.buildings[0], doors: [{ wall: 4, at: 5, width: 10, leaves: 1 }] }] }),
      'event.table.buildings[0] should be a building with doors and windows in its own walls, not {',
    ],
    [
      'a direction too many',
      set({ vehicles: [{ ...TABLE.vehicles[0], facing: 32 }] }),
      'event.table.vehicles[0].facing should be at most 31, not 32',
    ],
    [
      'a gate in a stretch that isn’t there',
      set({ fences: [{ ...FENCE, gaps: [{ wall: 1, at: 5, width: 10 }] }] }),
      'event.table.fences[0] should be a fence with gaps in its own stretches, not {',
    ],
    ['no river at all', set({ river: undefined }), 'event.table.river should be a record, not missing'],
    [
      'a ruling that is none',
      readied({ ruling: null }),
      'event.escape.forces.found.ruling should be text, not null',
    ],
    [
      'a confidence nobody has',
      readied({ confidence: 'GUESS' }),
      'event.escape.forces.found.confidence should be one of RULEBOOK, RULING, DERIVED, RECONSTRUCTED',
    ],
  ])('%s is refused, and it is said where', (_, columns, message) => {
    expect(() => decodeEvent(columns, 'event')).toThrow(message);
  });

  it('may rest on a ruling, or not', () => {
    const ruled = readied({ ruling: 'ATZ-99' });
    expect(decodeEvent(ruled, 'event')).toHaveProperty('escape.forces.found.ruling', 'ATZ-99');
    expect(decodeEvent(readied({}), 'event')).not.toHaveProperty('escape.forces.found.ruling');
  });

  it('are refused before they are written, if they could not be read back', () => {
    const lone: CampaignEvent = { type: 'name-given', name: 'half \ud83d' };
    expect(() => encodeEvent(lone, 'event 4')).toThrow('event 4.name should be text');
    const extra = { type: 'party-settled', why: 'no field of it' } as CampaignEvent;
    expect(() => encodeEvent(extra, 'event 4')).toThrow('event 4.why should be absent, not "no field of it"');
  });
});

describe('rolls', () => {
  const rolls: Transcript = [
    { rule: 'atz.a', fingerprint: '00ff00ff', answer: [1, 6], by: 'own' },
    { rule: 'atz.b', fingerprint: '00ff00ff', answer: '10H', by: 'app' },
    { rule: 'atz.c', fingerprint: '00ff00ff', answer: { x: -3, y: 40 }, by: 'player' },
    { rule: 'atz.d', fingerprint: '00ff00ff', answer: [], by: 'bot' },
    { rule: 'atz.e', fingerprint: '00ff00ff', answer: 'x', by: 'script' },
    {
      rule: 'atz.f',
      fingerprint: '00ff00ff',
      answer: [2, 6, 3],
      by: 'app',
      of: 'c1/0',
      target: 4,
      least: 2,
      kept: [2, 3],
      modifiers: [{ row: 'atz.reaction-dice/leader', does: 'rolls', by: 3 }],
      rows: ['atz.rally/2-all'],
      odds: { rule: 'atz.rally', input: { rep: 4 } },
    },
  ];
  it('come back as they were, whoever answered', () => {
    expect(decodeRolls(encodeRolls(rolls, 'rolls'), 'rolls')).toEqual(rolls);
  });

  it.each([
    [
      'a seven',
      '[{"rule":"a","fingerprint":"b","answer":[7],"by":"own"}]',
      'rolls[0].answer[0] should be at most 6, not 7',
    ],
    [
      'nobody',
      '[{"rule":"a","fingerprint":"b","answer":[1],"by":"me"}]',
      'rolls[0].by should be one of app, own, player, bot, script',
    ],
    [
      'a spot without a height',
      '[{"rule":"a","fingerprint":"b","answer":{"x":1},"by":"own"}]',
      'rolls[0].answer.y should be a whole number',
    ],
    ['no list', '{}', 'rolls should be a list, not {}'],
  ])('with %s are refused', (_, text, message) => {
    expect(() => decodeRolls(text, 'rolls')).toThrow(message);
  });
});
