/** Fire, melee, sight and vehicles on the quick reference: what a battle is resolved by. */

import type {
  ReferenceGroup,
  ReferenceTable,
} from '../../../../../contract/games/all-things-zombie/print.ts';
import { vehicleRow } from '../../../../../rules/all-things-zombie/battlefield/vehicles.ts';
import { singleFigure } from '../../../../../rules/all-things-zombie/data/single-figures.ts';
import { FIRE } from '../../../../../rules/all-things-zombie/fire/fire-impact.ts';
import { FIGHTERS } from '../../../../../rules/all-things-zombie/melee/fighter.ts';
import { MELEE_MODIFIERS } from '../../../../../rules/all-things-zombie/melee/modifiers.ts';
import {
  type ClashWord,
  MELEE_ARMOR,
  MELEE_RESULTS,
} from '../../../../../rules/all-things-zombie/melee/round.ts';
import { NORMAL_MOVE } from '../../../../../rules/all-things-zombie/movement/pace.ts';
import { SURPRISED_MELEE } from '../../../../../rules/all-things-zombie/reaction/surprise.ts';
import { DAMAGE } from '../../../../../rules/all-things-zombie/shooting/damage.ts';
import { IMPACT } from '../../../../../rules/all-things-zombie/shooting/impact.ts';
import { LINE_OF_SIGHT } from '../../../../../rules/all-things-zombie/shooting/sight.ts';
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
import { words } from './text/battle.ts';

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
      title: words.toHit,
      use: words.aDieAndRep,
      columns: [words.total, words.targetAndShooter],
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
      title: words.whatAHitDoes,
      use: words.firstADieFor(singleFigure('zombie-close'), passed, failed),
      columns: [words.impact, words.humanBack, words.zombieBack, words.shotFellsIt],
      kind: 'numbers',
    },
    linesOf(IMPACT).map(({ row, found }) => {
      const { knockback, stagger, stopsZombie } = found.result;
      return [marked(row, found), `${knockback}″`, `${stagger}″`, stopsZombie ? words.yes : words.no];
    }),
  );
}

const CLASHES = {
  allMiss: words.bothMiss,
  armorMayHelp: words.aHitUnlessArmourStops,
  hit: words.aHit,
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
      title: words.melee,
      use: words.diceAgainstRepSurprised(
        dice.join(', '),
        surprised.join(' or '),
        results.join('; '),
        saved.map(({ name }) => name.replace('-', '–')).join(', '),
      ),
      columns: [words.case, words.rep],
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
    row === 'low-rep' ? words.normalMoveRepOrLess(singleFigure('low-rep')) : words.normalMove,
    marked(`${found.result}″`, found),
  ]);
  return table(
    'sight',
    { title: words.sightMovesAndFire, columns: [words.what, words.howFarOrMuch], kind: 'numbers' },
    [
      ...alike(
        linesOf(LINE_OF_SIGHT).map(({ row, found }) => [
          SEEN[row] ?? wordedInLine(row),
          marked(`${found.result}″`, found),
        ]),
      ).map(([where, inches]) => [words.howFarInSight(where), inches]),
      ...moves,
      [words.zombiesMove, `${singleFigure('zombie-move')}″`],
      [words.fireGrowsDownwindEachTurn, `${singleFigure('fire-grows')}″`],
      ...linesOf(FIRE).map(({ row, found }) => [
        row === 'doused' ? words.impactOnWhomFire : words.impactOfFireThatSpreads,
        marked(String(found.result), found),
      ]),
    ],
  );
}

const SEEN: Readonly<Record<string, string>> = {
  night: words.byNightUnlessLit,
  woods: words.inWoods,
  'woods-by-night': words.inWoodsByNight,
  weather: words.inFogOrHeavyRain,
  'weather-by-night': words.inFogOrHeavyRainByNight,
};

/** Whether it was turning is said before. */
const CONTROL = {
  goesOn: words.goesOn,
  slides: words.slides2HitsSomething,
  veers: words.veers6HitsSomething,
  swerves: words.swerves613,
  rollsOver: words.rollsOverImpact3,
  corkscrews: words.corkscrewsOnImpact2,
} as const satisfies Record<ControlWord, string>;

const DISABLES = {
  explodes: words.blowsUpWithAllInside,
  rollsToStop: words.engineDoneForLoses12,
  driverChecks: words.losingControlAtRep1,
} as const satisfies Record<DisabledWord, string>;

function control(passed: '2' | '1' | '0'): string {
  const said = (turning: 'turning' | 'straight') => {
    const found = rowOf(LOSING_CONTROL, `${passed}-${turning}`);
    return marked(CONTROL[found.result], found);
  };
  return words.turningStraight(said('turning'), said('straight'));
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
    title: words.fireMeleeAndVehicles,
    tables: [
      toHit(),
      hits(),
      melee(),
      sight(),
      table(
        'vehicle-speed',
        {
          title: words.vehicles,
          use: words.startsOnOrLess(
            singleFigure('car-starts'),
            singleFigure('off-road-control'),
            singleFigure('breaks-down'),
          ),
          columns: [words.vehicle, words.speed, words.turns],
          kind: 'numbers',
        },
        speeds(),
      ),
      table(
        'vehicle-tests',
        {
          title: words.vehiclesInTrouble,
          use: words.controlTwoDiceAgainst(singleFigure('vehicle-hit'), singleFigure('disabling-impact')),
          columns: [words.test, ...PASSES_HEADS],
        },
        [
          [words.control, control('2'), control('1'), control('0')],
          [words.hit, ...passes(DISABLING, (word) => DISABLES[word])],
        ],
      ),
    ],
  };
}
