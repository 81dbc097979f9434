/** Campaigns' files on their way between the player and the backend: by the desktop's bridge where there is one, else by the host. */
import type { Reply } from '../../src/contract/failure.ts';
import { HOST_GONE } from '../text/failures.ts';
import { CallFailure } from './api.ts';
import { atHost } from './host-path.ts';

/** A file that the backend has, under a name of its own. */
export interface Brought {
  readonly transfer: string;
  /** Name that the player gave the file. */
  readonly name: string;
}

async function upload(file: File): Promise<Reply<{ readonly transfer: string }>> {
  const response = await fetch(atHost('file'), {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    credentials: 'same-origin',
    body: file,
  });
  return (await response.json()) as Reply<{ readonly transfer: string }>;
}

/** Throws `CallFailure` and nothing else. */
export async function bring(file: File): Promise<Brought> {
  let reply: Reply<{ readonly transfer: string }>;
  try {
    reply = await (window.holdout === undefined ? upload(file) : window.holdout.takeFile(file));
  } catch {
    throw new CallFailure({ code: 'unreachable', message: HOST_GONE });
  }
  if (!reply.ok) throw new CallFailure(reply.error);
  return { transfer: reply.value.transfer, name: file.name };
}

/** Gives where it was kept; null where the player thought better, and undefined where the browser keeps it as it does. */
export async function keep({ transfer, name }: Brought): Promise<string | null | undefined> {
  if (window.holdout !== undefined) return await window.holdout.keepFile({ transfer, name });
  const link = document.createElement('a');
  link.href = atHost(`file/${transfer}?name=${encodeURIComponent(name)}`);
  link.download = name;
  link.click();
  return undefined;
}
