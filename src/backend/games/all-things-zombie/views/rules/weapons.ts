/** Weapons in the reference: all side by side, each with its figures, and the clips that go with them. */

import { CLIPS, volleysOf, type WeaponFrom, weaponOf } from '../../../../../rules/all-things-zombie/arms.ts';
import type { Section } from '../../../../../rules/all-things-zombie/data/text/headings.ts';
import { WEAPON_TERMS } from '../../../../../rules/all-things-zombie/data/text/weapon-terms.ts';
import type { WeaponFigures } from '../../../../../rules/all-things-zombie/data/weapon.ts';
import {
  WEAPON_COST,
  WEAPON_FIGURES,
  WEAPON_TABLE,
} from '../../../../../rules/all-things-zombie/data/weapons.ts';
import {
  countedDice,
  loading,
  meleeText,
  noiseText,
} from '../../../../../rules/all-things-zombie/text/arms.ts';
import { WEAPONS, type WeaponId } from '../../../../../rules/all-things-zombie/types.ts';
import { hasRow, linesOf, rowOf } from '../../../../../rules/core/table.ts';
import { FIGURE_WORDS } from '../corrections.ts';
import { figuresOf, type Line, lineOf, plain } from './line.ts';
import type { Thing } from './thing.ts';

const inches = (range: number | null) => (range === null ? '–' : `${range}″`);

const BARRELS = [0, 1].flatMap((barrel) =>
  ['dice', 'counted', 'targets'].map((figure) => `barrels.${barrel}.${figure}`),
);

function weaponThing(id: WeaponId): Thing {
  const { summary, notes, section } = WEAPON_TABLE[id];
  const line = (label: string, said: (weapon: WeaponFigures) => string, ...fields: string[]): Line => {
    const found = rowOf(WEAPON_FIGURES, id);
    const figures = figuresOf(WEAPON_FIGURES, id, FIGURE_WORDS).filter(({ field }) => fields.includes(field));
    const of = linesOf(WEAPON_FIGURES).find(({ row }) => row === id)?.book.result ?? found.result;
    const [now, book] = [said(found.result), said(of)];
    return { cells: [label, now], was: now === book ? null : [label, book], rests: null, figures };
  };
  const weapon = weaponOf(id);
  return {
    id: `weapon.${id}`,
    kind: 'weapon',
    section: section as Section,
    title: WEAPON_TERMS[id].long.title,
    summary,
    notes,
    tables: [
      {
        id: `weapon.${id}`,
        title: 'Figures',
        columns: ['Figure', 'Value'],
        rows: [
          line('Range', ({ range }) => (range === null ? 'Melee only' : inches(range)), 'range'),
          line('Targets', ({ targets }) => String(targets), 'targets'),
          line('Impact', ({ impact }) => String(impact), 'impact'),
          line('Outgun rating', ({ oRating }) => String(oRating), 'oRating'),
          ...(volleysOf(weapon).length === 0
            ? []
            : [line('Dice of a volley', (of) => countedDice(volleysOf(of)), 'fewest', ...BARRELS)]),
          ...(weapon.oneTargetWithin === undefined
            ? []
            : [
                line(
                  'At close range',
                  ({ oneTargetWithin = null }) =>
                    `All shots into one target within ${inches(oneTargetWithin)}`,
                  'oneTargetWithin',
                ),
              ]),
          plain('Ammunition', loading(weapon)),
          line('Noise', noiseText, 'noise.shots'),
          line(
            'In melee',
            meleeText,
            ...['inMelee.impact', 'inMelee.enemyRep'],
            ...['motor.stallsOn', 'motor.restartTurns', 'motor.emptyAt'],
          ),
          ...(weapon.hurtsVehicles === true ? [plain('Vehicles', 'May be fired at a vehicle itself')] : []),
          costLine(id, (cost) => ['Points', String(cost)]),
        ],
      },
    ],
  };
}

function costLine(id: WeaponId, cells: (cost: number) => string[]): Line {
  const book = linesOf(WEAPON_COST).find(({ row }) => row === id)?.book.result;
  const found = rowOf(WEAPON_COST, id);
  return lineOf(
    { book: book ?? found.result, found },
    cells,
    figuresOf(WEAPON_COST, id, FIGURE_WORDS, () => 'Points'),
  );
}

/** Figures of a weapon that stand side by side with those of the others. */
const ABREAST = ['range', 'targets', 'impact', 'oRating'];

function weaponLine(id: WeaponId): Line {
  const line = linesOf(WEAPON_FIGURES).find(({ row }) => row === id);
  const said = ({ range, targets, impact, oRating, noise }: WeaponFigures) => [
    WEAPON_TERMS[id].title,
    inches(range),
    ...[targets, impact, oRating].map(String),
    noiseText({ noise }),
  ];
  const price = costLine(id, (cost) => [String(cost)]);
  const now = [...said(weaponOf(id)), ...price.cells];
  const book = [...said(line?.book.result ?? weaponOf(id)), ...(price.was ?? price.cells)];
  return {
    cells: now,
    was: now.join() === book.join() ? null : book,
    rests: price.rests,
    figures: [
      ...figuresOf(WEAPON_FIGURES, id, FIGURE_WORDS).filter(({ field }) => ABREAST.includes(field)),
      ...price.figures,
    ],
  };
}

const allWeapons = (): Thing => ({
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
      rows: WEAPONS.map(weaponLine),
    },
  ],
});

const CLIP_LINES = {
  own: 'A figure’s own, as an Encounter starts',
  looted: 'Found or taken',
} as const satisfies Record<WeaponFrom, string>;

const carried = (): Thing => ({
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
      rows: linesOf<number>(CLIPS).map(({ row, book, found }) =>
        lineOf(
          { book: book.result, found },
          (clips) => [hasRow(CLIPS, row) ? CLIP_LINES[row] : row, String(clips)],
          figuresOf(CLIPS, row, FIGURE_WORDS, () => 'Clips'),
        ),
      ),
    },
  ],
});

export const weaponThings = (): readonly Thing[] => [
  allWeapons(),
  ...WEAPONS.map((id) => weaponThing(id)),
  carried(),
];
