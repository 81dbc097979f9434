/** Attributes that act on the table of their own accord (section: Attributes), and where all of them are told. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { proposals } from '../../../../../src/rules/all-things-zombie/acts/encounter/due/proposals.ts';
import { move } from '../../../../../src/rules/all-things-zombie/acts/encounter/move/move.ts';
import { proposalText } from '../../../../../src/rules/all-things-zombie/acts/encounter/proposal-words.ts';
import { drink } from '../../../../../src/rules/all-things-zombie/acts/encounter/set-up/set-up.ts';
import { fighterNamed } from '../../../../../src/rules/all-things-zombie/acts/encounter/standing/fighters.ts';
import { rollForSense } from '../../../../../src/rules/all-things-zombie/acts/encounter/turn/sense.ts';
import type { Campaign } from '../../../../../src/rules/all-things-zombie/state/campaign.ts';
import { ATTRIBUTES } from '../../../../../src/rules/all-things-zombie/types.ts';
import { seen } from '../../../../../src/rules/core/seen.ts';
import { act, refusal } from '../../../../support/rules/campaign.ts';
import {
  campaignWith,
  entered,
  onTable,
  planned,
  stranger,
  turn,
  underWay,
} from '../../../../support/rules/encounter.ts';
import { withZombies, zombies } from '../../../../support/rules/zombies.ts';

const table = (attributes: readonly (typeof ATTRIBUTES)[number][]) =>
  onTable(planned(campaignWith({ figures: { f2: { attributes: [...attributes] } } })));

const proposed = (campaign: Campaign) => proposals(seen(campaign), []).map((one) => proposalText(one));
const STAY_UP = 'Ann, dead drunk, rolls to stay up';

describe('who is dead drunk', () => {
  /** Ann, Rep 3: above it, and a 4. */
  function drunk(): Campaign {
    const campaign = table(['drunkard']);
    act(campaign, (now) => drink(now, { figure: 'f2' }), [5], [4]);
    return campaign;
  }

  it('rolls at each activation, and passes out above Rep', () => {
    const campaign = drunk();
    turn(campaign, 6, 1);
    // Nobody of the party goes.
    expect(proposed(campaign)).not.toContain(STAY_UP);
    turn(campaign, 5, 1);
    expect(proposed(campaign)).toContain(STAY_UP);
    const up = act(campaign, (now) => rollForSense(now, { figure: 'f2' }), [3]);
    expect(up.title).toBe('Ann stays up');
    expect(proposed(campaign)).not.toContain(STAY_UP);
    turn(campaign, 5, 1);
    expect(act(campaign, (now) => rollForSense(now, { figure: 'f2' }), [4]).title).toBe('Ann passes out');
    expect(fighterNamed(campaign, underWay(campaign), 'f2')?.fighter).toMatchObject({
      condition: 'out-of-the-fight',
      byZombie: false,
      wounds: 1,
    });
  });

  it('has no die to roll when sober', () => {
    expect(refusal(table(['drunkard']), (now) => rollForSense(now, { figure: 'f2' }))).toMatchObject({
      why: 'not-a-dumbass',
    });
  });
});

describe('a Drunkard who is met', () => {
  it('rolls for drink, too, and is as drunk', () => {
    const members = [stranger({ attributes: ['drunkard'] })];
    const campaign = entered(onTable(planned(campaignWith({ contacts: [{ members }] }))), 'b1', 'c1');
    expect(proposed(campaign)).toContain('Nils rolls for drink');
    act(campaign, (now) => drink(now, { figure: 'c1/0' }), [5], [2]);
    expect(proposed(campaign)).not.toContain('Nils rolls for drink');
    // A staggering drunk goes a die less.
    const { title } = act(campaign, (now) => move(now, { who: 'c1/0', others: [], how: 'normal' }), [5]);
    expect(title).toBe('Nils: a move of up to 3″');
  });
});

describe('a Psycho', () => {
  const RUSH = 'Ann has to rush at an enemy, and to fire if able';

  it('has to rush whenever it is active and there is an enemy, until it has moved', () => {
    const campaign = withZombies(table(['psycho']), [zombies()]);
    expect(proposed(campaign)).toContain(RUSH);
    act(campaign, (now) => move(now, { who: 'f2', others: [], how: 'fast' }), [1, 1]);
    expect(proposed(campaign)).not.toContain(RUSH);
    turn(campaign, 6, 1);
    expect(proposed(campaign)).not.toContain(RUSH);
  });

  it('has nobody to rush at where nobody is, and nobody else has to', () => {
    expect(proposed(withZombies(table(['psycho']), []))).not.toContain(RUSH);
    expect(proposed(withZombies(table([]), [zombies()]))).not.toContain(RUSH);
  });
});

describe('docs/attributes.md', () => {
  const lines = readFileSync(new URL('../../../../../docs/attributes.md', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .replaceAll('`', '')
        .split('|')
        .map((cell) => cell.trim()),
    )
    .map(([, id = '', , , test = '']) => ({ id, test }));

  it('tells of all of them, each with a test that names it', () => {
    expect(lines.map(({ id }) => id)).toEqual([...ATTRIBUTES]);
    const missing = lines.filter(({ id, test }) => {
      const file = new URL(`../../${test}`, import.meta.url);
      return !existsSync(file) || !readFileSync(file, 'utf8').includes(`'${id}'`);
    });
    expect(missing).toEqual([]);
  });
});
