import { expect, it } from 'vitest';
import { type LedgerLine, repLedger, wholeLedger } from '../../db/games/all-things-zombie/ledger.ts';
import { undo } from '../../db/games/all-things-zombie/log/campaign-log.ts';
import { addGrunt } from '../../src/rules/all-things-zombie/acts/recruit.ts';
import { figureId } from '../../src/rules/all-things-zombie/ids.ts';
import { AT } from '../support/db/moment.ts';
import { commitAll, ID, type MakeAct, newCampaign } from '../support/db/play.ts';
import { tempStore } from '../support/db/store.ts';

const grunt =
  (name: string): MakeAct =>
  (now) =>
    addGrunt(now, { name, rep: 3, attributes: ['slow'], protected: false, weapons: ['pistol'] });

async function allOf(lines: AsyncIterable<LedgerLine>): Promise<readonly LedgerLine[]> {
  const all: LedgerLine[] = [];
  for await (const line of lines) all.push(line);
  return all;
}

it('goes through everybody’s ledger page by page, whatever the size of a page', async () => {
  const { db } = await tempStore();
  const names = ['Ann', 'Bea', 'Cem'];
  const at = await commitAll(db, await newCampaign(db), names.map(grunt));
  const all = await allOf(wholeLedger(db, ID));
  expect(all.map(({ seq }) => seq)).toEqual(all.map(({ seq }) => seq).toSorted((a, b) => a - b));
  expect(all.length).toBeGreaterThanOrEqual(names.length);
  for (const page of [1, 2, all.length, all.length + 1]) {
    expect(await allOf(wholeLedger(db, ID, { page }))).toEqual(all);
  }
  const own = await Promise.all(
    [...new Set(all.map(({ figure }) => figure))].map((figure) =>
      repLedger(db, ID, figureId(Number(figure.slice(1)))),
    ),
  );
  expect(own.flat().toSorted((a, b) => a.seq - b.seq)).toEqual(all);
  expect(await allOf(wholeLedger(db, ID, { counted: 'rap' }))).toEqual([]);
  expect(await allOf(wholeLedger(db, ID, { counted: 'rep' }))).toEqual(all);

  await undo(db, ID, at.head.revision, { at: AT });
  expect(await allOf(wholeLedger(db, ID))).toEqual(all.slice(0, -1));
});
