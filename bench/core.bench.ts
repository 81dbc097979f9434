/**
 * The rules core: a fight written as any game's rules are, against its dice, passes and look-ups in a plain loop, in the
 * same run and from the same seeds. With `--peers` against boardgame.io as well, which is installed for it.
 */
import { evenTable } from '../src/rules/core/bot.ts';
import { diceBox } from '../src/rules/core/dice.ts';
import type { Table } from '../src/rules/core/driver.ts';
import { playOut, playStep } from '../src/rules/core/module.ts';
import { odds } from '../src/rules/core/odds.ts';
import { seen } from '../src/rules/core/seen.ts';
import { firstOf, seeded } from '../src/rules/core/tables.ts';
import { bareFight } from '../tests/support/rules/bare-fight.ts';
import { shotByShot, tollName } from '../tests/support/rules/machine-gun.ts';
import { skeletonFight } from '../tests/support/rules/skeleton-fight.ts';
import { boardgameIoFight } from './boardgame-io.ts';
import { median, type Row, ratio, report, takingTurns } from './measured.ts';

const FIGHT = { rounds: 60, warmUp: 15, times: 150 };
const PEERS = { rounds: 30, warmUp: 10, times: 30 };
const ODDS = { rounds: 9, warmUp: 2, times: 4 };
const MOST_STEPS = 20;
const withPeers = process.argv.includes('--peers');

const seedOf = (time: number): string => `fight ${time}`;

function tableOf(time: number): Table {
  const box = diceBox(seedOf(time));
  return firstOf(seeded(box), evenTable(box, 'bot'));
}

/** Played out, keeping only its end. */
function played(aimed: boolean): (time: number) => void {
  const begun = skeletonFight.begin({ aimed });
  return (time) => {
    const { kind } = playOut(skeletonFight, begun, () => tableOf(time), MOST_STEPS);
    if (kind !== 'over') throw new Error(`a fight is ${kind}`);
  };
}

/** Step by step, each with its events, its transcript and a copy of the state. */
function logged(aimed: boolean): (time: number) => void {
  const begun = skeletonFight.begin({ aimed });
  return (time) => {
    const table = tableOf(time);
    let state = begun;
    while (skeletonFight.outcome(seen(state)) === undefined) {
      const stepped = playStep(skeletonFight, state, table);
      if (stepped.played.kind !== 'finished') throw new Error(`a step is ${stepped.played.kind}`);
      state = stepped.state;
    }
  };
}

interface Bounds {
  readonly out: number;
  readonly step: number;
  readonly peers: number;
}

function fightRows(aimed: boolean, { out, step, peers }: Bounds): readonly Row[] {
  const name = aimed ? 'fight, a decision for each shot' : 'fight';
  const bare = (time: number) => void bareFight({ aimed }, diceBox(seedOf(time)));
  const taken = takingTurns({ bare, out: played(aimed), step: logged(aimed) }, FIGHT);
  const against = `its ${aimed ? 'dice, look-ups and decisions' : 'dice and look-ups'}, ${median(taken.bare).toFixed(1)} µs`;
  const rows: Row[] = [
    {
      what: `${name}, played out`,
      microseconds: median(taken.out),
      against,
      ratio: ratio(taken.out, taken.bare),
      atMost: out,
    },
    {
      what: `${name}, with events and transcript`,
      microseconds: median(taken.step),
      against,
      ratio: ratio(taken.step, taken.bare),
      atMost: step,
    },
  ];
  if (!withPeers) return rows;
  const theirs = boardgameIoFight({ aimed });
  const both = takingTurns({ ours: played(aimed), theirs: (time) => void theirs(seedOf(time)) }, PEERS);
  return [
    ...rows,
    {
      what: `${name}, in boardgame.io 0.50.2`,
      microseconds: median(both.theirs),
      against: `ours played out, ${median(both.ours).toFixed(1)} µs`,
      ratio: ratio(both.theirs, both.ours),
      atLeast: peers,
    },
  ];
}

/** Shots at figures alike, each rolled by itself: 26 ways a shot, so 457 thousand for four and 309 million for six. */
function oddsOfShots(shots: number): () => void {
  const targets = Array.from({ length: shots }, () => ({ rep: 4, shots: 1 }));
  return () => {
    const { outcomes } = odds(() => shotByShot({ rep: 5, crackShot: false, targets }), tollName);
    if (outcomes.length <= shots) throw new Error('odds of shots found next to nothing');
  };
}

function oddsRows(): readonly Row[] {
  const taken = takingTurns({ four: oddsOfShots(4), six: oddsOfShots(6) }, ODDS);
  return [
    {
      what: 'odds of a machine gun, six shots',
      microseconds: median(taken.six),
      against: `four shots, ${(median(taken.four) / 1000).toFixed(1)} ms`,
      ratio: ratio(taken.six, taken.four),
      atMost: 8,
    },
    {
      what: 'odds of a machine gun, four shots',
      microseconds: median(taken.four),
      against: 'itself',
      ratio: 1,
      atMostMicroseconds: 100_000,
    },
  ];
}

report([
  ...fightRows(false, { out: 3, step: 4.5, peers: 20 }),
  ...fightRows(true, { out: 4.5, step: 6, peers: 13 }),
  ...oddsRows(),
]);
