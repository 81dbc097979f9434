/** Results of tests, in words. */

import { counted, inWords, listed, upperFirst } from '../../core/text/english.ts';
import type { DocWord } from '../after-the-battle/doc.ts';
import type { DeadDrunkWord, DumbassAct } from '../data/attribute-tables.ts';
import type { Awareness } from '../meeting-and-greeting/survivors.ts';
import type { MercyEnd } from '../meeting-and-greeting/talk.ts';
import type { MotorWord } from '../melee/chain-saw.ts';
import { PURSUE_BY_FIRE_TEXT, REACTION_TEXT, WHAT_NOW_TEXT } from '../reaction/text/words.ts';
import type { Harm } from '../shooting/damage.ts';
import type {
  FoeResult,
  Following,
  TaskOpposer,
  TestResult,
  Thrown,
  VehicleStep,
} from '../state/test-result.ts';
import { weaponText } from './vocabulary.ts';
import { zombiesText } from './zombies.ts';

export const DOC_TEXT: Readonly<Record<DocWord, string>> = {
  rejoins: 'back in the fight next turn',
  badlyWounded: 'badly wounded, to be carried',
  dead: 'dead',
};

export const MERCY_TEXT: Readonly<Record<MercyEnd, string>> = {
  captured: 'taken captive',
  leftAlone: 'left alone',
  killed: 'killed',
};

export const SENSE_TEXT: Readonly<Record<DumbassAct | DeadDrunkWord, string>> = {
  staysUp: 'stays up',
  passesOut: 'passes out',
  nothing: 'does nothing',
  'same-as-last-turn': 'goes on as last turn',
  'as-wished': 'does as told',
};

const AWARENESS_TEXT: Readonly<Record<Awareness, string>> = {
  aware: 'fully aware',
  unaware: 'unaware, at one Rep less',
  surprised: 'taken by surprise',
};

/** Result of one check, test or task: `Ducks Back`, `fails: a fall from the roof`. */
export function testText(result: TestResult): string {
  if ('words' in result) return result.words;
  switch (result.of) {
    case 'reaction':
      return REACTION_TEXT[result.word].title;
    case 'what-now':
      return WHAT_NOW_TEXT[result.word].title;
    case 'pursue-by-fire':
      return PURSUE_BY_FIRE_TEXT[result.word].title;
    case 'fast-move':
      return `${result.inches}″`;
    case 'doc':
      return DOC_TEXT[result.word];
    case 'mercy':
      return MERCY_TEXT[result.word];
    case 'sense':
    case 'dead-drunk':
      return SENSE_TEXT[result.word];
    case 'task':
      return taskText(result);
    case 'awareness':
      return AWARENESS_TEXT[result.word];
    case 'sighted':
      return result.opens ? REACTION_TEXT[result.word].title : 'comes into sight';
    case 'zombies': {
      const by = result.zombies === 1 ? 'a zombie' : counted(result.zombies, 'zombie', 'zombies');
      return `${result.surprised ? 'surprised' : 'charged'} by ${by}`;
    }
    case 'moved':
      return movedText(result);
    case 'vehicle':
      return vehicleText(result);
    case 'burnt':
      return `${result.how === 'doused' ? 'doused with fire' : 'reached by the fire'}: ${BURNT_TEXT[result.harm]}`;
    case 'shots':
      return shotsText(result);
    case 'finished':
      return result.ends === 'dead'
        ? `finishes off ${foeText(result.name)}`
        : `takes ${foeText(result.name)} captive`;
    case 'melee':
      return meleeText(result);
    default:
      return result satisfies never;
  }
}

/** The same within a sentence: `Ducks Back`, `finishes its move without firing`. */
export function testInLine(result: TestResult): string {
  if ('words' in result) return result.words;
  switch (result.of) {
    case 'reaction':
      return REACTION_TEXT[result.word].text;
    case 'what-now':
      return WHAT_NOW_TEXT[result.word].text;
    case 'pursue-by-fire':
      return PURSUE_BY_FIRE_TEXT[result.word].text;
    case 'sighted':
      return result.opens ? REACTION_TEXT[result.word].text : testText(result);
    default:
      return testText(result);
  }
}

