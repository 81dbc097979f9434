import { aliensVsZombies } from '../../../src/rules/aliens-vs-zombies/module.ts';
import { conforms } from '../../support/rules/conformance.ts';

// Among them games that end at each of the five levels of victory.
conforms(aliensVsZombies, { setups: [{}], seeds: ['1', '2', '3', '39'], mostSteps: 2_000 });
