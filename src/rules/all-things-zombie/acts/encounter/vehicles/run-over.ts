/** Section: Running Down People and Zombies. Those in the way test, are hit or get clear; then the driver may lose control. */
import { A_ZOMBIE, askingOf } from '../../../asking.ts';
import { knownOf } from '../../../data/circumstances.ts';
import { dodgeDucksBack, overrun } from '../../../reaction/overrun.ts';
import { decided } from '../../../reaction/react.ts';
import type { Hurt } from '../../../shooting/damage.ts';
import type { Target } from '../../../shooting/shooter.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import type { FoeResult } from '../../../state/test-result.ts';
import type { Fighter } from '../../../state/turn.ts';
import type { Zombies } from '../../../state/zombies.ts';
import { afterRunningDown, type InItsWay, runsDown } from '../../../vehicles/run-down.ts';
import type { CampaignPlay } from '../../act.ts';
import { tell } from '../act.ts';
import { factsOf } from '../checks/facts.ts';
import { harmed } from '../harm/harmed.ts';
import { type Spared, starLives } from '../harm/stars-live.ts';
import { checkerAmong } from '../standing/checker-of.ts';
import { type Fighting, fighterNamed } from '../standing/fighters.ts';
import { tellTest } from '../standing/tested.ts';
import { zombiesHit } from '../zombies/zombies-harmed.ts';
import { type Course, fliesAside } from './course.ts';

/** Somebody in its way; `found` is null for a zombie, whose group may be named. */
export interface InTheWay {
  readonly found: Fighting | null;
  readonly zombies?: Zombies | undefined;
  readonly target: Target;
}

export interface RanOver {
  readonly hurt: readonly FoeResult[];
  readonly faces: readonly number[];
  /** Number of those hit. */
  readonly over: number;
  readonly losesControl: boolean;
}

export function* runsOver(
  now: SeenCampaign,
  driver: Fighting,
  inTheWay: readonly InTheWay[],
  course?: Course,
): CampaignPlay<RanOver> {
  const { fighter, rep, attributes } = driver;
  const hurt: FoeResult[] = [];
  const killed = { zombies: 0, people: 0 };
  let over = 0;
  for (const { found, zombies, target } of inTheWay) {
    const how = found === null ? 'zombie' : target.prone ? 'prone' : yield* inItsWay(now, driver, found);
    const against = [found?.fighter.who ?? A_ZOMBIE];
    const came =
      how === null ? null : yield* runsDown(askingOf(fighter.who, against), { rep, attributes }, target, how);
    const lived = came?.hurt ? starLives(found, came.hurt, rep) : null;
    const name = found?.name ?? null;
    hurt.push({ name, harm: lived?.harm ?? 'missed', ...(came?.flies && { flies: came.flies }) });
    if (lived === null) continue;
    over += 1;
    if (lived.harm === 'obviouslyDead') killed[found === null ? 'zombies' : 'people'] += 1;
    yield* hit(now, driver, found, zombies, lived);
    if (course !== undefined && zombies !== undefined && came?.flies)
      yield* fliesAside(now, course, zombies.id, came.flies);
  }
  yield* countKilled(now, driver, killed);
  if (over === 0) return { hurt, faces: [], over, losesControl: false };
  const { face, outOfControl } = yield* afterRunningDown(askingOf(fighter.who), over);
  return { hurt, faces: [face], over, losesControl: outOfControl };
}

function* hit(
  now: SeenCampaign,
  { fighter, rep }: Fighting,
  found: Fighting | null,
  zombies: Zombies | undefined,
  came: Hurt & Spared,
): CampaignPlay<void> {
  if (found === null) {
    yield* zombiesHit(now, [{ zombies, came }]);
    return;
  }
  const after = now.encounter && fighterNamed(now, now.encounter, found.fighter.who);
  // It flies aside, and not back.
  yield* harmed(
    now,
    after ?? found,
    { ...came, knockedBack: 0 },
    {
      byZombie: false,
      rep,
      weapon: null,
      by: fighter.who,
      inMelee: false,
    },
  );
}

function* countKilled(
  now: SeenCampaign,
  driver: Fighting,
  { zombies, people }: { readonly zombies: number; readonly people: number },
): CampaignPlay<void> {
  if (zombies + people === 0) return;
  const after = now.encounter && fighterNamed(now, now.encounter, driver.fighter.who);
  const { fighter } = after ?? driver;
  const to: Fighter = {
    ...fighter,
    zombiesKilled: fighter.zombiesKilled + zombies,
    peopleKilled: fighter.peopleKilled + people,
  };
  yield* tell({ type: 'fighter-changed', to, of: 'kills', fired: 0 });
}

/** Result of somebody’s check (section: “Overrun” Check): null for anybody who jumps aside, or stands and fires. */
function* inItsWay(now: SeenCampaign, driver: Fighting, other: Fighting): CampaignPlay<InItsWay | null> {
  const { encounter } = now;
  if (encounter === null) return null;
  const { who } = other.fighter;
  const known = knownOf(factsOf(now, encounter, other));
  const checker = checkerAmong(encounter, other, known);
  const asking = askingOf(who, [driver.fighter.who]);
  const { checked, act } = yield* decided(asking, overrun(asking, checker, known));
  yield* tellTest(other, {
    rule: 'atz.overrun',
    faces: checked.faces,
    target: checked.target,
    result: { of: 'reaction', word: act },
    hero: checked.becomesHero,
  });
  if (act === 'driverRollsToHit' || act === 'isHit') return act;
  const { fighter } = fighterNamed(now, encounter, who) ?? other;
  if (act === 'standsAndFires') {
    const to: Fighter = { ...fighter, toFire: { at: driver.fighter.who } };
    yield* tell({ type: 'fighter-changed', to, of: 'shots', fired: 0 });
  } else if (act === 'runsAway' || dodgeDucksBack(checker)) {
    const condition = act === 'runsAway' ? 'ran-away' : 'ducked-back';
    const { covering: _, ...rest } = fighter;
    const to: Fighter = { ...rest, condition, ...(act === 'runsAway' && { ranAway: true }) };
    yield* tell({ type: 'fighter-changed', to, of: 'condition', fired: 0 });
  }
  return null;
}
