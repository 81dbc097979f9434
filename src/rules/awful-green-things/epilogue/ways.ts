/** Ways of a boat on from each event while its crew stays as it is: chances, by the same rows as the plays. */
import { type Entry, EPILOGUE_CHOICES, epilogueRow, type WayEntry, wayRow } from './data.ts';
import type { Fate } from './passage.ts';
import { choiceOf, type Policy } from './policy.ts';

const FACES = 6;

/** An event and how long the food lasts: all that matters of a boat besides its crew. */
export interface Post {
  readonly at: Entry;
  readonly food: number | null;
}

export interface Leads {
  readonly share: number;
  readonly to: Post | Exclude<Fate, 'killed'>;
}

function byDie(entry: Entry, food: number | null): readonly Leads[] {
  const { upTo, low, high } = wayRow(String(entry) as WayEntry).result;
  return [
    { share: upTo / FACES, to: { at: low, food } },
    { share: (FACES - upTo) / FACES, to: { at: high, food } },
  ];
}

const only = (to: Leads['to']): readonly Leads[] => [{ share: 1, to }];

function afterYears(entry: 2 | 7, food: number | null): readonly Leads[] {
  const left = food === null ? null : Math.max(0, food - epilogueRow(`years-${entry}`).result);
  return left === 0 ? only('starved') : byDie(entry, left);
}

/** The two events that ask who is aboard. */
export type CrewEvent = 5 | 15;
export const isCrewEvent = (at: Entry): at is CrewEvent => at === 5 || at === 15;

/** Ways on by the die that is rolled when the flu is over. */
export const afterFlu = (food: number | null): readonly Leads[] => byDie(15, food);

export function leadsFrom(
  { at, food }: Post & { readonly at: Exclude<Entry, CrewEvent> },
  policy: Policy,
): readonly Leads[] {
  const chosen = (entry: 1 | 4 | 14): Entry => {
    const ways: Readonly<Record<string, Entry>> = EPILOGUE_CHOICES[entry];
    return ways[choiceOf(policy, entry)] ?? entry;
  };
  switch (at) {
    case 1:
    case 4:
      return only({ at: chosen(at), food });
    case 2:
    case 7:
      return afterYears(at, food);
    case 6:
      return byDie(at, null);
    case 11:
      return only('vanished');
    case 12:
      return only('home');
    case 14:
      return food === null ? only({ at: chosen(at), food: epilogueRow('food').result }) : only('starved');
    case 3:
    case 8:
    case 9:
    case 10:
    case 13:
      return byDie(at, food);
    default:
      return at satisfies never;
  }
}
