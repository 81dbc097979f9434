/** The rules of voyages, our own. */
import type { Rule } from '../../../core/module.ts';

const SECTION = 'Voyages (ours)';

export const voyagesRules: readonly Rule[] = [
  {
    id: 'agt-voyages.next',
    section: SECTION,
    summary:
      'Before each voyage the yard fills empty posts, as many as the last voyage allows: those you name, then the rest in the order of the counters. Posts beyond that stay empty.',
    ask: 'Who signs on?',
    act: 'Before a voyage',
    file: 'voyages/module.ts',
  },
  {
    id: 'agt-voyages.signs-on',
    section: SECTION,
    summary: 'A newcomer takes a post, with the figures of its counter and neither name nor kills.',
    file: 'voyages/ledger.ts',
  },
  {
    id: 'agt-voyages.sails',
    section: SECTION,
    summary:
      'The ship sails with those who are ready. Later voyages meet one Adult more; the last one leads home to Snudl-1.',
    file: 'voyages/data.ts',
  },
  {
    id: 'agt-voyages.voyage',
    section: SECTION,
    summary:
      'A voyage is won, drawn or lost by the book’s points. Crew who live aboard or came home in a boat sail again. Where that was agreed on, what the weapons do stays known once anyone has come back to tell.',
    file: 'voyages/ledger.ts',
  },
  {
    id: 'agt-voyages.named',
    section: SECTION,
    summary: 'A crewman who lives through two voyages has a name from then on.',
    file: 'voyages/ledger.ts',
  },
  {
    id: 'agt-voyages.abandon',
    section: SECTION,
    summary: 'Voyages that are given up end there; one that is under way counts for nobody.',
    act: 'Give up the voyages',
    file: 'voyages/module.ts',
  },
];
