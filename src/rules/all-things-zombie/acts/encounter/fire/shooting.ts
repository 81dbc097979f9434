/** Shots by who fired them and how often, and the effect on the clip. */

import { choice, nullable, number, optional } from '../../../../core/fields.ts';
import { countsAsFighting, SHOT_AT } from '../../../after-the-battle/advancement.ts';
import { volleysOf, weaponOf } from '../../../arms.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import type { Fighter, Spent } from '../../../state/turn.ts';
import { mostOnes } from '../../../turn/ammo.ts';
import { type ActOf, declared, done, type InputOf } from '../../act.ts';
import { ANYWAY, ARMED, FIGHTER, FROM } from '../../fields.ts';
import { BEFORE_REPORT, no, type SeenEncounter, tell } from '../act.ts';
import { barrelsOf, isLoaded, isThrown, loadedAgain } from '../gear/barrels.ts';
import { sawOf, sawStarted } from '../gear/chain-saws.ts';
import { spend } from '../gear/spent.ts';
import { isAble } from '../standing/able.ts';
import { type Ammo, type Armed, ammoId, type Fighting, spentOn } from '../standing/fighters.ts';
import { standsAt } from '../standing/stands-at.ts';
import { mayReload, notActive, RELOADING_TIMES, timely } from '../turn/timely.ts';
import { fighting } from '../turn/turn.ts';
import { isBeyond } from '../zombies/noise.ts';

export const FIRE = declared({
  fields: {
    who: FIGHTER,
    /** Null where nobody says which; then no clip runs out. */
    weapon: nullable(ARMED),
    /** Dice that count as shots (ATZ-92). */
    shots: number(1, 99),
    /** 1s among the dice of this shooting. */
    ones: number(0, 99),
    from: FROM,
    /** Left out, it isn’t known to be fighting (ATZ-120). */
    target: optional(choice(SHOT_AT)),
  },
  stages: BEFORE_REPORT,
  refusals: [
    'nobody-caught',
    'not-here',
    'out-of-action',
    'no-such-weapon',
    'shots-and-ones',
    'off-the-table',
    'not-loaded',
    'not-in-hand',
  ],
});

/** Somebody has fired: unless it was silent, a marker stays on the table until zombies have been rolled for. */
export function* fire(
  now: SeenCampaign,
  { who, weapon, shots, ones, from, target }: InputOf<typeof FIRE>,
): ActOf<typeof FIRE> {
  const found = fighting(now, who);
  if (typeof found === 'string') return no(found);
  if (!isAble(found.fighter)) return no('out-of-action');
  const armed = found.weapons.find(({ id }) => id === weapon);
  if (weapon !== null && armed === undefined) return no('no-such-weapon');
  if (!possible(found, armed, shots, ones)) return no('shots-and-ones');
  if (isBeyond(found.encounter.table, from)) return no('off-the-table');
  if (armed && isThrown(found.encounter, found, armed)) return no('not-in-hand');
  if (armed && !isLoaded(found.encounter, found, armed)) return no('not-loaded');
  const { name, fighter, encounter } = found;
  const counts = target !== undefined && countsAsFighting(target);
  const to: Fighter = { ...fighter, shots: fighter.shots + shots, fought: fighter.fought || counts };
  if (armed === undefined || weaponOf(armed.weapon).noise.by !== 'nothing')
    yield* tell({
      type: 'shots-marked',
      marker: { who: fighter.who, shots, from: from ?? standsAt(encounter, found) },
    });
  yield* tell({ type: 'fighter-changed', to, of: 'shots', fired: shots });
  const empty = armed !== undefined && (yield* spend(encounter, found, armed, { shots, ones }));
  return done('fire', { name, shots, empty });
}

function possible(found: Fighting, armed: Armed | undefined, shots: number, ones: number): boolean {
  if (!Number.isInteger(shots) || !Number.isInteger(ones) || shots < 1 || ones < 0) return false;
  if (armed === undefined) return true;
  const fires = volleysOf(weaponOf(armed.weapon)).some(({ counted }) => counted === shots);
  return fires && ones <= mostOnes(armed.weapon, shots, found.crackShot);
}

