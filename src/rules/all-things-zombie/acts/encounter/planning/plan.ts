/** Before the Encounter: what it is, where, and who goes. */
import { DECK_SIZE } from '../../../../core/deck.ts';
import { choice, nullable, optional } from '../../../../core/fields.ts';
import { isRanged, startingClips } from '../../../arms.ts';
import { isDate, nextPeriod, phaseOf } from '../../../calendar.ts';
import {
  ALL_ROLES,
  type Following,
  KINDS,
  mayFollow,
  OBJECTIVES,
  type Outcome,
  type Role,
} from '../../../encounters/kind.ts';
import type { FigureId } from '../../../ids.ts';
import { byRule } from '../../../state/cause.ts';
import type { Encounter } from '../../../state/encounter.ts';
import { figureNamed, isLost, starGone } from '../../../state/find.ts';
import type { SeenCampaign, SeenFigure } from '../../../state/seen.ts';
import { AREAS, type Area } from '../../../types.ts';
import { type ActOf, type CampaignPlay, declared, done, type InputOf } from '../../act.ts';
import { FIGURE, FIGURES } from '../../fields.ts';
import { encounterAt, no, type SeenEncounter, tell } from '../act.ts';
import { PLAN_REFUSALS, type PlanRefusal } from '../refusals.ts';
import { heldByParty } from '../standing/met.ts';
import { warDue } from './war.ts';

export const PLAN = declared({
  ofCampaigns: true,
  fields: {
    kind: choice(KINDS),
    role: choice(ALL_ROLES),
    /** Objective of a raid; null for any other kind. */
    objective: nullable(choice(OBJECTIVES)),
    area: choice(AREAS),
    goes: FIGURES,
    /** Leads this Encounter; left out for whoever does so by default. */
    leader: optional(FIGURE),
  },
  stages: null,
  refusals: [
    'already-planned',
    'no-star',
    ...PLAN_REFUSALS,
    'forced-pursuit',
    'does-not-follow',
    'no-captives',
    'wrong-area',
    'held-elsewhere',
    'objective-of-a-raid',
    'other-runners',
    'nobody-goes',
    'named-twice',
    'not-able',
    'leader-stays',
  ],
});
type Plan = InputOf<typeof PLAN>;
type WhatRefusal =
  | 'forced-pursuit'
  | 'does-not-follow'
  | 'no-captives'
  | 'wrong-area'
  | 'held-elsewhere'
  | 'objective-of-a-raid';
type WhoRefusal = 'other-runners' | 'nobody-goes' | 'named-twice' | 'not-able' | 'leader-stays';

export function* planEncounter(now: SeenCampaign, plan: Plan): ActOf<typeof PLAN> {
  const refusal = whenRefusal(now) ?? whatRefusal(now, plan) ?? whoRefusal(now, plan);
  if (refusal !== undefined) return no(refusal);
  const { kind, objective, area, goes } = plan;
  // The deck is whole again for each Encounter (ATZ-8).
  if (now.deck.length < DECK_SIZE) yield* tell({ type: 'deck-shuffled' });
  const party = figuresOf(now, goes);
  yield* tell({ type: 'encounter-planned', encounter: freshEncounter(now, plan, party) });
  yield* leads(now, plan.leader ?? usualLeader(party)?.id);
  for (const figure of party) yield* loaded(figure);
  return done('plan', { kind, objective, area });
}

/**
 * Section: Tight Ammo. What was fired, handed on or left in a prison belongs to the Encounter before (ATZ-108, ATZ-109);
 * captives get what lies in their prison when the escape is readied.
 */
function* loaded({ id: figure, weapons }: SeenFigure): CampaignPlay<void> {
  const said = { figure, why: byRule('encounter-starts') } as const;
  for (const { ...weapon } of weapons) {
    const { spare } = startingClips(weapon.weapon);
    const clips = weapon.clips === null ? null : spare;
    if (weapon.clips !== null && weapon.clips !== spare)
      yield* tell({ type: 'clips-changed', ...said, weapon, from: weapon.clips, to: spare });
    if (isRanged(weapon.weapon) && !weapon.loaded)
      yield* tell({ type: 'loaded-changed', ...said, weapon: { ...weapon, clips }, from: false, to: true });
  }
}

/** Those who may lead where nobody is named, the first first: the Star, whoever led before, else by Rep (ATZ-176). */
export function inOrderOfLead<F extends Pick<SeenFigure, 'kind' | 'leadership' | 'rep'>>(
  figures: readonly F[],
): readonly F[] {
  const rank = ({ kind, leadership }: F) => (kind === 'star' ? 2 : leadership === 'overall' ? 1 : 0);
  return figures.toSorted((a, b) => rank(b) - rank(a) || b.rep - a.rep);
}

const usualLeader = (party: readonly SeenFigure[]): SeenFigure | undefined => inOrderOfLead(party)[0];

/** Makes the usual Leader of those who still go lead them, where the one who was to lead stays at home. */
export function* passesLead(now: SeenCampaign): CampaignPlay<void> {
  const party = figuresOf(now, now.encounter?.party ?? []);
  if (party.every(({ leadership }) => leadership !== 'overall')) yield* leads(now, usualLeader(party)?.id);
}

/** Makes one figure the overall Leader of its side, as each side has one in each Encounter; another is no longer. */
function* leads(now: SeenCampaign, leader: string | undefined): CampaignPlay<void> {
  const why = byRule('leads');
  for (const { id, leadership } of now.figures) {
    const to = id === leader ? 'overall' : leadership === 'overall' ? 'none' : leadership;
    if (to !== leadership) yield* tell({ type: 'leadership-changed', figure: id, from: leadership, to, why });
  }
}

