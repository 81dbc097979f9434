/** Fields that several acts share. */
import {
  choice,
  flag,
  group,
  id,
  line,
  list,
  nullable,
  number,
  optional,
  paragraphs,
} from '../../core/fields.ts';
import { LONGEST_SIDE } from '../../core/geometry/segment.ts';
import { type Part, SINGLE_PARTS } from '../battlefield/parts.ts';
import { YEARS } from '../calendar.ts';
import type { FigureId } from '../ids.ts';
import { FACINGS } from '../meeting-and-greeting/facing.ts';
import type { FighterId, StrangerId } from '../state/turn.ts';
import { ATTRIBUTES, PRONOUNS, REPS, WEAPONS } from '../types.ts';

/** Numbers of figures, groups and things have nine digits at most. */
const COUNTED = '[1-9][0-9]{0,8}';
const STRANGER = `c${COUNTED}/[0-9]{1,2}`;
const ON_TABLE = '[bv][1-9][0-9]?';

export const FIGURE = id('figure', `^f${COUNTED}$`, 'f1');
/** The same where it goes into the campaign's state as it is. */
export const FIGURE_ID = id<FigureId>('figure', FIGURE.pattern, FIGURE.example);
/** A figure of the party, or one of a group met by its place in it, from 0. */
export const FIGHTER = id('fighter', `^(f${COUNTED}|${STRANGER})$`, 'f1 or c2/0');
/** The same where they go into the campaign’s state as they are. */
export const FIGHTER_ID = id<FighterId>('fighter', FIGHTER.pattern, FIGHTER.example);
export const STRANGER_ID = id<StrangerId>('person met', `^${STRANGER}$`, 'c2/0');
export const HELD_WEAPON = id('held weapon', `^w${COUNTED}$`, 'w1');
/** A weapon in anybody's hands: a figure's by its id, a stranger's by its place among his, from 0. */
export const ARMED = id('weapon', '^w[0-9]{1,9}$', 'w1');
export const ITEM = id('thing', `^i${COUNTED}$`, 'i1');
export const GROUP = id('group', `^c${COUNTED}$`, 'c1');
/** A group of zombies on the table. */
export const ZOMBIES = id('group of zombies', `^z${COUNTED}$`, 'z1');
/** A vehicle that works. */
export const WORKING = id('vehicle that works', '^m[1-9][0-9]?$', 'm1');
/** A building or a vehicle of the table. */
export const SPOT = id('place', `^${ON_TABLE}$`, 'b1 or v1');
/** Place somebody may be in: a building, a vehicle of the table, or one that works. */
export const PLACE = id('place', '^[bvm][1-9][0-9]?$', 'b1 or m1');
export const PART = id<Part>('part', `^(${SINGLE_PARTS.join('|')}|${ON_TABLE})$`, 'wind or b1');

export const REP = choice(REPS, 4);
export const PRONOUN = choice(PRONOUNS);
/** Name a figure is called by in reports, on lists and in charts. */
export const SHORT_NAME = line(30);
export const RAP = number(0, 99);
export const CLIPS = number(0, 99);
/** Totals over a life; nobody plays more. */
export const TOTAL = number(0, 99_999);
export const ATTRIBUTE = choice(ATTRIBUTES);
export const WEAPON = choice(WEAPONS);

/** The player’s reason for a correction. */
export const REASON = line(200);
/** The player’s reason for something that the turn doesn’t let somebody do now. */
export const ANYWAY = optional(REASON);
/** A JPEG in Base64, which begins with the marks of its kind, of 96 kB at most: 512 pixels across take less. */
export const PICTURE = id('JPEG in Base64', '^/9j/[A-Za-z0-9+/]{4,131068}={0,2}$', '/9j/4AAQSkZJRg==');
export const PROSE = { ...paragraphs(20_000), empty: true } as const;

/** Counted from the outbreak. */
export const YEAR = number(YEARS.first, YEARS.last);

/** Everybody who is in on it, of the party. */
export const FIGURES = list(FIGURE, 0, 99);
/** Everybody who is in on it, of the party or of its friends. */
export const FIGHTERS = list(FIGHTER, 0, 99);
/** Figures that something is done to together. */
export const SEVERAL = list(FIGURE, 1, 50);
export const ITEMS_NAMED = list(ITEM, 1, 200);

const TENTHS = number(0, LONGEST_SIDE);
/** A place in tenths of an inch from the south-west. That it lies on the table the act sees to. */
export const TABLE_SPOT = group({ x: TENTHS, y: TENTHS });
/** A floor of a building, 0 the ground floor, one above the uppermost its roof; null outdoors. */
export const LEVEL = nullable(
  group({ building: id('building', '^b[1-9][0-9]?$', 'b1'), floor: number(0, 99) }),
);
/** A spot that a way leads to, and the level it is on from there, where it changes. */
export const STOP = group({ x: TENTHS, y: TENTHS, level: optional(LEVEL) });
/**
 * Spot from which shots were fired, in tenths of an inch from the south-west, and the way the shooter faced. The act sees to it that it
 * lies on the table, which may be of any size.
 */
export const FROM = nullable(group({ spot: TABLE_SPOT, facing: choice(FACINGS) }));

/** People on the run, or after them. */
export const BAND = group({ lowestRep: REP, vehicles: flag });
