/** Parties made to measure, through the same calls the screens make. */
import type { Input } from '../../../src/contract/contract.ts';
import { call } from './call.ts';
import type { Page } from './page.ts';

export type Member = Omit<Input<'party.add'>, 'campaign' | 'revision'> & { readonly name: string };

export const member = (name: string, more: Partial<Omit<Member, 'name'>> = {}): Member => ({
  name,
  rep: 3,
  attributes: [],
  protected: false,
  weapons: [],
  ...more,
});

export const STAR = 'Pris Hallam';

/** Three Grunts whose every figure is known. */
export const GRUNTS = [
  member('Gloria Mbeki-Tranter', {
    rep: 4,
    attributes: ['medic'],
    protected: true,
    weapons: ['assault-rifle'],
  }),
  member('Tam Whitlock', { rep: 4, attributes: ['crack-shot'], weapons: ['scoped-rifle', 'pistol'] }),
  member('Wren Ostrander', { attributes: ['runt', 'agile'], weapons: ['assault-rifle'] }),
] as const;

/** A campaign of a Star and three Grunts, begun, by the seed alone. */
export async function beginCampaign(page: Pick<Page, 'context'>, name = 'Merrow Ford'): Promise<string> {
  const made = await call(page, 'campaign.create', {
    name,
    seed: 'E2E-SEED',
    division: 'months',
    startYear: 2,
    star: { name: 'Pris Hallam', attribute: 'ambidextrous', weapons: ['machine-pistol', 'machine-pistol'] },
  });
  let { revision } = made;
  for (let grunt = 0; grunt < 3; grunt += 1) {
    const recruited = await call(page, 'party.recruit', { campaign: made.id, revision, dice: 'app' });
    if (recruited.state !== 'done') throw new Error('the app left a question open');
    revision = recruited.revision;
  }
  await call(page, 'party.settle', { campaign: made.id, revision });
  return made.id;
}

/** A campaign of the Star and these Grunts, the first three of whom begin it. The page must be open at the app. */
export async function campaignOf(
  page: Pick<Page, 'context'>,
  grunts: readonly Member[] = GRUNTS,
  name = 'Merrow Ford',
): Promise<string> {
  const made = await call(page, 'campaign.create', {
    name,
    seed: 'E2E-SEED',
    division: 'months',
    startYear: 2,
    star: { name: STAR, attribute: 'ambidextrous', weapons: ['machine-pistol', 'machine-pistol'] },
  });
  let { revision } = made;
  for (const [at, grunt] of grunts.entries()) {
    if (at === 3) ({ revision } = await call(page, 'party.settle', { campaign: made.id, revision }));
    ({ revision } = await call(page, 'party.add', {
      campaign: made.id,
      revision,
      why: 'As at the table',
      ...grunt,
    }));
  }
  if (grunts.length === 3) await call(page, 'party.settle', { campaign: made.id, revision });
  return made.id;
}
