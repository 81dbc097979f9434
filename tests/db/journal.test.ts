/** Notes, reports and drafts, and what becomes of them by undo, copying and the bin. */
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { chroniclePage } from '../../db/games/all-things-zombie/chronicle/chronicle-pages.ts';
import {
  rebuildCampaign,
  redo,
  undo,
  verifyCampaign,
} from '../../db/games/all-things-zombie/log/campaign-log.ts';
import { loadCampaign } from '../../db/games/all-things-zombie/log/campaigns.ts';
import { indexed } from '../../db/games/all-things-zombie/search-words.ts';
import type { Db } from '../../db/schema.ts';
import { binCampaign, copyCampaign } from '../../db/shelf/shelf.ts';
import { readDraft, writeDraft } from '../../db/writing/drafts.ts';
import {
  addNote,
  changeNote,
  notesBeside,
  readReport,
  turnWriting,
  writeReport,
} from '../../db/writing/journal.ts';
import { versionsOf } from '../../db/writing/versions.ts';
import { NoteText } from '../../src/contract/writing.ts';
import { renameFigure } from '../../src/rules/all-things-zombie/acts/figure.ts';
import { AT } from '../support/db/moment.ts';
import { ann, callIt, commitAll, ID, newCampaign, telling } from '../support/db/play.ts';
import { tempStore } from '../support/db/store.ts';
import { ENCOUNTER_LOG } from '../support/rules/encounter-events.ts';

const encounter = telling(...ENCOUNTER_LOG);

/** Act 1 begins, 2 brings Ann, 3 is a whole Encounter, 4 a new name. */
async function played() {
  const { db } = await tempStore();
  const at = await commitAll(db, await newCampaign(db), [ann, encounter, callIt('High Ferry')]);
  return { db, revision: at.head.revision };
}

async function loadedAt(db: Db) {
  const loaded = await loadCampaign(db, ID);
  if (loaded === undefined) throw new Error('the campaign went away');
  return loaded;
}

const all = (db: Db, id = ID) => notesBeside(db, id, { from: 1, before: null });
const FILTER = {
  what: null,
  kind: null,
  area: null,
  from: null,
  to: null,
  figure: null,
  commands: null,
} as const;

async function found(db: Db, words: string[], id = ID): Promise<number[]> {
  const terms = words.map((word) => ({ words: [word], open: true }));
  const search = { terms, ordinal: await indexed(db, id, { division: 'months' }) };
  const wanted = { order: 'newest', after: null, limit: 20, filter: FILTER, search } as const;
  return (await chroniclePage(db, id, wanted)).entries.map(({ entry }) => entry.act);
}

describe('notes', () => {
  it('are added, changed and deleted, and found by their words at each stage', async () => {
    const { db } = await played();
    expect(await addNote(db, ID, { act: 3, text: 'Left the pump running', at: AT })).toEqual({
      ok: true,
      note: 1,
    });
    expect(await addNote(db, ID, { act: 3, text: 'Rain all day', at: AT })).toEqual({ ok: true, note: 2 });
    expect(await found(db, ['pump'])).toEqual([3]);
    expect(
      await changeNote(db, ID, { note: 1, text: 'Shut the gate', was: 'Left the pump running', at: AT }),
    ).toEqual({ ok: true });
    expect(await found(db, ['pump'])).toEqual([]);
    expect(await found(db, ['gate'])).toEqual([3]);
    expect(await changeNote(db, ID, { note: 1, text: null, was: 'Shut the gate', at: AT })).toEqual({
      ok: true,
    });
    expect(await found(db, ['gate'])).toEqual([]);
    expect(await found(db, ['rain'])).toEqual([3]);
    expect((await all(db)).map(({ text }) => text)).toEqual(['Rain all day']);
  });

  it('stay when what they stand beside is taken back, and say so', async () => {
    const { db, revision } = await played();
    await addNote(db, ID, { act: 4, text: 'A better name', at: AT });
    const back = await undo(db, ID, revision, { at: AT });
    expect((await all(db)).map(({ takenBack }) => takenBack)).toEqual([true]);
    expect(await found(db, ['better'])).toEqual([3]);
    if (!back.ok) throw new Error(back.refusal.code);
    await redo(db, ID, back.head.revision, { at: AT });
    expect((await all(db)).map(({ takenBack }) => takenBack)).toEqual([false]);
    expect(await found(db, ['better'])).toEqual([4]);
  });

  it('are refused beside nothing, of no campaign, and in the bin', async () => {
    const { db } = await played();
    const note = { act: 3, text: 'x', at: AT };
    expect(await addNote(db, ID, { ...note, act: 99 })).toEqual({
      ok: false,
      refusal: { code: 'no-such-act' },
    });
    expect(await changeNote(db, ID, { note: 1, text: 'x', was: 'y', at: AT })).toEqual({
      ok: false,
      refusal: { code: 'no-such-note' },
    });
    expect(await addNote(db, 'other', note)).toEqual({ ok: false, refusal: { code: 'no-such-campaign' } });
    await binCampaign(db, ID, AT);
    expect(await addNote(db, ID, note)).toEqual({ ok: false, refusal: { code: 'in-the-bin' } });
    expect(await writeDraft(db, ID, { form: 'plan', body: '1', at: AT })).toEqual({ code: 'in-the-bin' });
  });
});

