/** `holdout save`, `open` and `report`: files that the command line itself carries in and out. */
import { createReadStream } from 'node:fs';
import { dropTransfer, NotTakenIn, takeIn, transferPath } from '../backend/calls/transfers.ts';
import { admitRead } from '../backend/host/named-file.ts';
import { putFile } from '../backend/host/put-file.ts';
import type { Output } from '../contract/contract.ts';
import { MOST_FILE } from '../contract/limits.ts';
import { askLong } from './ask-long.ts';
import { Complaint } from './complaint.ts';
import { diskReason } from './disk-reason.ts';
import type { Printed, Session } from './session.ts';

function complaint(file: string, verb: 'saved' | 'opened', error: unknown): Complaint {
  return new Complaint(`${file} can’t be ${verb}: ${diskReason(error)}.`);
}

export async function save(
  session: Session,
  id: string,
  file: string,
  { everything = false, force = false }: { readonly everything?: boolean; readonly force?: boolean },
): Promise<Printed> {
  const saved = await askLong(session, 'campaign-file.save', { campaign: id, everything });
  return carryOut(session, saved, file, force);
}

interface ReportOptions {
  readonly campaign?: string;
  readonly withNames?: boolean;
  readonly everything?: boolean;
  readonly force?: boolean;
}

/** Nothing of it is sent anywhere. */
export async function report(
  session: Session,
  file: string,
  { campaign, withNames = false, everything = false, force = false }: ReportOptions,
): Promise<Printed> {
  const names = withNames ? 'kept' : 'replaced';
  const wanted = { names, everything, ...(campaign && { campaign }) } as const;
  return carryOut(session, await askLong(session, 'campaign-file.report', wanted), file, force);
}

function carryOut(
  session: Session,
  { transfer, bytes }: Output<'campaign-file.save'>,
  file: string,
  force: boolean,
): Printed {
  try {
    putFile(transferPath(session.dataDir, transfer), file, { force, dataDir: session.dataDir });
  } catch (error) {
    throw complaint(file, 'saved', error);
  } finally {
    dropTransfer(session.dataDir, transfer);
  }
  return { text: session.json ? JSON.stringify({ file, bytes }) : `${file}  ${bytes} bytes` };
}

async function brought({ dataDir }: Session, file: string): Promise<string> {
  let transfer: string | undefined;
  try {
    admitRead(file);
    transfer = await takeIn(dataDir, createReadStream(file), MOST_FILE);
  } catch (error) {
    if (error instanceof NotTakenIn)
      throw new Complaint(
        `${file} wasn’t brought in: nothing can be written to ${dataDir} (${diskReason(error)}).`,
      );
    throw complaint(file, 'opened', error);
  }
  if (transfer === undefined) throw new Complaint(`${file} is too large to hold a campaign.`);
  return transfer;
}

export async function open(session: Session, file: string): Promise<Printed> {
  const transfer = await brought(session, file);
  try {
    const { id, name } = await askLong(session, 'campaign-file.open', { transfer });
    return { text: session.json ? JSON.stringify({ id }) : `${id}  ${name}` };
  } finally {
    dropTransfer(session.dataDir, transfer);
  }
}
