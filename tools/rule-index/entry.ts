/** Entries of the index: what stands under a heading of the rulebook, or why nothing does. */
import type { Heading } from '../../src/rules/all-things-zombie/data/text/headings.ts';
import type { AtzRule } from '../../src/rules/all-things-zombie/rules.ts';

export const REASONS = {
  story: 'a story, no rule',
  thanks: 'thanks and introduction',
  advice: 'advice, or a summary of what stands elsewhere',
  title: 'only names what its parts say',
  material: 'figures, dice and tables a player has or has not',
  scenery: 'how figures stand and face on the table',
  example: 'an example of play',
  sheet: 'a sheet to fill in or to look things up on',
} as const;
type Reason = keyof typeof REASONS;

export type Entry =
  | {
      readonly rules?: readonly AtzRule[];
      /** Ids of tables. */
      readonly tables?: readonly string[];
      /** Data and questions that are no rule by themselves, from the game's folder. */
      readonly files?: readonly string[];
    }
  | { readonly none: Reason };

/** Entries for some of the headings. */
export type Entries = Partial<Readonly<Record<Heading, Entry>>>;
