/** Setting up: vehicles, what is taken along, the table, captives and lead, drink, the first zombies. */

import { drunkard, rollsForDrink } from '../../after/failings.ts';
import { PLAYER_ASKING } from '../../asking.ts';
import { type Act, done, type Now } from '../../campaign/act.ts';
import { figureNamed } from '../../campaign/find.ts';
import { WEAPON_TABLE } from '../../data/weapons.ts';
import { surplusFits } from '../../gains/surplus-ammo.ts';
import { mayRollForVehicle, mayUseHeldOver, vehicleAtStart } from '../../gains/vehicles.ts';
import { alert, escapeHelp, howMany } from '../../kinds/escape.ts';
import { type Band, lead, pursue, ridesAway } from '../../kinds/pursuit.ts';
import { zombiesAtStart } from '../../meet/zombies.ts';
import { looted } from '../../recruiting.ts';
import { itemNamed, no, participant, tell } from './act.ts';

const ASKING = PLAYER_ASKING;

export function* rollForVehicle(now: Now): Act {
  const { encounter } = now;
  if (encounter === null) return no('none-planned');
  if (encounter.stage !== 'planned') return no('wrong-stage');
  const start = { area: encounter.area, phase: encounter.phase, winner: now.winner };
  if (mayRollForVehicle(encounter.party.length, encounter.vehicles.rolled, start) !== undefined) {
    return no('no-vehicle-roll');
  }
  const { face, target, won } = yield* vehicleAtStart(ASKING, start);
  yield* tell({ type: 'vehicle-rolled', face, target, won });
  return done(won ? 'A vehicle runs' : 'No vehicle runs');
}

/** A vehicle found before is spent on this Encounter. */
export function* spendVehicle(now: Now, { item: id }: { readonly item: string }): Act {
  const { encounter } = now;
  if (encounter === null) return no('none-planned');
  if (encounter.stage !== 'planned') return no('wrong-stage');
  const item = itemNamed(now, id);
  if (item === undefined) return no('no-such-item');
  if (item.kind !== 'vehicle') return no('not-that-kind');
  if (!mayUseHeldOver(item.found, now.calendar.now)) return no('held-this-period');
  yield* tell({ type: 'stock-used', item: { ...item }, by: null, how: 'taken along, its fuel burnt' });
  return done('Take the vehicle held over');
}

/** A surplus clip goes into somebody's weapon for this Encounter, and is burnt after it. */
export function* takeClip(
  now: Now,
  {
    item: id,
    figure: who,
    weapon: held,
  }: { readonly item: string; readonly figure: string; readonly weapon: string },
): Act {
  const { encounter } = now;
  if (encounter === null) return no('none-planned');
  const item = itemNamed(now, id);
  if (item === undefined || encounter.clips.some((clip) => clip.item === id)) return no('no-such-item');
  if (item.kind !== 'surplus-clip') return no('not-that-kind');
  const figure = participant(now, who);
  const weapon = figure?.weapons.find((one) => one.id === held);
  if (figure === undefined || weapon === undefined) return no('not-here');
  if (!surplusFits(weapon.weapon, item)) return no('clip-does-not-fit');
  yield* tell({ type: 'clip-assigned', item: item.id, weapon: weapon.id });
  return done(`A surplus clip for ${figure.name}’s ${WEAPON_TABLE[weapon.weapon].title.toLowerCase()}`);
}

/** Somebody takes a thing out of the stockpile, or lays it back. */
export function* carry(
  now: Now,
  { item: id, to }: { readonly item: string; readonly to: string | null },
): Act {
  const item = itemNamed(now, id);
  if (item === undefined) return no('no-such-item');
  const figure = to === null ? null : (figureNamed(now, to) ?? undefined);
  if (figure === undefined || (figure !== null && figure.status !== 'ready')) return no('not-able');
  const owner = figure?.id ?? null;
  yield* tell({ type: 'stock-moved', item: { ...item }, from: item.carrier, to: owner });
  return done(figure === null ? 'Lay it in the stockpile' : `${figure.name} carries it`);
}

