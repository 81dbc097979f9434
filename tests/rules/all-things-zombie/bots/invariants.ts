/**
 * Invariants of every act of a battle, whatever was done: nobody comes or goes without a word of it, nobody acts who can’t, nothing is
 * fired that isn’t there; and taken back and done again by its events, as they stand in the log, it leaves the very same campaign.
 */
import { decodeEvent, encodeEvent } from '../../../../db/games/all-things-zombie/log/event.ts';
import { fromRows, toRows } from '../../../../db/games/all-things-zombie/projection/mapping.ts';
import { stands } from '../../../../src/rules/all-things-zombie/acts/encounter/places/pieces.ts';
import { isAble } from '../../../../src/rules/all-things-zombie/acts/encounter/standing/able.ts';
import {
  everybody,
  type Fighting,
} from '../../../../src/rules/all-things-zombie/acts/encounter/standing/fighters.ts';
import { vehiclesHere } from '../../../../src/rules/all-things-zombie/acts/encounter/standing/vehicles-in-play.ts';
import { zombiesHere } from '../../../../src/rules/all-things-zombie/acts/encounter/zombies/zombies.ts';
import type { AtzRule } from '../../../../src/rules/all-things-zombie/rules.ts';
import { apply } from '../../../../src/rules/all-things-zombie/state/apply.ts';
import type { Campaign } from '../../../../src/rules/all-things-zombie/state/campaign.ts';
import type { CampaignEvent } from '../../../../src/rules/all-things-zombie/state/campaign-events.ts';
import { ownCopy } from '../../../../src/rules/all-things-zombie/state/own-copy.ts';
import type { TestResult } from '../../../../src/rules/all-things-zombie/state/test-result.ts';
import { changed, changesBetween } from '../../../../src/rules/core/difference.ts';
import { digest } from '../../../../src/rules/core/digest.ts';
import { seen } from '../../../../src/rules/core/seen.ts';
import { underWay } from '../../../support/rules/encounter.ts';

/** A deed of somebody’s own, and not one that is done to him. */
const DEEDS: readonly string[] = ['shots', 'melee', 'finished', 'moved', 'reaction', 'pursue-by-fire'];

/** All that an act has broken. */
export function broken(
  before: Campaign,
  after: Campaign,
  events: readonly CampaignEvent[],
): readonly string[] {
  return [
    ...comings(before, after, events),
    ...deedsOfOthers(before, events),
    ...spentTwice(after),
    ...placeless(after),
    ...notTheSame(before, after, events),
  ];
}

const peopleIn = (campaign: Campaign) => everybody(seen(campaign), underWay(campaign));

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

const zombiesIn = (campaign: Campaign) => sum(zombiesHere(underWay(campaign)).map(({ count }) => count));

const killedIn = (campaign: Campaign) => sum(underWay(campaign).fighters.map((one) => one.zombiesKilled));

/** Zombies are those that were there and came, less those somebody has killed; people those that were there, and the dead stay dead. */
function comings(before: Campaign, after: Campaign, events: readonly CampaignEvent[]): readonly string[] {
  const came = sum(
    events.map((event) => {
      if (event.type === 'shots-fired' || event.type === 'zombies-placed') return event.arrivals.length;
      return event.type === 'place-entered' ? event.visit.zombies : 0;
    }),
  );
  const [there, now] = [zombiesIn(before) + came, zombiesIn(after)];
  const killed = killedIn(after) - killedIn(before);
  const were = peopleIn(before);
  const are = peopleIn(after);
  const gone = were.filter(({ fighter }) => are.every((one) => one.fighter.who !== fighter.who));
  const risen = are.filter(({ fighter }) => {
    const was = were.find((one) => one.fighter.who === fighter.who)?.fighter.condition;
    // Who cheats death is off the table (ATZ-172).
    return was === 'dead' && fighter.condition !== 'dead' && fighter.earlyGrave === undefined;
  });
  return [
    ...(there - killed === now ? [] : [`${there} zombies less ${killed} killed are ${now}`]),
    ...(are.length + gone.length === were.length ? [] : [`${were.length} people are ${are.length}`]),
    ...gone.map(({ name }) => `${name} is gone`),
    ...risen.map(({ name }) => `${name} has risen`),
  ];
}

/** Nobody who lies, is held or is away does anything, and no zombie goes anywhere once it is gone. */
function deedsOfOthers(before: Campaign, events: readonly CampaignEvent[]): readonly string[] {
  const people = peopleIn(before);
  return events.flatMap((event) => {
    if (event.type !== 'figure-tested' && event.type !== 'stranger-tested') return [];
    const who = event.type === 'figure-tested' ? event.figure : event.who;
    const one = people.find(({ fighter }) => fighter.who === who);
    // Whoever has run away or huddles tests to come round.
    if (
      !isDeed(event.result) ||
      event.rule === ('atz.rally' satisfies AtzRule) ||
      (one !== undefined && isAble(one.fighter))
    )
      return [];
    return [`${who}, ${one?.fighter.condition}, does ${JSON.stringify(event.result)}`];
  });
}

const isDeed = (result: TestResult) => 'of' in result && DEEDS.includes(result.of);

/** Clips and barrels are never fewer than none. */
function spentTwice(after: Campaign): readonly string[] {
  const below = peopleIn(after).flatMap(({ name, ammo }) =>
    ammo.filter(({ clips, partUsed = 0 }) => clips < 0 || partUsed > clips).map((one) => [name, one]),
  );
  const spent = underWay(after).spent.filter(({ used, ones }) => used < 0 || ones < 0);
  return [...below, ...spent].map((one) => `spent twice: ${JSON.stringify(one)}`);
}

/** Whoever stands on a board has one place, and nobody else has one. */
export function placeless(after: Campaign): readonly string[] {
  const encounter = underWay(after);
  if (encounter.board === undefined) return [];
  const now = seen(after);
  const pieces = encounter.board.places.map(({ piece }): string => piece);
  const people = peopleIn(after).map(({ fighter }): string => fighter.who);
  const others = [...zombiesHere(encounter), ...vehiclesHere(encounter)].map(({ id }): string => id);
  const due = [
    ...people.filter((who) => stands(now, encounter, who as Fighting['fighter']['who'])),
    ...others,
  ];
  return [
    ...due.filter((id) => !pieces.includes(id)).map((id) => `${id} has no place`),
    ...pieces.filter((id, at) => pieces.indexOf(id) !== at).map((id) => `${id} has two places`),
    ...pieces.filter((id) => ![...people, ...others].includes(id)).map((id) => `${id} isn’t there`),
  ];
}

/** Taken back, it is what it was; and done again by its events, as they are read from the log, what it has become. */
function notTheSame(before: Campaign, after: Campaign, events: readonly CampaignEvent[]): readonly string[] {
  const [was, is] = [digest(before), digest(after)];
  const undone = digest(changed(after, changesBetween(after, before)));
  const again = ownCopy(seen(before));
  for (const event of events) apply(again, decodeEvent(encodeEvent(event, 'event'), 'event'));
  return [
    ...(undone === was ? [] : ['taken back it is another']),
    ...(digest(again) === is ? [] : ['done again it is another']),
    ...(digest(before) === was ? [] : ['what was before has changed']),
  ];
}

/** From its rows it is read as it is. */
export function unkept(campaign: Campaign): readonly string[] {
  const read = fromRows(campaign.name, toRows('battle', campaign));
  return digest(read) === digest(campaign) ? [] : ['read from its rows it is another'];
}
