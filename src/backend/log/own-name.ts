/** Name of a campaign or game that comes in beside others: out of a backup, or out of a file. */
import { type Db, dayText, isNameKept, isNameOnShelf } from '../../../db/index.ts';
import { NAME } from '../../rules/core/setup.ts';

/** Origin of what comes in: `backup of`, and when that was made. */
export interface Origin {
  readonly from: 'backup' | 'file';
  /** ISO 8601. */
  readonly at: string;
  /** Another was made the same day. */
  readonly oneOfSeveral?: boolean;
}

const hour = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** True for one day of the player's own calendar. */
export const isSameDay = (one: string, other: string): boolean => dayText(one) === dayText(other);

/** The beginning of a name, cut to leave room for what stands behind it. */
function cut(name: string, most: number): string {
  let kept = '';
  for (const letter of name) {
    if (kept.length + letter.length > most) break;
    kept += letter;
  }
  return kept.trimEnd();
}

/** The shortest first: the day, the hour with it, then a number beside them. */
function ending({ from, at, oneOfSeveral = false }: Origin, tried: number): string {
  const on = `${from} of ${dayText(at)}`;
  const step = oneOfSeveral ? tried + 1 : tried;
  if (step === 0) return ` (${on})`;
  const exact = `${on}, ${hour.format(new Date(at))}`;
  return step === 1 ? ` (${exact})` : ` (${exact}, ${step})`;
}

/**
 * Gives its own name as long as nothing on the shelf is called so. Else `Merrow Ford (backup of 4 March 2026)`, or whatever of the kind is
 * called nothing here, among the deleted ones neither: two restored of one backup are told apart there, too.
 */
export async function ownName(db: Db, name: string, origin: Origin): Promise<string> {
  if (!(await isNameOnShelf(db, name))) return name;
  for (let tried = 0; ; tried += 1) {
    const end = ending(origin, tried);
    const made = `${cut(name, NAME.longest - end.length)}${end}`;
    if (!(await isNameKept(db, made))) return made;
  }
}
