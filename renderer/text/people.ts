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

export const RETURN_WORDS = {
  may: 'They may come back when people are met in that area; your house rule says so.',
  'house-rule-off': 'By the book, people met are always new. A house rule lets them come back.',
  'not-about': 'They won’t be met again.',
} as const satisfies Record<GroupDetail['return'], string>;

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
