/** All that is read of Crew Survival. */
import type { GameText, InWords, Standing } from '../../core/game-text.ts';
import { countedInWords, listed, upperFirst } from '../../core/text/english.ts';
import { CREW_IDS, type CrewId, crewmanOf } from '../data/crew.ts';
import { isPassageEvent } from '../epilogue/passage.ts';
import type { SurvivalEvent, SurvivalState, SurvivalTable, Survived } from '../survival/state.ts';
import { epilogueAsked, isOfEpilogue, passageNow } from './epilogue/asked.ts';
import { passageText } from './epilogue/events.ts';
import { epilogueFigures } from './epilogue/figures.ts';
import { EPILOGUE_ODDS_OF, epilogueCalled, epilogueChance, setsOutText } from './epilogue/game.ts';
import { ENTRY_NAMES, FATE_NAMES } from './epilogue/names.ts';
import { figureText } from './figures.ts';
import { BOAT_NAMES, CREW_NAMES, crewListText, crewText } from './names.ts';

/** Name of an option for a seat in the Saucer, by its id; `go`: nobody else. */
export function seatText(option: CrewId | 'go', seated: number): string {
  if (option !== 'go') return upperFirst(crewText(option));
  return seated === 0 ? 'All in the Cockboat' : 'Nobody else';
}

function eventText(event: SurvivalEvent): string {
  if (isPassageEvent(event)) return passageText(event);
  switch (event.rule) {
    case 'agt.survival.number':
      return `${upperFirst(countedInWords(event.number, 'hand', 'hands'))} got away.`;
    case 'agt.survival.draw':
      return `${upperFirst(crewText(event.crew))} is one of them.`;
    case 'agt.survival.boats':
      return `${listed(event.boats.map(({ boat, crew }) => `The ${BOAT_NAMES[boat]} takes ${crewListText(crew)}`))}.`;
    case 'agt.epilogue':
      return setsOutText(event.boat, event.crew);
    default:
      return event satisfies never;
  }
}

function standing({ number, drawn, boats, passages }: SurvivalTable): Standing {
  const passage = passageNow(passages);
  if (passage === undefined)
    return {
      title: boats.length === 0 ? 'At the boats' : 'Casting off',
      detail: number === null ? '' : countedInWords(drawn.length, 'hand', 'hands'),
    };
  const { boat, at, fate, aboard } = passage;
  const where = fate === null ? `event ${at}` : FATE_NAMES[fate].text;
  return {
    title: `The ${BOAT_NAMES[boat as keyof typeof BOAT_NAMES]}, ${where}`,
    detail: countedInWords(aboard.length, 'hand', 'hands'),
  };
}

function inWords({ drawn, boats, passages }: SurvivalTable): InWords {
  const boatOf = (id: CrewId) => boats.find(({ crew }) => crew.includes(id))?.boat;
  return {
    title: 'Crew Survival in words',
    facts: passages.map(({ boat, years, food, way, at, fate }) => ({
      name: BOAT_NAMES[boat as keyof typeof BOAT_NAMES],
      text: [
        ...[fate === null ? `event ${at}, ${ENTRY_NAMES[at].text}` : FATE_NAMES[fate].text],
        ...[`${countedInWords(years, 'year', 'years')} under way`],
        ...(food === null ? [] : [`food for ${countedInWords(food, 'year', 'years')}`]),
        ...(way.length === 0 ? [] : [`by ${way.join(', ')}`]),
      ].join('; '),
    })),
    tables: [
      {
        title: 'Crew',
        columns: ['Crew', 'Dice', 'Constitution', 'Boat', 'Status'],
        rows: drawn.map((id) => {
          const { dice, constitution } = crewmanOf(id);
          const boat = boatOf(id);
          const dead = passages.flatMap((passage) => passage.dead).find((one) => one.id === id);
          return [
            ...[CREW_NAMES[id], String(dice), String(constitution)],
            boat === undefined ? '–' : BOAT_NAMES[boat],
            dead === undefined ? '–' : `died at event ${dead.at}`,
          ];
        }),
      },
    ],
  };
}

const outcomeText = ({ home, lost }: Survived): string => {
  if (home.length === 0)
    return `Nobody came home; ${crewListText(lost)} ${lost.length === 1 ? 'was' : 'were'} lost.`;
  return `${upperFirst(crewListText(home))} came home${lost.length === 0 ? '' : `; ${crewListText(lost)} didn’t`}.`;
};

const WON = 'Home';
const LOST = 'All lost';

const squeezed = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

export const survivalText: GameText<SurvivalState, SurvivalEvent, Survived> = {
  about: 'Who gets away from the ship, and who of them comes home. For one; a few minutes.',
  event: eventText,
  standing,
  inWords,
  asked: ({ passages }, question) => {
    if (isOfEpilogue(question.rule)) return epilogueAsked(passages, question, crewText);
    return question.kind === 'draw' ? { byApp: 'Draw from the pile' } : {};
  },
  optionFigures: ({ passages }, question) => epilogueFigures({ passages, home: [], theirs: 0 }, question),
  forecast: () => ({ endings: [{ ending: WON, seat: 'crew' }, { ending: LOST }] }),
  outcome: outcomeText,
  ending: ({ home }) => (home.length > 0 ? WON : LOST),
  seats: { crew: 'Crew' },
  called: (_rule, answer) =>
    epilogueCalled(answer) ?? (answer === 'go' ? 'Nobody else' : upperFirst(crewText(answer as CrewId))),
  chance: epilogueChance,
  oddsOf: EPILOGUE_ODDS_OF,
  figures: figureText,
  cards: {
    piece: { one: 'crewman', many: 'crewmen' },
    read: (typed) =>
      CREW_IDS.find((id) => squeezed(id) === squeezed(typed) || squeezed(CREW_NAMES[id]) === squeezed(typed)),
    hint: 'The post as it stands on the counter, such as COOK.',
  },
};
