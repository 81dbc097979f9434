import { describe, expect, it } from 'vitest';
import { ODDS_INPUTS } from '../../../../src/contract/games/all-things-zombie/odds.ts';
import {
  attributeChosen,
  attributeDrawn,
} from '../../../../src/rules/all-things-zombie/after-the-battle/attribute-gained.ts';
import { examine } from '../../../../src/rules/all-things-zombie/after-the-battle/doc.ts';
import {
  deadDrunk,
  drunkard,
  dumbass,
} from '../../../../src/rules/all-things-zombie/after-the-battle/failings.ts';
import { infection } from '../../../../src/rules/all-things-zombie/after-the-battle/infection.ts';
import {
  cheatsDeath,
  DEATHS,
  earlyGrave,
  insteadOfDead,
} from '../../../../src/rules/all-things-zombie/after-the-battle/larger-than-life.ts';
import type { AFTER_THE_BATTLE_ODDS } from '../../../../src/rules/all-things-zombie/after-the-battle/odds.ts';
import { recovery } from '../../../../src/rules/all-things-zombie/after-the-battle/recovery.ts';
import { AFTER_THE_BATTLE_TABLES } from '../../../../src/rules/all-things-zombie/after-the-battle/tables.ts';
import { AFTER_THE_BATTLE_RULES } from '../../../../src/rules/all-things-zombie/after-the-battle/text/rules.ts';
import { whoWins } from '../../../../src/rules/all-things-zombie/after-the-battle/who-wins.ts';
import { PLAYER_ASKING as ASKING } from '../../../../src/rules/all-things-zombie/asking.ts';
import type { Card } from '../../../../src/rules/core/cards.ts';
import { odds } from '../../../../src/rules/core/odds.ts';
import { draw, type Play } from '../../../../src/rules/core/play.ts';
import { rowIds } from '../../../../src/rules/core/table.ts';
import { notingRules } from '../../../support/rules/asked-by.ts';

type RuleWithOdds = keyof typeof AFTER_THE_BATTLE_ODDS;
const STAR = { rep: 5, advantages: ['larger-than-life'], by: 'people', byRep: 4 } as const;

describe('the chapter', () => {
  const asked = new Set<string>();
  const read = new Set<string>();
  function count<T>(play: () => Play<T, never>, rowsOf: (value: T) => readonly string[]): void {
    const see = (value: T) => {
      for (const row of rowsOf(value)) read.add(row);
      return 'seen';
    };
    odds(() => notingRules(play(), asked), see, { choices: 'even' });
  }
  const aCard = (rule: string) => draw<Card>({ ...ASKING, rule, from: ['2D', '3S'] });

  count(
    () => examine(ASKING, { rep: 3, wounds: 0, protected: false }, []),
    ({ row }) => [row],
  );
  count(
    () => recovery(ASKING, { rep: 3, kind: 'ranAway', medical: false }),
    ({ row }) => [row],
  );
  count(
    () => infection(ASKING, 3),
    () => [],
  );
  count(
    () => whoWins(ASKING),
    ({ rows }) => rows,
  );
  count(
    () => drunkard(ASKING, 3),
    ({ found }) => (found === null ? [] : [found.row]),
  );
  count(
    () => deadDrunk(ASKING, 3),
    ({ found }) => [found.row],
  );
  count(
    () => dumbass(ASKING),
    ({ found }) => [found.row],
  );
  count(
    () => cheatsDeath(ASKING),
    () => [],
  );
  count(
    () => earlyGrave(ASKING, { ...STAR, advantages: ['larger-than-life', 'cheating-death'] }),
    () => [],
  );
  count(
    () => attributeChosen(ASKING, []),
    () => [],
  );
  count(
    () => attributeDrawn(ASKING, [], aCard),
    () => [],
  );
  for (const death of DEATHS) {
    const { row } = insteadOfDead(death, STAR);
    if (row !== null) read.add(row);
  }

  it('reaches every row of its tables', () => {
    expect([...read].sort()).toEqual(AFTER_THE_BATTLE_TABLES.flatMap(rowIds).sort());
  });

  it('tells the player what to do under every rule that asks', () => {
    const asking = Object.entries(AFTER_THE_BATTLE_RULES).filter(([, rule]) => 'ask' in rule);
    expect([...asked].sort()).toEqual(asking.map(([id]) => id).sort());
  });

  it.each<[RuleWithOdds, unknown, string]>([
    ['atz.doc', { rep: 8 }, 'Rep: enter a whole number from 1 to 7.'],
    ['atz.doc', { rep: 4, wounds: -1 }, 'wounds: enter a whole number from 0 to 20.'],
    ['atz.doc', { rep: 4, wounds: 1.5 }, 'wounds: enter a whole number from 0 to 20.'],
    ['atz.doc', { rep: 4, wounds: 21 }, 'wounds: enter a whole number from 0 to 20.'],
    ['atz.doc', { rep: 4, medic: 'yes' }, 'medic: say true or false.'],
    ['atz.doc', { rep: 4, protected: 1 }, 'protected: say true or false.'],
    ['atz.recovery', { rep: 4 }, 'kind: choose outOfTheFight or ranAway.'],
    ['atz.recovery', { rep: 4, kind: 'ranAway', medical: 0 }, 'medical: say true or false.'],
    ['atz.infection', { rep: 0 }, 'Rep: enter a whole number from 1 to 7.'],
  ])('%s refuses %j', (rule, input, message) => {
    expect(ODDS_INPUTS[rule].safeParse(input).error?.issues[0]?.message).toBe(message);
  });
});
