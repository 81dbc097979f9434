/** A bot that plays a campaign, act by act: it reaches every rule a player can, and no other. */

import type { Ending } from '../acts/encounter/after/end.ts';
import { dueFor } from '../acts/encounter/after/settle.ts';
import type { ToldHere } from '../acts/encounter/due/due-marks.ts';
import { following, runnersOf } from '../acts/encounter/planning/plan.ts';
import { warDue } from '../acts/encounter/planning/war.ts';
import { STARTING_GRUNTS } from '../data/reps.ts';
import { OBJECTIVES } from '../encounters/kind.ts';
import { party, starGone } from '../state/find.ts';
import type { SeenCampaign, SeenFigure } from '../state/seen.ts';
import { AREAS } from '../types.ts';
import { act, type BotAct, type Under } from './act.ts';
import type { Chance } from './chance.ts';
import { housekeeping } from './housekeeping.ts';
import { deciding } from './one-off.ts';
import { playing } from './playing.ts';
import { settingUp } from './setting-up.ts';

/** At most this many go, so that somebody is left when all goes wrong; more than six are worth a second vehicle. */
const MOST_GO = 8;
const LEAST_PARTY = 4;

export function nextAct(now: SeenCampaign, chance: Chance, told: readonly ToldHere[] = []): BotAct {
  if (now.recruiting) return recruiting(now, chance);
  if (now.encounter === null) return between(now, chance);
  switch (now.encounter.stage) {
    case 'planned':
      return settingUp(now, now.encounter, chance);
    case 'on-the-table':
      return playing(now, now.encounter, chance, told);
    case 'after':
      return aftermath(now, now.encounter, chance);
    default:
      return now.encounter.stage satisfies never;
  }
}

function recruiting(now: SeenCampaign, chance: Chance): BotAct {
  const grunts = now.figures.filter(({ kind }) => kind === 'grunt');
  if (grunts.length < STARTING_GRUNTS) return act('party.recruit', {});
  if (chance.of(1, 2)) return act('party.settle', {});
  const figure = chance.one(grunts).id;
  return act('party.recruitAgain', { figure });
}

function between(now: SeenCampaign, chance: Chance): BotAct {
  if (warDue(now)) return act('encounter.decide-war', {});
  const ready = party(now);
  const first = newcomer(ready, chance) ?? heirOf(now, ready);
  if (first !== undefined) return first;
  const item = now.stock.find(({ kind }) => kind === 'weapon' || kind === 'body-armor');
  const figure = chance.one(ready).id;
  if (item !== undefined && chance.of(2, 3)) return act('encounter.equip', { item: item.id, figure });
  const carried = now.stock.find(({ carrier }) => carrier === null);
  if (carried !== undefined && chance.of(1, 12))
    return act('encounter.carry', { item: carried.id, to: figure });
  return chance.of(1, 5) ? housekeeping(now, ready, chance) : planning(now, ready, chance);
}

/** Reason of bots for a figure who comes by no Encounter. */
const TOO_FEW = 'the party was too small';

/** Recruit for the party: a Medic where it has none, to treat wounds and find the Cure, else one more Grunt. */
function newcomer(ready: readonly SeenFigure[], chance: Chance): BotAct | undefined {
  const medic = ready.some(({ attributes }) => attributes.includes('medic'));
  if (!medic && chance.of(1, 2))
    return act('party.add', {
      rep: 5,
      attributes: ['medic'],
      protected: false,
      weapons: ['pistol'],
      why: TOO_FEW,
    });
  return ready.length < LEAST_PARTY ? act('party.recruit', { why: TOO_FEW }) : undefined;
}

/** New Star where the old one is dead, turned or gone: the figure of the highest Rep. */
function heirOf(now: SeenCampaign, ready: readonly SeenFigure[]): BotAct | undefined {
  const heir = ready.toSorted((a, b) => b.rep - a.rep)[0];
  if (heir === undefined || starGone(now) === undefined) return undefined;
  return act('encounter.name-star', { figure: heir.id });
}

function planning(now: SeenCampaign, ready: readonly SeenFigure[], chance: Chance): BotAct {
  const open = following(now);
  const pursuits = open.filter(({ kind }) => kind === 'pursuit');
  // Captives are mostly fetched.
  const escapes = open.filter((one) => one.role === 'captive' && chance.of(3, 4));
  const likely = pursuits.length > 0 && chance.of(1, 2) ? pursuits : escapes.length > 0 ? escapes : open;
  const { kind, role, area } = chance.one(likely);
  const where = area ?? (chance.of(1, 3) ? 'urban' : chance.one(AREAS));
  const captives = role === 'captive' ? now.figures.filter(({ heldIn }) => heldIn === where) : [];
  const goes = runnersOf(now) ?? [...captives, ...goers(ready)].map(({ id }) => id);
  const objective = kind === 'raid' ? chance.one(OBJECTIVES) : null;
  return act('encounter.plan', { kind, role, objective, area: where, goes });
}

/** Figures that go on an Encounter: those longest with the party, and its Medic. */
function goers(ready: readonly SeenFigure[]): readonly SeenFigure[] {
  const medic = ready.find(({ attributes }) => attributes.includes('medic'));
  const others = ready.filter((figure) => figure !== medic).slice(0, MOST_GO - 1);
  return medic === undefined ? others : [...others, medic];
}

function aftermath(now: SeenCampaign, encounter: Under, chance: Chance): BotAct {
  if (encounter.oneOff !== undefined) return deciding(chance);
  for (const id of encounter.party) {
    const [step] = dueFor(now, id);
    if (step !== undefined) return act('encounter.settle', { figure: id, step });
  }
  return act('encounter.end', endingOf(encounter));
}

/**
 * Ending of an Encounter. A loot raid reached its aim if something was found, any other Encounter if nobody of the party was taken or
 * killed; a hunt that catches nobody fails.
 */
function endingOf({ objective, role, pursuits, searches, records, left }: Under): Ending {
  const unharmed = !records.some(({ killed, captured }) => killed || captured);
  const allClear = pursuits.length > 0 && pursuits.every(({ end }) => end === 'escaped');
  return {
    successful:
      objective === 'loot' ? searches.some(({ found }) => found) : allClear ? role === 'runner' : unharmed,
    leftWithHumansBehind: left !== undefined && left.people > 0 && !left.kept,
  };
}
