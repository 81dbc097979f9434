/** What a bot does before its party is on the table. */

import type { Now } from '../acts/act.ts';
import { readyEscape } from '../acts/encounter/escape.ts';
import { muster, musters } from '../acts/encounter/muster.ts';
import { dropPlan } from '../acts/encounter/plan.ts';
import { beginPursuit, nobodyCaught, pursueOn, splitRunners } from '../acts/encounter/pursuit.ts';
import { reportBattle } from '../acts/encounter/report.ts';
import { drink, placeZombies, rollForVehicle, spendVehicle } from '../acts/encounter/set-up.ts';
import { takeClip } from '../acts/encounter/stock.ts';
import { rerollTablePart, setTable } from '../acts/encounter/table.ts';
import { rollsForDrink } from '../after-the-battle/failings.ts';
import { SINGLE_PARTS } from '../battlefield/parts.ts';
import { PRISONS } from '../encounters/escape.ts';
import type { Band } from '../encounters/pursuit.ts';
import { figureNamed } from '../state/find.ts';
import { act, type BotAct, type Under } from './act.ts';
import { battleByBots } from './battle.ts';
import type { Chance } from './chance.ts';

export function settingUp(now: Now, encounter: Under, chance: Chance): BotAct {
  if (chance.of(1, 60)) return act('encounter.drop', dropPlan);
  if (encounter.kind === 'escape' && encounter.escape === null) return escaping(chance);
  if (encounter.kind === 'pursuit') {
    const next = chasing(now, encounter, chance);
    if (next !== undefined) return next;
  }
  const [side] = musters(now, encounter);
  if (side !== undefined && chance.of(2, 3)) {
    const count = encounter.kind === 'pursuit' ? encounter.party.length + 1 : null;
    return act('encounter.muster', (at) => muster(at, { role: side.role, count }));
  }
  return supplies(now, encounter, chance) ?? laying(encounter, chance);
}

function escaping(chance: Chance): BotAct {
  const captives = { count: 1 + chance.below(4), highestRep: 3 + chance.below(3) };
  const prison = chance.one(PRISONS);
  return act('encounter.readyEscape', (at) => readyEscape(at, { prison, captives }));
}

/** Undefined once the Runners are caught: there is a battle. */
function chasing(now: Now, encounter: Under, chance: Chance): BotAct | undefined {
  const band = (): Band => ({ lowestRep: 3 + chance.below(3), vehicles: chance.of(1, 5) });
  if (encounter.pursuits.length === 0) {
    const bands = { runners: band(), chasers: band() };
    return act('encounter.beginPursuit', (at) => beginPursuit(at, bands));
  }
  const at = encounter.pursuits.findIndex(({ end }) => end === 'goes-on');
  const on = encounter.pursuits[at];
  if (on !== undefined && encounter.pursuits.length === 1 && chance.of(1, 6)) {
    const into = [
      { runners: on.runners, chasers: on.chasers },
      { runners: band(), chasers: chance.of(1, 2) ? band() : null },
    ];
    return act('encounter.splitRunners', (then) => splitRunners(then, { band: at, into }));
  }
  if (on !== undefined) return act('encounter.pursue', (then) => pursueOn(then, { band: at }));
  if (!nobodyCaught(encounter)) return undefined;
  return act('encounter.report', (then) => reportBattle(then, battleByBots(now, chance, 'no-battle')));
}

function supplies(now: Now, encounter: Under, chance: Chance): BotAct | undefined {
  const vehicle = now.stock.find(({ kind }) => kind === 'vehicle');
  const clip = now.stock.find(({ kind }) => kind === 'surplus-clip');
  const who = figureNamed(now, chance.one(encounter.party));
  const weapon = who?.weapons[0];
  switch (chance.below(5)) {
    case 0:
      return act('encounter.rollForVehicle', rollForVehicle);
    case 1:
      return vehicle && act('encounter.spendVehicle', (at) => spendVehicle(at, { item: vehicle.id }));
    case 2:
      if (clip === undefined || who === undefined || weapon === undefined) return undefined;
      return act('encounter.takeClip', (at) =>
        takeClip(at, { item: clip.id, figure: who.id, weapon: weapon.id }),
      );
    case 3: {
      const drunkard = encounter.party
        .map((id) => figureNamed(now, id))
        .find((figure) => figure !== undefined && rollsForDrink(figure.attributes));
      return drunkard && act('encounter.drink', (at) => drink(at, { figure: drunkard.id }));
    }
    default:
      return undefined;
  }
}

function laying(encounter: Under, chance: Chance): BotAct {
  if (encounter.table === null) {
    const mallAlone = chance.of(1, 20);
    return act('encounter.setTable', (at) => setTable(at, { mallAlone }));
  }
  if (chance.of(1, 10)) {
    const part = chance.one(SINGLE_PARTS);
    return act('encounter.rerollPart', (at) => rerollTablePart(at, { part }));
  }
  return act('encounter.placeZombies', placeZombies);
}
