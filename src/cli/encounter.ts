/** `holdout encounter`, `holdout see`, `holdout reach`, `holdout campaign resolve` and `holdout campaign soak`. */

import { encounterText } from '../backend/games/all-things-zombie/generated-encounter.ts';
import type { Input } from '../contract/contract.ts';
import { ask } from './ask.ts';
import { askLong } from './ask-long.ts';
import { Complaint } from './complaint.ts';
import type { Printed, Session } from './session.ts';

export interface EncounterOptions {
  readonly area: string;
  readonly phase: string;
  readonly seed: string;
  readonly winner?: string;
}

export async function encounter(
  { backend, json }: Session,
  { area, phase, seed, winner }: EncounterOptions,
): Promise<Printed> {
  // Words of the command line; the contract says which of them are right.
  const wanted = {
    ...{ area, phase: Number(phase), seed },
    ...(winner !== undefined && { winner }),
  } as Input<'encounter.generate'>;
  const generated = await ask(backend, 'encounter.generate', wanted);
  return { text: json ? JSON.stringify(generated) : encounterText(generated) };
}

type PlaceGiven = Extract<Input<'encounter.see'>['from'], { spot: unknown }>;

const PLACE = /^(\d{1,3}(?:\.\d)?),(\d{1,3}(?:\.\d)?)(?:@([a-z]\d+)\/(\d{1,2}))?$/;
const TENTHS = 10;
/** An eighth of a turn, in the 32nds that a facing is counted in. */
const EIGHTH = 4;
/** Points of the compass by which a way to face is told. */
const WAYS: readonly string[] = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'];

export interface SeeOptions {
  readonly facing?: string;
  readonly otherFacing?: string;
}

export async function see(
  { backend, json }: Session,
  campaign: string,
  from: string,
  to: string,
  { facing, otherFacing }: SeeOptions,
): Promise<Printed> {
  const seen = await ask(backend, 'encounter.see', {
    campaign,
    from: look(from, '--facing', facing),
    to: look(to, '--other-facing', otherFacing),
  });
  return { text: json ? JSON.stringify(seen) : seen.text };
}

export interface ReachOptions {
  readonly inches?: string;
}

/** `holdout reach`: where a piece of the board can end a move, drawn in letters. */
export async function reach(
  { backend, json }: Session,
  campaign: string,
  piece: string,
  { inches }: ReachOptions,
): Promise<Printed> {
  if (inches !== undefined && !/^[1-9]\d?$/.test(inches))
    throw new Complaint(`--inches takes a number from 1 to 48, not ${inches}.`);
  const asked = { campaign, piece, text: true, ...(inches !== undefined && { inches: Number(inches) }) };
  const seen = await ask(backend, 'encounter.reach', asked);
  return { text: json ? JSON.stringify(seen) : `Reach of ${seen.inches}″\n${seen.text ?? ''}` };
}

/** Pieces of the board by their ids. */
const PIECE = /^(f\d+|c\d+\/\d+|z\d+|m\d+)$/;

/** A piece faces as it does on the board; only a place is turned. */
function look(word: string, option: string, way: string | undefined): Input<'encounter.see'>['from'] {
  if (!PIECE.test(word)) return { ...place(word), ...faces(option, way) };
  if (way !== undefined)
    throw new Complaint(`${option} turns a place in inches; ${word} faces as it does on the board.`);
  return { piece: word };
}

function place(word: string): PlaceGiven {
  const [, x, y, building, floor] = PLACE.exec(word) ?? [];
  if (x === undefined || y === undefined)
    throw new Complaint(
      `A place is written 12.5,30 in inches, in a building 12.5,30@b4/0, or is a piece of the board such as f1, not ${word}.`,
    );
  const spot = { x: Math.round(Number(x) * TENTHS), y: Math.round(Number(y) * TENTHS) };
  return building === undefined ? { spot } : { spot, level: { building, floor: Number(floor) } };
}

function faces(option: string, word: string | undefined): Pick<PlaceGiven, 'facing'> {
  if (word === undefined) return {};
  const at = WAYS.indexOf(word);
  if (at < 0) throw new Complaint(`${option} takes one of ${WAYS.join(', ')}, not ${word}.`);
  return { facing: at * EIGHTH };
}

interface ResolveOptions {
  readonly turns: string;
  readonly giveUpLine?: boolean;
}

/** Bots fight on for both sides: a turn, or until nobody is left to fight. Each turn stands by itself, whatever comes of the next. */
export async function resolveBattle(
  { backend, json }: Session,
  campaign: string,
  { turns, giveUpLine = false }: ResolveOptions,
): Promise<Printed> {
  if (!/^[1-9]\d?$/.test(turns)) throw new Complaint(`--turns takes a number from 1 to 99, not ${turns}.`);
  let { revision } = await ask(backend, 'encounter.get', { campaign });
  let acts = 0;
  let from: number | undefined;
  let turn = 0;
  for (let left = Number(turns); ; left -= 1) {
    // Acts are given up with the first turn alone; any taken back meanwhile aren’t meant.
    const at = { campaign, revision, giveUpLine: giveUpLine && from === undefined };
    const done = await ask(backend, 'encounter.resolve', at).catch((failure: unknown) => {
      throw from === undefined ? failure : leftOff(failure, acts, turn);
    });
    ({ revision, turn } = done);
    acts += done.acts;
    from ??= done.from;
    if (left > 1 && !done.over && done.acts > 0) continue;
    const idle = done.acts === 0 ? ', in which the bots find nothing to do' : '';
    const end = done.over ? 'the fight is over' : `turn ${done.turn}${idle}`;
    return { text: json ? JSON.stringify({ ...done, acts, from }) : `${acts} acts, ${end}` };
  }
}

/** A turn came to nothing: those before it stand. */
const leftOff = (failure: unknown, acts: number, turn: number): unknown =>
  failure instanceof Complaint
    ? new Complaint(`${acts} acts stand, turn ${turn} is under way. ${failure.message}`, failure.failure)
    : failure;

export interface SoakOptions {
  readonly years: string;
  readonly seed: string;
  readonly name: string;
}

export async function soak(session: Session, { years, seed, name }: SoakOptions): Promise<Printed> {
  if (!/^\d{1,3}$/.test(years)) throw new Complaint(`--years takes a whole number, not ${years}.`);
  const made = await askLong(session, 'campaign.soak', { name, seed, years: Number(years) });
  const end = made.cancelled ? 'cancelled before the end' : `in ${years} years`;
  const text = session.json ? JSON.stringify(made) : `${made.id}  ${made.acts} acts ${end}`;
  return { text, ok: !made.cancelled };
}
