/** The Chronicle, the player's own writing beside it, and drafts of forms. */
import {
  addNote,
  changeNote,
  closed,
  graveyard,
  indexed,
  readDraft,
  removeNote,
  type WritingRefusal,
  type Written,
  writeDraft,
  writeReport,
} from '../../../db/index.ts';
import { failureOf } from '../campaign/campaign-act.ts';
import { curves, endingIn, entry, framed, page, tableOf } from '../games/all-things-zombie/chronicle.ts';
import { graveyardView } from '../games/all-things-zombie/views/series.ts';
import { type CallFailure, notFound } from '../host/call-failure.ts';
import { orNothing } from '../host/works.ts';
import type { Handlers, MethodOf } from './handler.ts';

/** Graves of one page. */
const GRAVES = 20;

function writingFailure(refusal: WritingRefusal): CallFailure {
  switch (refusal.code) {
    case 'no-such-act':
      return notFound('There is nothing there to write beside.');
    case 'no-such-note':
      return notFound('There is no such note; it may have been deleted.');
    default:
      return failureOf(refusal);
  }
}

function written<T extends object>(result: Written<T>): T {
  if (!result.ok) throw writingFailure(result.refusal);
  return result;
}

type Journal = MethodOf<'chronicle'> | MethodOf<'note'> | MethodOf<'report'> | MethodOf<'draft'>;

export const journalHandlers: Handlers<Journal> = {
  'chronicle.page': async (context, wanted) => await page(context, wanted),
  'chronicle.index': async ({ db, games }, { campaign }, work) => {
    const { division } = await framed(db, campaign);
    await indexed(db, campaign, { division, endingOf: endingIn(games) }, orNothing(work));
    return {};
  },
  'chronicle.entry': async (context, { campaign, act }) => await entry(context, campaign, act),
  'chronicle.table': async ({ db }, { campaign, act }) => await tableOf(db, campaign, act),
  'chronicle.series': async ({ db }, wanted) => await curves(db, wanted),
  'chronicle.graveyard': async ({ db }, { campaign, skip }) => {
    const { division } = await framed(db, campaign);
    return graveyardView(division, await graveyard(db, campaign, { skip, limit: GRAVES }));
  },

  'note.add': async ({ db, now }, { campaign, ...note }) => {
    const { note: number } = written(await addNote(db, campaign, { ...note, at: now().toISOString() }));
    return { note: number };
  },
  'note.change': async ({ db, now }, { campaign, ...note }) => {
    written(await changeNote(db, campaign, { ...note, at: now().toISOString() }));
    return {};
  },
  'note.remove': async ({ db }, { campaign, note }) => {
    written(await removeNote(db, campaign, note));
    return {};
  },
  'report.write': async ({ db, now }, { campaign, ...report }) => {
    written(await writeReport(db, campaign, { ...report, at: now().toISOString() }));
    return {};
  },

  'draft.get': async ({ db }, { campaign, form }) => {
    const refusal = await closed(db, campaign);
    if (refusal !== undefined) throw failureOf(refusal);
    return { body: (await readDraft(db, campaign, form)) ?? null };
  },
  'draft.put': async ({ db, now }, { campaign, form, body }) => {
    const refusal = await writeDraft(db, campaign, { form, body, at: now().toISOString() });
    if (refusal !== undefined) throw failureOf(refusal);
    return {};
  },
};
