/** Crew Survival (A Very Short Game): who was drawn from the pile has to get home. */
import { type BotKind, evenBot, evenTable } from '../../core/bot.ts';
import type { Module } from '../../core/module.ts';
import { choose, draw, type Play, roll, tell } from '../../core/play.ts';
import { setUpWith } from '../../core/setup.ts';
import { boatRow } from '../data/boats.ts';
import { CREW, type CrewId, crewRow } from '../data/crew.ts';
import { homeBy } from '../epilogue/bots.ts';
import { EPILOGUE_FIGURES, EPILOGUE_WAYS } from '../epilogue/data.ts';
import { askPlayer, meets, toldOf } from '../epilogue/events.ts';
import { EPILOGUE_ODDS } from '../epilogue/odds.ts';
import { applyToPassage, homeOf, isPassageEvent, setOut } from '../epilogue/passage.ts';
import { HASTY, STEADY } from '../epilogue/policy.ts';
import { seated } from '../room.ts';
import { choiceText } from '../text/epilogue/names.ts';
import { seatText, survivalText } from '../text/survival.ts';
import {
  pileOf,
  type SurvivalBoat,
  type SurvivalEvent,
  type SurvivalState,
  type SurvivalTable,
  type Survived,
} from './state.ts';
import { survivalRules } from './text/rules.ts';

const ASKED = { seat: 'crew', stream: 'survival' } as const;
/** Fewest people with whom they may part. */
const ENOUGH_FOR_TWO = 5;

type SurvivalPlay = Play<void, SurvivalEvent>;

/** Rolls a die for the number of crew; a one is rolled again, and as many more are drawn. */
function* number(): SurvivalPlay {
  const ask = { rule: 'agt.survival.number', ...ASKED, dice: 1, reading: { by: 'faces' } } as const;
  const [face = 1] = yield* roll(ask);
  const faces = face === 1 ? [face, ...(yield* roll(ask))] : [face];
  const drawn = faces.reduce((sum, one) => sum + one, 0);
  yield* tell<SurvivalEvent>({ rule: 'agt.survival.number', faces, number: drawn });
}

function* drawOne(state: SurvivalTable): SurvivalPlay {
  const crew = yield* draw({ rule: 'agt.survival.draw', ...ASKED, from: pileOf(state) });
  yield* tell<SurvivalEvent>({ rule: 'agt.survival.draw', rows: [crewRow(crew).row], crew });
}

/** The Saucer takes as many as it carries; at least one is in each boat. */
function* intoBoats({ drawn }: SurvivalTable): SurvivalPlay {
  const capacity = boatRow('saucer').result.capacity ?? drawn.length;
  const saucer: CrewId[] = [];
  while (drawn.length >= ENOUGH_FOR_TWO && saucer.length < drawn.length - 1) {
    const others = drawn.filter((id) => !saucer.includes(id) && seated([...saucer, id]) <= capacity);
    const rule = 'agt.survival.boats';
    const options = (['go', ...others] as const).map((id) => ({ id, text: seatText(id, saucer.length) }));
    const chosen = yield* choose({ rule, seat: 'crew', options });
    if (chosen === 'go') break;
    saucer.push(chosen);
  }
  const cockboat = drawn.filter((id) => !saucer.includes(id));
  const boats = [
    { boat: 'cockboat' as const, crew: cockboat },
    ...(saucer.length === 0 ? [] : [{ boat: 'saucer' as const, crew: saucer }]),
  ];
  yield* tell<SurvivalEvent>({ rule: 'agt.survival.boats', boats });
}

function* setsOut({
  boat,
  crew,
}: {
  readonly boat: SurvivalBoat;
  readonly crew: readonly CrewId[];
}): SurvivalPlay {
  const aboard = crew.map((id) => {
    const { dice, constitution } = crewRow(id).result;
    return { id, dice, constitution };
  });
  yield* tell<SurvivalEvent>({ rule: 'agt.epilogue', boat, crew: aboard });
}

function* step(state: SurvivalTable): SurvivalPlay {
  const { drawn, boats, passages } = state;
  if (state.number === null) return yield* number();
  if (drawn.length < state.number) return yield* drawOne(state);
  if (boats.length === 0) return yield* intoBoats(state);
  const now = passages.find(({ fate }) => fate === null);
  if (now !== undefined)
    return yield* tell<SurvivalEvent>(toldOf(now, yield* meets(now, askPlayer(choiceText))));
  const next = boats[passages.length];
  if (next !== undefined) yield* setsOut(next);
}

function apply(state: SurvivalState, event: SurvivalEvent): void {
  if (isPassageEvent(event)) {
    const passage = state.passages.find(({ boat }) => boat === event.boat);
    if (passage !== undefined) applyToPassage(passage, event);
    return;
  }
  switch (event.rule) {
    case 'agt.survival.number':
      state.number = event.number;
      return;
    case 'agt.survival.draw':
      state.drawn.push(event.crew);
      return;
    case 'agt.survival.boats':
      state.boats = event.boats.map((one) => ({ ...one }));
      return;
    case 'agt.epilogue':
      state.passages.push(setOut(event.boat, event.crew));
      return;
    default:
      event satisfies never;
  }
}

function outcome({ drawn, boats, passages }: SurvivalTable): Survived | undefined {
  const isOver = boats.length > 0 && passages.length === boats.length;
  if (!isOver || passages.some(({ fate }) => fate === null)) return undefined;
  const home = passages.flatMap((passage) => homeOf(passage).map(({ id }) => id as CrewId));
  return { home, lost: drawn.filter((id) => !home.includes(id)) };
}

const bot = (id: string, title: string): BotKind<SurvivalState> => ({
  id,
  title,
  seat: (_look, box, stream) => evenTable(box, stream),
});

export const crewSurvival: Module<Record<string, never>, SurvivalState, SurvivalEvent, Survived> = {
  id: 'agt-crew-survival',
  title: 'Crew Survival',
  rulesVersion: '1',
  setup: setUpWith({}),
  seats: ['crew'],
  begin: () => ({ number: null, drawn: [], boats: [], passages: [] }),
  step,
  apply,
  outcome,
  bots: [
    homeBy(bot('steady', 'Takes the long way and fights'), () => STEADY),
    homeBy(bot('hasty', 'Goes straight and presses on'), () => HASTY),
    evenBot,
  ],
  text: survivalText,
  odds: EPILOGUE_ODDS,
  ruleIndex: survivalRules,
  tables: [CREW, EPILOGUE_WAYS, EPILOGUE_FIGURES],
};
