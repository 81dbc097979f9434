/** Encounters on their way, through the same calls the screens make. */
import type { Input } from '../../../src/contract/contract.ts';
import type { OwnEntry } from '../../../src/contract/shapes.ts';
import { call } from './call.ts';
import type { Page } from './page.ts';

export type Deed = Input<'encounter.act'>['act'];

/** Answers to the questions of a rule; questions of other rules are left to the app. */
export type Answers = { readonly [rule: string]: OwnEntry };

/** By the dice of a turn the party may go and the zombies may not: nothing is due of them before the next. */
export const ZOMBIES_STAY: Answers = { 'atz.activation': { own: [1, 6] } };

/** More questions than an act has of which some are answered. */
const MOST = 40;

/** Does one act, with the app's dice where no answers are named; fails if it never ends. */
export async function act(
  page: Pick<Page, 'context'>,
  campaign: string,
  deed: Deed,
  answers?: Answers,
): Promise<void> {
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

/** More tables than ever have to be laid out for a building to stand on one. */
const MOST_TABLES = 100;

interface Raid {
  readonly area: 'urban' | 'outskirts' | 'rural';
  readonly goes: readonly string[];
  /** Laid out again until one of these stands on the table. */
  readonly with?: string;
  /** And some of this. */
  readonly terrain?: string;
}

/** A raid with its table laid out and the zombies rolled for. */
export async function raid(
  page: Pick<Page, 'context'>,
  campaign: string,
  { area, goes, with: wanted, terrain }: Raid,
): Promise<void> {
  const what = { kind: 'raid', role: 'raider', objective: 'loot' } as const;
  await act(page, campaign, { do: 'plan', ...what, area, goes: [...goes] });
  for (let laid = 0; laid < MOST_TABLES; laid += 1) {
    await act(page, campaign, { do: 'set-table', locked: [], mallAlone: false });
    const { places, table } = await underWay(page, campaign);
    const stands = wanted === undefined || places.some(({ building }) => building === wanted);
    const lies = terrain === undefined || table?.terrain.some(({ kind }) => kind === terrain) === true;
    if (stands && lies) break;
  }
  await act(page, campaign, { do: 'place-zombies' });
}

export async function underWay(page: Pick<Page, 'context'>, campaign: string) {
  const { encounter } = await call(page, 'encounter.get', { campaign });
  if (encounter === null) throw new Error('no Encounter is under way');
  return encounter;
}
