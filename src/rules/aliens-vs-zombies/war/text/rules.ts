/** The rules of a war, our own. */
import type { Rule } from '../../../core/module.ts';

const SECTION = 'A war (ours)';

export const warRules: readonly Rule[] = [
  {
    id: 'avz-war.next',
    section: SECTION,
    summary:
      'Before each town points buy aliens that land beside the first groups, one to each; then the army marches.',
    ask: 'What next?',
    act: 'Before a town',
    file: 'war/module.ts',
  },
  {
    id: 'avz-war.buy',
    section: SECTION,
    summary:
      'A tank costs two points, a trooper one; a quartermaster makes each a point cheaper, one at the least.',
    file: 'war/module.ts',
  },
  {
    id: 'avz-war.march',
    section: SECTION,
    summary:
      'Each town is harder than the one before: more zombies at the start, later more with each tile, and leaders that come late. A scout takes away one of those zombies, a herald one turn of that wait.',
    file: 'war/data.ts',
  },
  {
    id: 'avz-war.abandon',
    section: SECTION,
    summary: 'A war that is given up ends there; a town that is still fought for counts for nobody.',
    act: 'Give up the war',
    file: 'war/module.ts',
  },
  {
    id: 'avz-war.town',
    section: SECTION,
    summary:
      'A stalemate brings one point, a victory of the aliens three, an incredible one five; each forager who comes through it finds one more.',
    file: 'war/ledger.ts',
  },
  {
    id: 'avz-war.named',
    section: SECTION,
    summary:
      'A unit that lives through two towns gets a name and lands with the first groups from then on; the dead of an attack are shared out among those who attacked.',
    file: 'war/ledger.ts',
  },
  {
    id: 'avz-war.skill',
    section: SECTION,
    summary:
      'Of those who get a name in a town, the one with most kills is known for something from then on, one of two for each kind: scout, forager, quartermaster or herald.',
    ask: 'What is it known for?',
    act: 'Say what a veteran is known for',
    file: 'war/skills.ts',
  },
];
