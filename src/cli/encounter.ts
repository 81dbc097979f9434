/** `holdout encounter`, `holdout campaign resolve` and `holdout campaign soak`. */

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
