/** Questions that are the app's to answer, and what answers in the player's place. */
import type { Table } from '../../rules/core/driver.ts';
import type { Question, Stream } from '../../rules/core/play.ts';

/** Names and what is left open of a Star are the app's to draw, whoever rolls. */
const NEVER_OWN: readonly Stream[] = ['names', 'star'];

export const isAppsOwn = (question: Question): boolean =>
  'stream' in question && NEVER_OWN.includes(question.stream);

/** Says whether a question asks which of several buildings or vehicles a score means, which is the player’s to say. */
export const isPick = ({ rule }: Question): boolean => rule.endsWith('.pick');

/** Picks of a whole table: no decision to stop for when the app lays it out. Of a part that is rolled again alone, it is one. */
export const isDetail = (question: Question): boolean => isPick(question) && question.of === undefined;

export interface Entries extends Table {
  /** Entries that no question asked for. */
  readonly left: () => number;
}
