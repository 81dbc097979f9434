/** A boat on its way home: its own small state, which events alone write. */
import type { Told } from '../../core/module.ts';
import type { Seen } from '../../core/seen.ts';
import { type Entry, FIRST_ENTRY } from './data.ts';

/** A crewman, as far as the Epilogue reads him. */
export interface Aboard {
  readonly id: string;
  readonly dice: number;
  readonly constitution: number;
}

export const FATES = ['home', 'vanished', 'starved', 'killed'] as const;
export type Fate = (typeof FATES)[number];

export interface Passage {
  readonly boat: string;
  /** Crew alive aboard; for a boat that is lost, the crew lost with it. */
  aboard: Aboard[];
  at: Entry;
  /** Years under way so far. */
  years: number;
  /** Years that the food still lasts; null while there is enough. */
  food: number | null;
  /** The events it went through, in their order. */
  way: Entry[];
  /** Killed one by one, and at which event. */
  dead: { readonly id: string; readonly at: Entry }[];
  fate: Fate | null;
}

/** Dice that somebody rolled, or that were rolled against him. */
export interface Rolled {
  readonly id: string;
  readonly faces: readonly number[];
}

/** A boat has gone through an event. */
export interface PassageEvent extends Told {
  readonly rule: `agt.epilogue.${Entry}`;
  readonly boat: string;
  /** Entry where the boat goes on; null where its way ends. */
  readonly to: Entry | null;
  /** The die that decided. */
  readonly faces?: readonly number[];
  /** Years it took. */
  readonly years?: number;
  /** Years that the food lasts after it, null for enough; missing where that is as before. */
  readonly food?: number | null;
  readonly fight?: {
    readonly natives: number;
    readonly crew: readonly number[];
    readonly theirs: readonly number[];
  };
  readonly flu?: readonly Rolled[];
  readonly dead?: readonly string[];
  readonly fate?: Fate;
}

export const isPassageEvent = (event: Told): event is PassageEvent => event.rule.startsWith('agt.epilogue.');

export function setOut(boat: string, aboard: readonly Aboard[]): Passage {
  return {
    boat,
    aboard: [...aboard],
    ...{ at: FIRST_ENTRY, years: 0, food: null, way: [], dead: [], fate: null },
  };
}

export function applyToPassage(passage: Passage, event: Omit<PassageEvent, 'rule' | 'boat'>): void {
  const { to, years = 0, food, dead = [], fate } = event;
  const { at } = passage;
  passage.way.push(at);
  passage.years += years;
  if (food !== undefined) passage.food = food;
  passage.dead.push(...dead.map((id) => ({ id, at })));
  passage.aboard = passage.aboard.filter(({ id }) => !dead.includes(id));
  if (to !== null) passage.at = to;
  if (fate !== undefined) passage.fate = fate;
}

/** Crew that the boat brought home. */
export const homeOf = ({ aboard, fate }: Seen<Passage>): readonly Seen<Aboard>[] =>
  fate === 'home' ? aboard : [];
