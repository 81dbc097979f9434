import type { Section } from './data/text/headings.ts';

/** A line of the rule index. */
export interface Rule {
  /** Heading in the rulebook; `house` where the rule is our own. */
  readonly section: Section;
  readonly title: string;
  readonly summary: string;
  /** What the player is asked to do when the rule asks; missing where it never asks a player. */
  readonly ask?: string;
  /** What he decides, where the rule rolls for others and leaves it to him for his own side. */
  readonly choose?: string;
  /** Where it is written, from the game's folder; missing where a file names the rule by its id. */
  readonly file?: string;
}
