/** Talk the Talk, Cooperation, Walk the Walk, and being At Their Mercy. */

import { choice, number } from '../../core/fields.ts';
import { type Passed, pass } from '../../core/pass.ts';
import { type Basis, choose, type OddsAsk, type Play, roll } from '../../core/play.ts';
import { type Found, type KeyedTable, rowOf } from '../../core/table.ts';
import type { Term } from '../../core/text/term.ts';
import { read } from '../../core/transcript.ts';
import type { Asking } from '../asking.ts';
import { optionsOf } from '../data/text/options.ts';
import type { Outnumbers } from './first.ts';

const WORKED_TOGETHER_BEFORE = { title: 'Worked together before', text: 'worked together before' };

const TWICE_AS_MANY = { title: 'Twice as many', text: 'twice as many' };

const HAS_THE_DROP_ON_THEM = { title: 'Has the drop on them', text: 'has the drop on them' };

const REFUSED_HELP_BEFORE = { title: 'Refused help before', text: 'refused help before' };

const FOUGHT_BEFORE = { title: 'Fought before', text: 'fought before' };

/** Modifiers that help or hurt a side’s words, each once; a plus for one is no minus for the other. */
export const TALK_MODIFIERS = {
  id: 'atz.talk-modifiers',
  section: 'Talk the Talk',
  figures: { modifier: number(-6, 6) },
  rows: {
    cooperated: { result: { modifier: 2, ...WORKED_TOGETHER_BEFORE } },
    outnumbers: { result: { modifier: 1, ...TWICE_AS_MANY } },
    drop: { result: { modifier: 1, ...HAS_THE_DROP_ON_THEM } },
    // Word and number are lost.
    unhelpful: {
      result: { modifier: -1, ...REFUSED_HELP_BEFORE },
      confidence: 'RECONSTRUCTED',
      ruling: 'ATZ-80',
    },
    fought: { result: { modifier: -2, ...FOUGHT_BEFORE } },
  },
} as const satisfies KeyedTable<string, TalkRow>;
export type TalkModifier = keyof typeof TALK_MODIFIERS.rows;

export interface TalkRow extends Term {
  readonly modifier: number;
}

export function talkRow(one: TalkModifier): Found<TalkRow> {
  return rowOf<string, TalkRow>(TALK_MODIFIERS, one);
}

export function talkModifier(all: readonly TalkModifier[]): number {
  return all.reduce((sum, one) => sum + talkRow(one).result.modifier, 0);
}

export interface Talker {
  readonly rep: number;
  /** All modifiers added up. */
  readonly modifier: number;
  /** The leader who speaks. */
  readonly of?: string | undefined;
  /** The modifiers that make up the sum, where they are known. */
  readonly by?: readonly TalkModifier[] | undefined;
}

export interface Talking {
  readonly player: Talker;
  readonly other: Talker;
  readonly outnumbers: Outnumbers;
  /** True to ask the player where his side may fight or cooperate, false to take it by the die. */
  readonly playerDecides: boolean;
}

export const TALK_ENDS = ['join', 'actTogether', 'part', 'fight'] as const;
/** `join`: they join the party; `actTogether`: for this Encounter only. */
export type TalkEnd = (typeof TALK_ENDS)[number];

export interface Talked {
  readonly player: Passed;
  readonly other: Passed;
  readonly winner: 'player' | 'other' | null;
  /** Dice rolled after the words, if any: whether it comes to blows, whether they agree. */
  readonly walkFace: number | null;
  readonly cooperationFace: number | null;
  readonly end: TalkEnd;
}

const DICE = 2;

