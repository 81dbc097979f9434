/** Encounters on the table that the Assistant is tried on. */
import { call } from './call.ts';
import { act, type Deed, raid, underWay } from './encounter.ts';
import type { Page } from './page.ts';
import { campaignOf } from './party.ts';

export interface Fight {
  readonly campaign: string;
  /** Names of the two people who were met, enemies by now. */
  readonly names: readonly [string, string];
}

/** A store that the Star has entered, with two survivors in it who haven't been dealt with. */
export async function peopleMet(
  page: Pick<Page, 'context'>,
  goes: readonly string[] = ['f1', 'f2'],
): Promise<string> {
  const campaign = await campaignOf(page);
  await raid(page, campaign, { area: 'outskirts', goes, with: 'retail-store' });
  const { places } = await underWay(page, campaign);
  const spot = places.find(({ building }) => building === 'retail-store')?.spot ?? '';
  const enter: Deed = { do: 'enter', spot, floor: 0, figures: ['f1'] };
  await act(page, campaign, enter, {
    'atz.activity.zombies': { own: [6, 6] },
    'atz.activity.survivors': { own: [1, 1] },
    'atz.survivors-in-building': { own: [1, 6, 6] },
  });
  return campaign;
}

/** A store in which two survivors were met and attacked. */
export async function fightInStore(page: Pick<Page, 'context'>): Promise<Fight> {
  const campaign = await peopleMet(page, ['f1', 'f2', 'f3', 'f4']);
  const { groups } = await underWay(page, campaign);
  // Taken by surprise, so that the party goes first.
  const deal: Deed = { do: 'deal', contact: groups[0]?.id ?? '', figures: ['f1'] };
  await act(page, campaign, deal, {
    'atz.in-sight': { own: [1, 1, 1] },
    'atz.awareness': { own: [6, 6] },
    'atz.encountering-humans': { own: 'attack' },
    'atz.in-sight-free-will': { own: 'fires' },
  });
  const [first, second] = groups[0]?.members.map(({ name }) => name) ?? [];
  if (first === undefined || second === undefined) throw new Error('two were to be met');
  return { campaign, names: [first, second] };
}

/** A raid before its first turn; dice are the player’s own from here on. */
export async function raidOnTheTable(page: Pick<Page, 'context'>): Promise<string> {
  const campaign = await campaignOf(page);
  await raid(page, campaign, { area: 'outskirts', goes: ['f1', 'f2', 'f3', 'f4'] });
  await call(page, 'settings.set', { dice: 'own' });
  return campaign;
}
