import { describe, expect, it } from 'vitest';
import { figureId } from '../../../../src/rules/all-things-zombie/ids.ts';
import type { CampaignEvent } from '../../../../src/rules/all-things-zombie/state/campaign-events.ts';
import { byPlayer, byRule } from '../../../../src/rules/all-things-zombie/state/cause.ts';
import type { EncounterEvent } from '../../../../src/rules/all-things-zombie/state/encounter-events.ts';
import { describe as described } from '../../../../src/rules/all-things-zombie/text/campaign-lines.ts';
import type { Described } from '../../../../src/rules/all-things-zombie/text/telling.ts';
import { EVENTS } from '../../../support/rules/campaign-events.ts';
import { ENCOUNTER_EVENTS } from '../../../support/rules/encounter-events.ts';

const [GLORIA, ANN] = [figureId(1), figureId(2)];
const line = (event: CampaignEvent, seenBy = ANN): Described | undefined =>
  described(event, { nameOf: () => 'somebody', seenBy });

/** Lines of Ann's history; null for events that stand in nobody's. */
const LINES: { readonly [T in EncounterEvent['type']]: string | null } = {
  'house-rules-set': null,
  'last-year-set': null,
  'campaign-closed': null,
  'division-changed': null,
  'war-decided': null,
  'encounter-planned': 'Raid 1, urban',
  'encounter-dropped': null,
  'force-changed': null,
  'one-off-decided': null,
  'vehicle-rolled': null,
  'vehicle-taken-along': null,
  'stock-gained': null,
  'stock-moved': 'Took surplus clip',
  'stock-used': 'Surplus clip: burnt',
  'clip-assigned': null,
  'table-set': null,
  'zombies-placed': null,
  'escape-readied': null,
  'side-mustered': null,
  'left-at-home': 'Stayed at home',
  'alert-rolled': null,
  'pursuit-begun': null,
  'pursuit-split': null,
  'pursuit-turned': null,
  'place-entered': null,
  'place-closed': null,
  'group-met': null,
  'group-dealt-with': null,
  'group-changed': null,
  'took-part': null,
  'innocent-rescued': 'Brought to safety as an Innocent',
  searched: 'Found surplus ammo',
  'turn-begun': null,
  'side-acts': null,
  'groups-kept': null,
  'conditions-set': null,
  'fires-changed': null,
  'done-anyway': null,
  'shots-marked': null,
  'vehicle-changed': null,
  'zombies-changed': null,
  'board-taken-up': null,
  'pieces-placed': null,
  'photo-laid': null,
  'fighter-changed': 'Is Knocked Down',
  'ammo-spent': null,
  'shots-fired': null,
  'figure-tested': 'Unopposed Task: does it',
  'stranger-tested': null,
  'drink-rolled': 'Nauseous',
  'hero-made': 'A hero for the rest of the battle',
  'death-seen': 'Saw someone eaten for the first time',
  'battle-reported': 'Out of the Fight, saw someone eaten, fought, 3 zombies, 1 person',
  'record-changed': 'Report corrected: Out of the Fight, saw someone eaten, fought, 3 zombies, 1 person',
  'step-settled': 'Recovery: comes back',
  'points-scored': null,
  'encounter-ended': null,
  'encounter-corrected': 'Encounter 1: killed 1 zombie and 1 person, not 3 zombies and 1 person',
};

describe('a history', () => {
  it.each(Object.keys(LINES) as (keyof typeof LINES)[])('tells %s', (type) => {
    expect(line(ENCOUNTER_EVENTS[type])?.text ?? null).toBe(LINES[type]);
  });

  it('tells each of their own part in a battle', () => {
    expect(line(ENCOUNTER_EVENTS['battle-reported'], GLORIA)?.text).toBe(
      'Huddled, saw someone eaten, fought, 3 zombies, 1 person',
    );
  });

  it('tells who laid something down, who found nothing, and who forgot', () => {
    expect(line({ ...ENCOUNTER_EVENTS['stock-moved'], to: null })?.text).toBe('Laid down surplus clip');
    const { search } = ENCOUNTER_EVENTS.searched;
    const nothing = { ...ENCOUNTER_EVENTS.searched, search: { ...search, found: false } };
    expect(line(nothing)?.text).toBe('Looked for surplus ammo, found nothing');
    expect(line({ ...ENCOUNTER_EVENTS['death-seen'], seen: false })?.text).toBe(
      'Has forgotten what was seen',
    );
    expect(line({ ...ENCOUNTER_EVENTS['drink-rolled'], state: null })?.text).toBe('Sober');
  });

  it('asks nothing, as its answer is there', () => {
    const result = { step: 'infection', word: 'not-turned' } as const;
    const settled = { ...ENCOUNTER_EVENTS['step-settled'], result };
    expect(line(settled)?.text).toBe('Doesn’t turn from the bite');
    const tested = { ...ENCOUNTER_EVENTS['figure-tested'], faces: [6, 6], target: 4 };
    const noticed = { of: 'awareness', word: 'surprised' } as const;
    expect(line({ ...tested, rule: 'atz.awareness', result: noticed })?.text).toBe(
      'What they notice: taken by surprise',
    );
    const taken = { of: 'finished', ends: 'captured', name: 'Cass Teller' } as const;
    expect(line({ ...tested, rule: 'atz.mercy', result: taken })?.text).toContain(
      'Takes Cass Teller captive',
    );
  });

  it('says of somebody who earned nothing no more than the report holds: shots may have been fired', () => {
    const reported = ENCOUNTER_EVENTS['battle-reported'];
    const [first] = reported.records;
    if (first === undefined) throw new Error('nobody is reported of');
    const quiet = {
      ...first,
      ...{ fought: false, outOfTheFight: false, sanity: null, sawFirstDeath: false, mauled: false },
      ...{ ranAway: false, zombiesKilled: 0, peopleKilled: 0 },
    };
    expect(line({ ...reported, records: [quiet] }, quiet.figure)?.text).toBe(
      'Did no fighting that earns a point',
    );
  });

  it('names a weapon by its name', () => {
    const { item } = ENCOUNTER_EVENTS['stock-used'];
    const bow = {
      ...ENCOUNTER_EVENTS['stock-used'],
      item: { ...item, kind: 'weapon', weapon: 'bow' },
    } as const;
    expect(line({ ...bow, how: byRule('taken-up') })?.text).toBe('Bow: given, and in hand');
  });
});

describe('whose doing a change was', () => {
  it('is the player’s where the player gave the reason, and the rules’ where they did', () => {
    expect(line({ ...EVENTS['rep-changed'], why: byRule('badly-hurt') }, GLORIA)).toMatchObject({
      byHand: false,
    });
    expect(line({ ...EVENTS['rep-changed'], why: byPlayer('misread') }, GLORIA)).toMatchObject({
      byHand: true,
    });
    expect(line({ ...EVENTS['status-changed'], why: byRule('captured') })).toMatchObject({ byHand: false });
    const completed = { ...ENCOUNTER_EVENTS['record-changed'], why: byRule('cheated-death') };
    expect(line(completed)?.text).toMatch(/^Report completed/);
    // Words that say the same as a rule's reason are the player's all the same.
    expect(line({ ...EVENTS['status-changed'], why: byPlayer('killed') })).toMatchObject({
      why: 'killed',
      byHand: true,
    });
    expect(line({ ...EVENTS['status-changed'], why: byPlayer('') })).toMatchObject({ why: '', byHand: true });
  });
});