/** Both leaders roll two dice against their modified Rep; who passes more has the better of it (ATZ-94). */
export function* talk(asking: Asking, talking: Talking): Play<Talked, never> {
  const player = yield* words(asking, 'atz.talk.player', talking.player, talkOdds(talking));
  const other = yield* words(asking, 'atz.talk.other', talking.other);
  const lead = player.passes - other.passes;
  const said = { player, other, walkFace: null, cooperationFace: null };
  if (lead === 0) return { ...said, winner: null, end: 'part' };
  const winner = lead > 0 ? 'player' : 'other';
  const walks = yield* comesToBlows(asking, talking, winner, Math.abs(lead));
  if (walks.fight) return { ...said, winner, walkFace: walks.face, end: 'fight' };
  const agreed = yield* cooperation(by(asking, talking[winner]), talking[winner], winner);
  const end = agreed.agree ? (winner === 'player' ? 'join' : 'actTogether') : 'part';
  return { ...said, winner, walkFace: walks.face, cooperationFace: agreed.face, end };
}

export function talkOdds({ player, other, outnumbers, playerDecides }: Talking): OddsAsk {
  const plain = ({ rep, modifier }: Talker) => ({ rep, modifier });
  const input = { player: plain(player), other: plain(other), outnumbers, playerDecides };
  return { rule: 'atz.talk', input };
}

function words(asking: Asking, rule: string, talker: Talker, odds?: OddsAsk): Play<Passed, never> {
  const target = targetOf(talker);
  return pass({ ...by(asking, talker), rule, dice: DICE, target, odds, basis: basisOf(talker) });
}

/** Asks in the name of the leader who speaks, where there is one. */
const by = (asking: Asking, { of = asking.of }: Pick<Talker, 'of'>): Asking => ({ ...asking, of });

const targetOf = ({ rep, modifier }: Talker): number => rep + modifier;

function basisOf({ by = [] }: Talker): Basis {
  return {
    modifiers: by.map(talkRow).map(({ row, result }) => ({ row, does: 'target', by: result.modifier })),
  };
}

interface Blows {
  readonly face: number | null;
  readonly fight: boolean;
}

/**
 * A party twice as strong fights after a win by two dice, whoever won, and may after a win by one; otherwise the winner
 * by two dice may. "May" is one die against the plain Rep of the leader whose side may.
 */
function* comesToBlows(
  asking: Asking,
  { player, other, outnumbers, playerDecides }: Talking,
  winner: 'player' | 'other',
  lead: number,
): Play<Blows, never> {
  const both = lead === DICE;
  if (outnumbers !== 'none' && both) return { face: null, fight: true };
  if (outnumbers === 'none' && !both) return { face: null, fight: false };
  const who = outnumbers === 'none' ? winner : outnumbers;
  if (who === 'player' && playerDecides)
    return { face: null, fight: yield* playerFights(by(asking, player), player, other, winner) };
  const may = who === 'player' ? player : other;
  const { rep } = may;
  const face = yield* against(by(asking, may), 'atz.talk.may', rep);
  return { face, fight: face <= rep };
}

/** Each way with its odds: what one die brings of cooperation, and who would make the first move. */
function* playerFights(
  asking: Asking,
  player: Talker,
  other: Talker,
  winner: 'player' | 'other',
): Play<boolean, never> {
  const odds = {
    cooperate: cooperationOdds(winner === 'player' ? player : other, winner),
    fight: walkOdds(player.rep, other.rep),
  };
  const choice = yield* choose({
    ...asking,
    rule: 'atz.talk.may',
    options: optionsOf('atz.talk.may').map((one) => ({ ...one, odds: odds[one.id] })),
  });
  return choice === 'fight';
}

const cooperationOdds = ({ rep, modifier }: Talker, winner: 'player' | 'other'): OddsAsk => ({
  rule: 'atz.cooperation',
  input: { rep, modifier, winner },
});

/** Rolls one die against the winner’s modified Rep: at that or less the groups come together. */
export function* cooperation(
  asking: Asking,
  talker: Talker,
  winner: 'player' | 'other',
): Play<{ face: number; agree: boolean }, never> {
  const target = targetOf(talker);
  const face = yield* against(asking, 'atz.cooperation', target, {
    basis: basisOf(talker),
    odds: cooperationOdds(talker, winner),
  });
  return { face, agree: face <= target };
}

function* against(
  asking: Asking,
  rule: string,
  target: number,
  { basis, odds }: { readonly basis?: Basis; readonly odds?: OddsAsk } = {},
): Play<number, never> {
  const reading = { by: 'classes', cuts: [target] } as const;
  const [face = 0] = yield* roll({ ...asking, rule, dice: 1, reading, target, basis, odds });
  return face;
}

