import { alienZombieTentacle } from '../../../src/rules/alien-zombie-tentacle/module.ts';
import { conforms } from '../../support/rules/conformance.ts';

conforms(alienZombieTentacle, {
  setups: [
    { players: 2, start: 2, suddenDeath: false, rounds: 60 },
    { players: 4, start: 3, suddenDeath: true, rounds: 10 },
    { players: 6, start: 2, suddenDeath: false, rounds: 12 },
  ],
  seeds: ['41', '2'],
  mostSteps: 5_000,
});
