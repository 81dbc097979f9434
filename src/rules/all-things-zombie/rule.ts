import type { Section } from './data/text/headings.ts';

/** A line of the rule index. */
export interface Rule {
  /** Heading in the rulebook; `house` where the rule is our own. */
  readonly section: Section;
  readonly title: string;
  readonly summary: string;
  /** Request to the player when the rule asks; missing if it never asks a player. */
  readonly ask?: string;
  /** Decision left to the player for his own side, where the rule rolls for others. */
  readonly choose?: string;
  /** File in which the rule is written, from the game’s folder; missing if a file names the rule by its id. */
  readonly file?: string;
}
