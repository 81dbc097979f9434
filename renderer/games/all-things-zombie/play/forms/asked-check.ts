/** From a check and its ticks to what is sent: ticks that are no flags of their own become friends and opponents. */
import type { Deed } from '../../encounter/deed.ts';
import { CHECK_WORDS, type CheckName, type What } from './checks.ts';

type CheckDeed = Extract<Deed, { do: 'check' }>;

/** Ticks that stand for somebody near. The nearest that still counts does for every distance. */
const SOMEBODY: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  boss: { friends: [{ attributes: ['boss'], inches: 6 }] },
  terrifying: { opponent: { attributes: ['terrifying'] } },
  psycho: { opponent: { attributes: ['psycho'], rushing: true } },
  friendLeads: { friend: { leader: true } },
  friendSteady: { friend: { attributes: ['stone-cold'] } },
  leader2: { leaderPassed: 2 },
  leader1: { leaderPassed: 1 },
  leader0: { leaderPassed: 0 },
};

/** Two of them are one friend who is both; of two opponents both have to be met. */
const joined = (before: unknown, after: unknown): unknown => {
  if (!isPlain(before) || !isPlain(after)) return after;
  const { attributes: first } = before;
  const { attributes: second } = after;
  const attributes = [...listOf(first), ...listOf(second)];
  return { ...before, ...after, ...(attributes.length > 0 ? { attributes } : {}) };
};
const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** These checks say of each circumstance that it is, or is not, the case. */
const SAYS_ALL: readonly CheckName[] = ['fast-move', 'reaction-fire'];

/** The ticks that bear on this check, of those set. */
export function bearing(check: CheckName, set: readonly string[]): readonly string[] {
  return CHECK_WORDS[check].ticks.map(({ id }) => id).filter((id) => set.includes(id));
}

/** `leads`: of somebody met, that he leads his side. */
export function askedCheck(
  figure: string,
  check: CheckName,
  set: readonly string[],
  leads = false,
): CheckDeed {
  const what: Record<string, unknown> = { check };
  const on = bearing(check, set);
  for (const { id } of CHECK_WORDS[check].ticks) {
    if (id === 'shaken') continue;
    const somebody = SOMEBODY[id];
    if (somebody === undefined) {
      if (on.includes(id)) what[id] = true;
      else if (SAYS_ALL.includes(check)) what[id] = false;
    } else if (on.includes(id)) {
      for (const [name, value] of Object.entries(somebody)) what[name] = joined(what[name], value);
    }
  }
  const shaken = on.includes('shaken') ? { shaken: true } : {};
  return { do: 'check', figure, what: what as What, ...shaken, ...(leads ? { leads } : {}) };
}
