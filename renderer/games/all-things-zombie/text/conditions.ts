/** Conditions of somebody on the table, and the keys that mark them. */
import type { FighterView } from '../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import type { GroupView } from '../../../../src/contract/games/all-things-zombie/encounter-view/people.ts';
import type { UnderWay } from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { SIDE_WORDS } from '../../../../src/rules/all-things-zombie/text/sides.ts';
import { peopleText } from '../../../../src/rules/all-things-zombie/text/vocabulary.ts';
import { countedInWords, listed } from '../../../../src/rules/core/text/english.ts';

export type Condition = FighterView['condition'];

interface Marking {
  /** Marks it in the form of a figure’s status; with Shift, that a zombie did it. */
  readonly key: string;
  /** True if it matters whether a zombie did it. */
  readonly zombies: boolean;
}

export const MARKINGS = {
  up: { key: 'u', zombies: false },
  'ducked-back': { key: 'd', zombies: false },
  'knocked-down': { key: 'k', zombies: true },
  huddled: { key: 'h', zombies: false },
  collapsed: { key: 'c', zombies: false },
  'out-of-the-fight': { key: 'o', zombies: true },
  carried: { key: 'f', zombies: false },
  captured: { key: 't', zombies: false },
  'ran-away': { key: 'a', zombies: false },
  'off-table': { key: 'l', zombies: false },
  dead: { key: 'x', zombies: true },
} as const satisfies Record<Condition, Marking>;

export const CONDITIONS = Object.keys(MARKINGS) as Condition[];

const STANDING_WORDS = {
  strangers: 'not dealt with yet',
  cooperated: 'act with you',
  parted: 'parted amiably',
  fought: 'enemies',
  unhelpful: 'unhelpful',
} as const satisfies Record<GroupView['standing'], string>;

/** Words for how a group stands to the party, with its side where it has one: `captors, enemies`. */
export function standingText({
  role,
  standing,
  whereabouts,
  members,
}: Pick<GroupView, 'role' | 'standing' | 'whereabouts' | 'members'>): string {
  const side = role === null ? undefined : SIDE_WORDS[role][members.length === 1 ? 'one' : 'several'];
  return [side, PLACE_WORDS[whereabouts] ?? STANDING_WORDS[standing]].filter(Boolean).join(', ');
}

const PLACE_WORDS: Partial<Record<GroupView['whereabouts'], string>> = {
  joined: 'with the party now',
  gone: 'beaten',
};

/** `Pris Kettle and two more`: a group goes by whoever would speak for it, the highest Rep of those free. */
export function groupName({ members }: Pick<GroupView, 'members'>): string {
  const rank = ({ alive, captive, rep }: GroupView['members'][number]) => (alive && !captive ? rep : 0);
  const [first, ...rest] = members.toSorted((a, b) => rank(b) - rank(a));
  if (first === undefined) return 'Nobody';
  return rest.length === 0 ? first.name : `${first.name} and ${countedInWords(rest.length, 'more', 'more')}`;
}

/** Words for those met on a visit: `two zombies and one person`; the dice for how many may have come to nobody. */
export function metWords({
  zombies,
  group,
  places,
}: Pick<UnderWay['visits'][number], 'zombies' | 'group' | 'places'>): string {
  const some = [
    ...(zombies > 0 ? [countedInWords(zombies, 'zombie', 'zombies')] : []),
    ...(group === null ? [] : [peopleText(places.length)]),
  ];
  return some.length === 0 ? 'nobody' : listed(some);
}

/** Tenths of an inch as a player measures, to half an inch: `12½″` */
export const inchesText = (tenths: number): string => {
  const halves = Math.round(tenths / 5);
  return `${halves === 1 ? '' : Math.floor(halves / 2)}${halves % 2 === 1 ? '½' : ''}″`;
};

/** Number of a place on the map: buildings by number, vehicles by a v and theirs. */
export const placeNumber = ({
  spot,
  building,
}: {
  readonly spot: string;
  readonly building: string | null;
}) => (building === null ? spot : spot.slice(1));
