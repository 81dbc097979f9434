/** Deeds of a bot on the table, one after another, until it reports the battle. */

import { uncalledFor } from '../acts/encounter/checks/called-for.ts';
import { chargeWay, isWithinCharge } from '../acts/encounter/checks/charge-way.ts';
import { notRallied } from '../acts/encounter/checks/rallied.ts';
import type { ToldHere } from '../acts/encounter/due/due-marks.ts';
import { mayBeAt, searchRefusal } from '../acts/encounter/people/search.ts';
import { canAct, isAble } from '../acts/encounter/standing/able.ts';
import { fighterNamed, metHere } from '../acts/encounter/standing/fighters.ts';
import { noAlarm } from '../acts/encounter/turn/alarm.ts';
import { mayWantToCharge } from '../acts/encounter/turn/charging-times.ts';
import { skipsOthers } from '../acts/encounter/turn/sides.ts';
import { maySearch, mayTend } from '../acts/encounter/turn/whole-turn.ts';
import { mayPassOut, rollsForSense } from '../after-the-battle/failings.ts';
import { ADVANTAGES_OF_SITUATION, DIFFICULTIES } from '../challenge/difficulty.ts';
import { isFree } from '../meeting-and-greeting/contact.ts';
import { figureNamed } from '../state/find.ts';
import type { SeenCampaign } from '../state/seen.ts';
import { strangerId } from '../state/turn.ts';
import { type BuildingId, ITEMS, type ItemId } from '../types.ts';
import { act, type BotAct, type Situation, type Under } from './act.ts';
import { battleByBots } from './battle.ts';
import { burning } from './burning.ts';
import type { Chance } from './chance.ts';
import { anyCheck } from './checks.ts';
import { driving } from './driving.ts';
import { fighting, pressing } from './fighting.ts';
import { moving } from './moving.ts';
import { goesOn } from './one-off.ts';
import { surrounded } from './surroundings.ts';
import { marking, shooting, turning } from './turns.ts';

/** Deeds with the chances that each is thought of; where a deed can’t be done the turn goes on. */
const DEEDS: readonly (readonly [weight: number, deed: (at: Situation) => BotAct | undefined])[] = [
  [4, entering],
  [4, meeting],
  [3, searching],
  [2, looting],
  [2, turning],
  [1, shooting],
  [5, fighting],
  [1, moving],
  [2, alerting],
  [2, trying],
  [1, tending],
  [1, sensing],
  [2, checking],
  [2, reporting],
];
const LEAST_TURNS = 3;
const WEIGHTS = DEEDS.reduce((sum, [weight]) => sum + weight, 0);

export function playing(
  now: SeenCampaign,
  encounter: Under,
  chance: Chance,
  told: readonly ToldHere[],
): BotAct {
  const around = surrounded({ now, encounter });
  if (around !== undefined) return around;
  const situation = { now, encounter, chance, told, figure: chance.one(encounter.party) };
  const due = marking(situation) ?? (chance.of(3, 4) ? pressing(situation) : undefined);
  if (due !== undefined) return due;
  const first = worthwhile(situation) ?? (chance.of(1, 2) ? seeking(situation) : undefined);
  if (first !== undefined) return first;
  // Vehicles and fires are rare: where there is any, something comes of it.
  const rare = chance.of(1, 4) ? (driving(situation) ?? burning(situation)) : undefined;
  if (rare !== undefined) return rare;
  let left = chance.below(WEIGHTS);
  for (const [weight, deed] of DEEDS) {
    if (left < weight) return deed(situation) ?? turning(situation);
    left -= weight;
  }
  throw new Error('the weights add up');
}

/** Things that bots look for in each building: what is most worth having of what may be found there. */
const SOUGHT: { readonly [B in BuildingId]?: ItemId } = {
  hospital: 'medical-supplies',
  'police-station': 'weapons',
  'military-base': 'weapons',
  church: 'vehicles',
  school: 'vehicles',
};

function seeking({ encounter }: Situation): BotAct | undefined {
  const visited = encounter.visits.map(({ spot }) => spot);
  const open = encounter.table?.buildings.filter(
    ({ id, type }) => SOUGHT[type] !== undefined && !visited.includes(id),
  );
  const building = open?.find(({ type }) => type === 'hospital') ?? open?.[0];
  return building && entrance(building.id, 0, encounter.party.slice(0, 3));
}

function entering({ encounter, chance }: Situation): BotAct | undefined {
  const { buildings = [], vehicles = [] } = encounter.table ?? {};
  const place = chance.one([...buildings, ...vehicles]);
  const floor = chance.below('storeys' in place ? place.storeys : 1);
  return entrance(place.id, floor, encounter.party.slice(0, 1 + chance.below(3)));
}

const entrance = (spot: string, floor: number, figures: readonly string[]): BotAct =>
  act('encounter.enter', { spot, floor, figures });

function meeting({ now, encounter, chance }: Situation): BotAct | undefined {
  const groups = now.contacts.filter(
    ({ id, whereabouts }) => whereabouts === 'about' && encounter.visits.some(({ group }) => group === id),
  );
  if (groups.length === 0) return undefined;
  const { id, standing } = chance.one(groups);
  const figures = encounter.party.slice(0, 1 + chance.below(encounter.party.length));
  return standing === 'fought' && chance.of(1, 2)
    ? act('encounter.beat', { contact: id })
    : act('encounter.deal', { contact: id, figures });
}

function searching({ encounter, chance, figure }: Situation): BotAct | undefined {
  if (encounter.visits.length === 0) return undefined;
  const { spot } = chance.one(encounter.visits);
  if (chance.of(1, 4)) return act('encounter.search-all', { spot: chance.of(1, 2) ? spot : null });
  const item = chance.one(ITEMS);
  return canAct(encounter, figure) ? act('encounter.search', { spot, figure, item }) : undefined;
}

