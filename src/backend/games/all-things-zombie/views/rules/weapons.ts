/** Weapons in the reference: all side by side, each with its figures, and the clips that go with them. */
import { CLIPS } from '../../../../../rules/all-things-zombie/arms.ts';
import type { Section } from '../../../../../rules/all-things-zombie/data/headings.ts';
import type { Weapon } from '../../../../../rules/all-things-zombie/data/weapon.ts';
import { WEAPON_TABLE } from '../../../../../rules/all-things-zombie/data/weapons.ts';
import {
  countedDice,
  loading,
  meleeText,
  noiseText,
} from '../../../../../rules/all-things-zombie/text/arms.ts';
import { WEAPONS } from '../../../../../rules/all-things-zombie/types.ts';
import { plain, restsOf, type Thing } from './thing.ts';

const inches = (range: number | null) => (range === null ? '–' : `${range}″`);

function weaponThing(weapon: Weapon): Thing {
  const { id, fullTitle, summary, range, targets, impact, oRating, volleys, cost, notes, oneTargetWithin } =
    weapon;
  return {
    id: `weapon.${id}`,
    kind: 'weapon',
    section: weapon.section as Section,
    title: fullTitle,
    summary,
    notes,
    tables: [
      {
        id: `weapon.${id}`,
        title: 'Figures',
        columns: ['Figure', 'Value'],
        rows: [
          plain('Range', range === null ? 'Melee only' : inches(range)),
          plain('Targets', String(targets)),
          plain('Impact', String(impact)),
          plain('Outgun rating', String(oRating)),
          ...(volleys.length === 0 ? [] : [plain('Dice of a volley', countedDice(volleys))]),
          ...(oneTargetWithin === undefined
            ? []
            : [plain('At close range', `All shots into one target within ${inches(oneTargetWithin)}`)]),
          plain('Ammunition', loading(weapon)),
          plain('Noise', noiseText(weapon)),
          plain('In melee', meleeText(weapon)),
          ...(weapon.hurtsVehicles === true ? [plain('Vehicles', 'May be fired at a vehicle itself')] : []),
          { cells: ['Points', String(cost.value)], rests: restsOf(cost) },
        ],
      },
    ],
  };
}

const ALL_WEAPONS: Thing = {
  id: 'weapons',
  kind: 'weapon',
  section: 'ATZ Weapons Table',
  title: 'All weapons',
  summary:
    'Range in inches, the most targets of one volley, the Impact of a hit, the outgun rating, which noise it makes, and what it costs.',
  notes: [],
  tables: [
    {
      id: 'weapons',
      title: 'Weapons',
      columns: ['Weapon', 'Range', 'Targets', 'Impact', 'Outgun', 'Noise', 'Points'],
      rows: WEAPONS.map((id) => {
        const weapon = WEAPON_TABLE[id];
        const { title, range, targets, impact, oRating, cost } = weapon;
        return {
          cells: [
            title,
            inches(range),
            String(targets),
            String(impact),
            String(oRating),
            noiseText(weapon),
            String(cost.value),
          ],
          rests: restsOf(cost),
        };
      }),
    },
  ],
};

const CARRIED: Thing = {
  id: 'clips',
  kind: 'weapon',
  section: 'Tight Ammo',
  title: 'Clips',
  summary:
    'Two 1s empty the clip in the weapon; loading another is an action. Clips go from hand to hand between weapons of one type.',
  notes: [],
  tables: [
    {
      id: 'clips',
      title: 'Clips with a weapon',
      columns: ['Weapon', 'Clips, the one in it included'],
      rows: [
        plain('One’s own, as an Encounter starts', String(CLIPS.own)),
        { cells: ['Found or taken', String(CLIPS.looted)], rests: { on: 'ruling', ruling: 'ATZ-15' } },
      ],
    },
  ],
};

export const WEAPON_THINGS: readonly Thing[] = [
  ALL_WEAPONS,
  ...WEAPONS.map((id) => weaponThing(WEAPON_TABLE[id])),
  CARRIED,
];
