/** A bot that plays a campaign, act by act: it reaches every rule a player can, and no other. */

import { askMercy, examine, rollForSense, takeCheck, tryTask } from '../acts/encounter/check.ts';
import { dealWith } from '../acts/encounter/deal.ts';
import { endEncounter } from '../acts/encounter/end.ts';
import { enter, hearShots } from '../acts/encounter/explore.ts';
import { beat, searchTheLoser } from '../acts/encounter/losers.ts';
import {
  agreeLastYear,
  changeDivision,
  following,
  planEncounter,
  setHouseRules,
} from '../acts/encounter/plan.ts';
import { reportBattle } from '../acts/encounter/report.ts';
import { search } from '../acts/encounter/search.ts';
import {
  beginPursuit,
  drink,
  equip,
  placeZombies,
  pursueOn,
  readyEscape,
  rollAlert,
  rollForVehicle,
  spendVehicle,
  takeClip,
} from '../acts/encounter/set-up.ts';
import { dueFor, settle } from '../acts/encounter/settle.ts';
import { rerollTablePart, setTable } from '../acts/encounter/table.ts';
import { addGrunt, recruitGrunt, settleParty } from '../acts/recruit.ts';
import { rollsForDrink, rollsForSense } from '../after/failings.ts';
import type { Act, Now, SeenFigure } from '../campaign/act.ts';
import { figureNamed, party } from '../campaign/find.ts';
import { STARTING_GRUNTS } from '../data/reps.ts';
import { OBJECTIVES } from '../kinds/kind.ts';
import { SINGLE_PARTS } from '../place/parts.ts';
import { AREAS, ITEMS } from '../types.ts';
import { battleByBots } from './battle.ts';
import type { Chance } from './chance.ts';
import { anyCheck } from './checks.ts';

/** The next act: what to call it, and the act itself. It may be refused, as a player's may; then another one is asked for. */
export interface BotAct {
  readonly command: string;
  readonly act: (now: Now) => Act;
}

const act = (command: string, play: (now: Now) => Act): BotAct => ({ command, act: play });

/** At most this many go, so that somebody is left when all goes wrong. */
const MOST_GO = 6;
const LEAST_PARTY = 3;

export function nextAct(now: Now, chance: Chance): BotAct {
  if (now.recruiting) return recruiting(now);
  if (now.encounter === null) return between(now, chance);
  switch (now.encounter.stage) {
    case 'planned':
      return settingUp(now, now.encounter, chance);
    case 'on-the-table':
      return playing(now, now.encounter, chance);
    case 'after':
      return aftermath(now, now.encounter, chance);
    default:
      return now.encounter.stage satisfies never;
  }
}

type Under = NonNullable<Now['encounter']>;

function recruiting(now: Now): BotAct {
  const grunts = now.figures.filter(({ kind }) => kind === 'grunt').length;
  return grunts < STARTING_GRUNTS
    ? act('party.recruit', (at) => recruitGrunt(at, {}))
    : act('party.settle', settleParty);
}

function between(now: Now, chance: Chance): BotAct {
  const ready = party(now);
  if (ready.length < LEAST_PARTY) {
    return chance.of(3, 4)
      ? act('party.recruit', (at) => recruitGrunt(at, {}))
      : act('party.add', (at) =>
          addGrunt(at, { rep: 5, attributes: ['medic'], protected: false, weapons: ['pistol'] }),
        );
  }
  const [item] = now.stock.filter(({ kind }) => kind === 'weapon' || kind === 'body-armor');
  if (item !== undefined && chance.of(1, 2)) {
    const figure = chance.one(ready).id;
    return act('stock.equip', (at) => equip(at, { item: item.id, figure }));
  }
  if (chance.of(1, 40))
    return act('campaign.setHouseRules', (at) =>
      setHouseRules(at, { to: { ...at.houseRules, peopleComeBack: !at.houseRules.peopleComeBack } }),
    );
  if (chance.of(1, 60))
    return act('campaign.agreeLastYear', (at) => agreeLastYear(at, { year: at.calendar.now.year + 50 }));
  if (chance.of(1, 60))
    return act('campaign.changeDivision', (at) =>
      changeDivision(at, { to: at.calendar.division === 'months' ? 'seasons' : 'months' }),
    );
  return planning(now, ready, chance);
}

