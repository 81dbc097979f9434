/** The end of an Encounter: points, burnt clips, things brought home, freed captives, the next period. */
import { flag } from '../../../../core/fields.ts';
import { partyScore, playerScore } from '../../../after-the-battle/score.ts';
import type { EncounterTable } from '../../../battlefield/table.ts';
import { nextPeriod } from '../../../calendar.ts';
import { type Following, mayFollow, type Outcome } from '../../../encounters/kind.ts';
import type { FigureId } from '../../../ids.ts';
import { byRule } from '../../../state/cause.ts';
import type { EncounterSummary } from '../../../state/encounter-events.ts';
import { figureNamed } from '../../../state/find.ts';
import type { SeenCampaign, SeenFigure } from '../../../state/seen.ts';
import type { StepResult } from '../../../state/step-result.ts';
import type { TookUp } from '../../../state/turn.ts';
import type { Becomes } from '../../../what-you-gain/stock.ts';
import { type ActOf, type CampaignPlay, declared, done, type InputOf } from '../../act.ts';
import { encounterAt, itemNamed, no, type SeenEncounter, type SeenItem, tell } from '../act.ts';
import { gain } from '../gear/found.ts';
import { huntersAfter } from '../planning/hunters.ts';
import { offered, prisonsOf } from '../planning/plan.ts';
import { groupsUndone, plain } from '../standing/met.ts';
import { brokeOut } from './broke-out.ts';
import { fetched, freed, innocentsRescued } from './safe.ts';
import { dueFor } from './settle.ts';

export const END = declared({
  ofCampaigns: true,
  fields: {
    /** True if the Encounter reached its aim, as the player judges it. */
    successful: flag,
    /** People of one side left while others of the other were left behind: a pursuit may follow. */
    leftWithHumansBehind: flag,
  },
  stages: ['after'],
  refusals: ['steps-left'],
});
export type Ending = InputOf<typeof END>;

export function* endEncounter(now: SeenCampaign, ending: Ending): ActOf<typeof END> {
  const encounter = encounterAt(now, END.stages);
  if (typeof encounter === 'string') return no(encounter);
  if (encounter.party.some((id) => dueFor(now, id).length > 0)) return no('steps-left');
  const { kind, area, phase, combinedRep } = encounter;
  const innocents = innocentsRescued(now, encounter);
  const zombies = encounter.records.reduce((sum, record) => sum + record.zombiesKilled, 0);
  const scored = partyScore({ zombies, innocents, area, phase, winner: now.winner });
  const points = playerScore(scored, combinedRep);
  yield* tell({ type: 'points-scored', points, zombies, innocents });
  if (kind === 'escape' && encounter.role === 'captor') yield* brokeOut(now, encounter, ending.successful);
  const hunters = huntersAfter(now, encounter, { ...ending, back: freed(now, encounter) });
  for (const { id: contact, members } of groupsUndone(now, encounter))
    yield* tell({ type: 'group-changed', contact, members: members.map(plain), whereabouts: 'gone' });
  const left = leavings(now, encounter);
  for (const name of broughtHome(now, encounter)) yield* takeHome(now, name);
  const back = fetched(now, encounter, ending);
  for (const id of freed(now, encounter)) yield* setFree(id, 'escaped');
  for (const id of back) yield* setFree(id, 'fetched');
  for (const taken of encounter.fighters.flatMap(({ tookUp = [] }) => tookUp)) yield* goesBack(now, taken);
  for (const { item, becomes } of left) yield* clearAway(item, becomes);
  const summary = summaryOf(now, encounter, { ...ending, zombiesKilled: zombies, points });
  const to = nextPeriod(now.calendar.division, now.calendar.now);
  yield* tell({
    type: 'encounter-ended',
    summary,
    to,
    ...(hunters && { hunters }),
    ...placesOf(now, encounter),
  });
  return done('end', { kind });
}

/** Tables where those still captive were taken: this one, or one known from before (ATZ-116). */
function placesOf(now: SeenCampaign, { table, party }: SeenEncounter): Pick<Outcome, 'prisons'> {
  const held = prisonsOf(now.figures);
  const takenHere = party.some((id) => figureNamed(now, id)?.status === 'captive');
  const here = takenHere && table !== null && held.includes(table.area) ? [table] : [];
  const known = (now.before?.prisons ?? []).filter(
    ({ area }) => held.includes(area) && here.every((one) => one.area !== area),
  );
  // Seen, and nobody writes into a table.
  const prisons = [...known, ...here] as readonly EncounterTable[];
  return prisons.length === 0 ? {} : { prisons };
}

function summaryOf(
  now: SeenCampaign,
  { number, date, kind, role, objective, area, table, party }: SeenEncounter,
  came: Pick<EncounterSummary, 'successful' | 'leftWithHumansBehind' | 'zombiesKilled' | 'points'>,
): EncounterSummary {
  const stay = neverRecoveredNow(now);
  const lost = party.filter((id) => figureNamed(now, id)?.status !== 'ready' && !stay.has(id)).length;
  const what = { number, date, kind, role, objective, area, place: table?.name ?? '' };
  return { ...what, ...came, party: party.length, lost };
}

export function* setFree(figure: FigureId, reason: 'escaped' | 'fetched'): CampaignPlay<void> {
  const why = byRule(reason);
  yield* tell({ type: 'status-changed', figure, from: 'captive', to: 'ready', heldIn: null, why });
}

