/** Fire, melee, sight and vehicles on the quick reference: what a battle is resolved by. */

import type {
  ReferenceGroup,
  ReferenceTable,
} from '../../../../../contract/games/all-things-zombie/print.ts';
import { vehicleRow } from '../../../../../rules/all-things-zombie/battlefield/vehicles.ts';
import { singleFigure } from '../../../../../rules/all-things-zombie/data/single-figures.ts';
import { MELEE_MODIFIERS } from '../../../../../rules/all-things-zombie/melee/modifiers.ts';
import {
  type ClashWord,
  MELEE_ARMOR,
  MELEE_RESULTS,
} from '../../../../../rules/all-things-zombie/melee/round.ts';
import { NORMAL_MOVE } from '../../../../../rules/all-things-zombie/movement/pace.ts';
import { SURPRISED_MELEE } from '../../../../../rules/all-things-zombie/reaction/surprise.ts';
import { DAMAGE } from '../../../../../rules/all-things-zombie/shooting/damage.ts';
import { FIRE } from '../../../../../rules/all-things-zombie/shooting/fire-impact.ts';
import { IMPACT } from '../../../../../rules/all-things-zombie/shooting/impact.ts';
import { LINE_OF_SIGHT } from '../../../../../rules/all-things-zombie/shooting/sight.ts';
import { FIGHTERS } from '../../../../../rules/all-things-zombie/shooting/strikes.ts';
import { TO_HIT } from '../../../../../rules/all-things-zombie/shooting/to-hit.ts';
import { signed, worded, wordedInLine } from '../../../../../rules/all-things-zombie/text/rows.ts';
import { VEHICLES, type VehicleId } from '../../../../../rules/all-things-zombie/types.ts';
import { DISABLING, type DisabledWord } from '../../../../../rules/all-things-zombie/vehicles/engine.ts';
import {
  type ControlWord,
  LOSING_CONTROL,
} from '../../../../../rules/all-things-zombie/vehicles/losing-control.ts';
import { type Handling, VEHICLE_HANDLING } from '../../../../../rules/all-things-zombie/vehicles/vehicle.ts';
import { linesOf, rowOf } from '../../../../../rules/core/table.ts';
import { upperFirst } from '../../../../../rules/core/text/english.ts';
import { HIT_CASES, MELEE_CASES } from '../rules/cells.ts';
import { marked, PASSES_HEADS, passes, table } from './lay-out.ts';

/** Names of one value stand in one line, in the order of the values. */
function alike(lines: readonly (readonly [name: string, value: string])[]): readonly [string, string][] {
  const by = new Map<string, string[]>();
  for (const [name, value] of lines) by.set(value, [...(by.get(value) ?? []), name]);
  return [...by].map(([value, names]) => [names.join('; '), value]);
}

function toHit(): ReferenceTable {
  return table(
    'to-hit',
    {
      title: 'To hit',
      use: 'A die and Rep for each shot. Of several lines the hardest counts. The highest dice go to the first target. Zombies are never in cover.',
      columns: ['Total', 'Target and shooter'],
    },
    alike(
      linesOf(TO_HIT).map(({ row, found }) => [
        HIT_CASES[row]?.text ?? wordedInLine(row),
        marked(`${found.result}+`, found),
      ]),
    ).map(([cases, total]) => [total, `${upperFirst(cases)}.`]),
  );
}

function hits(): ReferenceTable {
  const [passed = '', failed = ''] = (['1', '0'] as const).map((which) => {
    const found = rowOf(DAMAGE, which);
    return marked(wordedInLine(found.result), found);
  });
  return table(
    'hits',
    {
      title: 'What a hit does',
      use: `First a die for each hit: the Impact or less is Obviously Dead; a zombie beyond ${singleFigure('zombie-close')}″ or turned away, the shooter’s Rep or less. As many hits as Rep kill without a die. Then, for people, a die against Rep less Impact: passed, ${passed}; failed, ${failed}.`,
      columns: ['Impact', 'Human back', 'Zombie back', 'Shot fells it'],
      kind: 'numbers',
    },
    linesOf(IMPACT).map(({ row, found }) => {
      const { knockback, stagger, stopsZombie } = found.result;
      // A shot that a zombie ignores doesn’t move it either (section: Weapons).
      const [back, fells] = stopsZombie ? [`${stagger}″`, 'Yes'] : ['–', 'No'];
      return [marked(row, found), `${knockback}″`, back, fells];
    }),
  );
}

const CLASHES = {
  allMiss: 'both miss',
  armorMayHelp: 'a hit, unless armour stops it',
  hit: 'a hit',
} as const satisfies Record<ClashWord, string>;