export interface Walk {
  /** Faces of each go, the player's first; equal scores are rolled again (ATZ-132). */
  readonly rolls: readonly { readonly player: number; readonly other: number }[];
  readonly first: 'player' | 'other';
}

/** Walk the Walk: a die and the leader's Rep on either side say who acts first; after that round dice activate as usual. */
export function* walk(
  asking: Asking,
  playerRep: number,
  otherRep: number,
  whose: { readonly player?: string; readonly other?: string } = {},
): Play<Walk, never> {
  const rolls: { player: number; other: number }[] = [];
  for (;;) {
    const once = yield* walkOnce(asking, playerRep, otherRep, whose);
    rolls.push({ player: once.player, other: once.other });
    if (once.first !== 'tie') return { rolls, first: once.first };
  }
}

export const WALK_FIRST = ['player', 'other', 'tie'] as const;

const walkOdds = (player: number, other: number): OddsAsk => ({
  rule: 'atz.walk.player',
  input: { player, other },
});

/** Rolls once for both leaders; equal scores are a tie. */
export function* walkOnce(
  asking: Asking,
  playerRep: number,
  otherRep: number,
  whose: { readonly player?: string; readonly other?: string } = {},
): Play<
  { readonly player: number; readonly other: number; readonly first: (typeof WALK_FIRST)[number] },
  never
> {
  const odds = walkOdds(playerRep, otherRep);
  const player = yield* face(by(asking, { of: whose.player }), 'atz.walk.player', playerRep, odds);
  const other = yield* face(by(asking, { of: whose.other }), 'atz.walk.other', otherRep);
  const lead = player + playerRep - other - otherRep;
  return { player, other, first: lead === 0 ? 'tie' : lead > 0 ? 'player' : 'other' };
}

/** The leader's Rep is added to the score. */
function* face(asking: Asking, rule: string, rep: number, odds?: OddsAsk): Play<number, never> {
  const basis = { modifiers: [{ row: `atz.reputation/${rep}`, does: 'score', by: rep }] };
  const [one = 0] = yield* roll({ ...asking, rule, dice: 1, reading: { by: 'faces' }, basis, odds });
  return one;
}

export const MERCY_ENDS = ['captured', 'leftAlone', 'killed'] as const;
export type MercyEnd = (typeof MERCY_ENDS)[number];

/** By the dice passed: what a die that passes as well comes to, if one is rolled, and what anything else does. */
export const MERCY_TABLE = {
  id: 'atz.mercy',
  section: 'Mercy? Table',
  figures: { passed: choice(MERCY_ENDS), otherwise: choice(MERCY_ENDS) },
  rows: {
    '2': { result: { passed: 'captured', otherwise: 'leftAlone' } },
    '1': { result: { passed: 'captured', otherwise: 'killed' } },
    '0': { result: { passed: null, otherwise: 'killed' } },
  },
} as const satisfies KeyedTable<'2' | '1' | '0', MercyRow>;

export interface MercyRow {
  /** Null where no die is rolled. */
  readonly passed: MercyEnd | null;
  readonly otherwise: MercyEnd;
}

export interface Mercy {
  readonly passed: Passed;
  readonly face: number | null;
  readonly end: MercyEnd;
}

/** Rolls for what a non-player does with somebody at its feet. All weapons and items are taken in any case. */
export function* mercy(asking: Asking, rep: number): Play<Mercy, never> {
  const passed = yield* pass({
    ...asking,
    rule: 'atz.mercy',
    dice: DICE,
    target: rep,
    odds: { rule: 'atz.mercy', input: { rep } },
  });
  const { result } = read(rowOf<'2' | '1' | '0', MercyRow>(MERCY_TABLE, `${passed.passes}`));
  if (result.passed === null) return { passed, face: null, end: result.otherwise };
  const face = yield* against(asking, 'atz.mercy.capture', rep);
  return { passed, face, end: face <= rep ? result.passed : result.otherwise };
}
