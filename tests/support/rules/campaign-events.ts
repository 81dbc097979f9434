/** Events of the roster, one of every type, in an order in which they can all happen to one campaign. */

import { figureId, heldWeaponId } from '../../../src/rules/all-things-zombie/ids.ts';
import type { Figure } from '../../../src/rules/all-things-zombie/state/campaign.ts';
import type {
  CampaignEvent,
  EventOf,
  RosterEvent,
} from '../../../src/rules/all-things-zombie/state/campaign-events.ts';
import { byPlayer } from '../../../src/rules/all-things-zombie/state/cause.ts';
import { FRESH_DICE } from '../../../src/rules/core/dice.ts';

const START = { year: 2, period: 0 };
const WHY = byPlayer('a correction');
const [ANN, BEN] = [figureId(1), figureId(2)];
const RIFLE = { id: heldWeaponId(1), weapon: 'rifle', clips: 3, loaded: true } as const;
const BENS_RIFLE = { ...RIFLE, id: heldWeaponId(2) };
const BOW = { id: heldWeaponId(3), weapon: 'bow', clips: 3, loaded: true } as const;
const DICE = { ...FRESH_DICE, streams: { campaign: [1, 2, 3, 4] as const } };

function grunt(figure: Pick<Figure, 'id' | 'name' | 'weapons'>): Figure {
  return {
    kind: 'grunt',
    pronoun: 'they',
    shortName: null,
    rep: 3,
    rap: 1,
    attributes: ['brawler'],
    protected: false,
    leadership: 'none',
    advantages: [],
    status: 'ready',
    since: START,
    joined: START,
    origin: { table: 'odd', card: '3S' },
    biography: '',
    seenZombieDeath: false,
    heldIn: null,
    tally: { outings: 0, zombies: 0, people: 0 },
    ...figure,
  };
}

export const JOINED: Figure = grunt({ id: ANN, name: 'Ann', weapons: [{ ...RIFLE }] });
/** Comes before everything that happens between two figures. */
export const BEN_JOINED: EventOf<'figure-joined'> = {
  type: 'figure-joined',
  figure: { ...grunt({ id: BEN, name: 'Ben', weapons: [{ ...BENS_RIFLE }] }), origin: null },
};

export const EVENTS: { readonly [T in RosterEvent['type']]: EventOf<T> } = {
  'campaign-begun': {
    type: 'campaign-begun',
    name: 'Merrow Ford',
    seed: 'ZOMBIE-1',
    division: 'seasons',
    start: START,
    dice: FRESH_DICE,
  },
  'campaign-renamed': { type: 'campaign-renamed', from: 'Merrow Ford', to: 'The Weir' },
  'figure-corrected': {
    ...{ type: 'figure-corrected', table: 'atz.loot', row: 'rural-body-armor', field: '1' },
    ...{ from: -1, to: 1, book: -1 },
  },
  'correction-taken-back': {
    ...{ type: 'correction-taken-back', table: 'atz.loot', row: 'rural-body-armor', field: '1' },
    ...{ from: 1, book: -1 },
  },
  'episode-begun': { type: 'episode-begun', run: 'a1b2c3d4e5', game: 'lantern-walk', name: 'The marsh' },
  'episode-ended': {
    type: 'episode-ended',
    run: 'a1b2c3d4e5',
    game: 'lantern-walk',
    name: 'The marsh',
    outcome: '"home"',
  },
  'card-drawn': { type: 'card-drawn', card: '3S' },
  'deck-shuffled': { type: 'deck-shuffled' },
  'name-given': { type: 'name-given', name: 'Ann' },
  'dice-advanced': { type: 'dice-advanced', dice: DICE },
  'dice-renewed': { type: 'dice-renewed', dice: { ...DICE, streams: { names: [5, 6, 7, 8] } } },
  'log-damaged': { type: 'log-damaged', state: null },
  'figure-joined': { type: 'figure-joined', figure: JOINED },
  'party-settled': { type: 'party-settled' },
  'date-changed': { type: 'date-changed', from: START, to: { year: 2, period: 3 }, why: WHY },
  'figure-renamed': { type: 'figure-renamed', figure: ANN, from: 'Ann', to: 'Anna' },
  'figure-called': {
    type: 'figure-called',
    figure: ANN,
    from: { pronoun: 'they', shortName: null },
    to: { pronoun: 'she', shortName: 'Annie' },
  },
  'portrait-set': { type: 'portrait-set', figure: ANN, picture: '/9j/4AAQSkZJRg==' },
  'biography-written': { type: 'biography-written', figure: ANN, from: '', to: 'Drove the ferry.' },
  'status-changed': {
    type: 'status-changed',
    figure: ANN,
    from: 'ready',
    to: 'captive',
    heldIn: 'urban',
    why: WHY,
  },
  'rep-changed': { type: 'rep-changed', figure: ANN, from: 3, to: 4, why: WHY },
  'rap-changed': { type: 'rap-changed', figure: ANN, from: 1, to: 2, why: WHY },
  'tally-changed': { type: 'tally-changed', figure: ANN, counted: 'zombies', from: 0, to: 3, why: WHY },
  'joined-changed': {
    type: 'joined-changed',
    figure: ANN,
    from: START,
    to: { year: 2, period: 3 },
    why: WHY,
  },
  'protection-changed': { type: 'protection-changed', figure: ANN, from: false, to: true, why: WHY },
  'leadership-changed': { type: 'leadership-changed', figure: ANN, from: 'none', to: 'overall', why: WHY },
  'attribute-gained': { type: 'attribute-gained', figure: ANN, what: 'medic', why: WHY },
  'attribute-lost': { type: 'attribute-lost', figure: ANN, what: 'brawler', why: WHY },
  'advantage-granted': { type: 'advantage-granted', figure: ANN, what: 'free-will', why: WHY },
  'advantage-withdrawn': { type: 'advantage-withdrawn', figure: ANN, what: 'free-will', why: WHY },
  'star-named': { type: 'star-named', figure: ANN, advantages: ['free-will'] },
  'weapon-got': { type: 'weapon-got', figure: ANN, what: BOW, why: WHY },
  'clips-changed': { type: 'clips-changed', figure: ANN, weapon: RIFLE, from: 3, to: 2, why: WHY },
  'loaded-changed': { type: 'loaded-changed', figure: ANN, weapon: RIFLE, from: true, to: false, why: WHY },
  'clips-given': {
    type: 'clips-given',
    figure: ANN,
    to: BEN,
    weapon: { ...RIFLE, clips: 2, loaded: false },
    into: BENS_RIFLE,
    clips: 2,
  },
  'weapon-given': { type: 'weapon-given', figure: ANN, to: BEN, what: { ...RIFLE, clips: 0, loaded: false } },
  'weapon-lost': { type: 'weapon-lost', figure: ANN, what: BOW, why: WHY },
  'figure-withdrawn': { type: 'figure-withdrawn', figure: ANN, name: 'Anna' },
};

/** The log of a campaign to which everything happens once. */
export const WHOLE_LOG: readonly CampaignEvent[] = Object.values(EVENTS).flatMap((event): CampaignEvent[] =>
  event.type === 'figure-joined' ? [event, BEN_JOINED] : [event],
);
