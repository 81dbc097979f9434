/** The print centre's forms leave nothing for axe to find, light or dark. */
import { call, test } from './support/app.ts';
import { axe } from './support/axe.ts';
import { look, type Seen } from './support/axe-look.ts';
import { campaignOf } from './support/party.ts';
import { opened, planned } from './support/print.ts';

const PRINTED = /Page 1 of \d/;

const forms = (id: string): readonly Seen[] => [
  [`/c/${id}/print?what=roster`, PRINTED],
  [`/c/${id}/print?what=cards`, PRINTED],
  [`/c/${id}/print?what=stockpile`, 'Tick what goes along'],
  [`/c/${id}/print?what=brief`, PRINTED],
  [`/c/${id}/print?what=map`, PRINTED],
  [`/c/${id}/print?what=sheet`, PRINTED],
  [`/c/${id}/print?what=blank-sheet`, PRINTED],
  [`/c/${id}/print?what=counters`, PRINTED],
  [`/c/${id}/print?what=reference`, PRINTED],
  [`/c/${id}/print?what=report`, 'Dead, turned and gone'],
];

test('the forms of a campaign', async ({ app, page }) => {
  test.slow();
  const { id } = await call(page, 'campaign.sample', {});
  for (const seen of forms(id)) await look(app, page, seen);
});

test('the forms of an Encounter', async ({ app, page }) => {
  test.slow();
  const campaign = await campaignOf(page);
  await planned(page, campaign, 'rural');
  for (const what of ['brief', 'map', 'sheet', 'counters'] as const) {
    await opened(app, page, { campaign, what, paper: 'A4' });
    await axe(page, what);
  }
});
