import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { ask, tempDir, testBackend } from '../support/backend/backend.ts';
import { begun } from '../support/backend/party.ts';
import { holdout, json } from './holdout.ts';

const GLORIA = ['--star', 'Gloria', '--attribute', 'agile', '--weapons', 'machine-pistol, one-hand-edged'];

/** A campaign by the seed, in a folder of its own. */
function made(...more: readonly string[]): { readonly dir: string; readonly id: string } {
  const dir = tempDir();
  const { id } = json(
    'campaign',
    'new',
    '--name',
    'Merrow Ford',
    '--seed',
    'ZOMBIE-1',
    ...more,
    '--data',
    dir,
  );
  return { dir, id };
}

describe('campaign new', () => {
  it('makes a party of four on its way, which roster, show and list tell of', () => {
    const { dir, id } = made(...GLORIA, '--year', '4', '--calendar', 'months');
    expect(id).toMatch(/^[0-9a-z]{10}$/);
    const { figures } = json('roster', id, '--data', dir);
    expect(figures).toHaveLength(4);
    expect(figures[0]).toEqual({
      id: 'f1',
      kind: 'star',
      name: 'Gloria',
      rep: 5,
      rap: 0,
      rapToAdvance: 8,
      attributes: ['agile'],
      protected: false,
      leadership: 'overall',
      advantages: ['larger-than-life', 'cheating-death', 'free-will'],
      weapons: [
        {
          id: 'machine-pistol',
          held: 'w1',
          title: 'Machine pistol',
          range: expect.any(Number),
          targets: expect.any(Number),
          impact: expect.any(Number),
          oRating: expect.any(Number),
          clips: 3,
          loaded: true,
        },
        expect.objectContaining({ id: 'one-hand-edged', range: null, clips: null }),
      ],
      cost: expect.any(Number),
      status: 'ready',
      since: 'January, O+4',
      joined: 'January, O+4',
    });
    for (const grunt of figures.slice(1)) expect(grunt.rep).toBeLessThanOrEqual(5);
    const shown = json('campaign', 'show', id, '--data', dir);
    expect(shown).toMatchObject({ id, name: 'Merrow Ford', seed: 'ZOMBIE-1', recruiting: false });
    expect(json('campaign', 'list', '--data', dir).campaigns).toMatchObject([
      { id, party: 4, star: 'Gloria' },
    ]);
    expect(json('verify', id, '--data', dir)).toMatchObject({ identical: true, differences: [] });
  });

  it('gives the same party for the same seed, here and through a backend, and another for another', async () => {
    const party = (at: { dir: string; id: string }) => json('roster', at.id, '--data', at.dir).figures;
    const first = party(made(...GLORIA));
    expect(party(made(...GLORIA))).toEqual(first);
    const backend = await testBackend();
    const star = {
      name: 'Gloria',
      attribute: 'agile',
      weapons: ['machine-pistol', 'one-hand-edged'],
    } as const;
    let at = await begun(backend, {
      seed: 'ZOMBIE-1',
      division: 'seasons',
      star: { ...star, weapons: [...star.weapons] },
    });
    for (let grunt = 0; grunt < 3; grunt += 1) {
      const recruited = await ask(backend, 'party.recruit', { ...at, dice: 'app' });
      if (recruited.state === 'waiting') throw new Error('the app answers everything');
      at = { ...at, revision: recruited.revision };
    }
    const { figures } = await ask(backend, 'campaign.get', { campaign: at.campaign });
    const told = ({ name, rep, cost, weapons }: (typeof figures)[number]) => [
      name,
      rep,
      cost,
      weapons.map((held) => held.title),
    ];
    expect(first.map(told)).toEqual(figures.map(told));
    const other = made(...GLORIA, '--seed', 'ZOMBIE-2');
    expect(party(other).map(told)).not.toEqual(first.map(told));
  });

  it('draws what is left open of the Star, and prints the seed it made', () => {
    const dir = tempDir();
    const { code, out, err } = holdout('campaign', 'new', '--name', 'Ansley Cross', '--data', dir);
    expect([code, err]).toEqual([0, '']);
    const [, id = '', seed = ''] = /^(\w{10}) {2}seed (\S{4}-\S{4})\n$/.exec(out) ?? [];
    const shown = json('campaign', 'show', id, '--data', dir);
    expect(shown.seed).toBe(seed);
    expect(shown.calendar).toMatchObject({ division: 'seasons', text: 'Spring, O+2' });
    const [star] = shown.figures;
    expect(star.name).toMatch(/\S/);
    expect([star.attributes.length, star.weapons.length > 0]).toEqual([1, true]);
    expect(readdirSync(dir)).toContain('holdout.sqlite');
  });
});

describe('text for people', () => {
  it('lines up under its heads', () => {
    const { dir, id } = made(...GLORIA);
    const [head = '', star = '', ...grunts] = holdout('roster', id, '--data', dir).out.trimEnd().split('\n');
    expect(head.split(/ {2,}/)).toEqual(['Name', 'Rep', 'Attributes', 'Weapons', 'Cost', 'RAP', 'Status']);
    expect(grunts).toHaveLength(3);
    expect(star).toContain('Gloria *');
    expect(star).toContain('Machine pistol (3), Edged weapon');
    for (const row of [star, ...grunts]) expect(row.indexOf('ready')).toBe(head.indexOf('Status'));
    expect(holdout('campaign', 'list', '--data', dir).out).toMatch(/^Id +Name +Date +Party +Star\n/);
    expect(holdout('campaign', 'show', id, '--data', dir).out).toMatch(
      /^Merrow Ford: Spring, O\+2, phase 1\nParty of 4, /,
    );
    expect(holdout('verify', id, '--data', dir).out).toMatch(
      /^\d+ events, every row as the log adds up to\.\n$/,
    );
  });

  it('says what to do where there is nothing yet', () => {
    expect(holdout('campaign', 'list', '--data', tempDir()).out).toBe(
      'No campaigns yet. Make one with: holdout campaign new --name NAME\n',
    );
  });
});

describe('odds', () => {
  it('are one document, the best outcome first', () => {
    const { code, out } = holdout('odds', 'atz.pass', '{"rep":4,"dice":2}', '--json', '--data', tempDir());
    expect(out).toBe(
      '{"rule":"atz.pass","exact":true,"outcomes":{"2":{"n":16,"of":36},"1":{"n":16,"of":36},"0":{"n":4,"of":36}}}\n',
    );
    expect(code).toBe(0);
  });

  it('are a line for each outcome', () => {
    const { out } = holdout('odds', 'atz.pass', '{"rep":4,"dice":2}', '--data', tempDir());
    expect(out.split('\n')).toEqual(['2  44.4 %  16 of 36', '1  44.4 %  16 of 36', '0  11.1 %  4 of 36', '']);
  });
});

describe('verify', () => {
  it('exits 1 where a row is not what the log adds up to, and says which', () => {
    const { dir, id } = made();
    const database = new Database(join(dir, 'holdout.sqlite'));
    database.prepare("update figure set rep = 7 where figure_id = 'f1'").run();
    database.close();
    const { code, out } = holdout('verify', id, '--data', dir);
    expect(code).toBe(1);
    expect(out).toContain('figure f1, rep: stored 7, rebuilt 5');
    const { code: again, out: document } = holdout('verify', id, '--data', dir, '--json');
    expect([again, JSON.parse(document).identical]).toEqual([1, false]);
  });
});
