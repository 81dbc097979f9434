/** Words of a question: who is asked for what with which dice, and why what one might look for can’t be done. */
import type { AskedWords } from '../../core/game-text.ts';
import type { Question } from '../../core/play.ts';
import { countedInWords, upperFirst } from '../../core/text/english.ts';
import { readyPlaces } from '../acting.ts';
import { reach } from '../movement.ts';
import { prospect } from '../prospect.ts';
import { type Acting, alienBy, SEATS, type Side, type Table } from '../state.ts';
import { aliensText, hordeText } from './names.ts';

const SIDES: Readonly<Record<Side, string>> = { aliens: 'Alien actions', zombies: 'Zombie actions' };

const membersText = (state: Table, acting: Acting): string =>
  acting.side === 'zombies'
    ? hordeText(acting.zombies)
    : aliensText(acting.aliens.map((id) => alienBy(state, id)));

/** A leader's group goes by his name, where he has one. */
function groupText(state: Table, acting: Acting): string {
  const named =
    acting.side === 'aliens'
      ? acting.aliens
          .map((id) => alienBy(state, id))
          .find(({ kind, name }) => kind === 'leader' && name !== null)
      : undefined;
  return named?.name == null ? `The group in ${acting.at}` : `${named.name}’s group in ${acting.at}`;
}

const HELD = {
  'avz.claw.grounded': 'claws hold those on the ground',
  'avz.rundown': 'fast zombies hold those on the ground',
  'avz.brains': 'the last zombie stays, and all stay by a leader',
} as const;

function whyNot(state: Table, acting: Acting): AskedWords['whyNot'] {
  const { hold, parks } = reach(state, acting);
  return [
    ...(hold === undefined ? [] : [{ act: `Leave ${acting.at}`, reason: HELD[hold] }]),
    ...parks.map((park) => ({
      act: `Attack in ${park}`,
      reason: 'a park costs two points, an attack has one',
    })),
  ];
}

function groupAsked(state: Table): AskedWords {
  const { acting } = state;
  if (acting === null) return {};
  const { dice, least } = prospect(state, acting, acting.at);
  return {
    title: `${groupText(state, acting)}: choose`,
    over: SIDES[acting.side],
    line: `${upperFirst(membersText(state, acting))}: ${countedInWords(dice, 'die', 'dice')}, hitting on ${least} or better.`,
    whyNot: whyNot(state, acting) ?? [],
  };
}

const isSide = (seat: string): seat is Side => SEATS.some((side) => side === seat);

/** Words for a die that counts, and for one that doesn’t. */
const READS: Readonly<Record<string, readonly [string, string]>> = {
  'avz.attack.aliens': ['hit', 'miss'],
  'avz.attack.zombies': ['hit', 'miss'],
  'avz.saves': ['saved', 'through'],
  'avz.bite': ['killed', 'lives'],
  'avz.laser': ['hit', 'miss'],
  'avz.bfar.missiles': ['hit', 'miss'],
};

function facesOf(question: Extract<Question, { kind: 'roll' }>): readonly string[] | undefined {
  const reads = READS[question.rule];
  const { target, basis } = question;
  if (reads === undefined || (basis?.least === undefined && target === undefined)) return undefined;
  const counts = (face: number) => face >= (basis?.least ?? 1) && face <= (target ?? 6);
  return [1, 2, 3, 4, 5, 6].map((face) => reads[counts(face) ? 0 : 1]);
}

export function askedText(state: Table, question: Question): AskedWords {
  const { rule, seat } = question;
  if (question.kind === 'draw')
    return { byApp: rule === 'avz.event' ? 'Turn over a tile' : 'Draw a counter' };
  if (question.kind === 'roll') {
    const faces = facesOf(question);
    return faces === undefined ? {} : { faces };
  }
  if (rule === 'avz.act.how') return groupAsked(state);
  if (rule === 'avz.act' && isSide(seat)) {
    const ready = readyPlaces(state, seat);
    const groups = countedInWords(ready.length, 'group', 'groups');
    return {
      over: SIDES[seat],
      line: `${upperFirst(groups)} may still act.`,
    };
  }
  return {};
}
