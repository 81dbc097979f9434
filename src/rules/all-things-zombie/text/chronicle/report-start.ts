/** Beginning of a report: why they went, who, and what they found there. */

import { countedInWords, listed, upperFirst } from '../../../core/text/english.ts';
import type { Encounter } from '../../state/encounter.ts';
import { dropped, opening, placeText } from './openings.ts';
import type { Writer } from './writer.ts';

const EDGES = { n: 'north', e: 'east', s: 'south', w: 'west' } as const;

export function fromThePlan(writer: Writer, plan: Encounter): string[] {
  const { nameOf, facts } = writer;
  if (plan.oneOff !== undefined) return byPoints(writer, plan, plan.oneOff.points);
  const names = plan.party.map(nameOf);
  const table = facts.table?.name;
  if (facts.dropped) return dropped(plan, names, table);
  return [...opening(plan, names, table), ...vehicles(writer)];
}

/** A battle by itself: what each side had, and who was bought for it. */
function byPoints({ nameOf, called, facts, put }: Writer, plan: Encounter, points: number): string[] {
  const at = placeText(plan.area, facts.table?.name);
  const own = listed(plan.party.map(nameOf));
  const theirs = listed((facts.meetings[0]?.names ?? []).map(called));
  return [
    put(
      'opening',
      `Two forces of ${points} points met ${at}.`,
      `It was a battle ${at}, ${points} points a side.`,
      `${upperFirst(at)}, two forces of ${points} points met.`,
      `The battle was fought ${at}, with ${points} points a side.`,
      `With ${points} points a side, two forces met ${at}.`,
      `Each side had ${points} points; they met ${at}.`,
    ),
    ...(own === ''
      ? []
      : [
          put(
            'own side',
            `On one side stood ${own}.`,
            `One side was ${own}.`,
            `The player’s force was ${own}.`,
            `${own} stood on one side.`,
            `One force was ${own}.`,
            `The first force was ${own}.`,
          ),
        ]),
    ...(theirs === ''
      ? []
      : [
          put(
            'other side',
            `Against them stood ${theirs}.`,
            `The other side was ${theirs}.`,
            `They faced ${theirs}.`,
            `${theirs} stood against them.`,
            `The other force was ${theirs}.`,
            `On the other side stood ${theirs}.`,
          ),
        ]),
  ];
}

function vehicles({ facts: { vehiclesWon, vehiclesHeldOver }, they, put }: Writer): string[] {
  const all = vehiclesWon + vehiclesHeldOver;
  if (all === 0) return [];
  const ride = all === 1 ? 'a vehicle' : countedInWords(all, 'vehicle', 'vehicles');
  const party = upperFirst(they);
  if (vehiclesHeldOver > 0 && vehiclesWon === 0)
    return [
      put(
        'ride kept',
        `${party} drove ${ride} found earlier.`,
        `${party} took along ${ride} found earlier.`,
        `${party} came in ${ride} found earlier.`,
        `${upperFirst(ride)} found earlier took them there.`,
        `${party} had ${ride} found earlier.`,
        `${party} used ${ride} found earlier.`,
      ),
    ];
  return [
    put(
      'ride',
      `${party} had ${ride} to drive.`,
      `${party} got hold of ${ride} for the day.`,
      `${party} had ${ride} for the day.`,
      `${party} had found ${ride} to drive.`,
      `Luck gave them ${ride} for the day.`,
      `${party} had the use of ${ride}.`,
    ),
  ];
}

export function settingUp(writer: Writer): string[] {
  const { table, dropped: isDropped } = writer.facts;
  if (isDropped) return [];
  return [...(table === null ? [] : ground(writer, table)), ...light(writer), ...zombies(writer)];
}

