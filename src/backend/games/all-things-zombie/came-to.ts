/** Which of its odds’ outcomes a roll of the log came to. */
import { ODDS } from '../../../rules/all-things-zombie/odds.ts';
import { drive, type Table } from '../../../rules/core/driver.ts';
import type { OddsRules } from '../../../rules/core/odds-rule.ts';
import type { OddsAsk } from '../../../rules/core/play.ts';
import type { Transcript } from '../../../rules/core/transcript.ts';

const RULES: OddsRules = ODDS;

/** The play that the odds count, given the answers of the log; undefined where they don’t bring it to its end. */
export function cameTo({ rule, input }: OddsAsk, from: Transcript): string | undefined {
  const counted = RULES[rule];
  if (counted === undefined || from.length === 0) return undefined;
  let at = 0;
  const table: Table = (question) => {
    // Odds of a Task take one way where the player decides: a decision that isn’t asked for is passed over.
    while (question.rule !== from[at]?.rule && typeof from[at]?.answer === 'string') at += 1;
    const reply = from[at];
    if (reply?.rule !== question.rule) return undefined;
    at += 1;
    // Where a throw that brings nothing is rolled again, the odds draw one of the others.
    const answer = question.kind === 'draw' && Array.isArray(reply.answer) ? sum(reply.answer) : reply.answer;
    return { answer, by: 'script' };
  };
  const played = drive(counted.play(input as never), table);
  return played.kind === 'finished' ? played.value : undefined;
}

const sum = (faces: readonly number[]) => `${faces.reduce((total, face) => total + face, 0)}`;
