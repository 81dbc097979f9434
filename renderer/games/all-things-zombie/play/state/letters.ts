/** Letters of the kinds: which of several due things of a kind has the letter of that kind. */
import type { Proposal } from '../../../../../src/contract/games/all-things-zombie/encounter-view/proposal.ts';
import type { Kind } from './due-acts.ts';
import { kindOf } from './kinds.ts';

export const dueId = ({ act, subject }: Pick<Proposal, 'act' | 'subject'>): string => `${act} ${subject}`;

/** By kind, the `dueId` of what has its letter. */
export type Letters = ReadonlyMap<Kind, string>;

/** The first of each kind, but whatever has had the letter keeps it as long as it is due. */
export function lettersOf(before: Letters, inOrder: readonly Pick<Proposal, 'act' | 'subject'>[]): Letters {
  const letters = new Map<Kind, string>();
  for (const proposal of inOrder) {
    const kind = kindOf(proposal);
    if (kind === undefined) continue;
    const id = dueId(proposal);
    if (!letters.has(kind) || before.get(kind) === id) letters.set(kind, id);
  }
  return letters;
}
