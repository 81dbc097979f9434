/** Encounters on their way, through the same calls the screens make. */
import type { Page } from '@playwright/test';
import type { Input } from '../../../src/contract/contract.ts';
import type { OwnEntry } from '../../../src/contract/shapes.ts';
import { call } from './app.ts';

export type Deed = Input<'encounter.act'>['act'];

/** What is answered to the questions of a rule; questions of other rules are left to the app. */
export type Answers = { readonly [rule: string]: OwnEntry };

/** More questions than an act has of which some are answered. */
const MOST = 40;

/** Does one act, with the app's dice where no answers are named; fails if it never ends. */
export async function act(page: Page, campaign: string, deed: Deed, answers?: Answers): Promise<void> {
  const { revision } = await call(page, 'encounter.get', { campaign });
  const once = (dice: Input<'encounter.act'>['dice']) =>
    call(page, 'encounter.act', { campaign, revision, dice, act: deed });
  if (answers === undefined) {
    const { state } = await once('app');
    if (state !== 'done') throw new Error(`${deed.do} leaves a question open`);
    return;
  }
  const entries: OwnEntry[] = [];
  while (entries.length < MOST) {
    const acted = await once(entries);
    if (acted.state === 'done') return;
    entries.push(answers[acted.question.rule] ?? 'app');
  }
  throw new Error(`${deed.do} still asks after ${MOST} answers`);
}

/** A raid under way in this area, its table laid out. */
export async function raidIn(
  page: Page,
  campaign: string,
  area: 'urban' | 'outskirts' | 'rural',
  goes: readonly string[],
): Promise<void> {
  await act(page, campaign, {
    do: 'plan',
    kind: 'raid',
    role: 'raider',
    objective: 'loot',
    area,
    goes: [...goes],
  });
  await act(page, campaign, { do: 'set-table', locked: [], mallAlone: false });
  await act(page, campaign, { do: 'place-zombies' });
}

export async function underWay(page: Page, campaign: string) {
  const { encounter } = await call(page, 'encounter.get', { campaign });
  if (encounter === null) throw new Error('no Encounter is under way');
  return encounter;
}
