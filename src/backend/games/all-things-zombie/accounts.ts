/** After-action reports for paper: the player's own wording where there is one, else the log's. */

import { chroniclePage } from '../../../../db/games/all-things-zombie/index.ts';
import type { Db } from '../../../../db/index.ts';
import type { Account } from '../../../contract/games/all-things-zombie/print.ts';
import { entry } from './chronicle.ts';

const EVERY_ENCOUNTER = {
  what: 'encounters',
  kind: null,
  area: null,
  from: null,
  to: null,
  figure: null,
  commands: null,
} as const;

/** Gives accounts of the last Encounters that were played to their end, oldest first. */
export async function accounts(db: Db, id: string, last: number): Promise<Account[]> {
  const found: Account[] = [];
  let after: number | null = null;
  while (found.length < last) {
    const page = await chroniclePage(db, id, {
      order: 'newest',
      after,
      limit: last - found.length,
      filter: EVERY_ENCOUNTER,
      search: null,
    });
    for (const { entry: line } of page.entries) {
      if (line.encounter?.state === 'ended') found.push(await account(db, id, line.act));
    }
    if (page.next === null) break;
    after = page.next;
  }
  return found.toReversed();
}

/** Gives the account of one Encounter, by the act its entry begins with. */
export async function account(db: Db, id: string, act: number): Promise<Account> {
  const { entry: view, subtitle, report } = await entry({ db, games: [] }, id, act);
  const notes = view.notes.filter(({ takenBack }) => !takenBack).map(({ text }) => text);
  return {
    act,
    title: `${view.title}. ${subtitle}`,
    report: paragraphs(report?.text ?? ''),
    notes: notes.flatMap(paragraphs),
  };
}

/** Characters of a paragraph that still fits any page whole. */
const MOST = 700;

/** A text in pieces that a page can hold: its paragraphs, long ones parted after a sentence or, if need be, a word. */
export function paragraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap(parted);
}

function parted(text: string): string[] {
  const pieces: string[] = [];
  let rest = text;
  while (rest.length > MOST) {
    const head = rest.slice(0, MOST);
    const sentence = Math.max(head.lastIndexOf('. '), head.lastIndexOf('? '), head.lastIndexOf('! '));
    const word = head.lastIndexOf(' ');
    const at = sentence > 0 ? sentence + 1 : word > 0 ? word : MOST;
    pieces.push(rest.slice(0, at).trimEnd());
    rest = rest.slice(at).trimStart();
  }
  return rest === '' ? pieces : [...pieces, rest];
}