/** Raiders come on at the entry edge; all others are there already, or come from a side of their own. */
function ground(
  { facts: { plan }, they, put }: Writer,
  table: NonNullable<Writer['facts']['table']>,
): string[] {
  const { buildings, vehicles: wrecks, entry, river } = table;
  const built = countedInWords(buildings.length, 'building', 'buildings');
  const parked =
    wrecks.length === 0
      ? ''
      : ` and ${countedInWords(wrecks.length, 'abandoned vehicle', 'abandoned vehicles')}`;
  const there = `${built}${parked}`;
  const were = buildings.length === 1 ? 'was' : 'were';
  const party = upperFirst(they);
  const side = EDGES[entry];
  const water =
    river === null
      ? []
      : [
          put(
            'river',
            'A river cut across the ground.',
            'A river ran through the place.',
            'A river crossed the ground.',
            'There was a river, too.',
            'A river ran across the ground.',
            'A river divided the place.',
          ),
        ];
  if (plan?.role === 'raider')
    return [
      put(
        'coming on',
        `${party} came in from the ${side}, with ${there} before them.`,
        `${party} approached from the ${side}; ahead lay ${there}.`,
        `From the ${side} edge ${they} saw ${there}.`,
        `Coming in from the ${side}, ${they} saw ${there}.`,
        `${party} entered from the ${side} and found ${there}.`,
        `${party} came on from the ${side} edge, facing ${there}.`,
      ),
      ...water,
    ];
  return [
    put(
      'ground',
      `Around them stood ${there}.`,
      `The place had ${there}.`,
      `It was a place of ${there}.`,
      `There ${were} ${there} on the ground.`,
      `The ground held ${there}.`,
      `On all sides there ${were} ${there}.`,
    ),
    ...water,
  ];
}

function light({ facts: { conditions }, put }: Writer): string[] {
  if (conditions?.night === true && conditions.weather === true)
    return [
      put(
        'foul night',
        'It was night, and the weather was foul.',
        'The night was dark and the weather foul.',
        'Foul weather made the night darker.',
        'They had night and foul weather to contend with.',
        'It was a foul night.',
        'Night had fallen, and the weather was bad.',
      ),
    ];
  if (conditions?.night === true)
    return [
      put(
        'night',
        'It was night.',
        'Night had fallen.',
        'It was dark.',
        'It was a dark night.',
        'Darkness lay over the place.',
        'The sun had gone down.',
      ),
    ];
  if (conditions?.weather !== true) return [];
  return [
    put(
      'weather',
      'The weather was foul.',
      'Nobody could see far in that weather.',
      'It was foul weather.',
      'The bad weather hid much from view.',
      'The weather was against them.',
      'The weather was bad that day.',
    ),
  ];
}

/** More than this is a crowd. */
const CROWD = 9;

function zombies({ facts: { zombiesAtStart: all }, they, put }: Writer): string[] {
  if (all === null) return [];
  if (all === 0)
    return [
      put(
        'no zombies',
        'There were no zombies yet.',
        'There was not a zombie in sight.',
        'They could see no zombies.',
        'No zombies were about.',
        'At first there were no zombies.',
        `${upperFirst(they)} saw no zombies.`,
      ),
    ];
  const many = countedInWords(all, 'zombie', 'zombies');
  const were = all === 1 ? 'was' : 'were';
  if (all > CROWD)
    return [
      put(
        'crowd',
        `The place was crawling with ${many}.`,
        `There were ${many}, more than anyone liked.`,
        `As many as ${many} were there already.`,
        `No fewer than ${many} were there.`,
        `The place was full of zombies, ${many.replace(/ zombies$/, '')} of them.`,
        `They counted ${many}.`,
      ),
    ];
  return [
    put(
      'zombies',
      `${upperFirst(many)} wandered about.`,
      `${upperFirst(many)} ${were} about.`,
      `There ${were} ${many} in sight.`,
      `${upperFirst(they)} saw ${many}.`,
      `To begin with there ${were} ${many}.`,
      `${upperFirst(many)} ${were} there already.`,
    ),
  ];
}
