import { describe, expect, it } from 'vitest';
import {
  attributesInForce,
  bearingsOn,
  effectsOn,
  weaponsBrought,
} from '../../../src/rules/all-things-zombie/attributes.ts';
import { ADVANTAGE_TABLE } from '../../../src/rules/all-things-zombie/data/advantages.ts';
import {
  DRUNKARD_TABLE,
  DUMBASS_TABLE,
  FEAR,
} from '../../../src/rules/all-things-zombie/data/attribute-tables.ts';
import { ATTRIBUTE_TABLE } from '../../../src/rules/all-things-zombie/data/attributes.ts';
import type { Effect } from '../../../src/rules/all-things-zombie/data/effect.ts';
import { ADVANTAGES, ATTRIBUTES, type AttributeId } from '../../../src/rules/all-things-zombie/types.ts';

const EVERY_CHECK = [
  'in-sight',
  'received-fire',
  'wanting-to-charge',
  'being-charged',
  'surprise',
  'overrun',
  'rally',
  'see-zombie-death',
  'sanity',
] as const;

/** The Attributes section once more, line by line. */
const PRINTED: Readonly<Record<AttributeId, readonly Effect[]>> = {
  agile: [{ on: 'fire-ignores', penalty: 'own-fast-move' }],
  ambidextrous: [{ on: 'fire-ignores', penalty: 'two-weapons' }],
  boss: [
    {
      on: 'reaction-nearby',
      checks: ['received-fire', 'wanting-to-charge', 'being-charged'],
      extra: 1,
      for: 'own-side',
      within: 6,
    },
    { on: 'runaway', takesAlong: 'own-side', within: 12 },
  ],
  brawler: [{ on: 'melee-dice', extra: 1 }],
  clumsy: [{ on: 'fast-move', stumblesOn: 1, moves: { dice: 1 } }],
  'crack-shot': [{ on: 'fire-dice', extraPerShot: 1 }],
  drunkard: [{ on: 'encounter-start', above: 'rep', table: 'drunkard' }],
  dumbass: [{ on: 'turn', table: 'dumbass' }],
  'hard-as-nails': [{ on: 'obviously-dead', first: 1, becomes: 'knock-down' }],
  knifeman: [
    { on: 'melee-dice', extra: 1, armedWith: ['one-hand-edged', 'thrown'] },
    { on: 'throw-dice', dice: 2 },
    { on: 'recruiting', brings: ['thrown'] },
  ],
  medic: [
    { on: 'examining', extra: 1 },
    { on: 'searching', finds: 'cure' },
    { on: 'searched', item: 'medical-supplies', modifier: 1 },
  ],
  'nerves-of-steel': [
    { on: 'duck-back', never: true },
    { on: 'fear', fears: 'nobody' },
  ],
  poser: [{ on: 'reaction', checks: ['received-fire'], dice: 1 }],
  psycho: [
    { on: 'activation', must: 'rush-and-fire' },
    { on: 'feared', by: 'enemies-moved-towards' },
    { on: 'attributes', brings: ['hard-as-nails', 'nerves-of-steel'] },
  ],
  runt: [{ on: 'melee-rep', modifier: -1 }],
  'sidewalk-demon': [
    { on: 'spread', times: 2 },
    { on: 'melee-opponents', uncounted: 1 },
    { on: 'fear', fears: 'nobody' },
  ],
  slow: [{ on: 'move', lessNormal: { dice: 1, halved: true }, lessFast: { dice: 1, halved: true } }],
  'stone-cold': [
    { on: 'reaction', checks: EVERY_CHECK, dice: 3 },
    { on: 'group-check', check: 'wanting-to-charge', boundByLeader: false },
    { on: 'rallies-friend', dice: 3 },
  ],
  transporter: [{ on: 'losing-control', leastPassed: 1 }],
  terrifying: [{ on: 'feared', by: 'everyone' }],
  wuss: [{ on: 'reaction', checks: ['rally', 'wanting-to-charge', 'being-charged'], dice: 1 }],
};

describe('Attributes', () => {
  it.each(ATTRIBUTES)('%s', (id) => {
    expect(ATTRIBUTE_TABLE[id].effects).toEqual(PRINTED[id]);
  });

  it('has a title and a summary of its own for each', () => {
    expect(new Set(ATTRIBUTES.map((id) => ATTRIBUTE_TABLE[id].title)).size).toBe(21);
    expect(new Set(ATTRIBUTES.map((id) => ATTRIBUTE_TABLE[id].summary)).size).toBe(21);
  });
});

