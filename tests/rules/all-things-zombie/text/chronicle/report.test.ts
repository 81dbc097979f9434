import { describe, expect, it } from 'vitest';
import { KINDS, OBJECTIVES, ROLES } from '../../../../../src/rules/all-things-zombie/encounters/kind.ts';
import { type FigureId, figureId } from '../../../../../src/rules/all-things-zombie/ids.ts';
import type { CampaignEvent } from '../../../../../src/rules/all-things-zombie/state/campaign-events.ts';
import { byPlayer, byRule, type Why } from '../../../../../src/rules/all-things-zombie/state/cause.ts';
import type { FigureRecord } from '../../../../../src/rules/all-things-zombie/state/encounter.ts';
import { EVENT_TABLE } from '../../../../../src/rules/all-things-zombie/state/event-table.ts';
import { factsOf } from '../../../../../src/rules/all-things-zombie/text/chronicle/facts.ts';
import { headline, tagOf } from '../../../../../src/rules/all-things-zombie/text/chronicle/headline.ts';
import { linesOf } from '../../../../../src/rules/all-things-zombie/text/chronicle/lines.ts';
import { reportOf } from '../../../../../src/rules/all-things-zombie/text/chronicle/report.ts';
import { whoWent } from '../../../../../src/rules/all-things-zombie/text/chronicle/who.ts';
import { AREAS } from '../../../../../src/rules/all-things-zombie/types.ts';
import { ENCOUNTER_EVENTS, ENCOUNTER_LOG, PLANNED } from '../../../../support/rules/encounter-events.ts';

const NAMES: Readonly<Record<string, string>> = { f1: 'Gloria', f2: 'Ann' };
const reporting = { nameOf: (id: string) => NAMES[id] ?? 'NOBODY', division: 'months' } as const;
const nameOf = reporting.nameOf;
const GLORIA = figureId(1);
const ANN = figureId(2);

const text = (events: readonly CampaignEvent[]) => reportOf(events, reporting).join('\n\n');
const planned = (more: object = {}): CampaignEvent => ({
  type: 'encounter-planned',
  encounter: { ...PLANNED, ...more },
});
const { 'battle-reported': REPORTED, 'encounter-ended': ENDED } = ENCOUNTER_EVENTS;
const QUIET: FigureRecord = {
  ...(REPORTED.records[0] as FigureRecord),
  fought: false,
  zombiesKilled: 0,
  peopleKilled: 0,
  sawFirstDeath: false,
  sanity: null,
};
const reported = (...records: readonly Partial<FigureRecord>[]): CampaignEvent => ({
  ...REPORTED,
  shots: 0,
  records: records.map((record, at) => ({ ...QUIET, figure: figureId(at + 1), ...record })),
});
const changed = (
  figure: typeof GLORIA,
  to: 'dead' | 'turned' | 'left' | 'captive',
  why: Why,
): CampaignEvent => ({
  type: 'status-changed',
  figure,
  from: 'ready',
  to,
  heldIn: null,
  why,
});

