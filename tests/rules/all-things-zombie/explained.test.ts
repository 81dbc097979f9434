/** Changes of a roll are kept with it, as the rows they come from: each rule with its circumstance and without. */
import { describe, expect, it } from 'vitest';
import { dealWith } from '../../../src/rules/all-things-zombie/acts/encounter/people/deal.ts';
import { generateGrunt } from '../../../src/rules/all-things-zombie/acts/recruiting.ts';
import { examine } from '../../../src/rules/all-things-zombie/after-the-battle/doc.ts';
import { infection } from '../../../src/rules/all-things-zombie/after-the-battle/infection.ts';
import { recovery } from '../../../src/rules/all-things-zombie/after-the-battle/recovery.ts';
import { PLAYER_ASKING as ASKING } from '../../../src/rules/all-things-zombie/asking.ts';
import { buildingType } from '../../../src/rules/all-things-zombie/battlefield/types-rolled.ts';
import { unopposedTask } from '../../../src/rules/all-things-zombie/challenge/task.ts';
import { escapeHelp } from '../../../src/rules/all-things-zombie/encounters/escape.ts';
import { activity } from '../../../src/rules/all-things-zombie/meeting-and-greeting/activity.ts';
import type { Contact } from '../../../src/rules/all-things-zombie/meeting-and-greeting/contact.ts';
import { attackOrTalk } from '../../../src/rules/all-things-zombie/meeting-and-greeting/first.ts';
import { groundOf } from '../../../src/rules/all-things-zombie/meeting-and-greeting/first-move.ts';
import { zombieArrives } from '../../../src/rules/all-things-zombie/meeting-and-greeting/placement.ts';
import { awareness } from '../../../src/rules/all-things-zombie/meeting-and-greeting/survivors.ts';
import { mercy, walk } from '../../../src/rules/all-things-zombie/meeting-and-greeting/talk.ts';
import {
  onslaught,
  zombiesAtStart,
} from '../../../src/rules/all-things-zombie/meeting-and-greeting/zombies.ts';
import { inSight } from '../../../src/rules/all-things-zombie/reaction/in-sight.ts';
import { apply } from '../../../src/rules/all-things-zombie/state/apply.ts';
import type { Campaign } from '../../../src/rules/all-things-zombie/state/campaign.ts';
import type { CampaignEvent } from '../../../src/rules/all-things-zombie/state/campaign-events.ts';
import type { SeenCampaign } from '../../../src/rules/all-things-zombie/state/seen.ts';
import { searchLoser } from '../../../src/rules/all-things-zombie/what-you-gain/losers.ts';
import { search } from '../../../src/rules/all-things-zombie/what-you-gain/search.ts';
import { vehicleAtStart } from '../../../src/rules/all-things-zombie/what-you-gain/vehicles.ts';
import { weaponFound } from '../../../src/rules/all-things-zombie/what-you-gain/weapon-found.ts';
import { drive } from '../../../src/rules/core/driver.ts';
import type { Answer, Play } from '../../../src/rules/core/play.ts';
import { seen } from '../../../src/rules/core/seen.ts';
import type { Reply } from '../../../src/rules/core/transcript.ts';
import { begun } from '../../support/rules/campaign.ts';
import { campaignWith, entered, onTable, planned } from '../../support/rules/encounter.ts';
import { scripted } from '../../support/rules/scripted.ts';

type Reading = (one: Reply) => unknown;
/** `atz.single-figure/shots-heard adds 1` */
const modifiers: Reading = (one) => one.modifiers?.map(({ row, does, by }) => `${row} ${does} ${by}`);
const rows: Reading = ({ rows: read }) => read;
const input: Reading = ({ odds }) => odds?.input;

function transcriptOf(
  play: Play<unknown, CampaignEvent>,
  answers: readonly Answer[],
  told: (event: CampaignEvent) => void = () => undefined,
): readonly Reply[] {
  const script = scripted(answers);
  const { transcript, kind } = drive(play, script, told);
  expect(kind).toBe('finished');
  script.assertUsedUp();
  return transcript;
}

/** Rolled without the circumstance and with it. */
type Scene = readonly [
  what: string,
  without: readonly [Play<unknown, CampaignEvent>, ...Answer[]],
  withIt: readonly [Play<unknown, CampaignEvent>, ...Answer[]],
  rowsWithout: readonly string[],
  rowsWithIt: readonly string[],
];

const URBAN = { area: 'urban', phase: 1 } as const;
const CASUALTY = { rep: 4, wounds: 0, protected: false } as const;
const ONE = [{ id: 'f1', rep: 5 }] as const;
const TASK = { rep: 4, consequence: 'falls' } as const;