describe('reports and drafts', () => {
  it('keep what was written until it is given up', async () => {
    const { db } = await played();
    expect(await writeReport(db, ID, { act: 3, text: 'We sang', was: null, at: AT })).toEqual({ ok: true });
    expect(await readReport(db, ID, 3)).toBe('We sang');
    expect(await found(db, ['sang'])).toEqual([3]);
    expect(await writeReport(db, ID, { act: 3, text: null, was: 'We sang', at: AT })).toEqual({ ok: true });
    expect(await readReport(db, ID, 3)).toBeUndefined();
    expect(await found(db, ['sang'])).toEqual([]);
    expect(await writeReport(db, ID, { act: 2, text: 'x', was: null, at: AT })).toEqual({
      ok: false,
      refusal: { code: 'no-such-act' },
    });
    await writeDraft(db, ID, { form: 'plan', body: '{"a":1}', at: AT });
    await writeDraft(db, ID, { form: 'plan', body: '{"a":2}', at: AT });
    expect(await readDraft(db, ID, 'plan')).toEqual({ body: '{"a":2}', earlier: null });
    await writeDraft(db, ID, { form: 'plan', body: null, at: AT });
    expect(await readDraft(db, ID, 'plan')).toBeUndefined();
  });

  it.for([ID, null])(
    'of two windows the later has the form, and what the other filled in stays',
    async (of) => {
      const { db } = await played();
      const write = async (to: { body: string | null; was?: string | null; aside?: string }) =>
        await writeDraft(db, of, { ...to, form: 'plan', at: AT });
      const stands = async () => await readDraft(db, of, 'plan');
      const [alone, both] = [
        { body: '"one"', earlier: null },
        { body: '"two"', earlier: '"one"' },
      ];
      expect(await write({ body: '"one"', was: null })).toEqual(alone);
      expect(await write({ body: '"two"', was: null })).toEqual(both);
      // The same again, as after an answer that never came.
      expect(await write({ body: '"two"', was: null })).toEqual(both);
      expect(await write({ body: '"one more"', was: '"one"' })).toEqual({
        body: '"one more"',
        earlier: '"two"',
      });
      // Brought back, and filled in further.
      expect(await write({ body: '"two"', was: '"one more"', aside: '"one more"' })).toEqual({
        body: '"two"',
        earlier: '"one more"',
      });
      expect(await write({ body: '"three"', was: '"two"' })).toEqual({
        body: '"three"',
        earlier: '"one more"',
      });
      expect(await stands()).toEqual({ body: '"three"', earlier: '"one more"' });
      // Let go by one who hasn't seen either, both stay; by the one whose it is, only its own goes.
      expect(await write({ body: null, was: '"other"' })).toMatchObject({ body: '"three"' });
      expect(await write({ body: null, was: '"three"' })).toEqual({ body: '"one more"', earlier: null });
      expect(await write({ body: '"four"', was: null })).toMatchObject({ earlier: '"one more"' });
      expect(await write({ body: null, was: '"one more"' })).toEqual({ body: '"four"', earlier: null });
      expect(await write({ body: null, was: '"four"' })).toBeUndefined();
      expect(await stands()).toBeUndefined();
      // Gone meanwhile, there is nothing that could be lost.
      expect(await write({ body: '"five"', was: '"four"' })).toEqual({ body: '"five"', earlier: null });
      expect(await write({ body: null })).toBeUndefined();
      expect(await stands()).toBeUndefined();
    },
  );
});

