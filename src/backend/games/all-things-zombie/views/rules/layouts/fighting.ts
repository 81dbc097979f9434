/** Reaction checks, fire and melee. */
import type { Force } from '../../../../../../rules/all-things-zombie/shooting/impact.ts';
import { signed, worded, wordedInLine } from '../../../../../../rules/all-things-zombie/text/rows.ts';
import { type Does, doesText, HERO_ROWS, HIT_CASES, inches, list, MELEE_CASES, yes } from '../cells.ts';
import { checks, DICE_PASSED, type Layouts, one } from './layout.ts';

export const FIGHTING: Layouts = {
  'atz.line-of-sight': one('In sight', inches)(
    'How far a figure sees',
    'Where',
    ['atz.line-of-sight'],
    (key) => worded(key),
  ),
  'atz.fire': one('Impact', (impact: number) => `${impact}`)('Impact of fire', 'How', ['atz.fire'], (key) =>
    worded(key),
  ),
  'atz.reaction-dice': one('Dice or Rep', doesText)(
    'What bears on a check',
    'Circumstance',
    ['atz.reaction-dice'],
    (_key, { title }: Does) => title,
  ),
  'atz.heroes': one('Means', (result: { face?: number; dice?: number; passes?: number; check?: string }) => {
    if (result.face !== undefined) return `${result.dice} dice showing ${result.face}`;
    return result.passes === undefined ? 'In Sight' : `Passes ${result.passes} dice`;
  })('A hero', 'What', ['atz.heroes'], (key) => HERO_ROWS[key] ?? worded(key)),
  'atz.free-will': one('Instead of the dice', list)(
    'What a Star may do instead',
    'After',
    ['atz.free-will'],
    (key) => worded(key),
  ),
  'atz.never-ducks-back': one('Instead', (result: Readonly<Record<string, string>>) =>
    Object.entries(result)
      .map(([from, to]) => `${worded(from)}: ${wordedInLine(to)}`)
      .join('; '),
  )('With Nerves of steel', 'Check', ['atz.never-ducks-back'], (key) => worded(key)),
  'atz.in-sight': checks('atz.in-sight'),
  'atz.received-fire': checks('atz.received-fire'),
  'atz.reaction-fire': one('May', list)('Called upon to fire', 'When', ['atz.reaction-fire'], (key) =>
    key === 'able' ? 'Able to fire' : worded(key),
  ),
  'atz.wanting-to-charge': checks('atz.wanting-to-charge'),
  'atz.being-charged': checks('atz.being-charged'),
  'atz.surprise': checks('atz.surprise'),
  'atz.surprised-melee': one('Dice', String)('First round of melee', 'Result', ['atz.surprise'], (key) =>
    worded(key),
  ),
  'atz.overrun': checks('atz.overrun'),
  'atz.to-hit': one('Die and Rep together', (least: number) => `${least} and more`)(
    'What hits',
    'Target',
    ['atz.to-hit', 'atz.shoot', 'atz.target-selection'],
    (key) => HIT_CASES[key]?.title ?? worded(key),
  ),
  'atz.impact': {
    rules: ['atz.impact'],
    title: 'What each hit does',
    by: 'Impact',
    columns: ['A human goes back', 'A zombie staggers', 'Shots stop a zombie'],
    cells: ({ knockback, stagger, stopsZombie }: Force) => [`${knockback}″`, `${stagger}″`, yes(stopsZombie)],
  },
  'atz.damage': one('What it does')('Damage', 'Die', ['atz.damage', 'atz.obviously-dead'], (key) =>
    key === '1' ? 'Passed' : 'Failed',
  ),
  'atz.melee-dice': {
    rules: ['atz.melee-dice', 'atz.melee'],
    title: 'Dice, and bare hands',
    by: 'Who',
    columns: ['Dice', 'Impact of bare hands'],
    cells: ({ dice, impact }: { dice: number; impact: number }) => [String(dice), String(impact)],
    key: worded,
  },
  'atz.melee-modifiers': one('Rep', signed)(
    'What bears on Rep',
    'Case',
    ['atz.melee-modifiers', 'atz.melee'],
    (key) => MELEE_CASES[key] ?? worded(key),
  ),
  'atz.melee-results': one('Comes to')('Results', 'More dice passed', ['atz.melee-results', 'atz.melee']),
  'atz.melee-armor': one('Comes to')('Armour of a loser by one', '1D6', ['atz.melee-armor']),
  'atz.overrun-impact': one('Impact', String)('Impact of the vehicle', 'Who is hit', ['atz.overrun'], (key) =>
    worded(key),
  ),
  'atz.rally': checks('atz.rally'),
  'atz.see-zombie-death': checks('atz.see-zombie-death'),
  'atz.sanity': checks('atz.sanity'),
  'atz.crazy-about-my-job': one('What it does', (result: string | { rep: number; repLost: number }) =>
    typeof result === 'string'
      ? worded(result)
      : `Two dice against ${result.rep}: both, and the figure returns${result.repLost > 0 ? ` ${result.repLost} Rep lower` : ''}; otherwise one line further down`,
  )('How deep the shock is', DICE_PASSED, ['atz.crazy-about-my-job', 'atz.shock', 'atz.deeper-shock']),
  'atz.what-now': checks('atz.what-now'),
  'atz.pursue-by-fire': checks('atz.pursue-by-fire'),
};
