/** Tables of the quick reference on whom one meets, and what comes of it. */

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

/** In the heads of columns: `U2`, with its phase. */
const AREAS_TEXT = { urban: 'U', outskirts: 'O', rural: 'R' };

/** Says whether such a building can stand in such an area. */
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
      title: 'Activity by building, area and phase',
      use: `Two dice for zombies, two for survivors, against zombies/survivors; more dice passed meet, then the higher die passed. U urban, O outskirts, R rural. Upstairs: ${signed(upstairs.zombies)}/${signed(upstairs.survivors)}.`,
      columns: ['Building', ...LEVELS.map(({ area, phase }) => `${AREAS_TEXT[area]}${phase}`)],
      kind: 'numbers',
    },
    [
      ['Area, vehicles', ...LEVELS.map(({ area, phase }) => pair(zal(area, phase), sal(area, phase)))],
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
    title: 'Meeting zombies and people',
    tables: [
      activity(),
      byArea(
        'zombies',
        {
          title: 'Zombies',
          use: 'At the start 1D6 and the area’s zombie level, in phase 1/2/3; for each shot, and for each point of the level inside a building, a die of this or more brings one.',
          columns: ['Area', 'At the start', 'Each die'],
        },
        (area) => [
          `1D6 + ${PHASES.map((phase) => zal(area, phase)).join('/')}`,
          `${rowOf<Area, number>(REINFORCEMENT, area).result}+`,
        ],
      ),
      acrossScores<LocationId>(
        PLACEMENT,
        { title: 'Where a zombie comes on', use: '12″ from the shot, by one die.', row: 'Comes on' },
        (id) => LOCATION_TITLES[id],
      ),
      table(
        'talk',
        {
          title: 'Talk the Talk',
          use: 'Both leaders roll two dice against Rep and these; more dice passed has the better of it, a tie parts.',
          columns: ['Modifier', 'Rep'],
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
          title: 'What they have noticed, and mercy',
          use: 'Two dice against Rep; of mercy, what another die that passes comes to, and what anything else does.',
          columns: ['Test', ...PASSES_HEADS],
        },
        [
          ['Awareness', ...passes<Awareness>(AWARENESS, worded)],
          ['Mercy', ...passes<MercyRow>(MERCY_TABLE, mercyText)],
        ],
      ),
    ],
  };
}
