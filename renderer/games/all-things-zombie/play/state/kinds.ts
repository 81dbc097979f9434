/** Kinds of things that may be due on Play: by the act that does them, checks by which one. */

import type { Proposal } from '../../../../../src/contract/games/all-things-zombie/encounter-view/proposal.ts';
import { DUE_CHECKS } from '../../../../../src/contract/games/all-things-zombie/encounter-view/proposal.ts';
import { DUE_ACTS, type DueKind, isDoneTogether, type Kind } from './due-acts.ts';

/** The same is done together by those of one side alone: `reload of c2`. */
export function togetherOf(proposal: Pick<Proposal, 'act' | 'subject'>): string | undefined {
  const kind = kindOf(proposal);
  if (kind === undefined || !isDoneTogether(kind)) return undefined;
  const [who = ''] = (proposal.subject ?? '').split('/');
  const bySide = kind === 'reload' || kind === 'mark';
  return bySide ? `${kind} of ${who.startsWith('c') ? who : 'the party'}` : kind;
}

export const isDueKind = (act: string): act is DueKind => Object.hasOwn(DUE_ACTS, act);

const isOf = <T extends string>(all: readonly T[], name: string): name is T =>
  all.some((one) => one === name);

/** In Sight, which all who come into sight of one another take in one act; out of doors only the player sees who they are. */
export const isSight = ({ act }: Pick<Proposal, 'act'>): boolean => act === 'sight';

/** Kind of something due; a check’s is its name, which stands last in its subject: `c2/0/what-now`. */
export function kindOf({ act, subject }: Pick<Proposal, 'act' | 'subject'>): Kind | undefined {
  if (isDueKind(act)) return act;
  const check = subject?.split('/').at(-1) ?? '';
  return act === 'check' && isOf(DUE_CHECKS, check) ? check : undefined;
}