function whenRefusal(now: SeenCampaign): PlanRefusal | 'already-planned' | 'no-star' | undefined {
  if (now.encounter !== null) return 'already-planned';
  return planRefusal(now) ?? (starGone(now) === undefined ? undefined : 'no-star');
}

/** Reason for which no Encounter can be planned now, of whatever kind, or undefined. */
export function planRefusal(now: SeenCampaign): PlanRefusal | undefined {
  const { recruiting, calendar, lastYear, before } = now;
  if (recruiting) return 'still-recruiting';
  if (before?.last) return 'campaign-ended';
  if (now.figures.every(isLost)) return 'nobody-left';
  if (lastYear !== null && calendar.now.year > lastYear) return 'campaign-over';
  const { division, now: date } = calendar;
  if (!isDate(division, nextPeriod(division, date))) return 'calendar-full';
  return warDue(now) ? 'war-undecided' : undefined;
}

function whatRefusal(now: SeenCampaign, { kind, role, objective, area }: Plan): WhatRefusal | undefined {
  const open = following(now);
  const wanted = open.filter((one) => one.kind === kind && one.role === role);
  if (wanted.length === 0) {
    if (open.some((one) => one.forced)) return 'forced-pursuit';
    return role === 'captor' ? 'no-captives' : 'does-not-follow';
  }
  if (!wanted.some((one) => one.area === null || one.area === area))
    return kind === 'escape' ? 'held-elsewhere' : 'wrong-area';
  return (kind === 'raid') === (objective !== null) ? undefined : 'objective-of-a-raid';
}

/** Those of the party who run from known hunters: all who got away, and nobody else (section: Pursuit); undefined where the player says who goes. */
export function runnersOf({ before, figures }: SeenCampaign): readonly FigureId[] | undefined {
  const ready = before?.hunters?.runners?.filter((id) =>
    figures.some((one) => one.id === id && one.status === 'ready'),
  );
  return ready === undefined || ready.length === 0 ? undefined : ready;
}

function whoRefusal(now: SeenCampaign, { role, area, goes, leader }: Plan): WhoRefusal | undefined {
  const runners = runnersOf(now);
  if (runners !== undefined && (goes.length !== runners.length || !runners.every((id) => goes.includes(id))))
    return 'other-runners';
  if (goes.length === 0) return 'nobody-goes';
  if (new Set(goes).size < goes.length) return 'named-twice';
  const heldThere = ({ status, heldIn }: SeenFigure) =>
    role === 'captive' && status === 'captive' && heldIn === area;
  const figures = figuresOf(now, goes);
  const able = figures.filter((figure) => figure.status === 'ready' || heldThere(figure));
  if (able.length < goes.length) return 'not-able';
  if (role === 'captive' && !figures.some(heldThere)) return 'not-able';
  return leader !== undefined && !goes.includes(leader) ? 'leader-stays' : undefined;
}

const figuresOf = (now: SeenCampaign, ids: readonly string[]) =>
  ids.map((id) => figureNamed(now, id)).filter((figure) => figure !== undefined);

type What = Omit<Plan, 'goes' | 'leader'>;

/** As an Encounter stands once it is planned. */
export function freshEncounter(
  { calendar, houseRules, count }: SeenCampaign,
  { kind, role, objective, area }: What,
  party: readonly SeenFigure[],
): Encounter {
  return {
    number: count.encounters + 1,
    date: calendar.now,
    kind,
    role,
    objective,
    area,
    phase: phaseOf(calendar.now.year, houseRules.fastCampaign ? 'fast' : 'book'),
    party: party.map(({ id }) => id),
    reps: party.map(({ rep }) => rep),
    combinedRep: party.reduce((sum, { rep }) => sum + rep, 0),
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
}

/** The areas where captives are held. */
export function prisonsOf(figures: readonly Pick<SeenFigure, 'status' | 'heldIn'>[]): readonly Area[] {
  const held = figures.flatMap(({ status, heldIn }) =>
    status === 'captive' && heldIn !== null ? [heldIn] : [],
  );
  return [...new Set(held)];
}

/** Encounters that may be played in the present period. */
export function following(now: SeenCampaign): readonly Following[] {
  return offered(now, mayFollow(now.before as Outcome | null, prisonsOf(now.figures)));
}

/** Encounters to choose from: an Escape as captor where the party holds somebody. */
export const offered = <F extends { readonly role: Role }>(
  now: Pick<SeenCampaign, 'contacts'>,
  ways: readonly F[],
): readonly F[] => ways.filter(({ role }) => role !== 'captor' || heldByParty(now).length > 0);

/** True if nothing has been rolled or spent for the plan yet. */
export function droppable({
  stage,
  vehicles,
  escape: readied,
  pursuits,
  drunk,
  clips,
  others = [],
}: SeenEncounter): boolean {
  const rolled = vehicles.rolled + vehicles.heldOver + pursuits.length + drunk.length + others.length;
  return stage === 'planned' && rolled + clips.length === 0 && readied === null;
}

export const DROP = declared({
  ofCampaigns: true,
  fields: {},
  stages: ['planned'],
  refusals: ['dice-rolled'],
});

/** Takes the plan back while no dice have been rolled for it; what follows is for undo. */
export function* dropPlan(now: SeenCampaign): ActOf<typeof DROP> {
  const encounter = encounterAt(now, DROP.stages);
  if (typeof encounter === 'string') return no(encounter);
  if (!droppable(encounter)) return no('dice-rolled');
  const { number, kind } = encounter;
  yield* tell({ type: 'encounter-dropped', number });
  return done('drop', { kind });
}
