/** A meeting as the book’s numbered steps, read off the dice that have been rolled for it and the decisions taken. */
import type { ExplainedRoll } from '../../../../src/contract/explained.ts';
import { REACTION_TEXT } from '../../../../src/rules/all-things-zombie/reaction/text/words.ts';
import { listed, upperFirst } from '../../../../src/rules/core/text/english.ts';

export type MeetingSide = 'party' | 'others';

export interface StepRow {
  readonly side: MeetingSide;
  readonly name: string;
  readonly roll: ExplainedRoll;
  readonly result: string;
}

export interface Step {
  readonly title: string;
  readonly rows: readonly StepRow[];
  /** Whole sentences, below the rows. */
  readonly says: readonly string[];
  /** The player’s choice. */
  readonly chosen?: string;
  readonly note?: string;
}

export const isMeeting = (rolls: readonly ExplainedRoll[]): boolean =>
  rolls.some(({ rule }) => rule === 'atz.awareness');

const NUMBERS = ['none', 'one', 'two'] as const;

/** Dice passed, two at most. */
function passesOf({ dice }: ExplainedRoll): 0 | 1 | 2 {
  const passed = dice?.filter(({ counts }) => counts === 'passed').length ?? 0;
  return passed > 1 ? 2 : passed === 1 ? 1 : 0;
}

const sideOf = ({ rule, side }: ExplainedRoll): MeetingSide => {
  if (rule === 'atz.talk.player' || rule === 'atz.walk.player') return 'party';
  if (rule === 'atz.talk.other' || rule === 'atz.walk.other') return 'others';
  return side === 'others' ? 'others' : 'party';
};

const row = (roll: ExplainedRoll, result: string): StepRow => ({
  side: sideOf(roll),
  name: roll.whose ?? (sideOf(roll) === 'party' ? 'The party' : 'They'),
  roll,
  result,
});

const passesText = (roll: ExplainedRoll) => `passes ${NUMBERS[passesOf(roll)]}`;

/** Heroes roll In Sight for who fires first, and can’t fail it (ATZ-59). */
const isHero = ({ hero }: ExplainedRoll): boolean => hero === true;

const FREE_WILL = 'atz.in-sight-free-will';

/** Only what has been rolled or decided; nothing is shown before it is due. */
export function meetingSteps(rolls: readonly ExplainedRoll[]): readonly Step[] {
  const of = (rule: string) => rolls.filter((one) => one.rule === rule);
  const one = (rule: string) => rolls.find((other) => other.rule === rule);
  return [
    ...noticing(of('atz.awareness')),
    ...seeing(of('atz.in-sight')),
    ...goingFirst(
      { looks: of('atz.in-sight'), decided: of(FREE_WILL) },
      one('atz.encountering-humans'),
      one('atz.attack-or-talk'),
    ),
    ...choosing(of(FREE_WILL)),
    ...talking(one('atz.talk.player'), one('atz.talk.other'), isFought(rolls)),
    ...blows(one('atz.talk.may')),
    ...agreeing(one('atz.cooperation')),
    ...walking(of('atz.walk.player'), of('atz.walk.other')),
  ];
}

const NOTICED = ['no In Sight check', 'In Sight at one Rep less', 'fully aware'] as const;

function noticing(rolls: readonly ExplainedRoll[]): readonly Step[] {
  if (rolls.length === 0) return [];
  const heard = rolls.some(({ modifiers }) => modifiers.length > 0);
  const rows = rolls.map((roll) => row(roll, `${passesText(roll)}: ${NOTICED[passesOf(roll)]}`));
  const note = 'A die more each, because shots have been fired.';
  return [{ title: 'Do they notice?', rows, says: [], ...(heard && { note }) }];
}

function seeing(rolls: readonly ExplainedRoll[]): readonly Step[] {
  if (rolls.length === 0) return [];
  const others = rolls.filter((roll) => sideOf(roll) === 'others');
  const drop = others.every((roll) => passesOf(roll) === 0);
  const rows = rolls.map((roll) =>
    row(
      roll,
      `${passesText(roll)}${isHero(roll) ? '; a Hero, and can’t fail' : ''}${drop && sideOf(roll) === 'others' ? ': you have the drop' : ''}`,
    ),
  );
  return [{ title: 'Who sees whom', rows, says: [] }];
}

interface Looks {
  readonly looks: readonly ExplainedRoll[];
  /** Decisions of those with Free Will, as far as they have been asked. */
  readonly decided: readonly ExplainedRoll[];
}

function goingFirst(
  { looks, decided }: Looks,
  choice: ExplainedRoll | undefined,
  theirs: ExplainedRoll | undefined,
): readonly Step[] {
  if (choice === undefined && theirs === undefined) {
    // Not asked yet: the next question says who goes first.
    return [];
  }
  const speaks = (choice ?? theirs)?.whose;
  const who = choice !== undefined ? 'The party goes first' : 'They go first';
  const says = [
    `${who}${reason(looks, choice !== undefined)}.`,
    ...order({ looks, decided }),
    ...(speaks == null ? [] : [`${speaks} leads.`]),
  ];
  const rows = theirs === undefined ? [] : [row(theirs, attackText(theirs))];
  return [
    {
      title: 'Who goes first',
      rows,
      says,
      ...(choice?.text != null && { chosen: `You chose: ${choice.text}` }),
    },
  ];
}

function reason(looks: readonly ExplainedRoll[], party: boolean): string {
  const best = (side: MeetingSide) =>
    Math.max(-1, ...looks.filter((roll) => sideOf(roll) === side).map(passesOf));
  if (party)
    return best('others') < 0
      ? ': nobody else took the check'
      : ': another figure passes more dice than any of them';
  return best('party') === best('others')
    ? ': as many dice passed, and they stood still'
    : ': they pass more dice';
}

