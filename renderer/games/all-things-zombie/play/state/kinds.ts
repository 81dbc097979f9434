/** Kinds of things that may be due on Play: by the act that does them, checks by which one. */

import type { Proposal } from '../../../../../src/contract/games/all-things-zombie/encounter-view/proposal.ts';
import { DUE_CHECKS } from '../../../../../src/contract/games/all-things-zombie/encounter-view/proposal.ts';
import { DUE_ACTS, type DueKind, isDoneTogether, type Kind } from './due-acts.ts';

/** The same is done together by those of one side alone: `reload of c2`; and apart from what is due, where the player has to say who sees whom. */
export function togetherOf(proposal: Pick<Proposal, 'act' | 'subject' | 'due'>): string | undefined {
  const kind = kindOf(proposal);
  if (kind === undefined || !isDoneTogether(kind)) return undefined;
  const [who = ''] = (proposal.subject ?? '').split('/');
  if (isSight(proposal)) return `${kind}?`;
  const bySide = kind === 'reload' || kind === 'mark';
  return bySide ? `${kind} of ${who.startsWith('c') ? who : 'the party'}` : kind;
}

export const isDueKind = (act: string): act is DueKind => Object.hasOwn(DUE_ACTS, act);

const isOf = <T extends string>(all: readonly T[], name: string): name is T =>
  all.some((one) => one === name);

/** In Sight of those of whom only the player sees whether they have come into sight. */
export const isSight = (proposal: Pick<Proposal, 'act' | 'subject' | 'due'>): boolean =>
  kindOf(proposal) === 'in-sight' && !proposal.due;

/** Kind of something due; a check’s is its name, which stands last in its subject: `c2/0/what-now`. */
export function kindOf({ act, subject }: Pick<Proposal, 'act' | 'subject'>): Kind | undefined {
  if (isDueKind(act)) return act;
  const check = subject?.split('/').at(-1) ?? '';
  return act === 'check' && isOf(DUE_CHECKS, check) ? check : undefined;
}
