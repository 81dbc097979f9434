import { afterAll, vi } from 'vitest';
import { awfulGreenThings } from '../../../../src/rules/awful-green-things/module.ts';
import { conforms } from '../../../support/rules/conformance.ts';

// Each of some three thousand steps is held against its log.
vi.setConfig({ testTimeout: 180_000 });
afterAll(() => vi.resetConfig());

// Games in which all of the rules are reached, those inside the ship and those outside her.
conforms(awfulGreenThings, {
  setups: [{ turns: 10, extraAdult: true, beamerTwoSettings: true, outside: true }],
  seeds: [
    ...['602', '58', '165'].map((seed) => ({ bot: 'careful', seed })),
    { bot: 'rash', seed: '13' },
    ...['222', '296', '628', '427'].map((seed) => ({ bot: 'even', seed })),
  ],
  mostSteps: 20_000,
});
