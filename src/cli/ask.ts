/** A call from the command line. */
import type { Backend } from '../backend/backend.ts';
import type { Input, Method, Output } from '../contract/contract.ts';
import { COPY_MADE, STOPS_WHERE_MADE } from '../contract/copy-made.ts';
import type { Failure } from '../contract/failure.ts';
import { GIVES_UP_A_LINE } from '../contract/gives-up.ts';
import { Complaint } from './complaint.ts';

/** Makes a call; a failure becomes the one line on standard error. */
export async function ask<M extends Method>(
  backend: Backend,
  method: M,
  input: Input<M>,
): Promise<Output<M>> {
  const reply = await backend.call(method, input);
  if (!reply.ok) {
    const error = await inItsWords(backend, method, reply.error);
    const how = error.refusal === GIVES_UP_A_LINE ? ' Say --give-up-line to do it.' : '';
    throw new Complaint(`${error.message}${how}`, error);
  }
  // The backend held the value against the contract before it left.
  return reply.value as Output<M>;
}

/** Past the making of a copy goes another copy: a button on screen, a command here. */
const PAST_A_COPY: { readonly [M in Method]?: string } = {
  'campaign.undo': `${STOPS_WHERE_MADE.undo} To go further back: holdout branch ID ACT --name NAME.`,
  'campaign.bring-back': `${STOPS_WHERE_MADE.bringBack} Say --copy --name NAME to bring it back as a copy.`,
};

/** A sentence on the backups that there are. */
async function fromABackup(backend: Backend): Promise<string | undefined> {
  const list = await backend.call('backup.list', {});
  const { latest, backups } = list.ok ? (list.value as Output<'backup.list'>) : NO_BACKUPS;
  if (latest !== null)
    return 'To go on from a backup: holdout backup restore latest (holdout backup list names them all).';
  return backups.some(({ why }) => why !== 'damaged')
    ? 'Copies of other versions: holdout backup list.'
    : undefined;
}

const NO_BACKUPS = { latest: null, backups: [] } as const;

/** On screen these are buttons. */
async function whatToDo(backend: Backend, { code, message }: Failure): Promise<string | undefined> {
  if (code === 'missing-file')
    return `${(await fromABackup(backend)) ?? 'Put the file back, then try again.'} To begin with an empty file: holdout backup start-anew.`;
  // A damaged campaign is called so where it is repaired.
  if (code !== 'damaged-file' && !(code === 'unreadable' && message.includes('Settings, Backups')))
    return undefined;
  const sentences = ['To see what can be repaired: holdout rescue.', await fromABackup(backend)];
  return sentences.filter(Boolean).join(' ');
}

async function inItsWords(backend: Backend, method: Method, failure: Failure): Promise<Failure> {
  const does = await whatToDo(backend, failure);
  if (does !== undefined) return { ...failure, message: `${failure.message} ${does}` };
  const message = failure.refusal === COPY_MADE ? PAST_A_COPY[method] : undefined;
  return message === undefined ? failure : { ...failure, message };
}
