/** Campaigns by the same calls the screens make. */
import type { Backend } from '../../../src/backend/backend.ts';
import type { Input } from '../../../src/contract/contract.ts';
import { ask } from './ask.ts';

export const STAR: Input<'campaign.create'>['star'] = {
  name: 'Pris Hallam',
  attribute: 'ambidextrous',
  weapons: ['machine-pistol', 'machine-pistol', 'one-hand-edged'],
};

/** The campaign and the revision that it stands at, for the next command. */
export interface At {
  readonly campaign: string;
  readonly revision: number;
}

/** A campaign with its Star, f1, and nobody else; still recruiting. */
export async function begun(backend: Backend, more: Partial<Input<'campaign.create'>> = {}): Promise<At> {
  const { id, revision } = await ask(backend, 'campaign.create', {
    name: 'Merrow Ford',
    seed: 'TEST-SEED',
    division: 'months',
    startYear: 2,
    star: STAR,
    ...more,
  });
  return { campaign: id, revision };
}

type Picked = Omit<Input<'party.add'>, keyof At>;

export const GLORIA: Picked = {
  name: 'Gloria Mbeki',
  rep: 4,
  attributes: ['medic'],
  protected: true,
  weapons: ['assault-rifle'],
};
export const TAM: Picked = {
  name: 'Tam Whitlock',
  rep: 3,
  attributes: ['crack-shot'],
  protected: false,
  weapons: ['assault-rifle', 'pistol'],
};
export const WREN: Picked = {
  name: 'Wren Ostrander',
  rep: 3,
  attributes: ['runt'],
  protected: false,
  weapons: ['double-barrel-shotgun'],
};

/** A settled party: Star f1 (weapons w1, w2, w3), Gloria f2 (w4), Tam f3 (w5, w6), Wren f4 (w7). */
export async function settled(backend: Backend, more: Partial<Input<'campaign.create'>> = {}): Promise<At> {
  let at = await begun(backend, more);
  for (const grunt of [GLORIA, TAM, WREN]) {
    at = { ...at, ...pick(await ask(backend, 'party.add', { ...at, ...grunt })) };
  }
  return { ...at, ...pick(await ask(backend, 'party.settle', at)) };
}

const pick = ({ revision }: { readonly revision: number }) => ({ revision });

/** A raid of the Star alone, played to its end: so many zombies killed, and nothing else happened. */
export async function raided(
  backend: Backend,
  { campaign, zombies }: { readonly campaign: string; readonly zombies: number },
): Promise<void> {
  const act = async (what: Input<'encounter.act'>['act']) => {
    const { revision } = await ask(backend, 'encounter.get', { campaign });
    await ask(backend, 'encounter.act', { campaign, revision, dice: 'app', act: what });
  };
  const plan = { kind: 'raid', role: 'raider', objective: 'loot', area: 'outskirts' } as const;
  await act({ do: 'plan', ...plan, goes: ['f1'] });
  const { encounter } = await ask(backend, 'encounter.get', { campaign });
  if (encounter?.proposal == null) throw new Error('the battle has been reported');
  const { records, ...report } = encounter.proposal;
  await act({
    do: 'report',
    ...report,
    records: records.map((record) => ({ ...record, zombiesKilled: zombies })),
  });
  await act({ do: 'end', successful: true, leftWithHumansBehind: false });
}
