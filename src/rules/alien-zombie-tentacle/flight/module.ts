/** A flight through several nights: those who live go on, and what was done to them isn't forgotten. Ours. */
import type { BotKind } from '../../core/bot.ts';
import { number } from '../../core/fields.ts';
import { type LinkedState, linkedGames } from '../../core/linked-games.ts';
import { refusalOfSetup, type SetupFields } from '../../core/setup.ts';
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
import { FLIGHT_RULES } from './rules.ts';
import { flightSpoils } from './spoils.ts';

const fields = {
  players: SETUP_FIELDS.players,
  nights: { ...number(2, 5, { usual: 3 }), text: 'Nights' },
  rounds: { ...number(4, 20, { usual: 7 }), text: 'Rounds a night' },
  start: { ...number(2, 4, { usual: 2 }), text: 'Threats the first night begins with' },
  suddenDeath: SETUP_FIELDS.suddenDeath,
} satisfies SetupFields;

/** The bots of the game go on through all nights; between two they take along whatever lies first. */
const bots = alienZombieTentacle.bots.map(
  ({ id, title, seat }): BotKind<LinkedState<FlightLedger, AztaState>> => ({
    id,
    title,
    seat: (look, box, stream) =>
      seat(
        () => {
          const { game } = look();
          if (game === null) throw new Error('a bot looks at the table between two nights');
          return game;
        },
        box,
        stream,
      ),
  }),
);

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
  setup: {
    fields,
    check: (input) => {
      const refusal = refusalOfSetup(fields, input);
      return refusal ? { ok: false, refusal } : { ok: true, setup: input as FlightSetup };
    },
  },
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
