/** Types of Encounters (What Type of Encounter Is It): why there is a battle at all, and what may come of it. */
import type { EncounterTable } from '../battlefield/table.ts';
import type { FigureId } from '../ids.ts';
import type { ContactId } from '../meeting-and-greeting/contact.ts';
import type { Area } from '../types.ts';

export const KINDS = ['raid', 'escape', 'pursuit'] as const;
export type Kind = (typeof KINDS)[number];

export const OBJECTIVES = ['destroy', 'recover', 'loot'] as const;
/** Aim of a raid. */
export type Objective = (typeof OBJECTIVES)[number];

/** The player's side of each kind; the roles can always be turned round. */
export const ROLES = {
  raid: ['raider', 'defender'],
  escape: ['captive', 'captor'],
  pursuit: ['runner', 'chaser'],
} as const satisfies Record<Kind, readonly [string, string]>;
export type Role = (typeof ROLES)[Kind][number];
export const ALL_ROLES = [...ROLES.raid, ...ROLES.escape, ...ROLES.pursuit] as const;

/** An Encounter of the past, as far as the next one depends on it. */
export interface Outcome {
  readonly kind: Kind;
  readonly role: Role;
  readonly area: Area;
  /** A raid or an escape that reached its aim, as the player judges it. */
  readonly successful: boolean;
  /** True if humans left the table on one side while others were left on the other. */
  readonly leftWithHumansBehind: boolean;
  /** Enemies that come after the party, which can’t decline; left out where nobody does. */
  readonly hunters?: Hunters;
  /** The tables on which those still captive were taken; left out where there are none, or they are unknown (ATZ-116). */
  readonly prisons?: readonly EncounterTable[];
  /** The player has ended the campaign with it; left out while it goes on. */
  readonly last?: true;
}

/** People left on the table who outnumber those who left it. */
export interface Hunters {
  readonly people: number;
  /** The groups they belong to; none where nobody said who they are. */
  readonly groups: readonly ContactId[];
  /** Those of the party who got away from them, and run; left out in logs from before they were kept. */
  readonly runners?: readonly FigureId[];
}

export interface Following {
  readonly kind: Kind;
  readonly role: Role;
  /** The place of the one before, where the rules tie the next one to it. */
  readonly area: Area | null;
  /** True if nothing else may be played instead. */
  readonly forced: boolean;
}

/**
 * Encounters that may be played next. Whoever outnumbers the party comes after it first (ATZ-115, ATZ-121). While one of the party is held
 * captive an escape may be played in an area where somebody was taken (ATZ-174); a successful raid or escape may bring a pursuit; a raid
 * is always possible.
 */
export function mayFollow(before: Outcome | null, prisons: readonly Area[]): readonly Following[] {
  if (before?.hunters !== undefined)
    return [{ kind: 'pursuit', role: 'runner', area: before.area, forced: true }];
  const free = { area: null, forced: false } as const;
  return [
    ...prisons.map((area) => ({ kind: 'escape', role: 'captive', area, forced: false }) as const),
    { kind: 'raid', role: 'raider', ...free },
    { kind: 'raid', role: 'defender', ...free },
    { kind: 'escape', role: 'captor', ...free },
    ...pursuits(before),
  ];
}

/**
 * Pursuits that may follow: whoever gets away can be pursued, whoever is left can pursue, after a pursuit too (section: Pursuit; ATZ-115).
 */
function pursuits(before: Outcome | null): readonly Following[] {
  if (before === null) return [];
  const { kind, role, successful, leftWithHumansBehind, area } = before;
  if (!leftWithHumansBehind && (!successful || kind === 'pursuit')) return [];
  const keepsField = role === 'defender' || role === 'captor' || role === 'chaser';
  const [first, other] = keepsField ? (['chaser', 'runner'] as const) : (['runner', 'chaser'] as const);
  const roles = leftWithHumansBehind ? [first, other] : [first];
  return roles.map((mine) => ({ kind: 'pursuit', role: mine, area, forced: false }));
}

/** Non-players pursue where they outnumber those who got away from them (section: Pursuit). */
export const outnumber = (left: number, got: number): boolean => got > 0 && left > got;