describe('attributesInForce', () => {
  it('gives a Psycho what comes with it', () => {
    expect(attributesInForce(['psycho', 'slow'])).toEqual([
      'psycho',
      'slow',
      'hard-as-nails',
      'nerves-of-steel',
    ]);
  });

  it('counts what is owned and brought once', () => {
    expect(attributesInForce(['nerves-of-steel', 'psycho'])).toEqual([
      'nerves-of-steel',
      'psycho',
      'hard-as-nails',
    ]);
    expect(attributesInForce(['agile'])).toEqual(['agile']);
  });
});

describe('a drunkard’s evening', () => {
  it('brings a Wildman all of a Psycho, and Nerves of steel to row 6', () => {
    expect(attributesInForce(['drunkard'], 1)).toEqual([
      'drunkard',
      'psycho',
      'hard-as-nails',
      'nerves-of-steel',
    ]);
    expect(effectsOn('duck-back', ['drunkard'], 6)).toEqual([{ on: 'duck-back', never: true }]);
    expect(effectsOn('duck-back', ['drunkard'])).toEqual([]);
  });

  it('bears in its own name where the row brings no attribute', () => {
    expect(bearingsOn('move', ['slow', 'drunkard'], 2)).toEqual([
      {
        from: 'slow',
        effect: { on: 'move', lessNormal: { dice: 1, halved: true }, lessFast: { dice: 1, halved: true } },
      },
      { from: 'drunkard', effect: { on: 'move', lessNormal: { dice: 1 }, lessFast: { dice: 2 } } },
    ]);
  });
});

describe('effectsOn', () => {
  it('finds what bears on a moment, brought attributes included', () => {
    expect(effectsOn('duck-back', ['psycho'])).toEqual([{ on: 'duck-back', never: true }]);
    expect(effectsOn('melee-dice', ['brawler', 'knifeman', 'runt']).map((effect) => effect.extra)).toEqual([
      1, 1,
    ]);
    expect(effectsOn('melee-dice', ['runt'])).toEqual([]);
  });
});

describe('weaponsBrought', () => {
  it('gives a Knifeman a knife and nobody else anything', () => {
    expect(ATTRIBUTES.filter((id) => weaponsBrought([id]).length > 0)).toEqual(['knifeman']);
    expect(weaponsBrought(['knifeman'])).toEqual(['thrown']);
  });
});

describe('Fear', () => {
  it('costs a melee die, shoots as on a fast move, and leaves one die for charging and being charged', () => {
    expect(FEAR).toEqual([
      { on: 'melee-dice', extra: -1 },
      { on: 'fire-suffers', penalty: 'own-fast-move' },
      { on: 'reaction', checks: ['being-charged', 'wanting-to-charge'], dice: 1 },
    ]);
  });

  it('is unknown to three attributes', () => {
    const fearless = ATTRIBUTES.filter((id) => effectsOn('fear', [id]).length > 0);
    expect(fearless).toEqual(['nerves-of-steel', 'psycho', 'sidewalk-demon']);
  });
});

describe('Drunkard', () => {
  it('has six states', () => {
    expect([1, 2, 3, 4, 5, 6].map((die) => DRUNKARD_TABLE[die as 1].effects)).toEqual([
      [{ on: 'attributes', brings: ['psycho'] }],
      [{ on: 'move', lessNormal: { dice: 1 }, lessFast: { dice: 2 } }],
      [{ on: 'attributes', brings: ['dumbass'] }],
      [{ on: 'activation', above: 'rep', falls: 'out-of-the-fight' }],
      [
        { on: 'fire-suffers', penalty: 'own-fast-move' },
        { on: 'melee-dice', extra: -1 },
      ],
      [{ on: 'attributes', brings: ['nerves-of-steel'] }],
    ]);
  });
});

describe('Dumbass', () => {
  it('does nothing on 1 and 2, the same on 3, anything from 4', () => {
    expect(DUMBASS_TABLE).toEqual({
      1: 'nothing',
      2: 'nothing',
      3: 'same-as-last-turn',
      4: 'as-wished',
      5: 'as-wished',
      6: 'as-wished',
    });
  });
});

describe('Player Advantages', () => {
  it('are the three of the Star, each described', () => {
    expect(ADVANTAGES.map((id) => ADVANTAGE_TABLE[id].title)).toEqual([
      'Larger Than Life',
      'Cheating death',
      'Free Will',
    ]);
    expect(ADVANTAGE_TABLE['cheating-death'].summary).toContain('1 Rep');
    expect(ADVANTAGE_TABLE['free-will'].summary).toContain('surprised');
  });
});
