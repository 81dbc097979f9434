/** Acts, taken back and done again, one by one and many at once, given up and brought back; and acts by the hundred, by bots. */
import { ask } from '../../backend/ask.ts';
import type { Doing } from '../target.ts';

/** Acts that were taken back and are given up by the next one: more than go without being asked about. */
const MANY = 7;
/** The act after which the party is settled. */
const PARTY_STANDS = 5;

/** Each gives up what a process before it has taken back. */
export async function act({ backend, at, time, text, deed }: Doing): Promise<void> {
  const { campaign, revision } = at;
  const next = (by = 1) => ({ [`revision ${campaign}`]: revision + by });
  const named = { ...next(), [`name ${campaign}`]: text };
  /** Standing after undo or redo, whatever the campaign is called then. */
  const turned = { ...next(), [`name ${campaign}`]: null };
  switch (time % 7) {
    case 1:
      await deed(next(), () => ask(backend, 'campaign.newDice', { ...at, giveUpLine: true }));
      return;
    case 2:
      await deed(turned, () => ask(backend, 'campaign.undo', at));
      return;
    case 3:
      await deed(turned, () => ask(backend, 'campaign.redo', at));
      return;
    case 4:
      await allOfIt({ backend, at, deed });
      return;
    case 5:
      await givenUp({ backend, at, text, deed });
      return;
    default:
      await deed(named, () => ask(backend, 'campaign.rename', { ...at, name: text, giveUpLine: true }));
  }
}

/** Back to where the party stands, and forward again, each a transaction over every act since. */
async function allOfIt({ backend, at, deed }: Pick<Doing, 'backend' | 'at' | 'deed'>) {
  const { campaign, revision } = at;
  const turned = (by: number) => ({ [`revision ${campaign}`]: revision + by, [`name ${campaign}`]: null });
  await deed(turned(1), () => ask(backend, 'campaign.undo', { ...at, backTo: PARTY_STANDS }));
  const { acts } = await ask(backend, 'campaign.log', { campaign, state: 'undone' });
  const upTo = acts[0]?.act ?? 1;
  await deed(turned(2), () => ask(backend, 'campaign.redo', { campaign, revision: revision + 1, upTo }));
}

/** Many acts are made and taken back, another one is made in their place, and they come back for it. */
async function givenUp({ backend, at, text, deed }: Pick<Doing, 'backend' | 'at' | 'text' | 'deed'>) {
  const { campaign } = at;
  let { revision } = at;
  const names = (name: string | null) => ({
    [`revision ${campaign}`]: revision + 1,
    [`name ${campaign}`]: name,
  });
  const { acts } = await ask(backend, 'campaign.log', { campaign, state: 'done' });
  const here = acts[0]?.act ?? 1;
  for (let n = 0; n < MANY; n += 1) {
    const name = `${text}, ${n}`;
    ({ revision } = await deed(names(name), () =>
      ask(backend, 'campaign.rename', { campaign, revision, name, giveUpLine: true }),
    ));
  }
  ({ revision } = await deed(names(null), () =>
    ask(backend, 'campaign.undo', { campaign, revision, backTo: here }),
  ));
  ({ revision } = await deed(names(`${text}, instead`), () =>
    ask(backend, 'campaign.rename', { campaign, revision, name: `${text}, instead`, giveUpLine: true }),
  ));
  const { lines } = await ask(backend, 'campaign.lines', { campaign });
  const line = lines[0]?.line ?? 0;
  await deed(names(`${text}, ${MANY - 1}`), () =>
    ask(backend, 'campaign.bring-back', { campaign, revision, line }),
  );
}

/** A year of whatever there is to do; none of it is acknowledged by itself. */
export async function soak({ backend, text, deed }: Doing): Promise<void> {
  await deed({}, () => ask(backend, 'campaign.soak', { name: text, seed: text, years: 1 }));
}
