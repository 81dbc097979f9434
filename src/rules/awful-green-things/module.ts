/** The Awful Green Things from Outer Space (Tom Wham, 8th edition, Steve Jackson Games): monsters aboard the Znutar. */
import { flag, number, optional } from '../core/fields.ts';
import type { Module } from '../core/module.ts';
import { type SetupFields, setUpWith } from '../core/setup.ts';
import { apply } from './apply.ts';
import { BOTS } from './bots/bots.ts';
import { STEADFAST } from './bots/even.ts';
import { AREAS } from './data/areas.ts';
import { BOAT_IDS, BOATS } from './data/boats.ts';
import { CHIT_ROWS } from './data/chits.ts';
import { CREW, CREW_IDS } from './data/crew.ts';
import { FIGURES } from './data/figures.ts';
import { MONSTERS } from './data/monsters.ts';
import { OUTSIDE_FIGURES, VEHICLES } from './data/outside.ts';
import { POINTS } from './data/points.ts';
import { FIRST_AREA, POPULATION } from './data/set-up.ts';
import { TRIED_KINDS, WEAPONS } from './data/weapons.ts';
import { outcomeOf } from './ending.ts';
import { byWhoIsAboard, homeBy } from './epilogue/bots.ts';
import { EPILOGUE_FIGURES, EPILOGUE_WAYS } from './epilogue/data.ts';
import { EPILOGUE_ODDS } from './epilogue/odds.ts';
import { HASTY } from './epilogue/policy.ts';
import type { AgtEvent } from './events.ts';
import { ODDS } from './odds.ts';
import { SKINS } from './outside/places.ts';
import { outsideAtFirst } from './outside/state.ts';
import { type Ending, SEATS, type Setup, type State } from './state.ts';
import { agtText } from './text/game.ts';
import { ruleIndex } from './text/rules.ts';
import { step } from './turn.ts';

export type AgtModule = Module<Setup, State, AgtEvent, Ending>;

/** Long enough for nearly every game between bots that know what they want. */
export const USUAL_TURNS = 60;

const fields = {
  turns: { ...number(5, 200, { usual: USUAL_TURNS }), text: 'Turns at most' },
  extraAdult: { ...flag, text: 'One Adult more at the start' },
  beamerTwoSettings: { ...flag, text: 'Communications Beamer with two settings' },
  outside: {
    ...optional(flag),
    text: 'Outside the Znutar',
    line: 'Crew and Green Things may go out through the airlocks, on the skin and into space; helps the crew more.',
  },
} satisfies SetupFields;

const OUTSIDE_TABLES: AgtModule['tables'] = [SKINS, VEHICLES, OUTSIDE_FIGURES];

/** All is in the box until the first step. */
function begin(setup: Setup): State {
  const { crew = CREW_IDS, names = [], known = [] } = setup.voyage ?? {};
  return {
    setup,
    turn: 0,
    phase: 'weapons',
    crew: crew.map((id) => ({
      id,
      name: names.find((one) => one.crew === id)?.name ?? null,
      at: null,
      fate: 'aboard',
      wakes: null,
      moved: false,
      attacked: false,
      engaged: false,
      took: false,
      busy: null,
    })),
    monsters: [],
    weapons: [],
    cup: [],
    effects: Object.fromEntries(
      TRIED_KINDS.map((tried) => [tried, known.find(({ weapon }) => weapon === tried)?.chit ?? null]),
    ) as State['effects'],
    beamerTried: null,
    waiting: [],
    first: null,
    hatched: 0,
    battle: null,
    fought: [],
    passages: [],
    boats: BOAT_IDS.map((id) => ({ id, aboard: [], left: null, over: false })),
    explodes: null,
    ship: null,
    kills: {},
    home: [],
    lost: [],
    isOver: false,
    ...(setup.outside ? { outside: outsideAtFirst() } : {}),
  };
}

export const awfulGreenThings: AgtModule = {
  id: 'awful-green-things',
  title: 'The Awful Green Things from Outer Space',
  rulesVersion: '1',
  setup: setUpWith(fields),
  seats: SEATS,
  begin,
  step,
  apply,
  outcome: outcomeOf,
  bots: [...BOTS.map((bot, at) => homeBy(bot, at === 0 ? byWhoIsAboard : () => HASTY)), STEADFAST],
  text: agtText,
  odds: { ...ODDS, ...EPILOGUE_ODDS },
  ruleIndex,
  tables: [
    MONSTERS,
    CREW,
    WEAPONS,
    CHIT_ROWS,
    POPULATION,
    FIRST_AREA,
    BOATS,
    AREAS,
    FIGURES,
    POINTS,
    EPILOGUE_WAYS,
    EPILOGUE_FIGURES,
    ...OUTSIDE_TABLES,
  ],
};

/** The game as it is where nobody goes outside, of which voyages are made: its rules, and the tables that are read in it. */
export const insideAlone: AgtModule = {
  ...awfulGreenThings,
  ruleIndex: ruleIndex.filter(({ id }) => !id.startsWith('agt.out.')),
  tables: awfulGreenThings.tables.filter((table) => !OUTSIDE_TABLES.includes(table)),
};