/** `a fast move of up to 12″, inside, lies down` */
function movedText({
  how,
  inches,
  told,
  fell,
  prone,
  stood,
  forded,
  inside,
}: Extract<TestResult, { readonly of: 'moved' }>): string {
  if (how === 'stay') return prone ? 'lies down' : stood ? 'stays in place' : 'stands up';
  const parts = [
    `${how === 'fast' ? 'a fast move' : 'a move'} of ${told ? '' : 'up to '}${inches}″`,
    forded ? 'through the ford' : null,
    inside === undefined ? null : inside ? 'inside' : 'outside',
    fell ? 'stumbles and lies prone' : prone ? 'lies down' : null,
  ];
  return parts.filter((part) => part !== null).join(', ');
}

const STEP_TEXT: Readonly<Record<VehicleStep, string>> = {
  goesOn: 'goes on',
  slides: 'slides 2″ out of the turn',
  veers: 'veers 6″ out of the turn',
  swerves: 'veers',
  rollsOver: 'rolls over',
  corkscrews: 'corkscrews on',
  losesControl: 'control in doubt',
  breaksDown: 'breaks down',
  explodes: 'blows up',
  rollsToStop: 'rolls to a stop for good',
  driverChecks: 'is hit',
  starts: 'starts',
  doesNotStart: 'doesn’t start',
  stops: 'engine off',
  drives: 'drives',
  standsStill: 'stops',
  leaves: 'leaves the table',
  runsDown: 'runs into them',
  noEffect: 'nothing goes through',
  left: 'to the left',
  right: 'to the right',
};

/** `drives, control in doubt, rolls over: Ann knocked down` */
function vehicleText({ steps, hurt }: Extract<TestResult, { readonly of: 'vehicle' }>): string {
  const each = hurt.map(harmedText);
  const done = steps.map((step) => STEP_TEXT[step]).join(', ');
  return each.length === 0 ? done : `${done}: ${each.join(', ')}`;
}

const HARM_TEXT: Readonly<Record<FoeResult['harm'], string>> = {
  missed: 'missed',
  unhurt: 'hit, and goes on',
  knockedDown: 'Knocked Down',
  outOfTheFight: 'Out of the Fight',
  obviouslyDead: 'dead',
};

const BURNT_TEXT: Readonly<Record<Harm, string>> = {
  unhurt: 'alight',
  knockedDown: 'Knocked Down, and alight',
  outOfTheFight: 'Out of the Fight',
  obviouslyDead: 'dead',
};

const foeText = (name: string | null) => name ?? 'a zombie';

/** `Bubba knocked down (4″ back)` */
const harmedText = ({ name, ...done }: FoeResult): string => `${foeText(name)} ${doneText(done)}`;

const doneText = ({ harm, ...thrown }: Omit<FoeResult, 'name'>): string =>
  `${HARM_TEXT[harm]}${thrownText(thrown)}`;

/** Word on one foe: what is said with his name, or with a number of zombies in its place. */
interface OfFoe {
  readonly name: string | null;
  readonly say: (who: string) => string;
  /** True where a number alone says who, once zombies have been named. */
  readonly counts: boolean;
}

/** `Bubba dead, two zombies dead, one missed`: zombies to whom the same was done together. */
function eachText(foes: readonly OfFoe[]): string {
  const zombies = Map.groupBy(
    foes.filter(({ name }) => name === null),
    ({ say }) => say('they'),
  );
  let named = false;
  const counted = [...zombies.values()].flatMap((alike) => {
    const [first] = alike;
    if (first === undefined) return [];
    const who = named && first.counts ? inWords(alike.length) : zombiesText(alike.length);
    named = true;
    return [first.say(who)];
  });
  const people = foes.flatMap(({ name, say }) => (name === null ? [] : [say(name)]));
  return [...people, ...counted].join(', ');
}

