/** Movement and vehicles, zombies, and those one meets. */
import { singleFigure } from '../../../../../../rules/all-things-zombie/data/single-figures.ts';
import { worded } from '../../../../../../rules/all-things-zombie/text/rows.ts';
import type { Handling } from '../../../../../../rules/all-things-zombie/vehicles/vehicle.ts';
import { DICE_PASSED, type Layouts, one } from './layout.ts';
import { words } from './text/moving-and-meeting.ts';

export const MOVING_AND_MEETING: Layouts = {
  'atz.vehicle-speed': {
    rules: ['atz.vehicle-speed', 'atz.off-road'],
    title: words.howTheyGo,
    by: words.vehicle,
    columns: [words.speed, words.turns],
    cells: ({ speed, turns }: Handling) => [`${speed}″`, String(turns)],
    key: worded,
  },
  'atz.losing-control': one(words.it)(
    words.losingControl,
    words.dicePassed,
    ['atz.losing-control', 'atz.crash'],
    (key) => worded(key),
  ),
  'atz.disabling-vehicle': one(words.it)(words.aVehicleHit, DICE_PASSED, ['atz.disabling-vehicle']),
  'atz.normal-move': one(words.inches, String)(words.normalMove, words.who, ['atz.normal-move'], (key) =>
    key === 'low-rep' ? words.repAndLess(singleFigure('low-rep')) : words.anybodyElse,
  ),
  'atz.fast-move': one(words.inches, String)(words.fastMove, DICE_PASSED, ['atz.fast-move']),
  'atz.escape-help': one(words.whoComes, (help: string) => (help === 'none' ? words.nobody : worded(help)))(
    words.helpForTheCaptives,
    DICE_PASSED,
    ['atz.escape-help'],
  ),
  'atz.awareness': one(words.theyAre)(words.whatTheyHaveNoticed, DICE_PASSED, ['atz.awareness']),
  'atz.zombie-senses': one(words.whereTheyGo)(
    words.whatDrawsThem,
    words.theFirst,
    ['atz.zombie-senses', 'atz.zombies-act'],
    (key) => worded(key),
  ),
  'atz.zombie-turn': one(words.turns)(words.againstSomethingSolid, '1D6', ['atz.zombie-turn'], (key) =>
    worded(key),
  ),
  'atz.zombie-placement': one(words.location)(words.whereItComesOn, '1D6', ['atz.zombie-placement']),
  'atz.mercy': {
    rules: ['atz.mercy', 'atz.mercy.capture'],
    title: words.whatBecomesOfThem,
    by: DICE_PASSED,
    columns: [words.oneMoreDiePasses, words.otherwise],
    cells: ({ passed, otherwise }: { passed: string | null; otherwise: string }) => [
      passed === null ? '–' : worded(passed),
      worded(otherwise),
    ],
  },
  'atz.how-many': one(words.howTheForcesCompare)(words.howManyCaptors, '2D6', ['atz.how-many']),
};
