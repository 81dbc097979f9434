/** Somebody on the table fires at somebody there: the dice, and all that follows from them at once. */
import { flag, list, optional } from '../../../../core/fields.ts';
import { type ShotAt as Conduct, countsAsFighting } from '../../../after-the-battle/advancement.ts';
import { mayFireTogether, weaponOf } from '../../../arms.ts';
import { askingOf } from '../../../asking.ts';
import { isAgainst } from '../../../board/by-places.ts';
import { type Fired, type ShotAt, shoot } from '../../../shooting/shoot.ts';
import { SHOOTER } from '../../../shooting/shooter.ts';
import { arcOf, shotRefusal } from '../../../shooting/volley.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import type { FoeResult, TestResult } from '../../../state/test-result.ts';
import { type Fighter, firesAt, withFires } from '../../../state/turn.ts';
import { type ActOf, type CampaignPlay, declared, done, type InputOf, refuse } from '../../act.ts';
import { ANYWAY, ARMED, FIGHTER, FROM } from '../../fields.ts';
import { BEFORE_REPORT, no, type SeenEncounter, tell } from '../act.ts';
import { hasOwnAmong } from '../checks/around.ts';
import { factsOf } from '../checks/facts.ts';
import { firesLater } from '../checks/first-to-fire.ts';
import { givenAway } from '../checks/hide.ts';
import { barrelsFired, barrelsOf, isThrown } from '../gear/barrels.ts';
import { spend } from '../gear/spent.ts';
import { harmed, thrownBack } from '../harm/harmed.ts';
import { starLives } from '../harm/stars-live.ts';
import { isAble } from '../standing/able.ts';
import type { Armed, Fighting } from '../standing/fighters.ts';
import { standsAt, tookRefuge } from '../standing/stands-at.ts';
import { tellTest } from '../standing/tested.ts';
import { afterFire, FIRING_TIMES, mayFire, timely } from '../turn/timely.ts';
import { fighting } from '../turn/turn.ts';
import { isBeyond } from '../zombies/noise.ts';
import { areTooMany, hasFired, isAfter, zombiesHit } from '../zombies/zombies-harmed.ts';
import { aimByPlaces, aimOnBoard, isBeyondArc, turnsToFire } from './aim-on-board.ts';
import {
  AIM,
  AIM_REFUSALS,
  type Aimed,
  type Foe,
  foeOf,
  idOf,
  isClose,
  isTwice,
  shooterOf,
  tooFar,
} from './aimed.ts';

export const FIRE_AT = declared({
  fields: {
    who: FIGHTER,
    weapon: ARMED,
    /** In the order aimed: the highest dice go to the first. */
    aims: list(AIM, 1, 12),
    fastMoving: SHOOTER.fastMoving,
    twoWeapons: SHOOTER.twoWeapons,
    asAtCover: SHOOTER.asAtCover,
    /** Within the range at which a shotgun hits one target only. */
    close: optional(flag),
    from: FROM,
    anyway: ANYWAY,
  },
  stages: BEFORE_REPORT,
  refusals: [
    ...FIRING_TIMES,
    ...(['others-fire-first', 'same-side', 'took-refuge', 'against-places', 'beyond-arc'] as const),
    ...AIM_REFUSALS,
    ...([
      'nobody-caught',
      'out-of-action',
      'no-such-weapon',
      'off-the-table',
      'not-loaded',
      'not-in-hand',
    ] as const),
    ...([
      'named-twice',
      'volley',
      'out-of-range',
      'out-of-sight',
      'not-seen',
      'no-pair',
      'near-or-far',
    ] as const),
  ],
});

