/** A question on Play says who rolls, for what, and against what. */
import { describe, expect, it } from 'vitest';
import { playing } from '../../src/backend/games/all-things-zombie/encounter-acts.ts';
import { playAct } from '../../src/backend/games/all-things-zombie/play-act.ts';
import { askedView } from '../../src/backend/games/all-things-zombie/views/asked.ts';
import type { Question } from '../../src/rules/core/play.ts';
import { TRIES } from './chances/every-act.ts';
import type { Do, Try } from './chances/tries.ts';

/** Rolled for the table as a whole, for a side, or for somebody who isn’t there yet. */
const NOBODYS =
  /^(holdout|atz\.(who-wins|vehicle|building|river|wind|zombies-at-start|zombie-placement|zombie-reinforcement|escape-help|how-many|getaway|lead|pursuit|activation|alert|recruit)|.*\.player$)/;

/** More than any act asks. */
const MOST = 60;

function questionsOf({ campaign, act }: Try): readonly Question[] {
  const asked: Question[] = [];
  try {
    while (asked.length < MOST) {
      const came = playAct(
        campaign,
        playing(act),
        asked.map(() => 'app' as const),
      );
      if (came.state === 'done') break;
      asked.push(came.question);
    }
  } catch {
    // A try that is refused asks no more.
  }
  return asked;
}

const ALL = (Object.keys(TRIES) as Do[]).flatMap((what) =>
  TRIES[what].flatMap((attempted) => {
    const tried = attempted();
    return questionsOf(tried).map((question) => ({
      what,
      question,
      asked: askedView(tried.campaign, question),
    }));
  }),
);

const saysOf = ({ question, asked }: (typeof ALL)[number]) =>
  `${asked.who}${asked.against === null ? '' : ` against ${asked.against}`}: ${question.rule}: ${asked.needs}`;

describe('what is asked on Play', () => {
  it('says whose it is, unless it is the table’s', () => {
    // A figure that is being bought has no name before its attribute is drawn.
    const missing = ALL.filter(({ what }) => what !== 'buy').filter(
      ({ question, asked }) => asked.who === null && !NOBODYS.test(question.rule),
    );
    expect(missing.map(({ what, question }) => `${what}: ${question.rule}`)).toEqual([]);
  });

  it('says how many dice are rolled, and what each is held against', () => {
    const rolls = ALL.filter(({ question }) => question.kind === 'roll');
    expect(rolls.length).toBeGreaterThan(40);
    const unsaid = rolls.filter(
      ({ question, asked }) =>
        question.kind === 'roll' &&
        question.target !== undefined &&
        !/pass|kill|die|out of/.test(asked.needs ?? ''),
    );
    expect(unsaid.map(({ question }) => question.rule)).toEqual([]);
    const said = new Set(rolls.map(saysOf));
    for (const one of [
      'Gloria against a zombie: atz.shoot: Two dice: 3 or more hits',
      'Gloria against a zombie: atz.obviously-dead: One die: 1 or less kills',
      'Gloria against two zombies: atz.target-selection: Two dice; zombie 1: one die, 3 or more hits; zombie 2: one die, 4 or more hits',
      'Gloria against a zombie: atz.melee: Two dice: 5 or less passes',
      'a zombie against Gloria: atz.melee.against: One die: 4 or less passes',
      'the zombies against Gloria: atz.melee.against: Two dice: 4 or less passes',
      'Gloria: atz.in-sight: Three dice: 5 or less passes; the best two count',
      'Nils: atz.awareness: Two dice: 4 or less passes',
    ])
      expect(said).toContain(one);
  });
});