function planning(now: Now, ready: readonly SeenFigure[], chance: Chance): BotAct {
  const { kind, role, area } = chance.one(following(now));
  const where = area ?? chance.one(AREAS);
  const captives = role === 'captive' ? now.figures.filter(({ heldIn }) => heldIn === where) : [];
  const goes = [...captives, ...ready.slice(0, MOST_GO)].map(({ id }) => id);
  const objective = kind === 'raid' ? chance.one(OBJECTIVES) : null;
  return act('encounter.plan', (at) => planEncounter(at, { kind, role, objective, area: where, goes }));
}

function settingUp(now: Now, encounter: Under, chance: Chance): BotAct {
  const [vehicle] = now.stock.filter(({ kind }) => kind === 'vehicle');
  const [clip] = now.stock.filter(
    ({ kind, id }) => kind === 'surplus-clip' && !encounter.clips.some(({ item }) => item === id),
  );
  const who = figureNamed(now, chance.one(encounter.party));
  if (encounter.kind === 'escape' && encounter.escape === null)
    return act('encounter.readyEscape', readyEscape);
  if (encounter.kind === 'pursuit' && encounter.pursuit === null) return chasing(now, chance);
  if (encounter.pursuit?.end === 'goes-on') return act('encounter.pursue', pursueOn);
  if (encounter.vehicles.rolled === 0 && chance.of(1, 2))
    return act('encounter.rollForVehicle', rollForVehicle);
  if (vehicle !== undefined && chance.of(1, 2))
    return act('encounter.spendVehicle', (at) => spendVehicle(at, { item: vehicle.id }));
  const weapon = who?.weapons[0];
  if (clip !== undefined && who !== undefined && weapon !== undefined && chance.of(1, 2)) {
    return act('encounter.takeClip', (at) =>
      takeClip(at, { item: clip.id, figure: who.id, weapon: weapon.id }),
    );
  }
  if (who !== undefined && rollsForDrink(who.attributes) && chance.of(1, 2)) {
    return act('encounter.drink', (at) => drink(at, { figure: who.id }));
  }
  if (encounter.table === null) return act('encounter.setTable', (at) => setTable(at, {}));
  if (chance.of(1, 8))
    return act('encounter.rerollPart', (at) => rerollTablePart(at, { part: chance.one(SINGLE_PARTS) }));
  return act('encounter.placeZombies', placeZombies);
}

function chasing(now: Now, chance: Chance): BotAct {
  const lowest = Math.min(...party(now).map(({ rep }) => rep));
  const bands = [0, 1].map(() => ({ lowestRep: lowest, vehicles: chance.of(1, 3) }));
  const [runners, chasers] = bands;
  if (runners === undefined || chasers === undefined) throw new Error('two bands chase each other');
  return act('encounter.beginPursuit', (at) => beginPursuit(at, { runners, chasers }));
}

