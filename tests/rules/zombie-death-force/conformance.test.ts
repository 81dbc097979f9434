import { zombieDeathForce } from '../../../src/rules/zombie-death-force/module.ts';
import { conforms } from '../../support/rules/conformance.ts';

conforms(zombieDeathForce, {
  setups: [
    { players: 2, turns: 60 },
    { players: 3, turns: 20 },
    { players: 4, turns: 200 },
  ],
  seeds: ['16', '28', '3'],
  mostSteps: 2_000,
});
