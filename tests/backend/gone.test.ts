/** A single campaign for all tests, each going on from the one before. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Backend, openBackend } from '../../src/backend/backend.ts';
import type { Input } from '../../src/contract/contract.ts';
import { AT, ask, failing, tempDir, testBackend } from '../support/backend/backend.ts';
import { holdout } from '../support/backend/cli.ts';
import { type At, settled } from '../support/backend/party.ts';

/** More than two pages. */
const MANY = 95;

const GRUNT = { rep: 3, attributes: [], protected: false, weapons: ['pistol', 'rifle'] } as const;

let backend: Backend;
let at: At;

const done = async (result: Promise<{ readonly revision: number }>) => {
  at = { ...at, revision: (await result).revision };
};
const view = () => ask(backend, 'campaign.get', { campaign: at.campaign });

async function joined(name: string): Promise<string> {
  await done(
    ask(backend, 'party.add', {
      ...at,
      ...GRUNT,
      attributes: [],
      weapons: [...GRUNT.weapons],
      name,
      why: 'met on the road',
    }),
  );
  return (await view()).figures.at(-1)?.id ?? '';
}

const setAside = (figure: string, status: 'dead' | 'left' | 'captive' | 'ready') =>
  done(ask(backend, 'figure.setStatus', { ...at, figure, status, why: '' }));

async function everybody(wanted: Partial<Input<'roster.gone'>> = {}) {
  const found: { id: string; name: string }[] = [];
  const pages: number[] = [];
  let after: string | null = null;
  do {
    const page: { figures: { id: string; name: string }[]; next: string | null } = await ask(
      backend,
      'roster.gone',
      { campaign: at.campaign, ...wanted, after },
    );
    found.push(...page.figures);
    pages.push(page.figures.length);
    after = page.next;
  } while (after !== null);
  return { found, pages };
}

const dataDir = mkdtempSync(join(tmpdir(), 'holdout-gone-'));

beforeAll(async () => {
  backend = await openBackend({ dataDir, now: () => new Date(AT) });
  at = await settled(backend);
});
afterAll(async () => {
  await backend.close();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('those who are gone', () => {
  it('are nobody to begin with', async () => {
    expect(await ask(backend, 'roster.gone', { campaign: at.campaign })).toEqual({ figures: [], next: null });
    expect((await view()).gone).toBe(0);
  });

  it('come a page at a time, the last who went first, and of one period the last who joined', async () => {
    const order: string[] = [];
    for (let n = 0; n < MANY; n += 1) {
      const id = await joined(`Étienne Roux ${n}`);
      order.push(id);
    }
    // The first to join goes last of all, in a later period.
    for (const id of order.slice(1)) await setAside(id, 'dead');
    await done(ask(backend, 'campaign.setDate', { ...at, date: { year: 3, period: 0 }, why: 'Winter' }));
    const [first = ''] = order;
    await setAside(first, 'left');

    const { found, pages } = await everybody();
    expect(found.map(({ id }) => id)).toEqual([first, ...order.slice(1).reverse()]);
    expect(pages).toEqual([40, 40, 15]);
    const { figures, gone } = await view();
    expect([figures.map(({ id }) => id), gone]).toEqual([['f1', 'f2', 'f3', 'f4'], MANY]);
  });

  it('have all they had', async () => {
    const { figures } = await ask(backend, 'roster.gone', { campaign: at.campaign });
    const { line } = await ask(backend, 'figure.get', {
      campaign: at.campaign,
      figure: figures[0]?.id ?? '',
    });
    expect(figures[0]).toEqual(line);
    expect(line.weapons.map(({ weapon }) => weapon)).toEqual(['pistol', 'rifle']);
  });

  it('are found by any part of a name, without capitals and accents', async () => {
    const names = async (name: string) => (await everybody({ name })).found.map((figure) => figure.name);
    expect(await names('etienne 33')).toEqual(['Étienne Roux 33']);
    expect(await names('ROUX  ÉTI 7')).toHaveLength(18);
    expect(await names('%')).toEqual([]);
    expect(await names("o'neil")).toEqual([]);
    expect((await everybody({ name: 'roux' })).pages).toEqual([40, 40, 15]);
  });

  it('leave the list when they come back, and a captive never stood there', async () => {
    const [last] = (await everybody()).found;
    await setAside(last?.id ?? '', 'ready');
    await setAside('f2', 'captive');
    const { found } = await everybody();
    expect(found).toHaveLength(MANY - 1);
    expect(found.map(({ id }) => id)).not.toContain(last?.id);
    const { figures, gone } = await view();
    expect([figures.map(({ id }) => id), gone]).toEqual([['f1', 'f2', 'f3', 'f4', last?.id], MANY - 1]);
  });

  it('are asked for in words that mean something', async () => {
    for (const [input, message] of [
      [{ campaign: at.campaign, after: 'g1' }, 'Figure: name a figure, such as f1.'],
      [{ campaign: at.campaign, name: 'x'.repeat(81) }, 'Look for a name of at most 80 characters.'],
    ] as const) {
      expect(await failing(backend, 'roster.gone', input)).toMatchObject({ code: 'bad-input', message });
    }
    expect(await failing(backend, 'roster.gone', { campaign: 'zzzzzzzzzz' })).toMatchObject({
      code: 'not-found',
    });
  });
});

it('who falls on the Encounter under way is still spoken of, until it is over', async () => {
  const other = await testBackend();
  let here = await settled(other);
  const act = async (deed: Input<'encounter.act'>['act']) => {
    const acted = await ask(other, 'encounter.act', { ...here, dice: 'app', act: deed });
    if (acted.state !== 'done') throw new Error('it waits');
    here = { ...here, revision: acted.revision };
  };
  await act({
    do: 'plan',
    kind: 'raid',
    role: 'raider',
    objective: 'loot',
    area: 'urban',
    goes: ['f1', 'f2'],
  });
  for (const figure of ['f2', 'f3']) {
    const { revision } = await ask(other, 'figure.setStatus', { ...here, figure, status: 'dead', why: '' });
    here = { ...here, revision };
  }
  const during = await ask(other, 'campaign.get', { campaign: here.campaign });
  expect(during.figures.map(({ id, status }) => [id, status])).toEqual([
    ['f1', 'ready'],
    ['f2', 'dead'],
    ['f4', 'ready'],
  ]);
  expect([during.gone, during.totals.figures]).toEqual([2, 2]);
  await act({ do: 'drop' });
  const after = await ask(other, 'campaign.get', { campaign: here.campaign });
  expect(after.figures.map(({ id }) => id)).toEqual(['f1', 'f4']);
});

it('the command line lists everybody, the living first', async () => {
  const data = tempDir();
  const other = await testBackend({ dataDir: data });
  const { id } = await ask(other, 'campaign.sample', {});
  const { figures } = await ask(other, 'campaign.get', { campaign: id });
  const { figures: left } = await ask(other, 'roster.gone', { campaign: id });
  const { out } = await holdout('roster', id, '--json', '--data', data);
  expect(JSON.parse(out).figures.map((figure: { id: string }) => figure.id)).toEqual(
    [...figures, ...left].map((figure) => figure.id),
  );
  expect(left.length).toBeGreaterThan(0);
});
