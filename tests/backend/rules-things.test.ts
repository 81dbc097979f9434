/** Weapons, attributes, Rep and the rulings, as the reference has them beside the rules. */
import { describe, expect, it } from 'vitest';
import type { RuleKind } from '../../src/contract/games/all-things-zombie/rules.ts';
import { weaponOf } from '../../src/rules/all-things-zombie/arms.ts';
import { RULINGS } from '../../src/rules/all-things-zombie/data/rulings/text/rulings.ts';
import { ADVANTAGES, ATTRIBUTES, WEAPONS } from '../../src/rules/all-things-zombie/types.ts';
import { ask, sharedBackend } from '../support/backend/backend.ts';

const shared = sharedBackend();

async function listed() {
  const { sections } = await ask(shared.backend, 'rules.list', {});
  return sections.flatMap(({ title, rules }) => rules.map((rule) => ({ section: title, ...rule })));
}

const entry = (rule: string) => ask(shared.backend, 'rules.get', { rule });
const row = ({ tables }: Awaited<ReturnType<typeof entry>>, head: string) =>
  tables.flatMap(({ rows }) => rows).find(({ cells }) => cells[0] === head);

describe('what the rules are about', () => {
  it('is all there, under the headings it has in the book', async () => {
    const all = await listed();
    const ids = (kind: RuleKind) => all.filter((one) => one.kind === kind).map(({ id }) => id);
    expect(ids('attribute').toSorted()).toEqual(ATTRIBUTES.map((id) => `attribute.${id}`).toSorted());
    expect(ids('advantage').toSorted()).toEqual(ADVANTAGES.map((id) => `advantage.${id}`).toSorted());
    expect(
      ids('weapon')
        .filter((id) => id.startsWith('weapon.'))
        .toSorted(),
    ).toEqual(WEAPONS.map((id) => `weapon.${id}`).toSorted());
    expect(ids('character')).toEqual(['rep', 'protection']);
    const under = (id: string) => all.find((one) => one.id === id)?.section;
    expect(under('rep')).toBe('Reputation');
    expect(under('weapon.bow')).toBe('Primitive Weapons');
    expect(under('weapon.chain-saw')).toBe('Hand-to-Hand Weapons');
    expect(under('advantage.free-will')).toBe('Free Will');
  });

  it('opens, each with all its rows full', async () => {
    for (const { id, kind } of await listed()) {
      if (kind === 'rule') continue;
      const { tables, title, summary } = await entry(id);
      expect([id, title.length > 1, summary.length > 2]).toEqual([id, true, true]);
      for (const { columns, rows } of tables) {
        for (const { cells } of rows) {
          expect([id, cells.length]).toEqual([id, columns.length]);
          for (const cell of cells) expect([id, cell]).toEqual([id, expect.stringMatching(/^\S.*$/)]);
          expect([id, cells.join(' ')]).not.toEqual([id, expect.stringMatching(/undefined|object|NaN/)]);
        }
      }
    }
  });

  it('has the figures of the book', async () => {
    // ATZ Weapons Table: assault rifle, range 48, target 3, impact 3.
    const rifle = await entry('weapon.assault-rifle');
    const { range, targets, impact } = weaponOf('assault-rifle');
    expect(row(rifle, 'Range')?.cells[1]).toBe(`${range}″`);
    expect(row(rifle, 'Targets')?.cells[1]).toBe(String(targets));
    expect(row(rifle, 'Impact')?.cells[1]).toBe(String(impact));
    const rep = await entry('rep');
    expect(row(rep, '5')?.cells).toEqual(['5', 'Veteran', '25', '8']);
    expect(row(rep, '1')?.rests).toEqual({ on: 'reconstructed', ruling: 'ATZ-85' });
    expect(row(rep, '7')?.rests).toEqual({ on: 'derived', ruling: 'ATZ-97' });
    const shotgun = await entry('weapon.double-barrel-shotgun');
    expect(row(shotgun, 'Dice of a volley')?.cells[1]).toContain('best 2 count');
    expect(shotgun.notes[0]?.ruling).toBe('ATZ-22');
  });
});

describe('rulings', () => {
  it('are told wherever their number stands', async () => {
    for (const { id } of await listed()) {
      const { tables, notes, rulings } = await entry(id);
      const named = [
        ...tables.flatMap(({ rows }) => rows.map(({ rests }) => rests?.ruling ?? null)),
        ...notes.map(({ ruling }) => ruling),
      ].filter((ruling) => ruling !== null);
      for (const number of named) {
        expect([id, rulings.map((ruling) => ruling.id)]).toEqual([id, expect.arrayContaining([number])]);
      }
    }
  });

  it('stand with what they decide, and lead there', async () => {
    const { rulings } = await entry('atz.received-fire');
    expect(rulings.map(({ id }) => id)).toEqual(['ATZ-26', 'ATZ-27']);
    const ids = new Set((await listed()).map(({ id }) => id));
    for (const { id, of } of RULINGS) {
      expect([id, of.filter((one) => !ids.has(one))]).toEqual([id, []]);
      const { kind, decides, rulings: own, summary } = await entry(id);
      expect([kind, decides.map((one) => one.id), own.map((one) => one.id)]).toEqual(['ruling', of, [id]]);
      expect(summary).toBe(own[0]?.decision);
      for (const one of decides) expect([id, one.title]).not.toEqual([id, one.id]);
    }
  });
});
