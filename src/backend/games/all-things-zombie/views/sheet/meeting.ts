/** Whom one meets, and what comes of it, on the quick reference. */

import type {
  ReferenceGroup,
  ReferenceTable,
} from '../../../../../contract/games/all-things-zombie/print.ts';
import { buildingRow } from '../../../../../rules/all-things-zombie/battlefield/buildings.ts';
import { BUILDING_TYPES, listed } from '../../../../../rules/all-things-zombie/battlefield/types-by-area.ts';
import { activityTargets } from '../../../../../rules/all-things-zombie/meeting-and-greeting/activity.ts';
import { sal, zal } from '../../../../../rules/all-things-zombie/meeting-and-greeting/levels.ts';
import { upstairsModifier } from '../../../../../rules/all-things-zombie/meeting-and-greeting/modifiers.ts';
import {
  type LocationId,
  PLACEMENT,
} from '../../../../../rules/all-things-zombie/meeting-and-greeting/placement.ts';
import {
  AWARENESS,
  type Awareness,
} from '../../../../../rules/all-things-zombie/meeting-and-greeting/survivors.ts';
import {
  MERCY_TABLE,
  type MercyRow,
  TALK_MODIFIERS,
  type TalkRow,
} from '../../../../../rules/all-things-zombie/meeting-and-greeting/talk.ts';
import { REINFORCEMENT } from '../../../../../rules/all-things-zombie/meeting-and-greeting/zombies.ts';
import { negative, plain, signed, worded } from '../../../../../rules/all-things-zombie/text/rows.ts';
import { LOCATION_TITLES } from '../../../../../rules/all-things-zombie/text/vocabulary.ts';
import {
  AREAS,
  type Area,
  BUILDINGS,
  type BuildingId,
} from '../../../../../rules/all-things-zombie/types.ts';
import { linesOf, rowOf } from '../../../../../rules/core/table.ts';
import { acrossScores, byArea, marked, PASSES_HEADS, PHASES, passes, table } from './lay-out.ts';
import { words } from './text/meeting.ts';

/** Whether such a building can stand in such an area. */
export function stands(building: BuildingId, area: Area): boolean {
  return listed<BuildingId>(BUILDING_TYPES[area], building);
}

const LEVELS = AREAS.flatMap((area) => PHASES.map((phase) => ({ area, phase })));
const pair = (zombies: number, survivors: number) => `${negative(zombies)}/${negative(survivors)}`;

function activity(): ReferenceTable {
  const upstairs = upstairsModifier();
  return table(
    'activity',
    {
      title: words.activityByBuildingArea,
      use: words.twoDiceForZombies(signed(upstairs.zombies), signed(upstairs.survivors)),
      columns: [words.building, ...LEVELS.map(({ area, phase }) => `${words.areas[area]}${phase}`)],
      kind: 'numbers',
    },
    [
      [words.areaVehicles, ...LEVELS.map(({ area, phase }) => pair(zal(area, phase), sal(area, phase)))],
      ...BUILDINGS.map((building) => [
        buildingRow(building).name.title,
        ...LEVELS.map(({ area, phase }) => {
          if (!stands(building, area)) return '';
          const { zombies, survivors } = activityTargets({ area, phase, building, upstairs: false });
          return pair(zombies, survivors);
        }),
      ]),
    ],
  );
}

const mercyText = ({ passed, otherwise }: MercyRow): string =>
  passed === null ? worded(otherwise) : `${worded(passed)}, or ${plain(otherwise)}`;

export function meetingGroup(): ReferenceGroup {
  return {
    id: 'meeting',
    title: words.meetingZombiesAndPeople,
    tables: [
      activity(),
      byArea(
        'zombies',
        {
          title: words.zombies,
          use: words.atTheStart1d6,
          columns: [words.area, words.atTheStart, words.eachDie],
        },
        (area) => [
          `1D6 + ${PHASES.map((phase) => zal(area, phase)).join('/')}`,
          `${rowOf<Area, number>(REINFORCEMENT, area).result}+`,
        ],
      ),
      acrossScores<LocationId>(
        PLACEMENT,
        { title: words.whereAZombieComesOn, use: words.n12FromTheShot },
        (id) => LOCATION_TITLES[id],
      ),
      table(
        'talk',
        {
          title: words.talkTheTalk,
          use: words.bothLeadersRollTwo,
          columns: [words.modifier, words.rep],
          kind: 'numbers',
        },
        linesOf<TalkRow>(TALK_MODIFIERS).map(({ found }) => [
          found.result.title,
          marked(signed(found.result.modifier), found),
        ]),
      ),
      table(
        'noticed',
        {
          title: words.whatTheyHaveNoticed,
          use: words.twoDiceAgainstRep,
          columns: [words.test, ...PASSES_HEADS],
        },
        [
          [words.awareness, ...passes<Awareness>(AWARENESS, worded)],
          [words.mercy, ...passes<MercyRow>(MERCY_TABLE, mercyText)],
        ],
      ),
    ],
  };
}
