/** Events of a boat on its way home, in a sentence or two each. */
import { countedInWords, listed, upperFirst } from '../../../core/text/english.ts';
import type { CrewId } from '../../data/crew.ts';
import { type Entry, EPILOGUE_CHOICES } from '../../epilogue/data.ts';
import type { PassageEvent } from '../../epilogue/passage.ts';
import { crewText } from '../names.ts';
import { boatText, ENTRY_NAMES, yearsText } from './names.ts';

const sum = (faces: readonly number[]): number => faces.reduce((all, face) => all + face, 0);

const entryOf = ({ rule }: PassageEvent): Entry => Number(rule.slice('agt.epilogue.'.length)) as Entry;

const onTo = (to: Entry | null): string => (to === null ? '' : ` On to ${to}: ${ENTRY_NAMES[to].text}.`);

const diesText = (dead: readonly string[]): string => {
  const who = upperFirst(listed(dead.map((id) => crewText(id as CrewId))));
  return `${who} ${dead.length === 1 ? 'dies' : 'die'}.`;
};

const COURSES: Readonly<Record<number, string>> = {
  [EPILOGUE_CHOICES[1].straight]: 'sets a course straight for Snudl-1.',
  [EPILOGUE_CHOICES[1]['last-planet']]: 'sets a course for the last planet visited.',
};

function travelled({ years = 0, fate }: PassageEvent): string {
  const under = `is under way for ${yearsText(years)}`;
  return fate === 'starved' ? `${under}, and the food runs out. Everyone aboard starves.` : `${under}.`;
}

function fought({ fight, to, dead = [] }: PassageEvent): string {
  if (fight === undefined) return 'fights.';
  const { natives, crew, theirs } = fight;
  const met = `’s crew fights ${countedInWords(natives, 'native', 'natives')}, ${sum(crew)} against ${sum(theirs)}`;
  if (dead.length === 0) return `${met}, and wins.${onTo(to)}`;
  return `${met}, and loses. ${diesText(dead)}${to === null ? ' Nobody is left aboard.' : ''}`;
}

function sickened({ dead = [], fate }: PassageEvent): string {
  if (dead.length === 0) return 'has the gravy flu aboard; everyone lives.';
  return `has the gravy flu aboard. ${diesText(dead)}${fate === 'killed' ? ' Nobody is left.' : ''}`;
}

function supplies({ fate, food, to }: PassageEvent): string {
  if (fate === 'starved') return 'runs out of food. Everyone aboard starves.';
  const goes = to === EPILOGUE_CHOICES[14]['go-back'] ? 'goes back to an explored world' : 'presses on';
  return `is low on food, with enough for ${yearsText(food ?? 0)} more. It ${goes}.`;
}

/** Without the boat, and without where it goes on. */
function what(event: PassageEvent): string {
  const { to } = event;
  const entry = entryOf(event);
  switch (entry) {
    case 1:
      return COURSES[to ?? 0] ?? 'sets a course.';
    case 2:
    case 7:
      return travelled(event);
    case 3:
      return 'lands on a world explored before.';
    case 4:
      return to === EPILOGUE_CHOICES[4].run
        ? 'runs from hostile natives.'
        : 'stays to fight hostile natives.';
    case 5:
      return fought(event);
    case 6:
      return 'takes on food and fuel.';
    case 8:
      return 'is lost in space.';
    case 9:
      return 'comes near a black hole.';
    case 10:
      return 'passes through a cosmic cloud.';
    case 11:
      return 'is never heard of again; everyone aboard is lost.';
    case 12:
      return 'reaches Snudl-1 safely.';
    case 13:
      return 'lands on a strange planetoid.';
    case 14:
      return supplies(event);
    case 15:
      return sickened(event);
    default:
      return entry satisfies never;
  }
}

/** Events whose sentence says where it goes on, or after which that is plain. */
const SAYS: readonly Entry[] = [1, 4, 5, 11, 12, 14];

export function passageText(event: PassageEvent): string {
  const boat = upperFirst(boatText(event.boat));
  const said = what(event);
  const text = said.startsWith('’') ? `${boat}${said}` : `${boat} ${said}`;
  return SAYS.includes(entryOf(event)) ? text : `${text}${onTo(event.to)}`;
}