describe('versions', () => {
  const report = (text: string | null, was: string | null) => ({ act: 3, text, was, at: AT });

  it('are not written over by who has read another one', async () => {
    const { db } = await played();
    const { note } = { note: 1, ...(await addNote(db, ID, { act: 3, text: 'Rain', at: AT })) };
    expect(await changeNote(db, ID, { note, text: 'Hail', was: 'Rain', at: AT })).toEqual({ ok: true });
    const later = { note, was: 'Rain', at: AT };
    const meanwhile = { ok: false, refusal: { code: 'written-meanwhile' } };
    expect(await changeNote(db, ID, { ...later, text: 'Snow' })).toEqual(meanwhile);
    expect(await changeNote(db, ID, { ...later, text: null })).toEqual(meanwhile);
    // Both wrote the same.
    expect(await changeNote(db, ID, { ...later, text: 'Hail' })).toEqual({ ok: true });
    expect((await all(db)).map(({ text }) => text)).toEqual(['Hail']);
    await writeReport(db, ID, report('We sang', null));
    expect(await writeReport(db, ID, report('We wept', null))).toEqual(meanwhile);
  });

  it('are all kept, also of what was deleted, and the file lets none go', async () => {
    const { db } = await played();
    await writeReport(db, ID, report('We sang', null));
    await writeReport(db, ID, report(null, 'We sang'));
    await writeReport(db, ID, report('We wept', null));
    const texts = (await versionsOf(db, ID, { what: 'report', number: 3 })).map(({ text }) => text);
    expect(texts).toEqual(['We wept', null, 'We sang']);
    await expect(db.deleteFrom('writing').execute()).rejects.toThrow(/never deleted/);
    await expect(db.updateTable('writing').set({ text: 'x' }).execute()).rejects.toThrow(/only the state/);
  });

  it('are taken back in turn with acts, and written again', async () => {
    const { db, revision } = await played();
    await writeReport(db, ID, report('We sang', null));
    const named = await commitAll(db, await loadedAt(db), [callIt('Low Ferry')]);
    await writeReport(db, ID, report(null, 'We sang'));
    await addNote(db, ID, { act: 3, text: 'Rain', at: AT });
    let at = named.head.revision;
    const turn = async (way: 'undo' | 'redo'): Promise<string> => {
      const words = await turnWriting(db, ID, at, way);
      if (words !== undefined)
        return words.ok ? `${words.turned.what} ${words.turned.version}` : words.refusal.code;
      const acts = way === 'undo' ? await undo(db, ID, at, { at: AT }) : await redo(db, ID, at, { at: AT });
      if (!acts.ok) return acts.refusal.code;
      at = acts.head.revision;
      return `act, now at ${acts.head.act}`;
    };
    expect(at).toBe(revision + 1);
    const back = [
      await turn('undo'),
      await turn('undo'),
      await turn('undo'),
      await turn('undo'),
      await turn('undo'),
    ];
    expect(back).toEqual(['note 3', 'report 2', 'act, now at 4', 'report 1', 'act, now at 3']);
    expect(await readReport(db, ID, 3)).toBeUndefined();
    const forth = [
      await turn('redo'),
      await turn('redo'),
      await turn('redo'),
      await turn('redo'),
      await turn('redo'),
    ];
    expect(forth).toEqual(['act, now at 4', 'report 1', 'act, now at 5', 'report 2', 'note 3']);
    expect(await turn('redo')).toBe('nothing-to-redo');
    expect((await all(db)).map(({ text }) => text)).toEqual(['Rain']);
    expect((await verifyCampaign(db, ID))?.differences).toEqual([]);
  });

  it('that were taken back are given up by the next thing written, and found in the list', async () => {
    const { db, revision } = await played();
    await writeReport(db, ID, report('We sang', null));
    await turnWriting(db, ID, revision, 'undo');
    await writeReport(db, ID, report('We wept', null));
    expect(await turnWriting(db, ID, revision, 'redo')).toBeUndefined();
    const texts = (await versionsOf(db, ID, { what: 'report', number: 3 })).map(({ text }) => text);
    expect(texts).toEqual(['We wept', 'We sang']);
  });

  it('whose text was changed past the app are named by the check', async () => {
    const { db } = await played();
    await writeReport(db, ID, report('We sang', null));
    await addNote(db, ID, { act: 3, text: 'Rain', at: AT });
    await sql`drop trigger writing_is_final`.execute(db);
    await db.updateTable('writing').set({ text: 'We sank' }).where('version', '=', 1).execute();
    const differences = (await verifyCampaign(db, ID))?.differences ?? [];
    expect(differences.map(({ table, key, column }) => [table, key, column])).toEqual([
      ['writing', '1', 'checksum'],
    ]);
  });

  it('without whole characters are kept as the file has them', async () => {
    const { db } = await played();
    await addNote(db, ID, { act: 3, text: NoteText.parse(' x\ud800y '), at: AT });
    expect((await all(db)).map(({ text }) => text)).toEqual(['x\ufffdy']);
    expect((await verifyCampaign(db, ID))?.differences).toEqual([]);
  });

  it('are not taken back in place of what the player was shown', async () => {
    const { db, revision } = await played();
    await addNote(db, ID, { act: 3, text: 'Rain', at: AT });
    const stale = { ok: false, refusal: { code: 'stale', revision } };
    expect(await turnWriting(db, ID, revision, 'undo', null)).toEqual(stale);
    expect(await turnWriting(db, ID, revision, 'undo', 7)).toEqual(stale);
    expect(await turnWriting(db, ID, revision, 'undo', 1)).toMatchObject({ ok: true });
    expect(await turnWriting(db, ID, revision, 'undo', 1)).toEqual(stale);
  });

  it('stay where the log goes back behind them, and are given up, once taken back, by the next act', async () => {
    const { db, revision } = await played();
    await addNote(db, ID, { act: 3, text: 'Rain', at: AT });
    const back = await undo(db, ID, revision, { at: AT, backTo: 2 });
    if (!back.ok) throw new Error(back.refusal.code);
    expect(await turnWriting(db, ID, back.head.revision, 'undo')).toBeUndefined();
    expect((await all(db)).map(({ text }) => text)).toEqual(['Rain']);
    const forth = await redo(db, ID, back.head.revision, { at: AT, upTo: 4 });
    if (!forth.ok) throw new Error(forth.refusal.code);
    await turnWriting(db, ID, forth.head.revision, 'undo');
    const named = await commitAll(db, await loadedAt(db), [callIt('Low Ferry')]);
    expect(await turnWriting(db, ID, named.head.revision, 'redo')).toBeUndefined();
    await undo(db, ID, named.head.revision, { at: AT });
    expect(await turnWriting(db, ID, named.head.revision + 1, 'redo')).toBeUndefined();
  });
});

