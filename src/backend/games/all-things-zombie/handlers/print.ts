/** The print centre and the export: what goes on paper or into a spreadsheet. */
import {
  type LedgerLine,
  neverRecovered,
  timeline,
  wholeLedger,
} from '../../../../../db/games/all-things-zombie/index.ts';
import { readSettings } from '../../../../../db/index.ts';
import { Separator } from '../../../../contract/app.ts';
import type { printCalls } from '../../../../contract/games/all-things-zombie/calls/print.ts';
import { NO_CORRECTIONS } from '../../../../rules/core/corrections.ts';
import { withCorrections } from '../../../../rules/core/in-force.ts';
import type { Context } from '../../../calls/context.ts';
import type { Handlers } from '../../../calls/handler.ts';
import { account, accounts } from '../accounts.ts';
import { loaded } from '../campaign-act.ts';
import { framed } from '../chronicle.ts';
import { chronicleOnPaper } from '../chronicle-on-paper.ts';
import { spreadsheet } from '../spreadsheets.ts';
import { brief, campaignReport, stockLines } from '../views/print.ts';
import { referenceGroups } from '../views/tables.ts';

/** Every change of Rep, oldest first; those of RAP are many times as many. */
async function repChanges({ db }: Context, campaign: string): Promise<LedgerLine[]> {
  const lines: LedgerLine[] = [];
  for await (const line of wholeLedger(db, campaign, { counted: 'rep' })) lines.push(line);
  return lines;
}

export const printHandlers: Handlers<keyof typeof printCalls> = {
  'print.reference': async (context, { campaign: id }) => {
    const corrections = id === undefined ? NO_CORRECTIONS : (await loaded(context, id)).campaign.corrections;
    return withCorrections(corrections, () => ({ groups: referenceGroups() }));
  },
  'print.brief': async (context, { campaign: id }) => {
    const { campaign } = await loaded(context, id);
    return withCorrections(campaign.corrections, () => brief(campaign));
  },
  'print.stockpile': async (context, { campaign: id }) => {
    const { campaign } = await loaded(context, id);
    return withCorrections(campaign.corrections, () => ({ items: stockLines(campaign) }));
  },
  'print.report': async (context, { campaign: id }) => {
    const { campaign } = await loaded(context, id);
    const [lines, changes] = [await timeline(context.db, id), await repChanges(context, id)];
    const stay = await neverRecovered(context.db, id);
    return withCorrections(campaign.corrections, () => campaignReport(campaign, lines, changes, stay));
  },
  'print.accounts': async ({ db }, { campaign, last, act }) => {
    await framed(db, campaign);
    if (act !== null) return { accounts: [await account(db, campaign, act)] };
    return { accounts: await accounts(db, campaign, last) };
  },
  'print.chronicle': async (context, { campaign, from, to }) => ({
    entries: await chronicleOnPaper(context, campaign, { from, to }),
  }),
  'export.csv': async (context, { campaign: id, what, separator }) => {
    const { campaign } = await loaded(context, id);
    const set = Separator.catch('comma').parse((await readSettings(context.db)).separator);
    return await spreadsheet(context, id, campaign, what, separator ?? set);
  },
};
