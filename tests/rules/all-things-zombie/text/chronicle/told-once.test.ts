/** Report of places, of those who went in and of those who came after them, each thing once and in its order. */
import { describe, expect, it } from 'vitest';
import { figureId } from '../../../../../src/rules/all-things-zombie/ids.ts';
import { contactId } from '../../../../../src/rules/all-things-zombie/meeting-and-greeting/contact.ts';
import type { CampaignEvent } from '../../../../../src/rules/all-things-zombie/state/campaign-events.ts';
import type { FigureRecord } from '../../../../../src/rules/all-things-zombie/state/encounter.ts';
import { type FighterId, strangerId } from '../../../../../src/rules/all-things-zombie/state/turn.ts';
import { reportOf } from '../../../../../src/rules/all-things-zombie/text/chronicle/report.ts';
import { livedText } from '../../../../../src/rules/all-things-zombie/text/chronicle/who.ts';
import { ENCOUNTER_EVENTS, PLANNED, TABLE } from '../../../../support/rules/encounter-events.ts';

const NAMES = ['Gloria Mbeki', 'Tam Whitlock', 'Wren Ostrander'];
const PARTY = [1, 2, 3].map(figureId);
const [GLORIA, TAM] = [figureId(1), figureId(2)];
const nameOf = (id: string) => NAMES[Number(id.slice(1)) - 1] ?? 'NOBODY';

/** In every way it can be put. */
const everyWay = (more: object, ...events: readonly CampaignEvent[]): readonly string[] =>
  Array.from({ length: 12 }, (_, at) =>
    reportOf(
      [
        {
          type: 'encounter-planned',
          encounter: { ...PLANNED, party: PARTY, number: at + 1, ...more },
        },
        ...events,
      ],
      { nameOf, division: 'months' },
    ).join('\n'),
  );

const building = TABLE.buildings[0];
const shopAt = (spot: string): CampaignEvent => ({
  type: 'table-set',
  table: {
    ...TABLE,
    buildings: [
      {
        ...(building as (typeof TABLE.buildings)[number]),
        id: spot,
        type: 'retail-store',
        shop: { name: 'okafor', trade: 'pharmacy' },
      },
    ],
  },
});
const entered = (
  spot: string,
  type: 'retail-store' | 'police-station',
  figures: readonly FighterId[],
): CampaignEvent => ({
  type: 'place-entered',
  visit: { spot, building: type, floor: 0, met: 'zombies', zombies: 2, group: null, places: [], figures },
});

const REPORTED = ENCOUNTER_EVENTS['battle-reported'];
const record = (figure: typeof GLORIA, more: Partial<FigureRecord> = {}): FigureRecord => ({
  ...(REPORTED.records[0] as FigureRecord),
  ...{ figure, fought: true, zombiesKilled: 0, peopleKilled: 0, sawFirstDeath: false, sanity: null },
  ...more,
});

describe('where they went', () => {
  it('is the shop by its name, or the building, with its number on the map the first time alone', () => {
    for (const text of everyWay(
      {},
      shopAt('b12'),
      entered('b12', 'retail-store', PARTY),
      { ...ENCOUNTER_EVENTS['turn-begun'] },
      entered('b12', 'retail-store', PARTY),
    )) {
      expect(text.match(/Okafor Pharmacy/g)).toHaveLength(2);
      expect(text.match(/\(12\)/g)).toHaveLength(1);
      expect(text).not.toMatch(/retail store/);
    }
    for (const text of everyWay({}, entered('b3', 'police-station', PARTY)))
      expect(text).toMatch(/[Tt]he police station \(3\)/);
  });

  it('names friends of the party who went in, and who found something', () => {
    const nils = strangerId(contactId(1), 0);
    const met = ENCOUNTER_EVENTS['group-met'];
    const [one] = met.contact.members;
    const stranger = { ...(one as NonNullable<typeof one>), name: 'Nils Anker' };
    const group = { ...met, contact: { ...met.contact, id: contactId(1), members: [stranger] } };
    const search = { spot: 'b3', figure: nils, item: 'weapons', found: true } as const;
    const found: CampaignEvent = { type: 'searched', search, face: 1, target: 4 };
    const goes = (...figures: FighterId[]) => entered('b3', 'police-station', figures);
    const named = everyWay({}, group, goes(GLORIA, nils), found);
    expect(named.filter((text) => /Gloria(?: Mbeki)? and Nils/.test(text))).not.toHaveLength(0);
    for (const text of named) expect(text).toMatch(/Nils[^.]*weapon|weapon[^.]*Nils/);
    // Met in an earlier Encounter, whose names the log of this one doesn’t tell.
    const unnamed = everyWay({}, goes(nils), found);
    expect(unnamed.filter((text) => /[Ff]riends/.test(text))).not.toHaveLength(0);
    for (const text of unnamed) expect(text).toMatch(/[Aa] friend[^.]*weapon|weapon[^.]*a friend/);
  });

  it('says who of the party went in, and doesn’t say so again of the next place', () => {
    const all = everyWay(
      {},
      entered('b3', 'police-station', [GLORIA, TAM]),
      entered('b12', 'retail-store', [GLORIA, TAM]),
    );
    for (const text of all) {
      const course = text.split('\n')[1] ?? '';
      expect((course.match(/Gloria and Tam/g) ?? []).length).toBeLessThanOrEqual(1);
      expect(course).not.toMatch(/for they|\bWren\b/);
    }
    expect(all.some((text) => /Gloria and Tam/.test(text.split('\n')[1] ?? ''))).toBe(true);
  });
});

describe('who came after them', () => {
  it('is named where they are known from an Encounter before', () => {
    const group = contactId(7);
    const met = ['Nils Arden', 'Ottilie Park'].map(
      (name, at) => ({ who: strangerId(group, at), name, fate: 'free', by: null }) as const,
    );
    for (const text of everyWay(
      { kind: 'pursuit', role: 'runner' },
      { type: 'side-mustered', side: { role: 'chaser', group } },
      { ...REPORTED, records: PARTY.map((figure) => record(figure)), met },
    ))
      expect(text).toMatch(/Nils Arden and Ottilie Park/);
  });
});

describe('the battle', () => {
  it('tells what happened before it adds up', () => {
    const records = PARTY.map((figure) =>
      record(figure, figure === GLORIA ? { ranAway: true } : { zombiesKilled: 2 }),
    );
    for (const text of everyWay({}, { ...REPORTED, shots: 0, records })) {
      const battle = text.split('\n')[1] ?? '';
      expect(battle.search(/\bran\b/)).toBeLessThan(battle.search(/four zombies/i));
      expect(battle.search(/\bran\b/)).toBeGreaterThan(-1);
    }
  });
});

it('kills stand beside what happened to whoever made them', () => {
  expect(livedText({ text: 'Fought', zombies: 4, people: 1 })).toBe(
    'Fought; killed four zombies and one person',
  );
});
