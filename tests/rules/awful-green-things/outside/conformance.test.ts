import { afterAll, vi } from 'vitest';
import { awfulGreenThings } from '../../../../src/rules/awful-green-things/module.ts';
import { conforms } from '../../../support/rules/conformance.ts';

// Each of some ten thousand steps is held against its log.
vi.setConfig({ testTimeout: 180_000 });
afterAll(() => vi.resetConfig());

// Seeds by which all of the rules are reached, those inside the ship and those outside her.
conforms(awfulGreenThings, {
  setups: [{ turns: 10, extraAdult: true, beamerTwoSettings: true, outside: true }],
  seeds: ['258', '219', '194', '67', '195', '24', '216'],
  mostSteps: 20_000,
});
