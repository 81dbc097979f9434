import { insideAlone } from '../../../src/rules/awful-green-things/module.ts';
import { conforms } from '../../support/rules/conformance.ts';

// Few turns, so that a voyage that nobody wins is among them, and both options for game balance.
conforms(insideAlone, {
  setups: [{ turns: 10, extraAdult: true, beamerTwoSettings: true }],
  seeds: ['92', '9', '2', '21', '127', '1'],
  mostSteps: 20_000,
});
