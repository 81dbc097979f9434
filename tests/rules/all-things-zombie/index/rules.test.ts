import { describe, expect, it } from 'vitest';
import { AFTER_THE_BATTLE_RULES } from '../../../../src/rules/all-things-zombie/after-the-battle/text/rules.ts';
import { BATTLEFIELD_RULES } from '../../../../src/rules/all-things-zombie/battlefield/text/rules.ts';
import { BOARD_RULES } from '../../../../src/rules/all-things-zombie/board/text/rules.ts';
import { CHALLENGE_RULES } from '../../../../src/rules/all-things-zombie/challenge/text/rules.ts';
import { ATTRIBUTE_TABLE } from '../../../../src/rules/all-things-zombie/data/attributes.ts';
import { HEADINGS } from '../../../../src/rules/all-things-zombie/data/text/headings.ts';
import { WEAPON_TABLE } from '../../../../src/rules/all-things-zombie/data/weapons.ts';
import { ENCOUNTERS_RULES } from '../../../../src/rules/all-things-zombie/encounters/text/rules.ts';
import { FIRE_RULES } from '../../../../src/rules/all-things-zombie/fire/text/rules.ts';
import { MEETING_RULES } from '../../../../src/rules/all-things-zombie/meeting-and-greeting/text/rules.ts';
import { MELEE_RULES } from '../../../../src/rules/all-things-zombie/melee/text/rules.ts';
import { MOVEMENT_RULES } from '../../../../src/rules/all-things-zombie/movement/text/rules.ts';
import { ODDS } from '../../../../src/rules/all-things-zombie/odds.ts';
import { REACTION_RULES } from '../../../../src/rules/all-things-zombie/reaction/text/rules.ts';
import type { Rule } from '../../../../src/rules/all-things-zombie/rule.ts';
import { PARTY_RULES, RULES } from '../../../../src/rules/all-things-zombie/rules.ts';
import { SHOOTING_RULES } from '../../../../src/rules/all-things-zombie/shooting/text/rules.ts';
import { EVERY_TABLE, TABLES } from '../../../../src/rules/all-things-zombie/tables.ts';
import { TURN_RULES } from '../../../../src/rules/all-things-zombie/turn/text/rules.ts';
import { VEHICLE_RULES } from '../../../../src/rules/all-things-zombie/vehicles/text/rules.ts';
import { WHAT_YOU_GAIN_RULES } from '../../../../src/rules/all-things-zombie/what-you-gain/text/rules.ts';
import { ZOMBIE_RULES } from '../../../../src/rules/all-things-zombie/zombies/text/rules.ts';
import { rowIds } from '../../../../src/rules/core/table.ts';
import { sourcesUnder } from '../../../../tools/rule-index/declarations.ts';

const ENTRIES: readonly (readonly [string, Rule])[] = Object.entries(RULES);
const twice = (ids: readonly string[]) => ids.filter((id, at) => ids.indexOf(id) !== at);

const CHAPTERS = [
  PARTY_RULES,
  REACTION_RULES,
  ENCOUNTERS_RULES,
  BATTLEFIELD_RULES,
  BOARD_RULES,
  TURN_RULES,
  SHOOTING_RULES,
  FIRE_RULES,
  MELEE_RULES,
  ZOMBIE_RULES,
  MOVEMENT_RULES,
  VEHICLE_RULES,
  MEETING_RULES,
  WHAT_YOU_GAIN_RULES,
  CHALLENGE_RULES,
  AFTER_THE_BATTLE_RULES,
];

describe('the rules', () => {
  it('are those of all chapters, each claimed by one', () => {
    const claimed = CHAPTERS.flatMap((chapter) => Object.keys(chapter));
    expect(twice(claimed)).toEqual([]);
    expect(Object.keys(RULES).sort()).toEqual(claimed.sort());
  });

  it('go by ids of the field’s words, and by titles that tell those of a section apart', () => {
    for (const [id] of ENTRIES) expect(id).toMatch(/^(atz|holdout)(\.[a-z]+(-[a-z]+)*){1,2}$/);
    expect(twice(ENTRIES.map(([, { section, title }]) => `${section}: ${title}`))).toEqual([]);
  });

  it.each(ENTRIES)('%s says what it does, and what it wants where it asks', (_, { title, summary, ask }) => {
    expect(title).toMatch(/^[A-Z“].*[^.!]$/);
    for (const sentence of [summary, ask ?? 'Nothing.']) {
      expect(sentence).toMatch(/^[A-Z].*[.?]$/s);
      expect(sentence).not.toMatch(/!|\s{2}|"/);
    }
  });
});

describe('the tables', () => {
  it('go by one id each, and so do their rows', () => {
    expect(twice(TABLES.map(({ id }) => id))).toEqual([]);
    expect(twice(TABLES.flatMap(rowIds))).toEqual([]);
    for (const table of TABLES) expect(rowIds(table).length).toBeGreaterThan(0);
  });

  it('stand under headings of the rulebook, or are ours and say so', () => {
    const sections: readonly string[] = HEADINGS;
    const elsewhere = TABLES.filter(({ section }) => !sections.includes(section));
    expect(elsewhere.filter(({ id, section }) => section !== 'house' || !id.startsWith('holdout.'))).toEqual(
      [],
    );
    for (const { section } of [...Object.values(ATTRIBUTE_TABLE), ...Object.values(WEAPON_TABLE)])
      expect(sections).toContain(section);
  });
});

describe('the ids in the code', () => {
  const known = new Set([...Object.keys(RULES), ...EVERY_TABLE.map(({ id }) => id), ...Object.keys(ODDS)]);
  const named = sourcesUnder('src/rules/all-things-zombie').flatMap(({ file, texts }) =>
    [...texts].filter((text) => /^(atz|holdout)\.[a-z]/.test(text)).map((id) => ({ file, id })),
  );

  it('are all found', () => {
    expect(named.map(({ id }) => id)).toContain('atz.talk.may');
    expect(named.length).toBeGreaterThan(known.size);
  });

  it('are all declared', () => {
    expect(named.filter(({ id }) => !known.has(id))).toEqual([]);
  });
});
