/** Files in and out: a window brings one to `file`, and fetches one there under the name it was given. */
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { dropTransfer, isTransfer, NotTakenIn, takeIn, transferIn } from '../backend/calls/transfers.ts';
import type { Failure, Reply } from '../contract/failure.ts';
import { MOST_FILE } from '../contract/limits.ts';

/** A page of another origin can't send this type unasked. */
const BYTES = 'application/octet-stream';
/** Names that `campaign-file.save` and `.report` give. */
const NAME = /^[a-z0-9-]{1,80}\.holdout(-report)?$/;

const FULL: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT']);

interface Answer {
  readonly reply: Reply<{ readonly transfer: string }>;
  readonly status: 200 | 400 | 413 | 415;
}

const failed = (message: string, status: 400 | 413 | 415, code: Failure['code'] = 'bad-input'): Answer => ({
  reply: { ok: false, error: { code, message } },
  status,
});

/** Takes the body of a request in, piece by piece. */
export async function fileIn(dataDir: string, request: Request): Promise<Answer> {
  if (request.headers.get('content-type') !== BYTES) return failed(`A file is sent as ${BYTES}.`, 415);
  if (Number(request.headers.get('content-length')) > MOST_FILE) return tooLarge();
  try {
    const transfer = await takeIn(dataDir, request.body ?? [], MOST_FILE);
    return transfer === undefined ? tooLarge() : { reply: { ok: true, value: { transfer } }, status: 200 };
  } catch (error) {
    if (!(error instanceof NotTakenIn)) return failed('The file can’t be taken in.', 400);
    if (error.code === 'ENOENT')
      return failed(`The file wasn’t brought in: ${dataDir} isn’t there.`, 400, 'folder-away');
    return FULL.has(error.code)
      ? failed(`The file wasn’t brought in: the disk of ${dataDir} is full.`, 400, 'disk-full')
      : failed(`The file wasn’t brought in: nothing can be written to ${dataDir}.`, 400, 'read-only');
  }
}

const tooLarge = () => failed('The file is too large to hold a campaign.', 413);

/** The file that was made to be fetched: once it has been, it is gone. Undefined where there is none. */
export function fileOut(dataDir: string, transfer: string, name: string | undefined): Response | undefined {
  if (!isTransfer(transfer) || name === undefined || !NAME.test(name)) return undefined;
  const path = transferIn(dataDir, transfer);
  if (path === undefined) return undefined;
  const bytes = createReadStream(path);
  bytes.once('close', () => dropTransfer(dataDir, transfer));
  return new Response(Readable.toWeb(bytes) as ReadableStream<Uint8Array>, {
    headers: {
      'content-type': BYTES,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  });
}