/** The party has moved, and fires with both dice only; those it meets stand still. */
const mayFire = (roll: ExplainedRoll): boolean =>
  isHero(roll) || passesOf(roll) > (sideOf(roll) === 'party' ? 1 : 0);

/**
 * Order of fire as In Sight has it: dice first, then those who stood still before those who moved (ATZ-124). Anybody who does something
 * else by Free Will fires no more.
 */
function order({ looks, decided }: Looks): readonly string[] {
  const isElsewhere = ({ whose }: ExplainedRoll) =>
    decided.some((one) => one.whose === whose && one.text !== REACTION_TEXT.fires.title);
  const may = looks
    .filter((roll) => mayFire(roll) && !isElsewhere(roll))
    .toSorted(
      (a, b) => passesOf(b) - passesOf(a) || Number(sideOf(a) === 'party') - Number(sideOf(b) === 'party'),
    );
  const names = may.map(({ whose }) => whose ?? '');
  const slow = looks.filter((roll) => sideOf(roll) === 'party' && passesOf(roll) === 1 && !mayFire(roll));
  return [
    names.length === 0 ? 'Nobody may fire.' : `May fire, in this order: ${names.join(', ')}.`,
    ...(slow.length === 0
      ? []
      : [`${listed(slow.map(({ whose }) => whose ?? ''))} passed one and moved, and may not.`]),
  ];
}

/** Step in which those with Free Will choose, each as it comes to fire. */
function choosing(rolls: readonly ExplainedRoll[]): readonly Step[] {
  if (rolls.length === 0) return [];
  return [{ title: 'Free Will', rows: rolls.map((roll) => row(roll, roll.text ?? '')), says: [] }];
}

function attackText({ dice, target, modifiers }: ExplainedRoll): string {
  const within = (dice?.[0]?.face ?? 0) <= (target ?? 0);
  const attacks = within === (modifiers.length === 0);
  const rule = modifiers.length === 0 ? 'attack' : 'talk';
  return `${target} or less: ${rule}. They ${attacks ? 'attack' : 'talk'}`;
}

/** Without anybody’s choice or die: the talk alone has brought it to that. */
const isFought = (rolls: readonly ExplainedRoll[]): boolean =>
  rolls.some(({ rule }) => rule === 'atz.walk.player') && !rolls.some(({ rule }) => rule === 'atz.talk.may');

function talking(
  player: ExplainedRoll | undefined,
  other: ExplainedRoll | undefined,
  fought: boolean,
): readonly Step[] {
  const both = [player, other].filter((roll) => roll !== undefined);
  if (both.length === 0) return [];
  const rows = both.map((roll) => {
    const why = roll.modifiers.map(({ name, does }) => `${name} ${does}`).join(', ');
    return row(roll, `needs ${roll.target}${why === '' ? '' : ` (${why})`}: ${passesText(roll)}`);
  });
  const says =
    player && other
      ? [
          margin(player, other),
          ...(fought
            ? ['The talk is won by two, and one side is twice as many as the other: it comes to a fight.']
            : []),
        ]
      : [];
  return [{ title: 'Talk the Talk', rows, says }];
}

function margin(player: ExplainedRoll, other: ExplainedRoll): string {
  const lead = passesOf(player) - passesOf(other);
  if (lead === 0) return 'Neither has the better of it: they part.';
  const winner = lead > 0 ? (player.whose ?? 'The party') : (other.whose ?? 'They');
  return `${winner} wins by ${NUMBERS[Math.abs(lead) as 1 | 2]}.`;
}

function blows(may: ExplainedRoll | undefined): readonly Step[] {
  if (may === undefined) return [];
  const title = 'Does it come to blows?';
  if (may.text !== null) return [{ title, rows: [], says: [], chosen: `You chose: ${may.text}` }];
  const fights = (may.dice?.[0]?.face ?? 0) <= (may.target ?? 0);
  return [
    {
      title,
      rows: [row(may, `${may.target} or less: a fight. ${fights ? 'It does' : 'It doesn’t'}`)],
      says: [],
    },
  ];
}

function agreeing(roll: ExplainedRoll | undefined): readonly Step[] {
  if (roll === undefined) return [];
  const agree = (roll.dice?.[0]?.face ?? 0) <= (roll.target ?? 0);
  const text = `${roll.target} or less: they agree. ${agree ? 'They do' : 'They don’t'}`;
  return [{ title: 'Do they agree?', rows: [row(roll, text)], says: [] }];
}

function walking(player: readonly ExplainedRoll[], other: readonly ExplainedRoll[]): readonly Step[] {
  if (player.length === 0) return [];
  const score = (roll: ExplainedRoll | undefined) => {
    const [rep] = roll?.modifiers ?? [];
    return (roll?.dice?.[0]?.face ?? 0) + Number(rep?.does.replace(/[^\d-]/g, '') ?? 0);
  };
  const rows = player.flatMap((mine, at) => {
    const theirs = other[at];
    const both = theirs === undefined ? [mine] : [mine, theirs];
    return both.map((roll) => row(roll, `${score(roll)} with Rep`));
  });
  const last = [player.at(-1), other.at(-1)] as const;
  const lead = last[1] === undefined || other.length < player.length ? null : score(last[0]) - score(last[1]);
  const first = lead === null || lead === 0 ? undefined : lead > 0 ? 'the party' : 'they';
  const says =
    first === undefined
      ? []
      : [
          `${upperFirst(first)} ${first === 'they' ? 'make' : 'makes'} the first move: one round, then dice for the turn.`,
        ];
  return [{ title: 'Walk the Walk', rows, says }];
}