function playing(now: Now, encounter: Under, chance: Chance): BotAct {
  const figure = chance.one(encounter.party);
  const visit = encounter.visits.length > 0 ? chance.one(encounter.visits) : undefined;
  const group = now.contacts.find(({ id }) => id === visit?.group);
  const losers = now.contacts.filter(
    ({ id, whereabouts }) => whereabouts === 'gone' && encounter.visits.some((one) => one.group === id),
  );
  switch (chance.below(16)) {
    case 0:
    case 1:
    case 2:
      return entering(encounter, chance);
    case 3:
    case 4:
      if (group?.standing === 'fought' && group.whereabouts === 'about')
        return act('encounter.beat', (at) => beat(at, { contact: group.id }));
      if (group !== undefined)
        return act('encounter.deal', (at) =>
          dealWith(at, { contact: group.id, figures: encounter.party.slice(0, 3) }),
        );
      return entering(encounter, chance);
    case 5:
    case 6:
      if (visit !== undefined)
        return act('encounter.search', (at) =>
          search(at, { spot: visit.spot, figure, item: chance.one(ITEMS) }),
        );
      return entering(encounter, chance);
    case 7: {
      const loser = losers[0];
      if (loser === undefined) break;
      return act('encounter.searchLoser', (at) =>
        searchTheLoser(at, {
          contact: loser.id,
          member: chance.below(loser.members.length),
          figure,
          item: chance.one(ITEMS),
        }),
      );
    }
    case 8:
      return act('encounter.shots', (at) =>
        hearShots(at, {
          shots: chance.below(5),
          from: chance.of(1, 2)
            ? { spot: { x: chance.below(481), y: chance.below(481) }, facing: 'n' }
            : null,
        }),
      );
    case 9:
      if (encounter.escape !== null && !encounter.escape.alerted) return act('encounter.alert', rollAlert);
      break;
    case 10:
      return testing(now, encounter, figure, chance);
    case 11:
    case 12:
      return act('encounter.report', (at) => reportBattle(at, battleByBots(at, chance)));
    default:
  }
  return act('encounter.check', (at) => takeCheck(at, { figure, what: anyCheck(chance) }));
}

function entering(encounter: Under, chance: Chance): BotAct {
  const places = [
    ...(encounter.table?.buildings ?? []).map(({ id, storeys }) => ({ id, storeys })),
    ...(encounter.table?.vehicles ?? []).map(({ id }) => ({ id, storeys: 1 })),
  ];
  if (places.length === 0) return act('encounter.shots', (at) => hearShots(at, { shots: 1, from: null }));
  const { id, storeys } = chance.one(places);
  return act('encounter.enter', (at) =>
    enter(at, { spot: id, floor: chance.below(storeys), figures: encounter.party.slice(0, 2) }),
  );
}

function testing(now: Now, encounter: Under, figure: string, chance: Chance): BotAct {
  const attributes = figureNamed(now, figure)?.attributes ?? [];
  const other = encounter.party.find((id) => id !== figure);
  if (rollsForSense(attributes, undefined))
    return act('encounter.sense', (at) => rollForSense(at, { figure }));
  const consequence = 'a fall from the roof';
  switch (chance.below(8)) {
    case 0:
    case 1:
    case 2:
      return act('encounter.task', (at) =>
        tryTask(at, {
          kind: 'unopposed',
          figure,
          difficulty: chance.one(['easy', 'tough', 'hard']),
          consequence,
        }),
      );
    case 3:
    case 4:
      return act('encounter.task', (at) =>
        tryTask(at, {
          kind: 'opposed',
          figure,
          opposers: [{ rep: 6 }, { rep: 4, advantage: 'tester' }],
          consequence,
        }),
      );
    case 5:
      if (chance.of(1, 6))
        return act('encounter.mercy', (at) => askMercy(at, { figure, rep: 2 + chance.below(4) }));
      break;
    default:
  }
  if (other === undefined)
    return act('encounter.check', (at) => takeCheck(at, { figure, what: anyCheck(chance) }));
  return act('encounter.examine', (at) =>
    examine(at, { casualty: figure, by: other, wounds: chance.below(2) }),
  );
}

function aftermath(now: Now, encounter: Under, chance: Chance): BotAct {
  for (const id of encounter.party) {
    const [step] = dueFor(now, id);
    if (step !== undefined) return act(`encounter.settle.${step}`, (at) => settle(at, { figure: id, step }));
  }
  return act('encounter.end', (at) =>
    endEncounter(at, { successful: chance.of(1, 2), leftWithHumansBehind: chance.of(1, 2) }),
  );
}
