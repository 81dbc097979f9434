/** The parts of a turn in the head of the screen, and how far it has come. */
import type { Phase as PhaseWords } from '../../core/game-text.ts';
import type { Phase, Table } from '../state.ts';

const PARTS = ['grow', 'monsters-move', 'monsters-attack', 'grab', 'crew-move', 'crew-attack'] as const;
type Part = (typeof PARTS)[number];

const NAMES: Readonly<Record<Part, string>> = {
  grow: 'Grow',
  'monsters-move': 'Monsters move',
  'monsters-attack': 'Monsters attack',
  grab: 'Grab weapons',
  'crew-move': 'Crew move',
  'crew-attack': 'Crew attack',
};

const PART_OF: Readonly<Partial<Record<Phase, Part>>> = {
  locks: 'grow',
  grow: 'grow',
  'monsters-move': 'monsters-move',
  fences: 'monsters-attack',
  'monsters-attack': 'monsters-attack',
  'monsters-wake': 'monsters-attack',
  grab: 'grab',
  'crew-move': 'crew-move',
  'crew-attack': 'crew-attack',
  'crew-wake': 'crew-attack',
};

export function phasesOf({ phase }: Table): readonly PhaseWords[] {
  const now = PART_OF[phase];
  if (now === undefined) return [];
  const at = PARTS.indexOf(now);
  return PARTS.map((part, index) => ({
    name: NAMES[part],
    is: index < at ? 'done' : index === at ? 'now' : 'to-come',
  }));
}
