/** Raids that are over, so that others may follow. */
import { act, underWay } from './encounter.ts';
import type { Page } from './page.ts';
import { campaignOf } from './party.ts';

export const EVERYBODY = ['f1', 'f2', 'f3', 'f4'];
export const LEAD = { kind: 'raid', role: 'raider', objective: 'loot', area: 'outskirts' } as const;

/** A raid after which these have been taken, and a pursuit may follow. */
export async function raided(
  page: Pick<Page, 'context'>,
  taken: readonly string[] = [],
  role: 'raider' | 'defender' = 'raider',
): Promise<string> {
  const campaign = await campaignOf(page);
  await act(page, campaign, { do: 'plan', ...LEAD, role, goes: [...EVERYBODY] });
  await reported(page, campaign, taken);
  await act(page, campaign, { do: 'end', successful: true, leftWithHumansBehind: true });
  return campaign;
}

/** Two raiders beaten off and taken: whom the party holds from now on. */
export async function holding(page: Pick<Page, 'context'>, campaign: string): Promise<void> {
  await act(page, campaign, { do: 'plan', ...LEAD, role: 'defender', goes: [...EVERYBODY] });
  await act(page, campaign, { do: 'muster', role: 'raider', count: 2 });
  const { proposal, met } = await underWay(page, campaign);
  if (proposal === null) throw new Error('the battle has been reported already');
  const taken = met.map(({ who }) => ({ who, fate: 'captured' as const, by: 'f1' as const }));
  await act(page, campaign, { do: 'report', ...proposal, met: taken });
  for (const { figure, due } of (await underWay(page, campaign)).after)
    for (const { step } of due) await act(page, campaign, { do: 'settle', figure, step });
  await act(page, campaign, { do: 'end', successful: true, leftWithHumansBehind: false });
}

/** The battle told, these taken, and everything settled. */
export async function reported(
  page: Pick<Page, 'context'>,
  campaign: string,
  taken: readonly string[],
  { kept = false }: { /** True if the party stayed on the table. */ readonly kept?: boolean } = {},
): Promise<void> {
  const { proposal } = await underWay(page, campaign);
  if (proposal === null) throw new Error('the battle has been reported already');
  const records = proposal.records.map((record) =>
    taken.includes(record.figure)
      ? { ...record, captured: true, broughtOff: false, by: 'people' as const }
      : record,
  );
  await act(page, campaign, {
    do: 'report',
    ...proposal,
    records,
    ...(kept && { left: keptField(proposal) }),
  });
  for (const { figure, due } of (await underWay(page, campaign)).after) {
    for (const { step } of due) await act(page, campaign, { do: 'settle', figure, step });
  }
}

/** The party stayed on the table, with somebody of each kind that is about. */
export const keptField = ({
  field,
}: {
  readonly field: { readonly zombies: boolean; readonly enemies: boolean };
}) => ({ zombies: Number(field.zombies), people: Number(field.enemies), kept: true });