describe('the index', () => {
  it('finds nothing of what was undone, and it again once redone', async () => {
    const { db, revision } = await played();
    expect(await found(db, ['high', 'ferry'])).toEqual([4]);
    const back = await undo(db, ID, revision, { at: AT });
    expect(await found(db, ['high', 'ferry'])).toEqual([]);
    if (!back.ok) throw new Error(back.refusal.code);
    await redo(db, ID, back.head.revision, { at: AT });
    expect(await found(db, ['high', 'ferry'])).toEqual([4]);
  });

  it('finds whom it is about by the old name and by the new', async () => {
    const { db } = await tempStore();
    await commitAll(db, await newCampaign(db), [
      ann,
      (now) => renameFigure(now, { figure: 'f2', name: 'Zdenka' }),
    ]);
    expect(await found(db, ['zdenka'])).toEqual([3, 2]);
    expect(await found(db, ['ann'])).toEqual([3, 2]);
  });

  it('is made anew after a rebuild, equal to what it was', async () => {
    const { db, revision } = await played();
    await addNote(db, ID, { act: 3, text: 'Rain all day', at: AT });
    const before = await db.selectFrom('chronicle_text').select('text').execute();
    await rebuildCampaign(db, ID, revision, AT);
    expect(await found(db, ['rain'])).toEqual([3]);
    const texts = (rows: { text: string }[]) => rows.map(({ text }) => text).toSorted();
    expect(texts(await db.selectFrom('chronicle_text').select('text').execute())).toEqual(texts(before));
  });

  it('takes what is no word for what it is', async () => {
    const { db } = await played();
    await addNote(db, ID, { act: 2, text: 'She said "AND" or NEAR*', at: AT });
    expect(await found(db, ['and', 'near'])).toEqual([2]);
    expect(await found(db, ['"', 'x"y'])).toEqual([]);
  });
});

describe('a copy', () => {
  it('has the writing too, and its own from then on', async () => {
    const { db } = await played();
    await addNote(db, ID, { act: 3, text: 'Rain all day', at: AT });
    await writeReport(db, ID, { act: 3, text: 'We sang', was: null, at: AT });
    await writeDraft(db, ID, { form: 'plan', body: '1', at: AT });
    await copyCampaign(db, ID, { newId: 'copy', at: AT });
    expect((await all(db, 'copy')).map(({ text }) => text)).toEqual(['Rain all day']);
    expect(await readReport(db, 'copy', 3)).toBe('We sang');
    expect(await readDraft(db, 'copy', 'plan')).toEqual({ body: '1', earlier: null });
    expect(await found(db, ['rain'], 'copy')).toEqual([3]);
    expect((await verifyCampaign(db, 'copy'))?.differences).toEqual([]);
    await addNote(db, 'copy', { act: 3, text: 'Hail', at: AT });
    expect(await found(db, ['hail'], 'copy')).toEqual([3]);
    expect(await found(db, ['hail'])).toEqual([]);
  });
});