const SCENES: readonly Scene[] = [
  [
    'awareness after shots',
    [awareness(ASKING, 4, false), [5, 4]],
    [awareness(ASKING, 4, true), [5, 4, 3]],
    [],
    ['atz.single-figure/shots-heard adds 1'],
  ],
  [
    'attack or talk, outnumbered',
    [attackOrTalk(ASKING, 4, 'none'), [3]],
    [attackOrTalk(ASKING, 4, 'player'), [3]],
    [],
    ['atz.single-figure/outnumbering turns-round 2'],
  ],
  [
    'attack or talk, with the greater number',
    [attackOrTalk(ASKING, 4, 'none'), [3]],
    [attackOrTalk(ASKING, 4, 'other'), [3]],
    [],
    ['atz.single-figure/outnumbering turns-round 2'],
  ],
  [
    'the building in who is met',
    [activity(ASKING, { ...URBAN, building: null, upstairs: false }), [6, 6], [6, 6]],
    [activity(ASKING, { ...URBAN, building: 'house', upstairs: true }), [6, 6], [6, 6]],
    ['atz.building-activity/no-building target 0'],
    ['atz.building-activity/house target 1', 'atz.building-activity/upstairs target -2'],
  ],
  [
    'the area in the zombies at the start',
    [zombiesAtStart(ASKING, { area: 'rural', phase: 1 }), [3]],
    [zombiesAtStart(ASKING, URBAN), [3]],
    ['atz.activity.zombies/rural-1 score 1'],
    ['atz.activity.zombies/urban-1 score 6'],
  ],
  [
    'the zombies that surprise',
    [onslaught(ASKING, 1, ONE), [6], [3]],
    [onslaught(ASKING, 3, ONE), [6], [3]],
    ['atz.zombies-surprise/zombies score 1'],
    ['atz.zombies-surprise/zombies score 3'],
  ],
  [
    'Rep in Walk the Walk',
    [walk(ASKING, 3, 4), [6], [1]],
    [walk(ASKING, 5, 4), [6], [1]],
    ['atz.reputation/3 score 3'],
    ['atz.reputation/5 score 5'],
  ],
  [
    'an attribute in a reaction check',
    [inSight(ASKING, { rep: 4 }, {}), [5, 5]],
    [inSight(ASKING, { rep: 4, leader: true }, {}), [5, 5, 5]],
    [],
    ['atz.reaction-dice/leader rolls 3'],
  ],
  [
    'a place in the weapon found',
    [weaponFound(ASKING, 'house'), [3, 3]],
    [weaponFound(ASKING, 'military-base'), [3, 3]],
    ['atz.weapon-modifier/elsewhere score 0'],
    ['atz.weapon-modifier/military-base score 6'],
  ],
  [
    'a place in a search',
    [search(ASKING, { ...URBAN, building: null }, 'weapons'), [6]],
    [search(ASKING, { ...URBAN, building: 'house' }, 'weapons'), [6]],
    ['atz.search-modifiers/no-building target 0'],
    ['atz.search-modifiers/house target 1'],
  ],
  [
    'a Medic who is searched',
    [searchLoser(ASKING, 1, 'medical-supplies', []), [6]],
    [searchLoser(ASKING, 1, 'medical-supplies', ['medic']), [6]],
    [],
    ['atz.attributes/medic target 1'],
  ],
  [
    'the phase in a vehicle at the start',
    [vehicleAtStart(ASKING, URBAN), [6]],
    [vehicleAtStart(ASKING, { area: 'urban', phase: 2 }), [6]],
    ['atz.phase/1 target -1'],
    ['atz.phase/2 target -2'],
  ],
  [
    'medical supplies in Recovery',
    [recovery(ASKING, { rep: 3, kind: 'ranAway', medical: true }), [3, 3]],
    [recovery(ASKING, { rep: 3, kind: 'outOfTheFight', medical: true }), [3, 3, 6]],
    [],
    ['atz.recovery/medical-supplies adds 1'],
  ],
  [
    'wounds and armour before the Doc',
    [examine(ASKING, CASUALTY, []), [3, 3]],
    [examine(ASKING, { ...CASUALTY, wounds: 1, protected: true }, []), [3, 3, 6]],
    [],
    ['atz.doc/protected adds 1', 'atz.doc/wounds target -1'],
  ],
  [
    'Rep before Recovery in a bite',
    [infection(ASKING, 3), [6]],
    [infection(ASKING, 5), [6]],
    ['atz.reputation/3 score 3'],
    ['atz.reputation/5 score 5'],
  ],
  [
    'the difficulty of a Task',
    [unopposedTask(ASKING, { ...TASK, difficulty: 'tough' }), [6, 6]],
    [unopposedTask(ASKING, { ...TASK, difficulty: 'hard' }), [6, 6]],
    ['atz.task-difficulty/tough target 0'],
    ['atz.task-difficulty/hard target -1'],
  ],
];