export function* fireAt(now: SeenCampaign, input: InputOf<typeof FIRE_AT>): ActOf<typeof FIRE_AT> {
  const { who, weapon: held, from, anyway } = input;
  const found = fighting(now, who);
  if (typeof found === 'string') return no(found);
  const { encounter, fighter, name } = found;
  if (!isAble(fighter)) return no('out-of-action');
  const armed = found.weapons.find(({ id }) => id === held);
  if (armed === undefined) return no('no-such-weapon');
  if (isBeyond(encounter.table, from)) return no('off-the-table');
  if (found.ammo.some((one) => one.weapon === held && !one.loaded)) return no('not-loaded');
  if (isTwice(input.aims)) return no('named-twice');
  const aims: Aimed[] = [];
  for (const one of input.aims) {
    const aim = aimOnBoard(encounter, who, one);
    if (aim === 'not-seen') return no(aim);
    aims.push(aim);
  }
  const foes: Foe[] = [];
  for (const aim of aims) {
    const foe = foeOf(now, encounter, who, aim);
    if (typeof foe === 'string') return no(foe);
    foes.push(foe);
  }
  if (areTooMany(foes)) return no('no-such-zombies');
  const { weapon } = armed;
  const beyond = tooFar(encounter, weapon, aims);
  if (beyond !== undefined) return no(beyond);
  const shots = aims.reduce((sum, one) => sum + one.shots, 0);
  const aimed = foes.map(({ target }, at) => ({ target, shots: aims[at]?.shots ?? 0 }));
  const shooter = shooterOf(now, found, input);
  const close = input.close || isClose(weapon, aims) || undefined;
  const why = shotRefusal(shooter, { weapon, shots, close }, aimed);
  if (why !== undefined) return refuse({ code: 'volley', why, weapon });

  if (input.twoWeapons && !hasPair(found, armed)) return no('no-pair');

  if (isThrown(encounter, found, armed)) return no('not-in-hand');
  const barrels = barrelsOf(encounter, found, armed);
  if (barrels !== null && barrels.left < barrelsFired(weapon, shots)) return no('not-loaded');
  if (foes.some(({ unsaid }) => unsaid)) return no('near-or-far');

  const firing = { weapon: held, together: input.twoWeapons === true };
  const at = aims.map(({ target }) => target);
  const people = foes.flatMap((foe) => foe.found ?? []);
  const untimely =
    (hasOwnAmong(now, encounter, found, people) ? ('same-side' as const) : undefined) ??
    mayFire(now, encounter, found, { ...firing, at }) ??
    firesLater(now, encounter, found) ??
    (people.some((one) => tookRefuge(encounter, one, found)) ? ('took-refuge' as const) : undefined) ??
    againstPlaces(encounter, input, arcOf(weapon, shots, shooter));
  const late = yield* timely(now, found, untimely, {
    anyway,
    answers: fighter.toFire !== undefined,
  });
  if (late !== undefined) return no(late);

  const asking = askingOf(fighter.who, foes.map(idOf));
  const shot = yield* shoot(asking, shooter, { weapon, shots, close }, aimed);
  const fired = { ...shot, at: shot.at.map((one, nth) => livesOn(foes[nth], one, found.rep)) };
  if (weaponOf(weapon).noise.by !== 'nothing')
    yield* tell({
      type: 'shots-marked',
      marker: { who: fighter.who, shots, from: from ?? standsAt(encounter, found) },
    });
  yield* turnsToFire(now, found, aims[0]?.target ?? aims[0]?.zombies ?? '');
  const empty = yield* spend(encounter, found, armed, { shots, ones: fired.ones });
  const charging = foes.map(
    ({ zombies }, at) =>
      aims[at]?.charging || (zombies !== undefined && isAfter(now, encounter, zombies, who)),
  );
  const counts = foes.some((foe, at) => countsAsFighting(conductOf(now, encounter, foe, charging[at])));
  yield* countShots(afterFire(now, encounter, found, firing), fired, foes, counts);
  const result = resultOf(fired, foes);
  yield* tellTest(found, {
    rule: aims.length === 1 ? 'atz.shoot' : 'atz.target-selection',
    faces: fired.faces,
    target: null,
    result,
  });
  yield* zombiesHit(
    now,
    foes.map(({ zombies }, at) => ({ zombies, came: fired.at[at], by: fighter.who })),
  );
  yield* hasFired(now, who);
  // Nobody has to test who might have ducked back from the shot that missed.
  const missed = (at: number) => fired.at[at]?.hits === 0;
  if (foes.some(({ found: hit }, at) => missed(at) && !(hit && isAble(hit.fighter))))
    yield* givenAway(now, who);
  for (const [at, { found: hit }] of foes.entries()) {
    const came = fired.at[at];
    if (hit === null || came === undefined) continue;
    if (came.hits > 0)
      yield* harmed(now, hit, came, {
        byZombie: false,
        rep: found.rep,
        weapon,
        by: fighter.who,
        inMelee: false,
      });
    else if (isAble(hit.fighter))
      yield* tell({
        type: 'fighter-changed',
        to: withFires(hit.fighter, [
          ...firesAt(hit.fighter),
          { by: fighter.who, weapon, ...(aims[at]?.cover && { cover: true }) },
        ]),
        of: 'shots',
        fired: 0,
      });
  }
  return done('fire-at', { name, result, empty });
}

