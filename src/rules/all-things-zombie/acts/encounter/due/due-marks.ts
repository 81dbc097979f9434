/**
 * Conditions in which rolls have left people on the table, until the player marks them or has done with them: read from the log, kept
 * nowhere.
 */

import { takesAlong } from '../../../reaction/runaway.ts';
import type { CampaignEvent } from '../../../state/campaign-events.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import type { Following, TestResult } from '../../../state/test-result.ts';
import type { Condition, FighterId } from '../../../state/turn.ts';
import type { SeenEncounter } from '../act.ts';
import { outAndBack } from '../harm/harmed.ts';
import { apartOnBoard } from '../places/near.ts';
import { isAble, isFleeing } from '../standing/able.ts';
import { drunkOf } from '../standing/checker-of.ts';
import { everybody, fighterNamed, sideOf } from '../standing/fighters.ts';
import { runsAway, standingAfter } from '../standing/standing-after.ts';
import { maySpiral } from '../turn/ducked-back.ts';

/** An act of this Encounter with what it told, oldest first; of the types that bear on how somebody stands. */
export interface ToldHere {
  readonly act: number;
  readonly events: readonly CampaignEvent[];
}

export interface DueMark {
  /** The act it comes of, by which the player may have done with it. */
  readonly act: number;
  readonly who: FighterId;
  readonly name: string;
  readonly condition: Condition;
  readonly byZombie: boolean;
  /** The result rolled; or the turn’s end, the figure whose flight is followed, or zombies that have reached one who flees. */
  readonly because: TestResult | typeof TURN_OVER | Following;
  /** Only where the player sees it so: nothing is reported of it before. */
  readonly perhaps?: true;
}

type Open = Pick<DueMark, 'act' | 'condition' | 'because'>;

export function dueMarks(
  now: SeenCampaign,
  encounter: SeenEncounter,
  told: readonly ToldHere[],
): readonly DueMark[] {
  const open = new Map<FighterId, Open>();
  /** In which act somebody was marked last. */
  const marked = new Map<FighterId, number>();
  const fleeing = new Set<FighterId>();
  /** Runners whose side has been told to run with them. */
  const led = new Set<FighterId>();
  let turn: number | undefined;
  const runs = (who: FighterId, act: number) => {
    if (led.has(who)) return;
    led.add(who);
    for (const [follower, because] of following(now, encounter, who))
      open.set(follower, { act, condition: RAN, because });
  };
  for (const { act, events } of told) {
    for (const [who, tests] of testsOf(events)) {
      const reached = tests.find(isReached);
      if (reached !== undefined && fleeing.has(who)) open.set(who, { act, condition: OUT, because: reached });
      const after = standingAfter(tests);
      if (after === undefined) continue;
      open.set(who, { act, ...after });
      if (runsAway(tests)) runs(who, act);
    }
    for (const event of events) {
      if (event.type === 'turn-begun') {
        turn = act;
        for (const [who, { condition }] of open)
          if (condition === DUCKED && !maySpiral(now, who)) open.delete(who);
      } else if (event.type === 'fighter-changed' && event.of === 'condition') {
        open.delete(event.to.who);
        if (event.to.condition === RAN) fleeing.add(event.to.who);
        else fleeing.delete(event.to.who);
        marked.set(event.to.who, act);
        // By a check at the table, whose dice nobody told.
        if (event.to.condition === RAN) runs(event.to.who, act);
      }
    }
  }
  for (const { who, condition } of encounter.fighters) {
    const before = turn !== undefined && (marked.get(who) ?? 0) < turn;
    if (condition === DUCKED && before && !open.has(who) && !maySpiral(now, who)) {
      open.set(who, { act: turn ?? 0, condition: 'up', because: TURN_OVER });
    }
  }
  return [...open].flatMap(([who, mark]): DueMark[] => {
    const found = fighterNamed(now, encounter, who);
    if (found === undefined || found.fighter.condition === mark.condition) return [];
    const follows = typeof mark.because === 'object' && 'follows' in mark.because;
    const caught = mark.condition === OUT;
    if ((follows && !isAble(found.fighter)) || (caught && !isFleeing(found.fighter))) return [];
    const byZombie = caught || found.fighter.byZombie;
    return [{ ...mark, ...((follows || caught) && { perhaps: true }), who, name: found.name, byZombie }];
  });
}

const RAN = 'ran-away' satisfies Condition;
/** With no way out (ATZ-153), which the player sees. */
const OUT = 'out-of-the-fight' satisfies Condition;
const isReached = (result: TestResult): boolean => !('words' in result) && result.of === 'zombies';

/** People of a runner’s side who run with him; of Free Will, which takes nobody along, the player has the last word. */
function following(
  now: SeenCampaign,
  encounter: SeenEncounter,
  who: FighterId,
): readonly (readonly [FighterId, Following])[] {
  const runner = fighterNamed(now, encounter, who);
  if (runner === undefined) return [];
  const { attributes, name } = runner;
  const drunk = drunkOf(encounter, who);
  const within = takesAlong({ attributes, drunk }, { act: 'runsAway', decidedBy: 'dice' });
  if (within === 0) return [];
  const side = sideOf(runner);
  return (
    everybody(now, encounter)
      .filter((one) => one.fighter.who !== who && sideOf(one) === side)
      // By the places of a board; else only the players see who is so near.
      .filter((one) => (apartOnBoard(encounter, runner, one) ?? 0) <= within * 10)
      .map(({ fighter }) => [fighter.who, { follows: name, within }] as const)
  );
}

/** As if what rolls have left to mark had been marked: what is reported of those nobody marked. */
export function asMarked(
  now: SeenCampaign,
  encounter: SeenEncounter,
  marks: readonly Pick<DueMark, 'who' | 'condition' | 'byZombie'>[],
): SeenEncounter {
  const fighters = marks.flatMap(({ who, condition, byZombie }) => {
    const found = fighterNamed(now, encounter, who);
    if (found === undefined) return [];
    return [{ ...found.fighter, ...outAndBack(found.fighter, condition), condition, byZombie }];
  });
  const others = encounter.fighters.filter((one) => !fighters.some(({ who }) => who === one.who));
  return { ...encounter, fighters: [...others, ...fighters] };
}

/** Next turn a Duck Back is over by itself (section: Involuntary Movement), but for those who take What Now. */
const DUCKED = 'ducked-back' satisfies Condition;
const TURN_OVER = 'turn-over';

/** Tests of one act, by whom they were taken. */
function testsOf(events: readonly CampaignEvent[]): Map<FighterId, readonly TestResult[]> {
  const tests = new Map<FighterId, readonly TestResult[]>();
  for (const event of events) {
    if (event.type !== 'figure-tested' && event.type !== 'stranger-tested') continue;
    const who = event.type === 'figure-tested' ? event.figure : event.who;
    tests.set(who, [...(tests.get(who) ?? []), event.result]);
  }
  return tests;
}
