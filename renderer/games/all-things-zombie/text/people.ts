/** Words for groups met. */
import type { GroupDetail, GroupLine } from '../../../../src/contract/games/all-things-zombie/holdings.ts';
import { AREA_WORDS } from '../../../../src/rules/all-things-zombie/text/encounter.ts';

export const STANDING_WORDS = {
  strangers: 'Seen, not spoken to',
  cooperated: 'Worked together',
  parted: 'Parted amiably',
  fought: 'Fought',
  unhelpful: 'Could not agree',
} as const satisfies Record<GroupLine['standing'], string>;

export const WHEREABOUTS_WORDS = {
  about: 'Still about',
  joined: 'Joined the party',
  gone: 'Gone',
} as const satisfies Record<GroupLine['whereabouts'], string>;

/** Sentence on whether a group may be met again; for people who aren’t about, why not. */
export function returnText({
  return: returning,
  returnsOn,
  group: { whereabouts, area },
}: Pick<GroupDetail, 'return' | 'returnsOn' | 'group'>): string {
  switch (returning) {
    case 'may':
      return `By your house rule they may come back: when people are met in ${AREA_WORDS[area].place}, a die that shows ${returnsOn} brings some who were met there before.`;
    case 'house-rule-off':
      return 'By the book, people met are always new. A house rule lets them come back.';
    case 'not-about':
      return whereabouts === 'joined'
        ? 'They are with the party now, and won’t be met again.'
        : 'They are dead or scattered, and won’t be met again.';
    default:
      return returning satisfies never;
  }
}

/** Effect of the past when both leaders talk again, in words to follow `+2`. */
export function talkText({ modifier, text }: GroupDetail['talk'][number]): string {
  const by = Math.abs(modifier);
  return modifier > 0
    ? `for both leaders: ${text}. When you talk again each rolls against a Rep ${by} higher, and words come easier.`
    : `for both leaders: ${text}. When you talk again each rolls against a Rep ${by} lower, and words fail sooner.`;
}

/** `+2`, `−1` */
export function signed(modifier: number): string {
  return modifier < 0 ? `−${Math.abs(modifier)}` : `+${modifier}`;
}

/** Number of times it has come to words or blows: `never`, `once`, `twice`, `5 times`; `on sight` where no words were needed. */
export function dealtWithText({ times, standing }: Pick<GroupLine, 'times' | 'standing'>): string {
  if (times === 0 && standing !== 'strangers') return 'on sight';
  return ['never', 'once', 'twice'][times] ?? `${times} times`;
}

/** Sentence on a group nobody has dealt with yet: how it stood from the start. */
export function firstSightText(standing: GroupLine['standing']): string {
  switch (standing) {
    case 'fought':
      return 'Enemies from the start; no words were needed.';
    case 'cooperated':
      return 'On the party’s side from the start; no words were needed.';
    default:
      return 'Only seen so far; nobody has spoken.';
  }
}

/** Reps of the members who are free, the highest first: `4, 3 ×3, 2`; a dash where nobody is. */
export function repsText(members: GroupLine['members']): string {
  const counted = new Map<number, number>();
  for (const { rep, alive, captive } of members)
    if (alive && !captive) counted.set(rep, (counted.get(rep) ?? 0) + 1);
  const reps = [...counted].sort(([a], [b]) => b - a);
  return reps.length === 0 ? '–' : reps.map(([rep, n]) => (n === 1 ? `${rep}` : `${rep} ×${n}`)).join(', ');
}

/** Name by which the player knows the group: `Ada Cole and 3 others`. */
export function groupName({ members }: Pick<GroupLine, 'members'>): string {
  const [first] = [...members.filter(({ speaks }) => speaks), ...members];
  const others = members.length - 1;
  if (first === undefined) return 'Nobody';
  if (others === 0) return first.name;
  return `${first.name} and ${others === 1 ? 'one other' : `${others} others`}`;
}
