/** A flight through several nights: those who live go on, and what was done to them isn't forgotten. Ours. */
import { number } from '../../core/fields.ts';
import { botsThroughout } from '../../core/linked-bots.ts';
import { linkedGames } from '../../core/linked-games.ts';
import { type SetupFields, setUpWith } from '../../core/setup.ts';
import type { AztaEvent } from '../events.ts';
import { alienZombieTentacle } from '../module.ts';
import { SETUP_FIELDS } from '../setup-fields.ts';
import type { AztaState } from '../state.ts';
import { flightText } from '../text/flight/flight.ts';
import type { AztaOutcome, AztaSetup } from '../types.ts';
import { afterNight, beforeNight } from './between.ts';
import { FLIGHT_FIGURES } from './data.ts';
import {
  applyToFlight,
  beginFlight,
  type FlightEvent,
  type FlightLedger,
  type FlightOutcome,
  type FlightSetup,
  flightOutcome,
} from './ledger.ts';
import { flightSpoils } from './spoils.ts';
import { FLIGHT_RULES } from './text/rules.ts';

const fields = {
  players: SETUP_FIELDS.players,
  nights: { ...number(2, 5, { usual: 3 }), text: 'Nights' },
  rounds: { ...number(4, 20, { usual: 7 }), text: 'Rounds a night' },
  start: { ...number(2, 4, { usual: 2 }), text: 'Threats the first night begins with' },
  suddenDeath: SETUP_FIELDS.suddenDeath,
} satisfies SetupFields;

/** Between two nights they take along whatever lies first. */
const bots = botsThroughout<FlightLedger, AztaState>(alienZombieTentacle.bots);

export const aztaFlight = linkedGames<
  FlightSetup,
  FlightLedger,
  FlightEvent,
  AztaSetup,
  AztaState,
  AztaEvent,
  AztaOutcome,
  FlightOutcome
>({
  id: 'azta-flight',
  title: 'Alien Zombie Tentacle Apocalypse: a flight',
  rulesVersion: '1',
  setup: setUpWith(fields),
  seatsBy: 'players',
  game: alienZombieTentacle,
  begin: beginFlight,
  beforeGame: beforeNight,
  afterGame: afterNight,
  apply: applyToFlight,
  givingUp: {
    rule: 'azta-flight.abandon',
    event: (_ledger, isOn) => ({ rule: 'azta-flight.abandon', ...(isOn ? { inNight: true } : {}) }),
  },
  outcome: flightOutcome,
  spoils: flightSpoils,
  bots,
  text: flightText,
  odds: {},
  ruleIndex: FLIGHT_RULES,
  tables: [FLIGHT_FIGURES],
});
