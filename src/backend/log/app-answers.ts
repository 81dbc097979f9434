/** Questions that are the app's to answer, and what answers in the player's place. */
import type { Table } from '../../rules/core/driver.ts';
import type { Question, Stream } from '../../rules/core/play.ts';

/** Names and what is left open of a Star are the app's to draw, whoever rolls. */
const NEVER_OWN: readonly Stream[] = ['names', 'star'];

export const isAppsOwn = (question: Question): boolean =>
  'stream' in question && NEVER_OWN.includes(question.stream);

/**
 * Says whether a question only asks which of several buildings or vehicles a score means: no decision to stop for when the app lays out a
 * table.
 */
export const isDetail = ({ rule }: Question): boolean => rule.endsWith('.pick');

export interface Entries extends Table {
  /** Entries that no question asked for. */
  readonly left: () => number;
}
