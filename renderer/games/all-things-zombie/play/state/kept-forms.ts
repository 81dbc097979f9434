/**
 * Memory of the play screen between its forms and over a restart: the sides of a turn, ticks by figure and check, how each has fired and
 * fought last, and what was written in a form.
 */
import { useCallback, useMemo } from 'react';
import { z } from 'zod';
import type { DueMarkView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import { useDraft } from '../../../../client/use-draft.ts';
import type { PartyPlace } from '../../map/place-zombies.ts';
import { usePartyPlace } from '../../map/use-party-place.ts';

/** The last shots of somebody: with what, and at whom. */
const Firing = z.object({
  weapon: z.string(),
  aims: z.array(z.object({ at: z.string(), shots: z.int() })).min(1),
});
export type Firing = z.infer<typeof Firing>;

/** The player’s last word on a target: ticks set, and ticks taken back. */
const SeenBefore = z.object({
  ticks: z.array(z.string()),
  unticked: z.array(z.string()),
  /** Number of the turn, 0 before the first. */
  turn: z.int().optional(),
});
export type SeenBefore = z.infer<typeof SeenBefore>;

/** The last fight of somebody: what was in hand, against whom, and what shoots the beaten. */
const Fighting = z.object({
  hands: z.array(z.string()),
  against: z.array(z.string()).min(1),
  pop: z.string().nullable(),
});
export type Fighting = z.infer<typeof Fighting>;

const Kept = z.object({
  /** Number of the Encounter. */
  number: z.int(),
  /** Null until the player has changed who takes part. */
  sides: z.array(z.string()).nullable(),
  ticks: z.record(z.string(), z.array(z.string())),
  /** Proposed marks the player has done with. */
  left: z.array(z.string()).default([]),
  firing: z.record(z.string(), Firing).default({}),
  seen: z.record(z.string(), SeenBefore).default({}),
  fighting: z.record(z.string(), Fighting).default({}),
  texts: z.record(z.string(), z.string()).default({}),
});
type Kept = z.infer<typeof Kept>;

type Mark = Pick<DueMarkView, 'act' | 'who'>;
const markId = ({ act, who }: Mark) => `${act} ${who}`;

export interface KeptForms {
  readonly place: PartyPlace;
  readonly sides: readonly string[] | null;
  readonly setSides: (sides: readonly string[]) => void;
  readonly ticksOf: (who: string, check: string) => readonly string[];
  readonly setTicks: (who: string, check: string, ticks: readonly string[]) => void;
  readonly firingOf: (who: string) => Firing | undefined;
  /** With what was said of each target, for whoever fires at it next. */
  readonly setFiring: (who: string, firing: Firing, seen: Readonly<Record<string, SeenBefore>>) => void;
  readonly seenOf: (target: string) => SeenBefore | undefined;
  readonly fightingOf: (who: string) => Fighting | undefined;
  readonly setFighting: (who: string, fighting: Fighting) => void;
  /** Text written last in a form of that name: there again after Escape, a reload or a crash. */
  readonly textOf: (form: string) => string;
  readonly setText: (form: string, text: string) => void;
  readonly left: (mark: Mark) => boolean;
  /** Has done with a proposed mark. */
  readonly leave: (mark: Mark) => void;
}

function read(number: number, kept: unknown): Kept | undefined {
  const parsed = Kept.safeParse(kept);
  return parsed.success && parsed.data.number === number ? parsed.data : undefined;
}

/** More marks than ever wait at once. */
const MOST_LEFT = 200;
/** Forms whose texts are kept, and targets of whom it is kept what was seen, the newest. */
const MOST_TEXTS = 20;
const MOST_SEEN = 60;

const EMPTY: Omit<Kept, 'number'> = {
  sides: null,
  ticks: {},
  left: [],
  firing: {},
  seen: {},
  fighting: {},
  texts: {},
};

const without = <T>(all: Readonly<Record<string, T>>, names: readonly string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name)));

const newest = <T>(all: Readonly<Record<string, T>>, most: number): Record<string, T> =>
  Object.fromEntries(Object.entries(all).slice(-most));

export function useKeptForms(campaign: string, number: number): KeptForms {
  const draft = useDraft<Kept>(campaign, 'encounter/play', { number, ...EMPTY }, (kept) =>
    read(number, kept),
  );
  const { value } = draft;
  const kept = useMemo(() => (value.number === number ? value : { number, ...EMPTY }), [value, number]);
  const { ticks, left } = kept;
  const place = usePartyPlace(campaign, number);
  return {
    place,
    sides: kept.sides,
    setSides: (sides) => draft.set((before) => ({ ...before, number, sides: [...sides] })),
    ticksOf: useCallback((who: string, check: string) => ticks[`${who} ${check}`] ?? [], [ticks]),
    setTicks: (who, check, ticks) =>
      draft.set((before) => ({
        ...before,
        number,
        ticks: { ...before.ticks, [`${who} ${check}`]: [...ticks] },
      })),
    firingOf: (who) => kept.firing[who],
    setFiring: (who, firing, seen) =>
      draft.set((before) => ({
        ...before,
        number,
        firing: { ...before.firing, [who]: firing },
        seen: newest({ ...without(before.seen, Object.keys(seen)), ...seen }, MOST_SEEN),
      })),
    seenOf: (target) => kept.seen[target],
    fightingOf: (who) => kept.fighting[who],
    setFighting: (who, fighting) =>
      draft.set((before) => ({ ...before, number, fighting: { ...before.fighting, [who]: fighting } })),
    textOf: (form) => kept.texts[form] ?? '',
    setText: (form, text) =>
      draft.set((before) => {
        const texts = newest({ ...without(before.texts, [form]), [form]: text }, MOST_TEXTS);
        return { ...before, number, texts };
      }),
    left: useCallback((mark: Mark) => left.includes(markId(mark)), [left]),
    leave: (mark) =>
      draft.set((before) => ({ ...before, number, left: [...before.left, markId(mark)].slice(-MOST_LEFT) })),
  };
}
