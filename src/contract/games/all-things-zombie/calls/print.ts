/** Calls of the print centre and of the export. */
import { z } from 'zod';
import { query, which } from '../../../call.ts';
import { CampaignId } from '../../../shapes.ts';
import {
  Account,
  AccountsWanted,
  CampaignReport,
  ChronicleOnPaperWanted,
  PrintedEntry,
  ReferenceGroup,
  SheetFile,
  SheetWanted,
  StockList,
} from '../print.ts';

export const printCalls = {
  /** The tables of the rules as they stand on the quick reference. */
  'print.reference': query(
    z.strictObject({ campaign: CampaignId.optional() }),
    z.object({ groups: z.array(ReferenceGroup) }),
  ),
  /** Gives the briefing of the Encounter under way, and in which order things are done; empty where none is. */
  'print.brief': query(
    z.strictObject(which),
    z.object({ facts: z.array(z.string()), steps: z.array(z.string()) }),
  ),
  'print.stockpile': query(z.strictObject(which), StockList),
  'print.report': query(z.strictObject(which), CampaignReport),
  'print.accounts': query(AccountsWanted, z.object({ accounts: z.array(Account) })),
  /** The Chronicle of these years, the oldest first. */
  'print.chronicle': query(ChronicleOnPaperWanted, z.object({ entries: z.array(PrintedEntry) })),
  'export.csv': query(SheetWanted, SheetFile),
} as const;
