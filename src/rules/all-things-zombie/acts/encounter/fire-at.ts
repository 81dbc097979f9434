/** Somebody on the table fires at somebody there: the dice, and all that follows from them at once. */
import { flag, group, list, nullable, number, optional } from '../../../core/fields.ts';
import { type ShotAt as Conduct, countsAsFighting } from '../../after-the-battle/advancement.ts';
import { weaponOf } from '../../arms.ts';
import { A_ZOMBIE, askingOf } from '../../asking.ts';
import { singleFigure } from '../../data/single-figures.ts';
import { insideOf } from '../../movement/place.ts';
import { type Fired, type ShotAt, shoot } from '../../shooting/shoot.ts';
import { SHOOTER, type Shooter, TARGET, type Target } from '../../shooting/shooter.ts';
import { shotRefusal } from '../../shooting/volley.ts';
import type { FoeResult, TestResult } from '../../state/test-result.ts';
import type { Fighter } from '../../state/turn.ts';
import type { Zombies } from '../../state/zombies.ts';
import { afterFiring } from '../../turn/ammo.ts';
import type { WeaponId } from '../../types.ts';
import {
  type ActOf,
  type CampaignPlay,
  declared,
  done,
  type InputOf,
  refuse,
  type SeenCampaign,
} from '../act.ts';
import { ANYWAY, ARMED, FIGHTER, FROM, ZOMBIES } from '../fields.ts';
import { isAble } from './able.ts';
import { BEFORE_REPORT, no, type SeenEncounter, tell } from './act.ts';
import { barrelsFired, barrelsOf, emptied } from './barrels.ts';
import { carriedBy } from './carrying.ts';
import { drunkOf } from './checker-of.ts';
import { sightHere } from './conditions.ts';
import { factsOf } from './facts.ts';
import { type Ammo, type Armed, ammoId, type Fighting, fighterNamed, spentOn } from './fighters.ts';
import { harmed, LYING } from './harmed.ts';
import { isBeyond } from './noise.ts';
import { tellTest } from './tested.ts';
import { afterFire, FIRING_TIMES, mayFire, timely } from './timely.ts';
import { fighting } from './turn.ts';
import { zombiesNamed } from './zombies.ts';
import { areTooMany, hasFired, isAfter, zombiesHit } from './zombies-harmed.ts';

/** What the players see of one of those who are fired at. */
const AIM = group({
  /** Null for a zombie. */
  target: nullable(FIGHTER),
  /** The group it is one of; left out for one that nobody keeps count of. */
  zombies: optional(ZOMBIES),
  shots: number(1, 12),
  cover: TARGET.cover,
  prone: TARGET.prone,
  fastMoving: TARGET.fastMoving,
  far: TARGET.far,
  rushing: TARGET.rushing,
  /** How far away it is, where somebody has measured. */
  inches: optional(number(0, 99)),
  /** In woods, or beyond them; in a well-lit place. */
  woods: optional(flag),
  lit: optional(flag),
  /** A zombie that charges the shooter. */
  charging: optional(flag),
  /** Of a zombie: hits taken before in this Encounter. */
  hits: TARGET.hits,
});

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
    ...([
      'nobody-caught',
      'not-here',
      'out-of-action',
      'no-such-weapon',
      'off-the-table',
      'not-loaded',
    ] as const),
    ...([
      'named-twice',
      'target-dead',
      'at-himself',
      'no-such-zombies',
      'volley',
      'out-of-range',
      'out-of-sight',
    ] as const),
  ],
});

type Aimed = InputOf<typeof FIRE_AT>['aims'][number];
/** Somebody aimed at, null for a zombie, and as the rules see him. */
export interface Foe {
  readonly found: Fighting | null;
  /** Of a zombie, its group, where one is named. */
  readonly zombies?: Zombies | undefined;
  readonly target: Target;
}

/** Somebody on the table as a target, with all that the campaign knows of him. */
export function targetOf(now: SeenCampaign, encounter: SeenEncounter, found: Fighting): Target {
  const { fighter, rep, attributes } = found;
  return {
    kind: 'human',
    rep,
    attributes,
    drunk: drunkOf(encounter, fighter.who),
    protected: factsOf(now, encounter, found).protected,
    cover: insideOf(fighter) !== null,
    prone: LYING.includes(fighter.condition) || fighter.prone === true,
    fastMoving: fighter.moved?.how === 'fast',
    hits: fighter.hits ?? 0,
    survived: fighter.survived ?? 0,
  };
}

function foeOf(
  now: SeenCampaign,
  encounter: SeenEncounter,
  who: string,
  { target, zombies: named, shots: _, charging: __, inches, woods: ___, lit: ____, hits, ...also }: Aimed,
): Foe | 'not-here' | 'target-dead' | 'at-himself' | 'no-such-zombies' {
  const far = also.far || (inches !== undefined && inches > singleFigure('zombie-close')) || undefined;
  const seen = { ...also, far };
  if (target === null) {
    if (named === undefined) return { found: null, target: { ...seen, kind: 'zombie', hits } };
    const zombies = zombiesNamed(encounter, named);
    if (zombies === undefined) return 'no-such-zombies';
    const prone = seen.prone || zombies.down;
    return { found: null, zombies, target: { ...seen, prone, kind: 'zombie', hits: zombies.hits ?? hits } };
  }
  if (target === who) return 'at-himself';
  const found = fighterNamed(now, encounter, target);
  if (found === undefined) return 'not-here';
  if (found.fighter.condition === 'dead') return 'target-dead';
  const known = targetOf(now, encounter, found);
  return {
    found,
    target: {
      ...known,
      ...also,
      cover: known.cover || also.cover,
      prone: known.prone || also.prone,
      fastMoving: known.fastMoving || also.fastMoving,
    },
  };
}