export const RELOAD = declared({
  fields: { who: FIGHTER, weapon: ARMED, anyway: ANYWAY },
  stages: BEFORE_REPORT,
  refusals: [
    ...(['nobody-caught', 'not-here', 'out-of-action', 'no-such-weapon'] as const),
    ...(['loaded-already', 'no-clips-left', 'saw-runs', 'saw-empty'] as const),
    ...RELOADING_TIMES,
  ],
});

/** A spare clip goes into an empty weapon, or a full one in place of one begun, when active or on doubles; a thrown weapon is picked up, a stalled chain saw started. */
export function* reload(
  now: SeenCampaign,
  { who, weapon, anyway }: InputOf<typeof RELOAD>,
): ActOf<typeof RELOAD> {
  const found = fighting(now, who);
  if (typeof found === 'string') return no(found);
  if (!isAble(found.fighter)) return no('out-of-action');
  const untimely = mayReload(now, found.encounter, found);
  const armed = found.weapons.find(({ id }) => id === weapon);
  const saw = armed && sawOf(found.encounter, found, armed);
  if (armed && saw) {
    if (saw.is === 'empty') return no('saw-empty');
    if (saw.is !== 'stalled') return no('saw-runs');
    // Once active: it isn’t among what doubles allow; and once in an activation, as one reloads (ATZ-129).
    const notNow = notActive(now, found.encounter, found) ?? untimely;
    const late = yield* timely(now, found, notNow, { anyway });
    if (late !== undefined) return no(late);
    yield* sawStarted(found.encounter, found, armed);
    yield* hasReloaded(found);
    return done('start-saw', { name: found.name });
  }
  const barrels = armed ? barrelsOf(found.encounter, found, armed) : null;
  if (barrels !== null) {
    if (barrels.left === barrels.all) return no('loaded-already');
    const late = yield* timely(now, found, untimely, { anyway });
    if (late !== undefined) return no(late);
    yield* loadedAgain(barrels);
    yield* hasReloaded(found);
    return armed && weaponOf(armed.weapon).reload.by === 'throw'
      ? done('pick-up', { name: found.name, weapon: armed.weapon })
      : done('reload', { name: found.name });
  }
  const ammo = found.ammo.find((one) => one.weapon === weapon);
  if (ammo === undefined) return no('no-such-weapon');
  // A clip that has shown a 1 makes place for a full one, and is kept.
  if (ammo.loaded && !mayChange(ammo)) return no('loaded-already');
  if (ammo.clips === 0) return no('no-clips-left');
  const late = yield* timely(now, found, untimely, { anyway });
  if (late !== undefined) return no(late);
  yield* tell({ type: 'ammo-spent', spent: reloaded(found.encounter, found, ammo) });
  yield* hasReloaded(found);
  return done('reload', { name: found.name });
}

/** A clip that has shown a 1 can make place for a full one. */
export const mayChange = ({ begun, clips, partUsed = 0 }: Ammo): boolean =>
  begun === true && clips > partUsed;

/** Marks a figure as having reloaded; such bounds of a turn are kept once there is one. */
function* hasReloaded({ encounter, fighter }: Fighting & { readonly encounter: SeenEncounter }) {
  if (encounter.turn === null) return;
  const to: Fighter = { ...fighter, done: { ...fighter.done, reloaded: true } };
  yield* tell({ type: 'fighter-changed', to, of: 'shots', fired: 0 });
}

/** Full ones first; of those that have been in it, the one that has shown least. */
function reloaded(
  encounter: SeenEncounter,
  { fighter }: Fighting,
  { weapon, loaded, clips, partUsed = 0 }: Ammo,
): Spent {
  const before = spentOn(encounter, ammoId(fighter, weapon), loaded);
  const { partUsed: kept = [], ...spent } = before;
  if (loaded) return { ...spent, ones: 0, partUsed: [...kept, before.ones] };
  const full = clips > partUsed;
  const [ones = 0, ...rest] = kept.toSorted((a, b) => a - b);
  const left = full ? kept : rest;
  return {
    ...spent,
    loaded: true,
    used: before.used + 1,
    ones: full ? 0 : ones,
    ...(left.length > 0 && { partUsed: left }),
  };
}