function melee(): ReferenceTable {
  const dice = linesOf(FIGHTERS).map(({ row, found }) => marked(`${row} ${found.result.dice}`, found));
  const results = linesOf(MELEE_RESULTS).map(
    ({ row, found }) => `${row} more, ${marked(CLASHES[found.result], found)}`,
  );
  const saved = linesOf(MELEE_ARMOR).filter(({ found }) => found.result === 'misses');
  const surprised = linesOf(SURPRISED_MELEE).map(({ found }) => marked(String(found.result), found));
  return table(
    'melee',
    {
      title: 'Melee',
      use: `Dice against Rep: ${dice.join(', ')}; surprised, ${surprised.join(' or ')} in the first round. By dice passed: ${results.join('; ')}. Armour of a loser by one stops it on ${saved.map(({ name }) => name.replace('-', '–')).join(', ')}. Then as any hit.`,
      columns: ['Case', 'Rep'],
      kind: 'numbers',
    },
    linesOf(MELEE_MODIFIERS).map(({ row, found }) => [
      MELEE_CASES[row] ?? worded(row),
      marked(signed(found.result), found),
    ]),
  );
}

function sight(): ReferenceTable {
  const moves = linesOf(NORMAL_MOVE).map(({ row, found }) => [
    row === 'low-rep' ? `Normal move, Rep ${singleFigure('low-rep')} or less` : 'Normal move',
    marked(`${found.result}″`, found),
  ]);
  return table(
    'sight',
    { title: 'Sight, moves and fire', columns: ['What', 'How far or much'], kind: 'numbers' },
    [
      ...alike(
        linesOf(LINE_OF_SIGHT).map(({ row, found }) => [
          SEEN[row] ?? wordedInLine(row),
          marked(`${found.result}″`, found),
        ]),
      ).map(([where, inches]) => [`In sight ${where}`, inches]),
      ...moves,
      ['Zombies move', `${singleFigure('zombie-move')}″`],
      ['Fire grows downwind each turn', `${singleFigure('fire-grows')}″`],
      ...linesOf(FIRE).map(({ row, found }) => [
        row === 'doused' ? 'Impact on whom fire is thrown' : 'Impact of fire that spreads',
        marked(String(found.result), found),
      ]),
    ],
  );
}

const SEEN: Readonly<Record<string, string>> = {
  night: 'by night, unless lit',
  woods: 'in woods',
  'woods-by-night': 'in woods by night',
  weather: 'in fog or heavy rain',
  'weather-by-night': 'in fog or heavy rain by night',
};

/** Words for losing control; the line says before them if the vehicle was turning. */
const CONTROL = {
  goesOn: 'goes on',
  slides: 'slides 2″; hits something solid at Impact 0',
  veers: 'veers 6″; hits something solid at Impact 1 for each 6″ gone',
  swerves: 'swerves 6″, 1–3 left; the same Impact',
  rollsOver: 'rolls over, Impact 3 for each 6″',
  corkscrews: 'corkscrews on, Impact 2 for each 6″',
} as const satisfies Record<ControlWord, string>;

const DISABLES = {
  explodes: 'Blows up with all inside',
  rollsToStop: 'Engine done for: loses 12″ a turn',
  driverChecks: 'Losing control at Rep −1',
} as const satisfies Record<DisabledWord, string>;

function control(passed: '2' | '1' | '0'): string {
  const said = (turning: 'turning' | 'straight') => {
    const found = rowOf(LOSING_CONTROL, `${passed}-${turning}`);
    return marked(CONTROL[found.result], found);
  };
  return `Turning: ${said('turning')}. Straight: ${said('straight')}.`;
}

function speeds(): readonly (readonly string[])[] {
  const kinds = VEHICLES.map((kind): [string, string] => {
    const found = rowOf<VehicleId, Handling>(VEHICLE_HANDLING, kind);
    const { speed, turns } = found.result;
    return [marked(vehicleRow(kind).name.text, found), [`${speed}″`, turns].join()];
  });
  return alike(kinds).map(([names, how]) => [upperFirst(names), ...how.split(',')]);
}

export function battleGroup(): ReferenceGroup {
  return {
    id: 'battle',
    title: 'Fire, melee and vehicles',
    tables: [
      toHit(),
      hits(),
      melee(),
      sight(),
      table(
        'vehicle-speed',
        {
          title: 'Vehicles',
          use: `Starts on ${singleFigure('car-starts')} or less. A turn costs a quarter of the speed; up or down by half the top speed at once. Off the road half of it; above a quarter two dice: ${singleFigure('off-road-control')} control, ${singleFigure('breaks-down')} breaks down. Run down: Impact 3.`,
          columns: ['Vehicle', 'Speed', 'Turns'],
          kind: 'numbers',
        },
        speeds(),
      ),
      table(
        'vehicle-tests',
        {
          title: 'Vehicles in trouble',
          use: `Control: two dice against the driver’s Rep, after a turn above 45° over half the top speed. An LMG hits on ${singleFigure('vehicle-hit')}+: two dice against ${singleFigure('disabling-impact')}.`,
          columns: ['Test', ...PASSES_HEADS],
        },
        [
          ['Control', control('2'), control('1'), control('0')],
          ['Hit', ...passes(DISABLING, (word) => DISABLES[word])],
        ],
      ),
    ],
  };
}
