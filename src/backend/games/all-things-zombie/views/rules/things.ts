/** What the rules are about besides rolls: Rep, advantages, attributes, protection, and weapons. */
import { ADVANTAGE_TABLE } from '../../../../../rules/all-things-zombie/data/advantages.ts';
import { ATTRIBUTE_TABLE } from '../../../../../rules/all-things-zombie/data/attributes.ts';
import type { Section } from '../../../../../rules/all-things-zombie/data/headings.ts';
import { REP_TABLE } from '../../../../../rules/all-things-zombie/data/reps.ts';
import { PROTECTION_COST } from '../../../../../rules/all-things-zombie/points.ts';
import { ADVANTAGES, ATTRIBUTES, REPS } from '../../../../../rules/all-things-zombie/types.ts';
import { plain, restsOf, type Thing } from './thing.ts';
import { WEAPON_THINGS } from './weapons.ts';

const REP: Thing = {
  id: 'rep',
  kind: 'character',
  section: 'Reputation',
  title: 'Rep',
  summary:
    'How good somebody is, from 1 to 7. Most dice are held against it. Points towards Rep (RAP) lift it by one when there are enough for the present Rep.',
  notes: [],
  tables: [
    {
      id: 'rep',
      title: 'Rep, and what it costs',
      columns: ['Rep', 'Called', 'Points', 'RAP to rise'],
      rows: REPS.toReversed().map((rep) => {
        const { title, cost, rapToAdvance } = REP_TABLE[rep];
        const open = [cost, rapToAdvance].find(({ confidence }) => confidence !== 'RULEBOOK');
        return {
          cells: [String(rep), title, String(cost.value), String(rapToAdvance.value ?? '–')],
          rests: open === undefined ? null : restsOf(open),
        };
      }),
    },
    {
      id: 'rep-kinds',
      title: 'Who they are',
      columns: ['Rep', 'What they are like'],
      rows: REPS.toReversed().map((rep) => plain(String(rep), REP_TABLE[rep].summary)),
    },
  ],
};

const PROTECTION: Thing = {
  id: 'protection',
  kind: 'character',
  section: 'Protection',
  title: 'Protection',
  summary:
    'Body armour makes a figure protected: harder to hit and to hurt, and better off when somebody looks at its wounds. It is found like any other loot, and some cards bring it along.',
  notes: [],
  tables: [
    {
      id: 'protection',
      title: 'What it does',
      columns: ['Where', 'Effect'],
      rows: [
        plain('Shot at', 'An 8 to hit is a miss; 9 and more are not stopped'),
        plain('Melee lost by one', 'One die: on 1 to 3 nothing happens'),
        plain('The Doc', 'One die more, the best two count'),
        plain('Points', String(PROTECTION_COST)),
      ],
    },
  ],
};

/** In the order in which each heading of the book has them. */
export const THINGS: readonly Thing[] = [
  REP,
  ...ADVANTAGES.map((id): Thing => {
    const { title, summary, section } = ADVANTAGE_TABLE[id];
    return {
      id: `advantage.${id}`,
      kind: 'advantage',
      section: section as Section,
      title,
      summary,
      notes: [],
      tables: [],
    };
  }),
  ...ATTRIBUTES.map((id): Thing => {
    const { title, summary, section } = ATTRIBUTE_TABLE[id];
    return {
      id: `attribute.${id}`,
      kind: 'attribute',
      section: section as Section,
      title,
      summary,
      notes: [],
      tables: [],
    };
  }),
  PROTECTION,
  ...WEAPON_THINGS,
];