/** Search of a building for the thing it was entered for; in a hospital by a Medic. */
function worthwhile({ now, encounter }: Situation): BotAct | undefined {
  for (const { spot, building } of encounter.visits) {
    const item = building === null ? undefined : SOUGHT[building];
    if (item === undefined) continue;
    const figure = encounter.party
      .filter((id) => building !== 'hospital' || figureNamed(now, id)?.attributes.includes('medic'))
      .filter((id) => canAct(encounter, id) && mayBeAt(encounter, id, spot))
      .filter((id) => {
        const one = fighterNamed(now, encounter, id);
        if (one === undefined || skipsOthers(now, encounter, one)) return false;
        return maySearch(now, encounter, one, spot) === undefined;
      })
      .find((id) => searchRefusal(now, encounter, { spot, figure: id, item }) === undefined);
    if (figure !== undefined) return act('encounter.search', { spot, figure, item });
  }
  return undefined;
}

function looting({ now, encounter, chance, figure }: Situation): BotAct | undefined {
  const losers = now.contacts.find(
    ({ id, whereabouts, members }) =>
      whereabouts === 'gone' && members.length > 0 && encounter.visits.some(({ group }) => group === id),
  );
  if (losers === undefined) return undefined;
  const member = chance.below(losers.members.length);
  const item = chance.one(ITEMS);
  return canAct(encounter, figure)
    ? act('encounter.search-loser', { contact: losers.id, member, figure, item })
    : undefined;
}

function alerting({ now, encounter }: Situation): BotAct | undefined {
  return noAlarm(now, encounter) === undefined ? act('encounter.alert', {}) : undefined;
}

function trying({ encounter, chance, figure }: Situation): BotAct | undefined {
  const consequence = 'a fall from the roof';
  const difficulty = chance.one(DIFFICULTIES);
  const opposers = [{ rep: 6 }, { rep: 4, advantage: chance.one(ADVANTAGES_OF_SITUATION) }] as const;
  const opposed = chance.of(1, 2);
  if (!canAct(encounter, figure)) return undefined;
  return opposed
    ? act('encounter.opposed-task', { figure, opposers, consequence })
    : act('encounter.task', { figure, difficulty, consequence });
}

/** Act over a figure of the party that is down: a friend treats it, or an enemy shows mercy or none. */
function tending({ now, encounter, chance }: Situation): BotAct | undefined {
  const ours = encounter.party.flatMap((id) => fighterNamed(now, encounter, id) ?? []);
  const down = ours.find(({ fighter }) => fighter.condition === 'out-of-the-fight');
  if (down === undefined) return undefined;
  const figure = down.fighter.who;
  const enemy = enemyHere(now, encounter);
  const rep = enemy === undefined ? undefined : fighterNamed(now, encounter, enemy)?.rep;
  if (rep && chance.of(1, 3)) return act('encounter.mercy', { figure, rep });
  const by = ours.find((one) => isAble(one.fighter) && mayTend(now, encounter, one) === undefined)?.fighter
    .who;
  // The present wound is none of those before it (ATZ-52).
  return by && act('encounter.examine', { casualty: figure, by, wounds: down.fighter.wounds - 1 });
}

function sensing({ now, encounter }: Situation): BotAct | undefined {
  const figure = encounter.party.find((id) => {
    const state = encounter.drunk.find((one) => one.figure === id)?.state ?? undefined;
    const attributes = figureNamed(now, id)?.attributes ?? [];
    return rollsForSense(attributes, state) || mayPassOut(attributes, state);
  });
  return figure && act('encounter.sense', { figure });
}

function checking({ now, encounter, chance, figure }: Situation): BotAct {
  const what = anyCheck(chance);
  const fled =
    what.check === 'rally'
      ? encounter.party.find((id) => {
          const found = fighterNamed(now, encounter, id);
          return found !== undefined && notRallied(encounter, found) === undefined;
        })
      : undefined;
  // Enemies fire after whoever flees; it takes two dice of anybody.
  const enemy = what.check === 'pursue-by-fire' ? enemyHere(now, encounter) : undefined;
  const found = what.check === 'wanting-to-charge' ? fighterNamed(now, encounter, figure) : undefined;
  const foe = found && mayWantToCharge(now, encounter, found) === undefined && enemyHere(now, encounter);
  const who = fled ?? enemy ?? figure;
  const one = fighterNamed(now, encounter, who);
  // Only the players see much of what calls for a check.
  const way = found && foe ? chargeWay(now, encounter, found, foe) : undefined;
  const late =
    (one !== undefined && uncalledFor(now, encounter, one, what.check) !== undefined) ||
    (way !== undefined && !isWithinCharge(way));
  return act('encounter.check', {
    figure: who,
    what,
    ...(late && { anyway: 'so it was played' }),
    ...(foe && { charging: { who: foe, unseen: chance.of(1, 3) } }),
  });
}

function enemyHere(now: SeenCampaign, encounter: Under): string | undefined {
  for (const { id, standing, members } of metHere(now, encounter)) {
    const at = members.findIndex(isFree);
    if (standing === 'fought' && at !== -1) return strangerId(id, at);
  }
  return undefined;
}

/** Report that ends a battle once nobody of the party can act, or after some turns. */
function reporting({ now, encounter }: Situation): BotAct | undefined {
  const stands = encounter.party.some((id) => {
    const found = fighterNamed(now, encounter, id);
    return found !== undefined && isAble(found.fighter);
  });
  if (stands && (encounter.turn?.number ?? 0) < LEAST_TURNS) return undefined;
  if (encounter.oneOff !== undefined && goesOn(now, encounter)) return undefined;
  return act('encounter.report', battleByBots(now, encounter));
}
