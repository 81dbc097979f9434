/** Kinds of things that may be due on Play: by the act that does them, checks by which one. */

import type { Proposal } from '../../../../../src/contract/games/all-things-zombie/encounter-view/proposal.ts';
import {
  DUE_CHECKS,
  type DueCheck,
} from '../../../../../src/contract/games/all-things-zombie/encounter-view/proposal.ts';

export const DUE_KINDS = [
  'enter',
  'deal',
  'hear-marker',
  'examine',
  'search-loser',
  'begin-turn',
  'fire-at',
  'fight',
  'reload',
  'mark',
  'zombies-act',
  'spread-fire',
  'zombies-burn',
  'drive',
  'beat',
  'sense',
  'move',
  'alert',
  'drink',
  'muster',
  'roll-vehicle',
  'set-table',
  'place-zombies',
  'ready-escape',
  'begin-pursuit',
  'pursue-on',
] as const;
export type DueKind = (typeof DUE_KINDS)[number];

export type Kind = DueKind | DueCheck;

/** Kinds of which several stand in one line, with one key that does all of them. */
export const TOGETHER: readonly Kind[] = [
  'received-fire',
  'in-sight',
  'pursue-by-fire',
  'see-zombie-death',
  'surprise',
  'being-charged',
  'zombies-act',
  'zombies-burn',
  'reload',
  'mark',
  'hear-marker',
];

/** The same is done together by those of one side alone: `reload of c2`; and apart from what is due, where the player has to say who sees whom. */
export function togetherOf(proposal: Pick<Proposal, 'act' | 'subject' | 'due'>): string | undefined {
  const kind = kindOf(proposal);
  if (kind === undefined || !TOGETHER.includes(kind)) return undefined;
  const [who = ''] = (proposal.subject ?? '').split('/');
  if (isSight(proposal)) return `${kind}?`;
  const bySide = kind === 'reload' || kind === 'mark';
  return bySide ? `${kind} of ${who.startsWith('c') ? who : 'the party'}` : kind;
}

const isOf = <T extends string>(all: readonly T[], name: string): name is T =>
  all.some((one) => one === name);

/** In Sight of those of whom only the player sees whether they have come into sight. */
export const isSight = (proposal: Pick<Proposal, 'act' | 'subject' | 'due'>): boolean =>
  kindOf(proposal) === 'in-sight' && !proposal.due;

/** Kind of something due; a check’s is its name, which stands last in its subject: `c2/0/what-now`. */
export function kindOf({ act, subject }: Pick<Proposal, 'act' | 'subject'>): Kind | undefined {
  if (isOf(DUE_KINDS, act)) return act;
  const check = subject?.split('/').at(-1) ?? '';
  return act === 'check' && isOf(DUE_CHECKS, check) ? check : undefined;
}