/** A weapon or body armour leaves the stockpile for good: somebody takes it up or puts it on. */
export function* equip(
  now: Now,
  { item: id, figure: who }: { readonly item: string; readonly figure: string },
): Act {
  const item = itemNamed(now, id);
  if (item === undefined) return no('no-such-item');
  const figure = figureNamed(now, who);
  if (figure === undefined || figure.status !== 'ready') return no('not-able');
  if (item.kind === 'body-armor') {
    if (figure.protected) return no('not-that-kind');
    yield* tell({ type: 'stock-used', item: { ...item }, by: figure.id, how: 'put on' });
    yield* tell({
      type: 'protection-changed',
      figure: figure.id,
      from: false,
      to: true,
      why: 'from the stockpile',
    });
    return done(`${figure.name} puts on body armour`);
  }
  if (item.kind !== 'weapon' || item.weapon === null) return no('not-that-kind');
  const what = looted(item.weapon, now.count.weapons);
  yield* tell({ type: 'stock-used', item: { ...item }, by: figure.id, how: 'taken up' });
  yield* tell({ type: 'weapon-got', figure: figure.id, what, why: 'from the stockpile' });
  return done(`${figure.name} takes up the ${WEAPON_TABLE[item.weapon].title.toLowerCase()}`);
}

/** Rescuers and captors of an escape, against the highest Rep among the captives. */
export function* readyEscape(now: Now): Act {
  const { encounter } = now;
  if (encounter === null) return no('none-planned');
  if (encounter.kind !== 'escape') return no('not-an-escape');
  if (encounter.escape !== null) return no('wrong-stage');
  const captives = now.figures.filter(
    ({ id, status }) => encounter.party.includes(id) && status === 'captive',
  );
  const held = captives.length > 0 ? captives : now.figures.filter(({ id }) => encounter.party.includes(id));
  const rescue = yield* escapeHelp(ASKING, Math.max(...held.map(({ rep }) => rep)), held.length);
  const forces = yield* howMany(ASKING, held.length + rescue.rescuers);
  yield* tell({ type: 'escape-readied', escape: { forces, turns: 0, alerted: false } });
  return done(`${forces.captors} captors`);
}

/** At the end of a turn in which somebody has left the prison. */
export function* rollAlert(now: Now): Act {
  const under = now.encounter?.escape ?? null;
  if (under === null) return no('not-an-escape');
  if (under.alerted) return no('wrong-stage');
  const { face, needed, alerted } = yield* alert(ASKING, under.turns + 1);
  yield* tell({ type: 'alert-rolled', face, needed, alerted });
  return done(alerted ? 'The alarm is raised' : 'Nobody has noticed');
}

export function* beginPursuit(
  now: Now,
  { runners, chasers }: { readonly runners: Band; readonly chasers: Band },
): Act {
  if (now.encounter?.kind !== 'pursuit') return no('not-a-pursuit');
  if (now.encounter.pursuit !== null) return no('wrong-stage');
  if (ridesAway(runners, chasers)) {
    yield* tell({ type: 'pursuit-begun', pursuit: { lead: 0, runners, chasers, end: 'escaped' } });
    return done('The Runners ride away');
  }
  const hours = yield* lead(ASKING);
  yield* tell({ type: 'pursuit-begun', pursuit: { lead: hours, runners, chasers, end: 'goes-on' } });
  return done(`A lead of ${hours} hours`);
}

export function* pursueOn(now: Now): Act {
  const chase = now.encounter?.pursuit ?? null;
  if (chase === null) return no('not-a-pursuit');
  if (chase.end !== 'goes-on') return no('pursuit-over');
  const round = yield* pursue(ASKING, chase.lead, chase.runners, chase.chasers);
  yield* tell({ type: 'pursuit-turned', lead: round.lead, end: round.end });
  return done(
    {
      escaped: 'The Runners are away',
      caught: 'The Runners are caught',
      'goes-on': `${round.lead} hours ahead`,
    }[round.end],
  );
}

/** Each Drunkard rolls as the Encounter starts. */
export function* drink(now: Now, { figure: who }: { readonly figure: string }): Act {
  const figure = participant(now, who);
  if (figure === undefined || !rollsForDrink(figure.attributes)) return no('not-here');
  const evening = yield* drunkard(ASKING, figure.rep);
  yield* tell({
    type: 'figure-tested',
    figure: figure.id,
    rule: 'atz.drunkard',
    faces: evening.stateFace === null ? [evening.face] : [evening.face, evening.stateFace],
    target: figure.rep,
    result: evening.found?.result.title ?? 'sober',
  });
  return done(`${figure.name}: ${evening.found?.result.title ?? 'sober'}`);
}

/** The zombies about at the start, once the party has made its first move (ATZ-107). */
export function* placeZombies(now: Now): Act {
  const { encounter } = now;
  if (encounter === null) return no('none-planned');
  if (encounter.zombiesAtStart !== null) return no('wrong-stage');
  const { faces, zombies } = yield* zombiesAtStart(ASKING, { ...encounter, winner: now.winner });
  yield* tell({ type: 'zombies-placed', face: faces[0] ?? 0, zombies });
  return done(`${zombies} zombies about`);
}