/** Where the distance is known: nobody fires beyond the weapon’s range, nor at what he can’t see. */
function tooFar(
  encounter: SeenEncounter,
  weapon: WeaponId,
  aims: readonly Aimed[],
): 'out-of-range' | 'out-of-sight' | undefined {
  const { range } = weaponOf(weapon);
  for (const { inches, woods, lit } of aims) {
    if (inches === undefined) continue;
    if (range !== null && inches > range) return 'out-of-range';
    const sight = sightHere(encounter, { woods, lit });
    if (sight !== undefined && inches > sight.inches) return 'out-of-sight';
  }
  return undefined;
}

/** So near by what was measured that a shotgun hits one target only. */
const isClose = (weapon: WeaponId, aims: readonly Aimed[]) =>
  aims.some(({ inches }) => inches !== undefined && inches <= (weaponOf(weapon).oneTargetWithin ?? -1));

/** Whether somebody is named more than once; zombies have no names. */
export function isTwice(named: readonly { readonly target: string | null }[]): boolean {
  const people = named.flatMap(({ target }) => (target === null ? [] : [target]));
  return new Set(people).size < people.length;
}

export function* fireAt(now: SeenCampaign, input: InputOf<typeof FIRE_AT>): ActOf<typeof FIRE_AT> {
  const { who, weapon: held, aims, from, anyway } = input;
  const found = fighting(now, who);
  if (typeof found === 'string') return no(found);
  const { encounter, fighter, name } = found;
  if (!isAble(fighter)) return no('out-of-action');
  const armed = found.weapons.find(({ id }) => id === held);
  if (armed === undefined) return no('no-such-weapon');
  if (isBeyond(encounter.table, from)) return no('off-the-table');
  const ammo = found.ammo.find((one) => one.weapon === held);
  if (ammo?.loaded === false) return no('not-loaded');
  if (isTwice(aims)) return no('named-twice');
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

  const barrels = barrelsOf(encounter, found, armed);
  const used = barrelsFired(weapon, shots);
  if (barrels !== null && barrels.left < used) return no('not-loaded');

  const firing = { weapon: held, together: input.twoWeapons === true };
  const at = aims.map(({ target }) => target);
  const late = yield* timely(now, found, mayFire(now, encounter, found, { ...firing, at }), {
    anyway,
    answers: fighter.toFire !== undefined,
  });
  if (late !== undefined) return no(late);

  const fired = yield* shoot(askingOf(fighter.who, foes.map(idOf)), shooter, { weapon, shots, close }, aimed);
  if (weaponOf(weapon).noise.by !== 'nothing')
    yield* tell({ type: 'shots-marked', marker: { who: fighter.who, shots, from } });
  const empty =
    barrels === null
      ? yield* spend(encounter, found, armed, ammo, fired.ones)
      : yield* emptied(barrels, used);
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
    foes.map(({ zombies }, at) => ({ zombies, came: fired.at[at] })),
  );
  yield* hasFired(now, who);
  for (const [at, { found: hit }] of foes.entries()) {
    const came = fired.at[at];
    if (hit === null || came === undefined) continue;
    if (came.hits > 0)
      yield* harmed(hit, came, {
        byZombie: false,
        rep: found.rep,
        weapon,
        by: fighter.who,
        inMelee: false,
      });
    else if (isAble(hit.fighter))
      yield* tell({
        type: 'fighter-changed',
        to: {
          ...hit.fighter,
          underFire: { by: fighter.who, weapon, ...(aims[at]?.cover && { cover: true }) },
        },
        of: 'shots',
        fired: 0,
      });
  }
  return done('fire-at', { name, result, empty });
}

export function shooterOf(
  now: SeenCampaign,
  { fighter, rep, attributes, encounter }: Fighting & { readonly encounter: SeenEncounter },
  seen: Pick<Shooter, 'fastMoving' | 'twoWeapons' | 'asAtCover'>,
): Shooter {
  const { twoWeapons } = seen;
  const fastMoving = seen.fastMoving || fighter.moved?.how === 'fast' || undefined;
  const asAtCover = seen.asAtCover || carriedBy(now, encounter, fighter.who) !== undefined || undefined;
  const drunk = drunkOf(encounter, fighter.who);
  const { crackShotOneDie } = now.houseRules;
  return { rep, attributes, drunk, fastMoving, twoWeapons, asAtCover, crackShotOneDie };
}

/** What so many 1s leave in the clip; whether the weapon is empty now. */
export function* spend(
  encounter: SeenEncounter,
  { fighter }: Fighting,
  { id, weapon }: Armed,
  ammo: Ammo | undefined,
  ones: number,
): CampaignPlay<boolean> {
  if (ammo === undefined) return false;
  const before = spentOn(encounter, ammoId(fighter, id), ammo.loaded);
  const after = afterFiring(weapon, before.ones, ones);
  if (after.empty || after.ones !== before.ones)
    yield* tell({ type: 'ammo-spent', spent: { ...before, loaded: !after.empty, ones: after.ones } });
  return after.empty;
}

/** Whether a shot there counts towards a point of the Encounter (ATZ-120). */
function conductOf(now: SeenCampaign, encounter: SeenEncounter, { found }: Foe, charging?: boolean): Conduct {
  if (found === null) return charging ? 'charging-zombie' : 'other-zombie';
  const { ranged, loaded } = factsOf(now, encounter, found);
  return ranged && loaded && isAble(found.fighter) ? 'armed-human' : 'helpless-human';
}

/** Whom a question is about. */
export const idOf = ({ found }: Pick<Foe, 'found'>): string => found?.fighter.who ?? A_ZOMBIE;

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
  });
  return { of: 'shots', weapon, shots, at: at.map(foe) };
}
