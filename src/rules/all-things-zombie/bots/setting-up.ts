/** Preparations of a bot before its party is on the table. */

import { nobodyCaught } from '../acts/encounter/planning/pursuit.ts';
import { musters } from '../acts/encounter/set-up/muster.ts';
import { rollsForDrink } from '../after-the-battle/failings.ts';
import { SINGLE_PARTS } from '../battlefield/parts.ts';
import { PRISONS } from '../encounters/escape.ts';
import { figureNamed } from '../state/find.ts';
import type { SeenCampaign } from '../state/seen.ts';
import { act, type BotAct, type Under } from './act.ts';
import { noBattle } from './battle.ts';
import type { Chance } from './chance.ts';
import { buying } from './one-off.ts';

export function settingUp(now: SeenCampaign, encounter: Under, chance: Chance): BotAct {
  if (encounter.oneOff !== undefined)
    return buying(now, encounter, encounter.oneOff, chance) ?? laying(encounter, chance);
  if (chance.of(1, 60)) return act('encounter.drop', {});
  if (encounter.kind === 'escape' && encounter.escape === null) return escaping(chance);
  if (encounter.kind === 'pursuit') {
    const next = chasing(encounter, chance);
    if (next !== undefined) return next;
  }
  const [side] = musters(now, encounter);
  if (side !== undefined && chance.of(2, 3)) {
    const count = encounter.kind === 'pursuit' ? encounter.party.length + 1 : null;
    return act('encounter.muster', { role: side.role, count });
  }
  return supplies(now, encounter, chance) ?? laying(encounter, chance);
}

function escaping(chance: Chance): BotAct {
  const prison = chance.one(PRISONS);
  return act('encounter.ready-escape', { prison });
}

/** Next roll of a pursuit; undefined once the Runners are caught, since a battle follows. */
function chasing(encounter: Under, chance: Chance): BotAct | undefined {
  const band = () => ({ lowestRep: chance.one([3, 4, 5] as const), vehicles: chance.of(1, 5) });
  // Of the party whoever goes apart goes on foot: its vehicles are with the others.
  const apart = (role: 'runner' | 'chaser') => ({
    ...band(),
    ...(encounter.role === role && { vehicles: false }),
  });
  if (encounter.pursuits.length === 0) {
    const { role, vehicles } = encounter;
    const rides = vehicles.won + vehicles.heldOver > 0;
    const own = { ...band(), vehicles: rides };
    const bands = role === 'runner' ? { runners: own, chasers: band() } : { runners: band(), chasers: own };
    return act('encounter.begin-pursuit', bands);
  }
  const at = encounter.pursuits.findIndex(({ end }) => end === 'goes-on');
  const on = encounter.pursuits[at];
  if (on !== undefined && encounter.pursuits.length === 1 && chance.of(1, 6)) {
    const into = [
      { runners: on.runners, chasers: on.chasers },
      { runners: apart('runner'), chasers: chance.of(1, 2) ? apart('chaser') : null },
    ];
    return act('encounter.split-runners', { band: at, into });
  }
  if (on !== undefined) return act('encounter.pursue-on', { band: at });
  if (!nobodyCaught(encounter)) return undefined;
  return act('encounter.report', noBattle(encounter));
}

function supplies(now: SeenCampaign, encounter: Under, chance: Chance): BotAct | undefined {
  const vehicle = now.stock.find(({ kind }) => kind === 'vehicle');
  const clip = now.stock.find(({ kind }) => kind === 'surplus-clip');
  const who = figureNamed(now, chance.one(encounter.party));
  const weapon = who?.weapons[0];
  switch (chance.below(5)) {
    case 0:
      return act('encounter.roll-vehicle', {});
    case 1:
      return vehicle && act('encounter.spend-vehicle', { item: vehicle.id });
    case 2:
      if (clip === undefined || who === undefined || weapon === undefined) return undefined;
      return act('encounter.take-clip', { item: clip.id, figure: who.id, weapon: weapon.id });
    case 3: {
      const drunkard = encounter.party
        .map((id) => figureNamed(now, id))
        .find((figure) => figure !== undefined && rollsForDrink(figure.attributes));
      return drunkard && act('encounter.drink', { figure: drunkard.id });
    }
    default:
      return undefined;
  }
}

function laying(encounter: Under, chance: Chance): BotAct {
  if (encounter.table === null) {
    const mallAlone = chance.of(1, 20);
    return act('encounter.set-table', { mallAlone });
  }
  if (chance.of(1, 10)) {
    const part = chance.one(SINGLE_PARTS);
    return act('encounter.reroll-part', { part });
  }
  return act('encounter.place-zombies', {});
}
