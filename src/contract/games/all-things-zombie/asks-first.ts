/** Which acts ask first, on screens as on the command line: those that the rules declare so. */
import type { Declared } from '../../../rules/all-things-zombie/acts/act.ts';
import { ACTS, type ActId } from '../../../rules/all-things-zombie/acts/acts.ts';
import type { EncounterAct } from './acts.ts';

/** Whether an act of this input can't be taken back on the table. */
export function asksFirst(id: ActId, input: object): boolean {
  const { asksFirst: when }: Declared = ACTS[id];
  if (when === undefined || when === true) return when === true;
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
