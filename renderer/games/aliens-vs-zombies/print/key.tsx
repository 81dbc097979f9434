/** Figures one looks up while playing: what is printed on the counters, and what the dead come to. */
import { keyOf } from '../../../../src/rules/aliens-vs-zombies/text/paper.ts';
import type { Corrections } from '../../../../src/rules/core/figure.ts';
import type { FlowContent } from '../../../components/paper/flow-pages.tsx';
import { tableSection } from '../../../components/paper/words.tsx';

export function keySections(corrections: Corrections): readonly FlowContent[] {
  const { zombies, aliens, levels } = keyOf(corrections);
  return [
    tableSection({
      title: 'Zombies',
      columns: ['Kind', 'Number', 'Counters'],
      rows: zombies.map(({ name, number, counters }) => [name, String(number), counters]),
    }),
    tableSection({
      title: 'Aliens',
      columns: ['Kind', 'Combat', 'Moves', 'Armour', 'Counters'],
      rows: aliens.map(({ name, combat, move, armoured, counters }) => [
        ...[name, String(combat), String(move), armoured ? 'yes' : '–'],
        counters,
      ]),
    }),
    tableSection({
      title: 'Dead after the last turn',
      columns: ['From', 'What it is'],
      rows: levels.map(({ from, name }) => [String(from), name]),
    }),
  ];
}
