/** The report of one Encounter on paper, read back: who went, how it went, the map, nothing clipped. */
import { call, expect, test } from './support/app.ts';
import { findings } from './support/axe.ts';
import { solid } from './support/pdf.ts';
import { BOTH, printed } from './support/print.ts';

test('the last Encounter’s report on both papers', async ({ app, page }) => {
  const { id: campaign } = await call(page, 'campaign.sample', {});
  const { accounts } = await call(page, 'print.accounts', { campaign, last: 1 });
  const act = accounts[0]?.act ?? 0;
  await call(page, 'note.add', { campaign, act, text: 'We should have left the pump alone.' });
  const { entry, who, facts } = await call(page, 'chronicle.entry', { campaign, act });
  const { table } = await call(page, 'chronicle.table', { campaign, act });
  for (const paper of BOTH) {
    const pages = await printed(app, page, { campaign, what: 'account', paper });
    const text = pages.map((one) => one.solid).join('');
    expect(pages[0]?.solid).toContain(solid(entry.title));
    for (const paragraph of accounts[0]?.report ?? []) expect(text).toContain(solid(paragraph));
    for (const { name } of who) expect(text).toContain(solid(name));
    for (const fact of facts) expect(text).toContain(solid(fact.text));
    expect(text).toContain(solid('We should have left the pump alone.'));
    // The map stands with the report, not on a page of its own.
    expect(pages[0]?.solid).toContain(solid(`Map of ${table?.name}`));
    expect(pages[0]?.solid).toContain(solid(accounts[0]?.report.at(-1) ?? '?'));
    if (paper === 'A4') expect(await findings(page)).toEqual([]);
  }
});
