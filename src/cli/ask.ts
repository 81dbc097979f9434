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

/** On screen these are buttons. */
async function whereItIsGone(backend: Backend): Promise<string> {
  const list = await backend.call('backup.list', {});
  const isBackedUp = list.ok && (list.value as Output<'backup.list'>).latest !== null;
  const back = isBackedUp
    ? 'To go on from a backup: holdout backup restore latest (holdout backup list names them all).'
    : 'Put the file back, then try again.';
  return `${back} To begin with an empty file: holdout backup start-anew.`;
}

async function inItsWords(backend: Backend, method: Method, failure: Failure): Promise<Failure> {
  const message =
    failure.code === 'missing-file'
      ? `${failure.message} ${await whereItIsGone(backend)}`
      : failure.refusal === COPY_MADE
        ? PAST_A_COPY[method]
        : undefined;
  return message === undefined ? failure : { ...failure, message };
}
