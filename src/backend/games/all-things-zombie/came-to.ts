/** The outcome, among those of its odds, to which a roll of the log came. */
import { ODDS } from '../../../rules/all-things-zombie/odds.ts';
import { drive, type Table } from '../../../rules/core/driver.ts';
import type { OddsRules } from '../../../rules/core/odds-rule.ts';
import type { OddsAsk, Play } from '../../../rules/core/play.ts';
import type { Transcript } from '../../../rules/core/transcript.ts';

const RULES: OddsRules = ODDS;

/** The play that the odds count, given the answers of the log; undefined where they don’t bring it to its end. */
export function cameTo({ rule, input }: OddsAsk, from: Transcript): string | undefined {
  const counted = RULES[rule];
  if (counted === undefined) return undefined;
  // A throw that brings nothing is rolled again, and so is looked for in the next of its rule.
  const tries = from.filter((reply, at) => at === 0 || (reply.rule === rule && from[at - 1]?.rule === rule));
  for (const first of tries) {
    const came = playedBy(counted.play(input as never), from.slice(from.indexOf(first)));
    if (came !== undefined) return came;
    if (counted.outcomes.includes('failure')) return gaveUp(from);
  }
  return undefined;
}

/** Gives `failure` for a Task that failed and could be tried again, but wasn’t. */
const gaveUp = (from: Transcript): string | undefined =>
  from.find(({ rule }) => rule === 'atz.second-try')?.answer === 'stop' ? 'failure' : undefined;

/** The same of what those dice decide besides, by its name. */
export function besideCameTo({ rule, input }: OddsAsk, name: string, from: Transcript): string | undefined {
  const { played, play } = RULES[rule]?.beside?.[name] ?? {};
  const all = played ?? play;
  return all && playedBy(all(input as never), from);
}

function playedBy(play: Play<string, never>, from: Transcript): string | undefined {
  if (from.length === 0) return undefined;
  let at = 0;
  const table: Table = (question) => {
    // Odds of a Task take one way where the player decides: a decision that isn’t asked for is passed over.
    while (question.rule !== from[at]?.rule && typeof from[at]?.answer === 'string') at += 1;
    const reply = from[at];
    if (reply?.rule !== question.rule) return undefined;
    at += 1;
    // Throws that bring nothing are rolled again; the odds then draw one of the others.
    const answer = question.kind === 'draw' && Array.isArray(reply.answer) ? sum(reply.answer) : reply.answer;
    return { answer, by: 'script' };
  };
  const played = drive(play, table);
  return played.kind === 'finished' ? played.value : undefined;
}

const sum = (faces: readonly number[]) => `${faces.reduce((total, face) => total + face, 0)}`;
