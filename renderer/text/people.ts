/** Words for groups met. */
import type { GroupDetail, GroupLine } from '../../src/contract/holdings.ts';

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

/** Whether they may be met again; of those who aren't about, why not. */
export function returnText({
  return: returning,
  group: { whereabouts },
}: Pick<GroupDetail, 'return' | 'group'>): string {
  switch (returning) {
    case 'may':
      return 'By your house rule they may come back when people are met in that area.';
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

/** `+2`, `−1` */
export function signed(modifier: number): string {
  return modifier < 0 ? `−${Math.abs(modifier)}` : `+${modifier}`;
}

/** `never`, `once`, `twice`, `5 times` */
export function often(times: number): string {
  return ['never', 'once', 'twice'][times] ?? `${times} times`;
}

/** Whom the player knows the group by: `Ada Cole and 3 others`. */
export function groupName({ members }: Pick<GroupLine, 'members'>): string {
  const [first] = [...members.filter(({ speaks }) => speaks), ...members];
  const others = members.length - 1;
  if (first === undefined) return 'Nobody';
  if (others === 0) return first.name;
  return `${first.name} and ${others === 1 ? 'one other' : `${others} others`}`;
}
