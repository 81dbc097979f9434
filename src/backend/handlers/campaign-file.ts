/** Campaigns saved as files, looked at and opened. */

import {
  type CampaignFile,
  isBinned,
  lookInto,
  type SameOnShelf,
  sameOnShelf,
  saveCampaign,
  textsIn,
} from '../../../db/campaign-file/index.ts';
import { listCampaigns, runsOnlyOf } from '../../../db/games/all-things-zombie/index.ts';
import {
  actsCounted,
  binCampaign,
  enterCopyOf,
  inTransaction,
  readHead,
  writtenLast,
} from '../../../db/index.ts';
import { listSessions } from '../../../db/sessions/index.ts';
import type { FileView } from '../../contract/calls/campaign-file.ts';
import { CallFailure, notFound, refused } from '../calls/call-failure.ts';
import type { Context } from '../calls/context.ts';
import type { Handlers, MethodOf } from '../calls/handler.ts';
import { dropTransfer, keepToFetch, transferIn } from '../calls/transfers.ts';
import { VERSION } from '../calls/version.ts';
import { orNothing, type Work } from '../calls/works.ts';
import { dayInName, fileWords } from '../files/names.ts';
import { refusedFile } from '../files/refusals.ts';
import { reportOf } from '../files/report.ts';
import { shelfEntry } from '../games/campaigns.ts';
import { type Origin, ownName } from '../log/own-name.ts';
import { damagedCampaign } from '../log/soundness.ts';
import { sessionEntry } from '../sessions/view.ts';
import { comeIn } from './come-in.ts';

const NO_SUCH = 'There is no such campaign or game; it may have been deleted.';

/** `merrow-ford-2026-11-20.holdout`. */
const fileName = (name: string, now: Date): string => `${fileWords(name)}-${dayInName(now)}.holdout`;

const gone = () => notFound('That file isn’t there any more; choose it again.');

/** Throws unless the campaign to be replaced stands as it was shown beside the file. */
async function checkReplaced(
  context: Context,
  file: CampaignFile,
  replace: string,
  shown: number | undefined,
): Promise<void> {
  const same = await sameOnShelf(context.db, file);
  if (same?.id !== replace)
    throw new CallFailure(
      'stale',
      'The campaign to be replaced isn’t on the shelf any more; look at the file again.',
    );
  if (shown !== undefined && same.revision !== shown)
    throw new CallFailure(
      'stale',
      `${same.name} has gone on since it was compared with this file; look at how they differ now.`,
    );
}

/** Looks into a file that was brought here; `again`, it will be opened. */
async function into<T>(
  context: Context,
  transfer: string,
  { work, again = false }: { readonly work: Work; readonly again?: boolean },
  use: (file: CampaignFile) => Promise<T>,
): Promise<T> {
  const file = transferIn(context.dataDir, transfer);
  if (file === undefined) throw gone();
  const looked = await lookInto({ file, games: context.games, step: orNothing(work), again }, use);
  if (looked.ok) return looked.value;
  if (transferIn(context.dataDir, transfer) === undefined) throw gone();
  // Looked at again, it would be refused again.
  dropTransfer(context.dataDir, transfer);
  context.log({ what: looked.refusal, method: 'campaign-file', detail: looked.why });
  throw refusedFile(looked.refusal);
}

const fromFile = ({ about }: CampaignFile): Origin => ({ from: 'file', at: about.saved_at });

async function viewOf(
  context: Context,
  file: CampaignFile,
  onShelf: { readonly same: SameOnShelf | undefined; readonly binned: boolean },
): Promise<FileView> {
  const { db, about, head, runs, runsLeftOut } = file;
  const written = await writtenLast(db);
  const { done, undone, givenUp } = await actsCounted(db, head.id);
  const campaign = (await listCampaigns(db)).find(({ id }) => id === head.id);
  const game = (await listSessions(db)).find(({ id }) => id === head.id);
  return {
    campaign: campaign === undefined ? null : shelfEntry(campaign, { written: written.get(head.id) }),
    game:
      game === undefined
        ? null
        : sessionEntry(context.games, { episodes: new Map(), copies: new Map(), written }, game),
    acts: done,
    undone,
    givenUp,
    texts: await textsIn(db, head.id),
    runs: runs.length,
    runsLeftOut,
    savedAt: about.saved_at,
    madeBy: about.made_by,
    copyName: await ownName(context.db, head.name, fromFile(file)),
    ...onShelf,
    same: onShelf.same ?? null,
  };
}

export const campaignFileHandlers: Handlers<MethodOf<'campaign-file'>> = {
  'campaign-file.save': async (context, { campaign, everything = false }, work) => {
    const { db, dataDir, games } = context;
    const head = await readHead(db, campaign);
    if (head === undefined) throw notFound(NO_SUCH);
    const step = orNothing(work);
    await step(0, 1);
    const now = context.now();
    const saving = { madeBy: VERSION, at: now.toISOString(), everything, games, step };
    const saved = await saveCampaign(db, campaign, saving);
    if (saved === undefined) throw notFound(NO_SUCH);
    if (!saved.ok) {
      context.log({ what: saved.refusal, method: 'campaign-file.save', detail: saved.why });
      throw saved.refusal === 'too-large'
        ? refused(
            'This is too large for a file of its own, which could not be opened again, so none was saved; backups hold all of it.',
          )
        : damagedCampaign();
    }
    const transfer = keepToFetch(dataDir, saved.value);
    return { transfer, name: fileName(head.name, now), bytes: saved.value.length };
  },
  'campaign-file.look': async (context, { transfer }, work) =>
    await into(context, transfer, { work, again: true }, async (file) =>
      viewOf(context, file, {
        same: await sameOnShelf(context.db, file),
        binned: await isBinned(context.db, file),
      }),
    ),
  'campaign-file.open': async (context, { transfer, name, replace, replaceAt }, work) => {
    const opened = await into(context, transfer, { work }, async (file) => {
      if (replace !== undefined) await checkReplaced(context, file, replace, replaceAt);
      const origin = replace === undefined ? (await sameOnShelf(context.db, file))?.id : undefined;
      await context.backups.before(replace === undefined ? 'import' : 'replace');
      const at = context.now();
      return await inTransaction(context.db, async (db) => {
        // Campaigns that are replaced go first: their names are free by then, and so are those of their runs.
        const went = replace === undefined ? [] : [...(await runsOnlyOf(db, replace)), replace];
        for (const one of went) await binCampaign(db, one, at.toISOString());
        const coming = { at, origin: fromFile(file), name, by: 'campaign-file.open' } as const;
        const came = await comeIn({ ...context, db }, file, coming);
        if (origin !== undefined) await enterCopyOf(db, came.id, origin);
        return { ...came, came: [...(await runsOnlyOf(db, came.id)), came.id], went };
      });
    });
    dropTransfer(context.dataDir, transfer);
    return opened;
  },
  'campaign-file.report': async (context, wanted, work) => {
    await orNothing(work)(0, 1);
    const report = await reportOf(context, wanted);
    const name = `holdout-report-${dayInName(context.now())}.holdout-report`;
    return { transfer: keepToFetch(context.dataDir, report), name, bytes: report.length };
  },
  'campaign-file.let-go': async (context, { transfer }) => {
    dropTransfer(context.dataDir, transfer);
    return {};
  },
};
