/** `holdout log`, `holdout undo`, `holdout redo` and `holdout show`: a campaign's log, and how it stands. */
import type { Output } from '../contract/contract.ts';
import { ask } from './ask.ts';
import { Complaint } from './complaint.ts';
import type { Printed, Session } from './session.ts';
import { columns } from './text.ts';

type Acts = Output<'script.log'>['acts'];

export async function log(
  { backend, json }: Session,
  id: string,
  { from = '1' }: { readonly from?: string },
): Promise<Printed> {
  const acts: Acts = [];
  let next: number | null = actNumber('--from', from);
  while (next !== null) {
    const page: Output<'script.log'> = await ask(backend, 'script.log', { campaign: id, from: next });
    acts.push(...page.acts);
    next = page.next;
  }
  if (json) return { text: JSON.stringify({ acts }) };
  return {
    text: columns(acts.map(({ act, title, state }) => [act, title, state === 'done' ? '' : STATES[state]])),
  };
}

const STATES = { undone: 'taken back', dropped: 'given up' } as const;

export async function undo(
  { backend, json }: Session,
  id: string,
  { backTo }: { readonly backTo?: string },
): Promise<Printed> {
  const { revision } = await ask(backend, 'log.head', { campaign: id });
  const to = backTo === undefined ? {} : { backTo: actNumber('--back-to', backTo) };
  const done = await ask(backend, 'campaign.undo', { campaign: id, revision, ...to });
  return { text: json ? JSON.stringify(committed(done)) : done.title };
}

export async function redo({ backend, json }: Session, id: string): Promise<Printed> {
  const { revision } = await ask(backend, 'log.head', { campaign: id });
  const done = await ask(backend, 'campaign.redo', { campaign: id, revision });
  return { text: json ? JSON.stringify(committed(done)) : done.title };
}

/** Scripts are promised these two and no more. */
export const committed = ({ revision, title }: Pick<Output<'campaign.redo'>, 'revision' | 'title'>) => ({
  revision,
  title,
});

const SHOWN = { encounter: 'encounter.get', game: 'session.get', board: 'encounter.pieces' } as const;

export interface ShowOptions {
  /** The board in letters, instead of JSON. */
  readonly text?: boolean;
}

export async function show(
  { backend }: Session,
  id: string,
  what: string,
  { text = false }: ShowOptions,
): Promise<Printed> {
  if (what !== 'encounter' && what !== 'game' && what !== 'board')
    throw new Complaint(`show takes encounter, board or game, not ${what}.`);
  if (text && what !== 'board') throw new Complaint(`--text draws a board; show ${what} prints JSON.`);
  const { kind } = await ask(backend, 'log.head', { campaign: id });
  if (kind === 'game' && what !== 'game')
    throw another(`That is a game: holdout show ${id} game shows how it stands.`);
  if (kind === 'campaign' && what === 'game')
    throw another(`That is a campaign: holdout show ${id} encounter shows how its Encounter stands.`);
  if (what !== 'board') return { text: JSON.stringify(await ask(backend, SHOWN[what], { campaign: id })) };
  const board = await ask(backend, SHOWN.board, { campaign: id, text: true, reach: !text });
  return { text: text ? (board.text ?? '') : JSON.stringify(board) };
}

const another = (message: string) => new Complaint(message, { code: 'not-found', message });

export function actNumber(option: string, word: string): number {
  if (!/^[1-9]\d{0,8}$/.test(word)) throw new Complaint(`${option} takes the number of an act, not ${word}.`);
  return Number(word);
}
