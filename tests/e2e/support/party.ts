/** Parties made to measure, through the same calls the screens make. */
import type { Page } from '@playwright/test';
import type { Input } from '../../../src/contract/contract.ts';
import { call } from './app.ts';

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

/** A campaign of the Star and these Grunts, the first three of whom begin it. The page must be open at the app. */
export async function campaignOf(
  page: Page,
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
    ({ revision } = await call(page, 'party.add', { campaign: made.id, revision, ...grunt }));
  }
  if (grunts.length === 3) await call(page, 'party.settle', { campaign: made.id, revision });
  return made.id;
}
