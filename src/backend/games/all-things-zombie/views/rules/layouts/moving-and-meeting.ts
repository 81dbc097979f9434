/** Movement and vehicles, zombies, and those one meets. */
import { singleFigure } from '../../../../../../rules/all-things-zombie/data/single-figures.ts';
import { worded } from '../../../../../../rules/all-things-zombie/text/rows.ts';
import type { Handling } from '../../../../../../rules/all-things-zombie/vehicles/vehicle.ts';
import { DICE_PASSED, type Layouts, one } from './layout.ts';

export const MOVING_AND_MEETING: Layouts = {
  'atz.vehicle-speed': {
    rules: ['atz.vehicle-speed', 'atz.off-road'],
    title: 'How they go',
    by: 'Vehicle',
    columns: ['Speed', 'Turns'],
    cells: ({ speed, turns }: Handling) => [`${speed}″`, String(turns)],
    key: worded,
  },
  'atz.losing-control': one('It')(
    'Losing control',
    'Dice passed',
    ['atz.losing-control', 'atz.crash'],
    (key) => worded(key),
  ),
  'atz.disabling-vehicle': one('It')('A vehicle hit', DICE_PASSED, ['atz.disabling-vehicle']),
  'atz.normal-move': one('Inches', String)('Normal move', 'Who', ['atz.normal-move'], (key) =>
    key === 'low-rep' ? `Rep ${singleFigure('low-rep')} and less` : 'Anybody else',
  ),
  'atz.fast-move': one('Inches', String)('Fast move', DICE_PASSED, ['atz.fast-move']),
  'atz.escape-help': one('Who comes', (help: string) => (help === 'none' ? 'Nobody' : worded(help)))(
    'Help for the captives',
    DICE_PASSED,
    ['atz.escape-help'],
  ),
  'atz.awareness': one('They are')('What they have noticed', DICE_PASSED, ['atz.awareness']),
  'atz.zombie-senses': one('Where they go')(
    'What draws them',
    'The first that is the case',
    ['atz.zombie-senses', 'atz.zombies-act'],
    (key) => worded(key),
  ),
  'atz.zombie-turn': one('Turns')('Against something solid', '1D6', ['atz.zombie-turn'], (key) =>
    worded(key),
  ),
  'atz.zombie-placement': one('Location')('Where it comes on', '1D6', ['atz.zombie-placement']),
  'atz.mercy': {
    rules: ['atz.mercy', 'atz.mercy.capture'],
    title: 'What becomes of them',
    by: DICE_PASSED,
    columns: ['One more die passes', 'Otherwise'],
    cells: ({ passed, otherwise }: { passed: string | null; otherwise: string }) => [
      passed === null ? '–' : worded(passed),
      worded(otherwise),
    ],
  },
  'atz.how-many': one('How the forces compare')('How many captors', '2D6', ['atz.how-many']),
};
