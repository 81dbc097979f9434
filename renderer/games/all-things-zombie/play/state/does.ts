/** Consequence of a press on something due, of a check’s too, and the order in which things are due. */
import type { Proposal } from '../../../../../src/contract/games/all-things-zombie/encounter-view/proposal.ts';
import type { UnderWay } from '../../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import type { Deed } from '../../acts/deed.ts';
import { actOf, STANDING_STILL } from './acting.ts';
import { askedCheck, ticksSet } from './asked-check.ts';
import { CHECK_NAMES } from './checks.ts';
import {
  type Does,
  DUE_ACTS,
  isDoneTogether,
  SET_UP,
  type Seen,
  splitLast,
  type TicksOf,
} from './due-acts.ts';
import type { Form } from './form.ts';
import { isDueKind, kindOf } from './kinds.ts';

export function doesOf(proposal: Pick<Proposal, 'act' | 'subject' | 'floor'>, seen: Seen): Does {
  const { act, subject, floor } = proposal;
  const of = subject ?? '';
  if (act === 'check') return checkDue(of, seen.ticksOf);
  // A way by door and stairs may have led above the ground floor.
  if (act === 'enter' && floor !== undefined) return { form: { form: 'enter', spot: of, floor } };
  // On a board its places say whom it reaches, as they do of several.
  if (act === 'zombies-act' && seen.encounter.board) return doesTogether(proposal, seen);
  return isDueKind(act) ? DUE_ACTS[act].does(of, seen) : SET_UP;
}

/** The same where several do it with one press: groups of zombies that reach nobody go on their way. */
export function doesTogether(proposal: Pick<Proposal, 'act' | 'subject' | 'floor'>, seen: Seen): Does {
  const group = seen.encounter.zombies.find(({ id }) => id === proposal.subject);
  if (proposal.act !== 'zombies-act') return doesOf(proposal, seen);
  if (group === undefined) return DUE_ACTS['zombies-act'].does(proposal.subject ?? '');
  const made = ({ zombies, board }: Pick<UnderWay, 'zombies' | 'board'>): Deed | undefined => {
    const now = zombies.find(({ id, may }) => id === group.id && (may === 'act' || may === 'recover'));
    return now && actOf(now, STANDING_STILL, board);
  };
  const deed = actOf(group, STANDING_STILL, seen.encounter.board);
  return { name: `zombies ${group.id}`, deed, made };
}

/** Acts of one press for all that stand in a row; on a board all zombies go by one act, which one undo takes back. */
export function doesInRow(row: readonly Proposal[], seen: Seen): readonly Does[] {
  const areZombies = row.length > 1 && row.every(({ act }) => act === 'zombies-act');
  if (!areZombies || !seen.encounter.board) return row.map((one) => doesTogether(one, seen));
  const deed: Deed = { do: 'zombies-act' };
  const made = ({ zombies }: Pick<UnderWay, 'zombies'>): Deed | undefined =>
    zombies.some(({ may }) => may === 'act' || may === 'recover') ? deed : undefined;
  return [{ name: 'zombies', deed, made }];
}

/** Check that is due. One of which all is known, or was said the last time, is rolled at once; any other opens its form. */
function checkDue(of: string, ticksOf: TicksOf): Does {
  const [who, name] = splitLast(of);
  const check = CHECK_NAMES.find((one) => one === name) ?? null;
  const kind = kindOf({ act: 'check', subject: of });
  if (check === null || kind === undefined || !isDoneTogether(kind)) return checkForm(of);
  const made = ({ fighters }: Pick<UnderWay, 'fighters'>): Deed | undefined => {
    const fighter = fighters.find((one) => one.who === who);
    if (fighter === undefined || (check === 'received-fire' && fighter.underFire === null)) return undefined;
    return askedCheck(who, check, ticksSet(fighter, check, ticksOf));
  };
  return { name: `check ${of}`, deed: askedCheck(who, check, []), made };
}

/** The check in its form, where ticks can be set before it is rolled. */
export function checkForm(of: string): { readonly form: Form } {
  const [who, name] = splitLast(of);
  return { form: { form: 'check', who, check: CHECK_NAMES.find((one) => one === name) ?? null } };
}

/** The end of a turn, and the next one. */
const LAST: readonly string[] = ['spread-fire', 'zombies-burn', 'hear-marker', 'begin-turn'];

/** The order of the list: what has to be done first, then what is usual, then the end of the turn. */
export function dueFirst(all: readonly Proposal[]): readonly Proposal[] {
  const now = all.filter(({ act }) => !LAST.includes(act));
  const last = LAST.flatMap((name) => all.filter(({ act }) => act === name));
  return [...now.filter(({ due }) => due), ...now.filter(({ due }) => !due), ...last];
}
