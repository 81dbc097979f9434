/** The rules of a war, our own. */
import type { Rule } from '../../core/module.ts';

const SECTION = 'A war (ours)';

export const warRules: readonly Rule[] = [
  {
    id: 'avz-war.next',
    section: SECTION,
    summary:
      'Before each town points buy aliens that land beside the first groups, one to each; then the army marches, or the war is given up.',
    ask: 'What next?',
    file: 'war/module.ts',
  },
  {
    id: 'avz-war.buy',
    section: SECTION,
    summary: 'A tank costs two points, a trooper one.',
    file: 'war/module.ts',
  },
  {
    id: 'avz-war.march',
    section: SECTION,
    summary:
      'Each town is harder than the one before: more zombies at the start, later more with each tile, and leaders that come late.',
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
    summary: 'A stalemate brings one point, a victory of the aliens three, an incredible one five.',
    file: 'war/ledger.ts',
  },
  {
    id: 'avz-war.named',
    section: SECTION,
    summary:
      'Whoever lives through two towns gets a name and lands with the first groups from then on; the dead of an attack are shared out among those who attacked.',
    file: 'war/ledger.ts',
  },
];