/** What places say against the aims as they were told. */
function againstPlaces(
  encounter: SeenEncounter,
  { who, aims }: InputOf<typeof FIRE_AT>,
  arc: number,
): 'beyond-arc' | 'against-places' | undefined {
  if (isBeyondArc(encounter, who, aims, arc)) return 'beyond-arc';
  return aims.some((aim) => isAgainst(aimByPlaces(encounter, who, aim), aim)) ? 'against-places' : undefined;
}

/** With another one in hand, their Impact together at most 3 (ATZ-16); the one it has fired with it already, where it has. */
function hasPair({ weapons, fighter }: Fighting, armed: Armed): boolean {
  const { fired = [], together } = fighter.done ?? {};
  const first = together ? fired.filter((id) => id !== armed.id) : [];
  return weapons.some(
    ({ id, weapon }) =>
      id !== armed.id && (first.length === 0 || first.includes(id)) && mayFireTogether(armed.weapon, weapon),
  );
}

function livesOn(foe: Foe | undefined, came: ShotAt, byRep: number) {
  return came.hits === 0 ? came : starLives(foe?.found ?? null, came, byRep);
}

/** Kind of target by which a shot counts towards a point of the Encounter or doesn’t (ATZ-120). */
function conductOf(now: SeenCampaign, encounter: SeenEncounter, { found }: Foe, charging?: boolean): Conduct {
  if (found === null) return charging ? 'charging-zombie' : 'other-zombie';
  const { ranged, loaded } = factsOf(now, encounter, found);
  return ranged && loaded && isAble(found.fighter) ? 'armed-human' : 'helpless-human';
}

const died = ({ harm, hits }: ShotAt) => hits > 0 && harm === 'obviouslyDead';

function* countShots(
  fighter: Fighter,
  fired: Fired,
  foes: readonly Foe[],
  counts: boolean,
): CampaignPlay<void> {
  const shot: Fighter = { ...fighter, shots: fighter.shots + fired.shots, fought: fighter.fought || counts };
  yield* tell({ type: 'fighter-changed', to: shot, of: 'shots', fired: fired.shots });
  const killed = (zombies: boolean) =>
    fired.at.filter((one, at) => died(one) && (foes[at]?.found === null) === zombies).length;
  const [zombies, people] = [killed(true), killed(false)];
  if (zombies + people === 0) return;
  const to: Fighter = {
    ...shot,
    zombiesKilled: shot.zombiesKilled + zombies,
    peopleKilled: shot.peopleKilled + people,
  };
  yield* tell({ type: 'fighter-changed', to, of: 'kills', fired: 0 });
}

function resultOf({ weapon, shots, at }: Fired, foes: readonly Foe[]): TestResult {
  const foe = (one: ShotAt, nth: number): FoeResult => ({
    name: foes[nth]?.found?.name ?? null,
    harm: one.hits === 0 ? 'missed' : one.harm,
    ...thrownBack(one),
  });
  return { of: 'shots', weapon, shots, at: at.map(foe) };
}
