/** Section: Resolving Fire. Fire answers fire between two, until one of them ducks, runs or is down. */
import type { Play } from '../../core/play.ts';
import type { Asking } from '../asking.ts';
import type { Checker } from '../reaction/checker.ts';
import { type PursueByFireWord, pursueByFire } from '../reaction/pursue-by-fire.ts';
import { type Decided, decided } from '../reaction/react.ts';
import { type ReceivedFireWord, receivedFire, type UnderFire } from '../reaction/received-fire.ts';
import { afterFiring } from '../turn/ammo.ts';
import type { WeaponId } from '../types.ts';
import { outguns } from './outgunned.ts';
import { type Fired, shoot } from './shoot.ts';
import type { Shooter, Target } from './shooter.ts';

/** One of two people who shoot at each other. */
export interface Gunman {
  readonly asking: Asking;
  readonly checker: Checker;
  readonly weapon: WeaponId;
  readonly shots: number;
  readonly loaded: boolean;
  /** 1s the clip in it has shown, where they add up. */
  readonly ones: number;
  /** How he shoots, and how he is hit. */
  readonly shooter: Shooter;
  readonly target: Target;
  /** What holds when he is fired at, but for what the exchange itself knows. */
  readonly under: Omit<UnderFire, 'outgunned' | 'cannotFire' | 'ranged'>;
}

/** Which of the two: the one who fires first, or the other. */
export type Which = 0 | 1;

export interface Turned {
  readonly by: Which;
  readonly fired: Fired;
  /** Of whoever was fired at and is still up. */
  readonly reaction: Decided<ReceivedFireWord> | null;
  /** After a Duck Back or a flight; the shot that may follow is the next in the list. */
  readonly pursued: PursueByFireWord | null;
}

export interface Exchange {
  readonly fire: readonly Turned[];
  readonly ends: 'down' | 'ducksBack' | 'runsAway' | 'goes-on' | 'dry';
  /** As both are afterwards: clips, hits taken, and who has become a hero. */
  readonly both: readonly [Gunman, Gunman];
}

const ANSWERS: readonly Decided<ReceivedFireWord>['act'][] = [
  'fires',
  'finishesMoveAndFires',
  'stopsAndFires',
];

export function* exchange(first: Gunman, second: Gunman): Play<Exchange, never> {
  const both: [Gunman, Gunman] = [first, second];
  const fire: Turned[] = [];
  const ended = (ends: Exchange['ends']): Exchange => ({ fire, ends, both });
  let by: Which = 0;
  for (;;) {
    const at: Which = by === 0 ? 1 : 0;
    if (!both[by].loaded) return ended('dry');
    const fired = yield* volley(both, by, false);
    if ((fired.at[0]?.hits ?? 0) > 0) {
      fire.push({ by, fired, reaction: null, pursued: null });
      return ended('down');
    }
    const [shooting, shotAt] = [both[by], both[at]];
    const reaction = yield* decided(
      shotAt.asking,
      receivedFire(shotAt.asking, shotAt.checker, {
        ...shotAt.under,
        ranged: true,
        cannotFire: !shotAt.loaded,
        outgunned: outguns([shooting.weapon], [shotAt.weapon]),
      }),
    );
    const hero = shotAt.checker.hero || reaction.checked.becomesHero;
    both[at] = { ...shotAt, checker: { ...shotAt.checker, hero } };
    const { act } = reaction;
    if (act === 'ducksBack' || act === 'runsAway') {
      const word = both[by].loaded
        ? (yield* pursueByFire(shooting.asking, shooting.checker.rep)).found.result
        : null;
      fire.push({ by, fired, reaction, pursued: word });
      if (word === null || word === 'doesNotFire') return ended(act);
      const after = yield* volley(both, by, word === 'firesAtCover');
      fire.push({ by, fired: after, reaction: null, pursued: null });
      return ended((after.at[0]?.hits ?? 0) > 0 ? 'down' : act);
    }
    fire.push({ by, fired, reaction, pursued: null });
    if (!ANSWERS.includes(act)) return ended('goes-on');
    by = at;
  }
}

/** One volley of one at the other; clips and hits are kept. */
function* volley(both: [Gunman, Gunman], by: Which, asAtCover: boolean): Play<Fired, never> {
  const at: Which = by === 0 ? 1 : 0;
  const { asking, shooter, weapon, shots, ones } = both[by];
  const { target } = both[at];
  const aims = [{ target, shots }];
  const fired = yield* shoot(
    asking,
    asAtCover ? { ...shooter, asAtCover } : shooter,
    { weapon, shots },
    aims,
  );
  const clip = afterFiring(weapon, ones, fired.ones);
  both[by] = { ...both[by], loaded: !clip.empty, ones: clip.ones };
  const [came] = fired.at;
  if (came !== undefined && came.hits > 0) {
    const hits = (target.hits ?? 0) + came.hits;
    const survived = (target.survived ?? 0) + came.survived;
    both[at] = { ...both[at], target: { ...target, hits, survived } };
  }
  return fired;
}
