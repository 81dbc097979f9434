import { call, expect, type Page } from './support/app.ts';
import { look, question, withGames as test } from './support/games.ts';

type View = Awaited<ReturnType<typeof look>>;

const turnOf = ({ state }: View) => (state as { readonly turn: number }).turn;

/** Answers with a 1 on every die, and with nothing more than must be done: with that nobody is killed. */
function plainly({ question }: View) {
  if (question?.kind === 'roll') return Array<number>(question.dice).fill(1);
  if (question?.kind !== 'choose') throw new Error(`${question?.kind} is asked`);
  const ids = question.options.map(({ id }) => id);
  return ids.find((id) => ['done', 'roll', 'let'].includes(id)) ?? ids[0] ?? '';
}

/** Plays so by call until this is asked. */
async function until(page: Page, campaign: string, isAsked: (view: View) => boolean): Promise<void> {
  for (let view = await look(page, campaign); !isAsked(view); view = await look(page, campaign)) {
    const entries = view.question === null ? [] : [{ own: plainly(view) }];
    await call(page, 'session.answer', { campaign, revision: view.revision, rolls: 'own', entries });
  }
}

const row = (page: Page, place: string) =>
  page
    .getByRole('table', { name: 'The ship' })
    .getByRole('row')
    .filter({ hasText: new RegExp(`^${place}`) });

/** Chooses by keys: the option is gone to, and Enter takes it. */
async function chooses(page: Page, ...options: readonly string[]): Promise<void> {
  for (const option of options)
    await question(page)
      .getByRole('button', { name: new RegExp(`^\\d+ ?${option}`) })
      .press('Enter');
}

test('crew go out through an airlock, put on a suit, take a boat out and jump on to it', async ({
  app,
  page,
}) => {
  await app.open(page);
  const { id } = await call(page, 'session.create', {
    ...{ game: 'awful-green-things', name: 'Spacewalk', seed: 'S', setup: { outside: true } },
    seats: {},
  });
  const grabs = (turn: number) => (view: View) => turnOf(view) === turn && view.question?.rule === 'agt.grab';
  await until(page, id, grabs(1));
  await app.open(page, `/g/${id}`);
  await page.getByText('My dice').click();
  await page.getByText('In words', { exact: true }).click();

  await chooses(page, 'No more weapons change hands');
  await chooses(page, 'Technician', 'Skin: No. 1 Sensor');
  await expect(row(page, 'Skin: No. 1 Sensor')).toContainText('Technician');
  await chooses(page, 'Supply Officer', 'Main Cargo Hold', 'Operations Officer', 'Saucer Bay');
  await chooses(page, 'Nobody else moves');
  await expect(question(page)).not.toContainText('Who moves?');

  await until(page, id, grabs(2));
  await app.open(page, `/g/${id}`);
  await page.getByText('In words', { exact: true }).click();
  await chooses(page, 'The Supply Officer gets into Jet Suit 1', 'No more weapons change hands');
  await chooses(page, 'Technician', 'Skin: Saucer Bay');
  await chooses(page, 'Supply Officer', 'Upper space');
  await expect(row(page, 'Upper space')).toContainText('Supply Officer (in a Jet Suit)');
  await chooses(page, 'Take the Saucer out', 'Operations Officer');
  await expect(row(page, 'Inside the Saucer')).toContainText('Operations Officer');
  await chooses(page, 'Nobody else moves');
  await expect(question(page)).not.toContainText('Who moves?');

  await until(page, id, (view) => turnOf(view) === 3 && view.question?.rule === 'agt.move.crew');
  await app.open(page, `/g/${id}`);
  await page.getByText('In words', { exact: true }).click();
  await chooses(page, 'The Technician jumps', 'Outside of the Saucer');
  await expect(question(page)).toContainText('The Technician jumps: one die');
  await page.keyboard.type('4');
  await expect(row(page, 'Outside of the Saucer')).toContainText('Technician');
  expect((await call(page, 'campaign.verify', { campaign: id })).identical).toBe(true);
});