describe('a roll keeps the rows that changed it', () => {
  it.each(SCENES)('%s', (_, [without, ...plain], [withIt, ...changed], rowsWithout, rowsWithIt) => {
    expect(modifiers(first(transcriptOf(without, plain)))).toEqual(rowsWithout);
    expect(modifiers(first(transcriptOf(withIt, changed)))).toEqual(rowsWithIt);
  });

  const first = ([one]: readonly Reply[]): Reply => {
    if (one === undefined) throw new Error('nothing was rolled');
    return one;
  };

  it('with every Rep that the one die of those charged is added to', () => {
    const figures = [...ONE, { id: 'f2', rep: 3 }, { id: 'f3', rep: 5 }];
    const [, ofFigures] = transcriptOf(onslaught(ASKING, 3, figures), [[6], [3]]);
    expect(ofFigures).toMatchObject({ rule: 'atz.figures-surprise', answer: [3] });
    expect(ofFigures && modifiers(ofFigures)).toEqual([
      'atz.reputation/5 score 5',
      'atz.reputation/3 score 3',
    ]);
  });
});

/** Gloria (Rep 5, a Leader) before Nils (Rep 4); she goes first and talks. */
function dealt(group: Partial<Contact>, ...answers: readonly Answer[]): readonly Reply[] {
  const campaign = entered(onTable(planned(campaignWith({ contacts: [group] }))), 'b1', 'c1');
  const play = dealWith(seen(campaign), { contact: 'c1', figures: ['f1'] });
  return transcriptOf(play, [[4, 4], [1, 2, 6], [1, 6], 'talk', ...answers], applied(campaign));
}

const applied = (campaign: Campaign) => (event: CampaignEvent) => apply(campaign, event);

describe('people who are dealt with', () => {
  const PAST = { standing: 'fought', seen: { year: 1, period: 9 } } as const;
  const said = (transcript: readonly Reply[]) =>
    transcript.filter(({ rule }) => /^atz\.(talk\.|cooperation$)/.test(rule)).map(modifiers);

  it('keep nothing of a past they don’t have', () => {
    expect(said(dealt({}, [6, 6], [1, 6], [4]))).toEqual([[], [], []]);
  });

  it('keep on both sides, and in whether they agree, what lies between them', () => {
    const fought = ['atz.talk-modifiers/fought target -2'];
    expect(said(dealt(PAST, [3, 4], [3, 4], [4]))).toEqual([fought, fought, fought]);
  });
});

describe('the row that dice have led to', () => {
  const GROUND = groundOf(null);
  const SHOT = { x: 240, y: 240 };
  it.each([
    ['awareness', awareness(ASKING, 4, false), [[5, 6]], ['atz.awareness/0']],
    ['help for captives', escapeHelp(ASKING, 4, 2), [[3, 6]], ['atz.escape-help/1']],
    ['mercy', mercy(ASKING, 4), [[1, 2], [5]], ['atz.mercy/2', undefined]],
    ['no mercy', mercy(ASKING, 4), [[5, 6]], ['atz.mercy/0']],
    ['where a zombie comes on', zombieArrives(ASKING, GROUND, SHOT, 'n'), [[4]], ['atz.zombie-placement/4']],
  ] as const)('is kept: %s', (_, play, answers, kept) => {
    expect(transcriptOf(play, answers).map((one) => one.rows?.join())).toEqual(kept);
  });
});

describe('a Grunt', () => {
  const generated = (die: number, ...cards: readonly Answer[]) => {
    const campaign = begun();
    const now: SeenCampaign = seen(campaign);
    return transcriptOf(generateGrunt(now), [[die], ...cards], applied(campaign));
  };

  it('keeps the row of the card, and with it the table that the die chose', () => {
    expect(generated(1, '5C').map(rows)).toEqual([undefined, ['atz.generator.odd/5C']]);
    expect(generated(2, '5C').map(rows)).toEqual([undefined, ['atz.generator.even/5C']]);
  });

  it('keeps that of each card that a Joker’s attribute was drawn from', () => {
    expect(generated(1, 'JK', 'JK', '5C').map(rows)).toEqual([
      undefined,
      ['atz.generator.odd/JK'],
      ['atz.generator.odd/JK'],
      ['atz.generator.odd/5C'],
    ]);
  });
});

describe('the type of a building', () => {
  it('has odds that know what there is no second one of, at each throw', () => {
    const rolled = (taken: Parameters<typeof buildingType>[3], ...answers: readonly Answer[]) =>
      transcriptOf(buildingType(ASKING, 'urban', 'b1', taken), answers);
    const [alone] = rolled(['warehouse'], [3, 4]);
    expect(alone && input(alone)).toEqual({ area: 'urban' });
    const thrice = rolled(['police-station', 'warehouse', 'police-station'], [6, 6], [3, 4]);
    expect(thrice.map(input)).toEqual(thrice.map(() => ({ area: 'urban', taken: ['police-station'] })));
  });
});
