/** Acts that ask first, on screens as on the command line: those that the rules declare so. */
import { type Declared, WHILE_DUE } from '../../../rules/all-things-zombie/acts/act.ts';
import { ACTS, type ActId } from '../../../rules/all-things-zombie/acts/acts.ts';
import {
  BEFORE_ANY_TURN,
  BEFORE_THE_NEXT_TURN,
  WAITS_IN_PLAY,
} from '../../../rules/all-things-zombie/acts/encounter/proposal.ts';
import type { EncounterAct } from './acts.ts';
import type { Proposal } from './encounter-view/proposal.ts';

/** Proposals that are due, and left undone by a turn that begins now. */
export const leftUndone = (all: readonly Proposal[]): readonly Proposal[] =>
  all
    .filter(({ act, due }) => due || BEFORE_THE_NEXT_TURN.includes(act))
    .filter(({ act }) => !BEFORE_ANY_TURN.includes(act));

/** Before which the rules begin no turn, whether or not that is meant; what shots drew before the first one waits for nobody. */
export const beforeAnyTurn = (all: readonly Proposal[], isFirst: boolean): readonly Proposal[] =>
  all.filter(({ act }) => BEFORE_ANY_TURN.includes(act) && !(isFirst && act === WAITS_IN_PLAY));

/** Says whether an act asks as long as something is due that it leaves undone. */
export const asksWhileDue = (id: ActId): boolean => {
  const { asksFirst: when }: Declared = ACTS[id];
  return when === WHILE_DUE;
};

/** Says whether an act of this input can't be taken back on the table, whatever is due. */
export function asksFirst(id: ActId, input: object): boolean {
  const { asksFirst: when }: Declared = ACTS[id];
  if (when === undefined || when === WHILE_DUE) return false;
  if (when === true) return true;
  const given = new Map<string, unknown>(Object.entries(input));
  return Object.entries(when).every(([field, value]) => given.get(field) === value);
}

type Name = EncounterAct['do'];

/** For each of them a screen has words. */
export type AskedFirst = {
  [D in Name]: (typeof ACTS)[`encounter.${D}`] extends { readonly asksFirst: unknown } ? D : never;
}[Name];

/** The deed, if it declares what can't be taken back on the table. */
export function declarationIn<D extends { readonly do: Name }>(
  deed: D,
): Extract<D, { readonly do: AskedFirst }> | undefined {
  return asksFirst(`encounter.${deed.do}`, deed)
    ? (deed as Extract<D, { readonly do: AskedFirst }>)
    : undefined;
}

/** Says whether the deed leaves undone what is due, or comes before what has to be done first. */
export const leavesUndone = (
  deed: { readonly do: Name },
  proposals: readonly Proposal[],
  isFirst: boolean,
): boolean =>
  asksWhileDue(`encounter.${deed.do}`) &&
  (leftUndone(proposals).length > 0 || beforeAnyTurn(proposals, isFirst).length > 0);