describe('a report', () => {
  it('is the same each time, in plain sentences, whatever the Encounter was', () => {
    for (let number = 1; number <= 12; number += 1) {
      for (const kind of KINDS) {
        for (const role of ROLES[kind]) {
          for (const area of AREAS) {
            for (const objective of kind === 'raid' ? OBJECTIVES : [null]) {
              const log = [planned({ number, kind, role, area, objective }), ...ENCOUNTER_LOG.slice(5)];
              const told = text(log);
              expect(told).toBe(text(log));
              expect(told).not.toMatch(/undefined|null|NaN|NOBODY|\[object| {2}|\.\.|, ,/);
              for (const sentence of told.split(/(?<=[.])\s+/))
                expect(sentence).toMatch(/^[\p{Lu}\d].*[.]$/su);
            }
          }
        }
      }
    }
  });

  it('varies by the Encounter, not by dice', () => {
    const told = new Set([1, 2, 3, 4, 5, 6].map((number) => text([planned({ number }), reported({}, {})])));
    expect(told.size).toBeGreaterThan(2);
  });

  it('doesn’t call the party “they” after a hero', () => {
    for (let number = 1; number <= 30; number += 1) {
      const hero = { type: 'hero-made', figure: ANN } as CampaignEvent;
      const told = text([planned({ number }), hero, reported({ fought: true }, {})]);
      expect(told).toMatch(/hero/);
      expect(told).not.toMatch(/hero[^.]*\. (They|For all the fighting, they)/);
    }
  });

  it('says nothing of what came to shots that nobody rolled for', () => {
    for (let number = 1; number <= 30; number += 1) {
      const unheard = { ...reported({}, {}), shots: 8 } as CampaignEvent;
      const told = text([planned({ number }), unheard]);
      expect(told).toMatch(/eight shots/i);
      expect(told).not.toMatch(/noise|drew|drawn/);
    }
  });

  it('has nothing to say without a plan', () => {
    expect(reportOf([REPORTED], reporting)).toEqual([]);
  });

  it.each([
    [[reported({ fought: true, zombiesKilled: 3 }, {})], ['three zombies', 'Gloria']],
    [[reported({}, {})], ['fight']],
    [[reported({ killed: true }, {})], ['Gloria']],
    [[reported({}, { captured: true })], ['Ann']],
    [[reported({ ranAway: true }, {})], ['Gloria', 'ran']],
    [[reported({ cheatedDeath: true, killed: true }, {})], ['Gloria', 'cheated death']],
    [
      [reported({ mauled: true }, {}), changed(GLORIA, 'turned', byRule('bitten'))],
      ['Gloria', 'turned'],
    ],
    [
      [reported({}, {}), changed(ANN, 'dead', byRule('died-of-wounds'))],
      ['Ann', 'wounds'],
    ],
    [[reported({}, {}), changed(ANN, 'left', byRule('never-came-back'))], ['Ann']],
    [[ENCOUNTER_EVENTS['zombies-placed']], ['ten']],
    [[ENCOUNTER_EVENTS['alert-rolled']], []],
    [[ENCOUNTER_EVENTS['encounter-dropped']], ['plan']],
    [[{ ...ENCOUNTER_EVENTS['shots-fired'] } as CampaignEvent], ['three shots', 'two']],
    [[ENDED], ['one']],
    // Zombies that a motor has drawn were drawn by no shot.
    [
      [
        { ...ENCOUNTER_EVENTS['shots-fired'], arrivals: [] },
        { ...ENCOUNTER_EVENTS['shots-fired'], shots: 6, of: 'engine' },
      ],
      ['three shots', 'an engine'],
    ],
  ] as [CampaignEvent[], string[]][])('tells of %j', (events, words) => {
    const told = text([planned(), ...events]);
    for (const word of words) expect(told.toLowerCase()).toContain(word.toLowerCase());
  });
});

describe('a report of an Encounter that is still to come', () => {
  it('tells of no deed, and does once the table is played', () => {
    for (const number of [1, 2, 3, 4, 5, 6]) {
      const plan = planned({ number, kind: 'escape', role: 'captive', objective: null });
      const before = text([plan]);
      expect(before.toLowerCase()).toContain('an escape from captivity');
      expect(before).toMatch(/still to come|next|ahead|the plan is/i);
      expect(text([plan, ENCOUNTER_EVENTS['zombies-placed']])).not.toMatch(/still to come|the plan is/i);
    }
  });
});

describe('a headline', () => {
  const line = (place: string | null, ...events: CampaignEvent[]) =>
    headline(factsOf([planned(), ...events]), nameOf, place);

  it('names losses before kills, and how far it has come where nothing happened', () => {
    expect(line('X', reported({ zombiesKilled: 2 }, {}), changed(ANN, 'turned', byRule('bitten')))).toBe(
      'Ann turned. Two zombies down.',
    );
    expect(line(null)).toBe('Planned, not set up yet.');
    expect(line('X')).toBe('Set up, not yet played.');
    expect(line('X', ENCOUNTER_EVENTS['zombies-placed'])).toBe('On the table.');
    expect(line('X', reported({}, {}))).toBe('Played. The aftermath is not settled yet.');
    expect(line('X', ENCOUNTER_EVENTS['encounter-dropped'])).toBe('The plan was dropped.');
  });

  it('tells the three things that matter most, and nothing after them', () => {
    const both = reported({ zombiesKilled: 2, peopleKilled: 1 }, {});
    expect(line('X', both, changed(ANN, 'turned', byRule('bitten')))).toBe(
      'Ann turned. Two zombies down. One other survivor killed.',
    );
    expect(
      line('X', both, changed(ANN, 'turned', byRule('bitten')), changed(GLORIA, 'captive', byRule('killed'))),
    ).toBe('Ann turned. Gloria taken captive. Two zombies down.');
  });

  it('leaves out nobody, and tells those of one fate together', () => {
    const [third, fourth] = [figureId(3), figureId(4)];
    const dead = (figure: FigureId) => changed(figure, 'dead', byRule('killed'));
    expect(
      line(
        'X',
        reported({ zombiesKilled: 2 }, {}),
        dead(ANN),
        dead(GLORIA),
        dead(third),
        changed(fourth, 'turned', byRule('bitten')),
      ),
    ).toBe(`Ann, Gloria and ${nameOf(third)} died. ${nameOf(fourth)} turned. Two zombies down.`);
  });

  it('calls no loot what one of their own dead had before', () => {
    const gained = ENCOUNTER_EVENTS['stock-gained'];
    const item = { ...gained.item, kind: 'weapon', weapon: 'carbine' } as const;
    const from = { where: 'person', name: 'Ann' } as const;
    const back: CampaignEvent = { ...gained, item: { ...item, from } };
    const armour: CampaignEvent = { ...gained, item: { ...item, kind: 'body-armor', weapon: null, from } };
    const end = [ENCOUNTER_EVENTS['points-scored'], back, armour, ENCOUNTER_EVENTS['encounter-ended']];
    // The list of entries reads these events alone.
    const listed = end.filter(({ type }) => EVENT_TABLE[type].headline);
    expect(line('X', reported({}, {}), ...listed)).toBe('Six zombies down.');
    expect(line('X', reported({}, {}), back, ...listed)).toContain('Carbine');
  });

  it('says that no one was met only where no one was', () => {
    const ended = ENCOUNTER_EVENTS['encounter-ended'];
    const quiet: CampaignEvent = { ...ended, summary: { ...ended.summary, zombiesKilled: 0 } };
    const heard = (...events: CampaignEvent[]) =>
      line('X', ...events.filter(({ type }) => EVENT_TABLE[type].headline), quiet);
    expect(heard(reported({ fought: false }, { fought: false }))).toBe('No one met, nothing found.');
    expect(heard(ENCOUNTER_EVENTS['side-mustered'], reported({ fought: true }, {}))).toBe(
      'Fought, nothing found.',
    );
    expect(heard(ENCOUNTER_EVENTS['group-met'], reported({ fought: false }, { fought: false }))).toBe(
      'Survivors met, nothing found.',
    );
  });

  it('has a tag: a loss, else what was won', () => {
    const tag = (...events: CampaignEvent[]) => tagOf(factsOf([planned(), ...events]));
    expect(tag(changed(ANN, 'turned', byPlayer('')), changed(GLORIA, 'dead', byPlayer('')))).toEqual({
      text: 'Lost two',
      loss: true,
    });
    expect(tag(changed(ANN, 'captive', byPlayer('')))).toEqual({ text: 'Captured', loss: true });
    // One killed and one taken are two whom the party came home without.
    expect(tag(changed(ANN, 'captive', byPlayer('')), changed(GLORIA, 'dead', byPlayer('')))).toEqual({
      text: 'Lost two',
      loss: true,
    });
    expect(tag({ type: 'rep-changed', figure: ANN, from: 3, to: 4, why: byPlayer('') })).toEqual({
      text: 'Rep 4',
      loss: false,
    });
    expect(tag({ type: 'rep-changed', figure: ANN, from: 3, to: 2, why: byPlayer('') })).toBeNull();
  });
});

describe('who went', () => {
  it('has a row for each, with what became of them', () => {
    const rows = whoWent(
      factsOf([
        planned(),
        reported({ fought: true, zombiesKilled: 3 }, { outOfTheFight: true, mauled: true }),
        changed(ANN, 'dead', byRule('died-of-wounds')),
        { type: 'rap-changed', figure: GLORIA, from: 2, to: 3, why: byRule('point-earned') },
      ]),
    );
    expect(rows).toEqual([
      { figure: 'f1', text: 'Fought', lost: false, rap: 1, rep: null, zombies: 3, people: 0 },
      {
        figure: 'f2',
        text: 'Out of the Fight; mauled by a zombie; died of wounds',
        lost: true,
        rap: null,
        rep: null,
        zombies: 0,
        people: 0,
      },
    ]);
  });

  it('does not take points used up by a rise for a loss', () => {
    const [row] = whoWent(
      factsOf([
        planned(),
        { type: 'rap-changed', figure: GLORIA, from: 8, to: 0, why: byRule('enough-points') },
        { type: 'rep-changed', figure: GLORIA, from: 5, to: 6, why: byRule('enough-points') },
      ]),
    );
    expect([row?.rap, row?.rep]).toEqual([null, { from: 5, to: 6 }]);
  });
});

describe('lines', () => {
  it.each(Object.values(ENCOUNTER_EVENTS))('has plain words for $type, or none', (event) => {
    for (const { text: said } of linesOf(event, reporting)) {
      expect(said).toMatch(/^\S/);
      expect(said).not.toMatch(/undefined|NaN|\[object/);
    }
  });

  it('tells what passes between two once', () => {
    const [, own] = [1, ENCOUNTER_EVENTS['stock-moved']];
    expect(linesOf(own, reporting)).toHaveLength(1);
    const entered = ENCOUNTER_EVENTS['place-entered'];
    const [upstairs] = linesOf({ ...entered, visit: { ...entered.visit, floor: 1 } }, reporting);
    expect(upstairs?.text).toContain('first floor');
    expect(linesOf(REPORTED, reporting).map(({ figure }) => figure)).toEqual(['f1', 'f2']);
  });

  it('tells of a friend’s search by his name, found or not', () => {
    const search = { spot: 'b1', figure: 'c1/0' as never, item: 'weapons', found: false } as const;
    const looked = { type: 'searched', search, name: 'Nils', face: 6, target: 4 } as const;
    expect(linesOf(looked, reporting)).toMatchObject([
      { figure: null, text: 'Nils looked for a weapon, found nothing' },
    ]);
    const found = { ...looked, search: { ...search, found: true } };
    expect(linesOf(found, reporting)).toMatchObject([{ text: 'Nils found a weapon' }]);
    // In logs from before, no name was kept.
    const { name: _, ...earlier } = looked;
    expect(linesOf(earlier, reporting)).toEqual([]);
  });

  it('leaves out a step that its own events have told', () => {
    const step = { type: 'step-settled', figure: ANN, result: { step: 'rap', rap: 3 }, faces: [] } as const;
    expect(linesOf(step, reporting)).toEqual([]);
    expect(linesOf({ ...step, result: { step: 'recovery', word: 'gone' } }, reporting)).toHaveLength(1);
  });
});