/**
 * The dead and the turned whose weapons and armour come home: they were brought off, or the party kept the field (ATZ-119).
 * Who left of his own accord takes his own.
 */
export function broughtHome(
  now: SeenCampaign,
  { records, left, settled }: SeenEncounter,
): readonly SeenFigure[] {
  return records.flatMap(({ figure: id, broughtOff }) => {
    const figure = figureNamed(now, id);
    if (figure === undefined) return [];
    const isMad = settled.some((one) => one.figure === id && isForGood(one.result));
    const isGone = figure.status === 'dead' || figure.status === 'turned';
    return isMad || (isGone && (broughtOff || left?.kept === true)) ? [figure] : [];
  });
}

/** Those of the Encounter under way who never come out of the shock. */
export const neverRecoveredNow = ({ encounter, figures }: SeenCampaign): ReadonlySet<FigureId> =>
  new Set(
    (encounter?.settled ?? []).flatMap(({ figure, result }) =>
      isForGood(result) && figures.some(({ id, status }) => id === figure && status === 'left')
        ? [figure]
        : [],
    ),
  );

/** Never comes out of it: stays with the party, takes no part, and has no use for arms (ATZ-178). */
const isForGood = (result: StepResult): boolean =>
  result.step === 'crazy-about-my-job' && 'word' in result && result.word === 'neverRecovers';

function* takeHome(now: SeenCampaign, figure: SeenFigure): CampaignPlay<void> {
  const { id, name, weapons, status } = figure;
  const from = { where: 'person', name } as const;
  const why = byRule(status === 'left' ? 'brought-home' : 'killed');
  for (const { ...what } of weapons) {
    yield* tell({ type: 'weapon-lost', figure: id, what, why });
    yield* gain(now, 'weapon', from, { weapon: what.weapon });
  }
  if (!figure.protected) return;
  // The dead need none; who may come back one day has none then.
  if (status === 'left') yield* tell({ type: 'protection-changed', figure: id, from: true, to: false, why });
  yield* gain(now, 'body-armor', from);
}

/** Hands a weapon picked up back to its owner, or to the stockpile where the owner is dead or turned (ATZ-119). */
function* goesBack(now: SeenCampaign, { weapon, of }: TookUp): CampaignPlay<void> {
  const holder = now.figures.find(({ weapons }) => weapons.some(({ id }) => id === weapon));
  const held = holder?.weapons.find(({ id }) => id === weapon);
  const owner = figureNamed(now, of);
  if (holder?.status !== 'ready' || held === undefined || owner === undefined || owner === holder) return;
  const what = { ...held };
  if (owner.status === 'ready') {
    yield* tell({ type: 'weapon-given', figure: holder.id, to: owner.id, what });
  } else if (owner.status === 'dead' || owner.status === 'turned') {
    yield* tell({ type: 'weapon-lost', figure: holder.id, what, why: byRule('brought-home') });
    yield* gain(now, 'weapon', { where: 'person', name: owner.name }, { weapon: what.weapon });
  }
}

/** A thing of the stockpile that doesn't stay where it is when the Encounter ends. */
export interface Leaving {
  readonly item: SeenItem;
  readonly becomes: Becomes;
}

/**
 * A surplus clip serves in one Encounter, used or not (section: Finding Surplus Ammo). What the fallen carried comes
 * home if they were brought off, and is lost with the others (ours).
 */
export function leavings(now: SeenCampaign, encounter: SeenEncounter): readonly Leaving[] {
  const burnt = encounter.clips.flatMap(({ item }) => itemNamed(now, item) ?? []);
  const back = freed(now, encounter);
  const ofFallen = encounter.records.flatMap(({ figure, broughtOff }) => {
    const there = back.includes(figure) || figureNamed(now, figure)?.status === 'ready';
    const carried = there ? [] : now.stock.filter(({ carrier }) => carrier === figure);
    return carried.map((item): Leaving => ({ item, becomes: broughtOff ? 'home' : 'lost' }));
  });
  return [
    ...burnt.map((item): Leaving => ({ item, becomes: 'burnt' })),
    ...ofFallen.filter(({ item }) => !burnt.includes(item)),
  ];
}

function* clearAway({ ...item }: SeenItem, becomes: Becomes): CampaignPlay<void> {
  const { carrier } = item;
  switch (becomes) {
    case 'burnt':
      return yield* tell({ type: 'stock-used', item, by: null, how: byRule('burnt') });
    case 'home':
      return yield* tell({ type: 'stock-moved', item, from: carrier, to: null });
    case 'lost':
      return yield* tell({ type: 'stock-used', item, by: carrier, how: byRule('lost') });
    default:
      return becomes satisfies never;
  }
}

/** Encounters that may be played next if this one ends so. */
export function followingEnd(
  now: SeenCampaign,
  encounter: SeenEncounter,
  ending: Ending,
): readonly Following[] {
  const back = freed(now, encounter);
  const free = [...back, ...fetched(now, encounter, ending)];
  const held = prisonsOf(now.figures.filter(({ id }) => !free.includes(id)));
  const { kind, role, area } = encounter;
  const hunters = huntersAfter(now, encounter, { ...ending, back });
  return offered(now, mayFollow({ kind, role, area, ...ending, ...(hunters && { hunters }) }, held));
}
