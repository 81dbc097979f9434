/** Pictures of a battle on a board, looked back on: its turning points, and everybody as they stood then. */
import { describe, expect, it } from 'vitest';
import type { ToldAct } from '../../db/games/all-things-zombie/index.ts';
import { turningPoints } from '../../src/backend/games/all-things-zombie/battle-pictures.ts';
import type { Input } from '../../src/contract/contract.ts';
import type { CampaignEvent } from '../../src/rules/all-things-zombie/state/campaign-events.ts';
import { ask, testBackend } from '../support/backend/backend.ts';
import { settled } from '../support/backend/party.ts';

const told = (act: number, ...events: readonly object[]): ToldAct => ({
  ...{ act, title: '', madeAt: '' },
  events: events as readonly CampaignEvent[],
});
const TAKEN_UP = { type: 'board-taken-up', board: { places: [] } };
const falls = (who: string, condition: string) => ({
  ...{ type: 'fighter-changed', of: 'condition' },
  to: { who, condition },
});

describe('the turning points of a battle', () => {
  it('are none without a board', () => {
    expect(turningPoints([told(1), told(2, falls('f1', 'dead'))])).toEqual([]);
  });

  it('are the acts that cost most, in the order of the battle', () => {
    const acts = [
      told(1, TAKEN_UP),
      told(2, falls('c1/0', 'out-of-the-fight')),
      told(3, falls('f1', 'dead')),
      told(4, { type: 'zombies-changed', to: { count: 0 } }),
      told(5, { type: 'hero-made', figure: 'f2' }),
      told(6, falls('c1/1', 'dead')),
      told(7, { type: 'battle-reported' }),
      told(8, falls('f2', 'dead')),
    ];
    expect(turningPoints(acts)).toEqual([3, 5, 6]);
  });

  it('have how it began and how it ended beside them where little happened', () => {
    expect(
      turningPoints([told(1), told(2, TAKEN_UP), told(3), told(4, falls('f1', 'dead')), told(5)]),
    ).toEqual([2, 4, 5]);
    expect(turningPoints([told(2, TAKEN_UP)])).toEqual([2]);
  });
});

it('shows everybody as they stood after those acts', async () => {
  const backend = await testBackend();
  const { campaign } = await settled(backend);
  const get = () => ask(backend, 'encounter.get', { campaign });
  const act = async (deed: Input<'encounter.act'>['act']) => {
    const acted = await ask(backend, 'encounter.act', {
      ...{ campaign, revision: (await get()).revision, dice: 'app' as const },
      act: deed,
    });
    expect(acted.state).toBe('done');
  };
  const pieces = async () => (await ask(backend, 'encounter.pieces', { campaign })).pieces;
  const places = (all: readonly { readonly piece: string; readonly spot: object }[]) =>
    all.map(({ piece, spot }) => [piece, spot]);
  const goes = (await ask(backend, 'campaign.get', { campaign })).figures.map(({ id }) => id);
  await act({ do: 'plan', kind: 'raid', role: 'raider', objective: 'loot', area: 'urban', goes });
  await act({ do: 'set-table', locked: [], mallAlone: false });
  await act({ do: 'place-zombies' });
  await act({ do: 'board', up: true });
  const first = places(await pieces());
  await act({ do: 'place', piece: 'f1', spot: { x: 240, y: 200 }, facing: 8, level: null });
  await act({ do: 'place', piece: 'z1', spot: { x: 250, y: 230 }, facing: 16, level: null });

  const { entries } = await ask(backend, 'chronicle.page', { campaign });
  const entry = entries.find(({ encounter }) => encounter !== null);
  const asked = { campaign, act: entry?.act ?? 0 };
  const { pictures } = await ask(backend, 'chronicle.pictures', asked);
  // Nobody has fallen: the board as it was taken up, and as it stands.
  expect(pictures.map(({ pieces: all }) => places(all))).toEqual([first, places(await pieces())]);
  expect(pictures.map(({ turn }) => turn)).toEqual([null, null]);
  expect(pictures[1]?.pieces.find(({ piece }) => piece === 'f1')).toMatchObject({ sign: '5', out: false });
});