/** `Bubba and two zombies`: whom somebody fights, null for a zombie. */
export function againstText(names: readonly (string | null)[]): string {
  const zombies = names.filter((name) => name === null).length;
  return listed([...names.filter((name) => name !== null), ...(zombies === 0 ? [] : [zombiesText(zombies)])]);
}

function thrownText({ back, flies }: Thrown): string {
  if (flies !== undefined) return ` (thrown ${flies.inches}″ to the ${flies.way})`;
  return back === undefined ? '' : ` (${back}″ back)`;
}

/** `once`, `twice`, `three times` */
export const timesText = (times: number): string =>
  times === 1 ? 'once' : times === 2 ? 'twice' : `${inWords(times)} times`;

/** `fires twice with the pistol: Bubba Out of the Fight, a zombie missed` */
function shotsText({ weapon, shots, at }: Extract<TestResult, { readonly of: 'shots' }>): string {
  const each = at.map(({ name, ...done }) => ({
    name,
    say: (who: string) => `${who} ${doneText(done)}`,
    counts: true,
  }));
  return `fires ${timesText(shots)} with the ${weaponText(weapon)}: ${eachText(each)}`;
}

const MOTOR_TEXT = {
  runs: '',
  stalls: '; the chain saw stalls',
  empty: '; the chain saw is out of fuel',
} as const satisfies Record<MotorWord, string>;

/** `fights: a zombie dead, nobody hit by Bubba; Knocked Down` */
function meleeText({ against, harm, back, motor }: Extract<TestResult, { readonly of: 'melee' }>): string {
  const each = against.map(({ name, won, harm: theirs, ...thrown }): OfFoe => {
    if (won === 'nobody') return { name, say: (who) => `a draw with ${who}`, counts: false };
    if (won === 'foe') return { name, say: (who) => `beaten by ${who}`, counts: false };
    const done = doneText({ harm: theirs ?? 'missed', ...thrown });
    return { name, say: (who) => `${who} ${done}`, counts: true };
  });
  const self =
    harm === null
      ? ''
      : `, and is ${harm === 'unhurt' ? 'unhurt' : HARM_TEXT[harm]}${thrownText(back === undefined ? {} : { back })}`;
  return `fights: ${eachText(each)}${self}${motor === null ? '' : MOTOR_TEXT[motor]}`;
}

type Task = Extract<TestResult, { readonly of: 'task' }>;

function taskText({ word, consequence, against }: Task): string {
  switch (word) {
    case 'success':
      return 'does it';
    case 'stopsShort':
      return 'stops short of it';
    case 'failure':
      return `fails${againstWhom(against)}: ${consequence}`;
    default:
      return word satisfies never;
  }
}

/** Words for those of several opposers who have caught on, and those who haven’t. */
function againstWhom(opposers: readonly TaskOpposer[]): string {
  if (opposers.length < 2) return '';
  const named = (failed: boolean) => listed(opposers.filter((one) => one.failed === failed).map(opposerText));
  const passed = named(false);
  const against = ` against ${named(true)}`;
  return passed === '' ? against : `${against}, not against ${passed}`;
}

const opposerText = ({ name, rep }: TaskOpposer): string => name ?? `an opposer of Rep ${rep}`;

/** Results that say by themselves what was done. */
const BY_THEMSELVES: readonly string[] = ['zombies', 'melee', 'shots', 'finished'];

/** Result of a test, under the name of its rule where that says for what it was. */
export const lineText = (title: string, result: TestResult): string =>
  'of' in result && BY_THEMSELVES.includes(result.of)
    ? upperFirst(testText(result))
    : titled(title, testText(result));

/** A question is answered, anything else told: `Have they noticed? Taken by surprise`, `In Sight: Ducks Back`. */
export const titled = (title: string, text: string): string =>
  title.endsWith('?') ? `${title} ${upperFirst(text)}` : `${title}: ${text}`;

/** Reason for which somebody should be marked: what was rolled, or that the turn is over. */
export function becauseText(because: TestResult | 'turn-over' | Following): string {
  if (typeof because === 'object' && 'follows' in because)
    return `within ${because.within}″ of ${because.follows}, who runs`;
  return because === 'turn-over' ? 'the turn is over' : testText(because);
}
