/** The Chronicle, the player's own writing beside it, and drafts of forms. */

import {
  biographiesOf,
  closedEncounter,
  graveyard,
  indexed,
} from '../../../../../db/games/all-things-zombie/index.ts';
import {
  addNote,
  changeNote,
  closed,
  type Db,
  deletedNotes,
  readDraft,
  versionsOf,
  writeDraft,
  writeReport,
} from '../../../../../db/index.ts';
import {
  type Closed,
  correctClosed,
  correctionOf,
  whatFollows,
} from '../../../../rules/all-things-zombie/acts/encounter/after/correct-closed.ts';
import { encounterRefusalText } from '../../../../rules/all-things-zombie/acts/encounter/refusals.ts';
import { figureId } from '../../../../rules/all-things-zombie/ids.ts';
import { followsText } from '../../../../rules/all-things-zombie/text/closed.ts';
import { withCorrections } from '../../../../rules/core/in-force.ts';
import { notFound, refused } from '../../../calls/call-failure.ts';
import type { Handlers, MethodOf } from '../../../calls/handler.ts';
import { orNothing } from '../../../calls/works.ts';
import { failureOf } from '../../../log/command.ts';
import { written } from '../../../log/writing.ts';
import { battlePictures } from '../battle-pictures.ts';
import { change, loaded } from '../campaign-act.ts';
import { curves, endingIn, entry, framed, page, tableOf } from '../chronicle.ts';
import { graveyardView } from '../views/series.ts';

/** Graves of one page. */
const GRAVES = 20;

type Journal =
  | MethodOf<'chronicle'>
  | MethodOf<'note'>
  | MethodOf<'report'>
  | MethodOf<'writing'>
  | MethodOf<'draft'>;

async function closedIn(db: Db, id: string, number: number): Promise<Closed> {
  const closed = await closedEncounter(db, id, number);
  if (closed === undefined) throw notFound('No Encounter of that number has been played to its end.');
  return closed;
}

export const journalHandlers: Handlers<Journal> = {
  'chronicle.page': async (context, wanted) => await page(context, wanted),
  'chronicle.index': async ({ db, games }, { campaign }, work) => {
    const { division } = await framed(db, campaign);
    await indexed(db, campaign, { division, endingOf: endingIn(games) }, orNothing(work));
    return {};
  },
  'chronicle.entry': async (context, { campaign, act }) => await entry(context, campaign, act),
  'chronicle.pictures': async ({ db }, { campaign, act }) => ({
    pictures: await battlePictures(db, campaign, act),
  }),
  'chronicle.table': async ({ db }, { campaign, act }) => await tableOf(db, campaign, act),
  'chronicle.series': async ({ db }, wanted) => await curves(db, wanted),
  'chronicle.correction': async (context, { campaign: id, number, ...corrected }) => {
    const { campaign: now } = await loaded(context, id);
    const closed = await closedIn(context.db, id, number);
    const correction = withCorrections(now.corrections, () => correctionOf(now, closed, corrected));
    if (typeof correction === 'string') throw refused(encounterRefusalText(correction), correction);
    return { follows: whatFollows(now, closed, correction).map(followsText) };
  },
  'chronicle.correct': async (context, { campaign, revision, number, ...corrected }) => {
    const closed = await closedIn(context.db, campaign, number);
    return await change(context, 'chronicle.correct', { campaign, revision }, (now) =>
      correctClosed(now, closed, corrected),
    );
  },
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
  'note.remove': async ({ db, now }, { campaign, ...note }) => {
    written(await changeNote(db, campaign, { ...note, text: null, at: now().toISOString() }));
    return {};
  },
  'report.write': async ({ db, now }, { campaign, ...report }) => {
    written(await writeReport(db, campaign, { ...report, at: now().toISOString() }));
    return {};
  },

  'writing.versions': async ({ db }, { campaign, what, number }) => {
    const refusal = await closed(db, campaign);
    if (refusal !== undefined) throw failureOf(refusal);
    const versions =
      what === 'biography'
        ? await biographiesOf(db, campaign, figureId(number))
        : await versionsOf(db, campaign, { what, number });
    return { versions: versions.map(({ text, madeAt }) => ({ text, madeAt })) };
  },
  'writing.deleted': async ({ db }, { campaign }) => {
    const refusal = await closed(db, campaign);
    if (refusal !== undefined) throw failureOf(refusal);
    return { notes: [...(await deletedNotes(db, campaign))] };
  },
  'draft.get': async ({ db }, { campaign, form }) => {
    const refusal = campaign === null ? undefined : await closed(db, campaign);
    if (refusal !== undefined) throw failureOf(refusal);
    return (await readDraft(db, campaign, form)) ?? { body: null, earlier: null };
  },
  'draft.put': async ({ db, now }, { campaign, ...filled }) => {
    const kept = await writeDraft(db, campaign, { ...filled, at: now().toISOString() });
    if (kept !== undefined && 'code' in kept) throw failureOf(kept);
    return { earlier: kept?.earlier ?? null };
  },
};
