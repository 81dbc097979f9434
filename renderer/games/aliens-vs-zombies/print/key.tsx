/** Figures one looks up while playing: what is printed on the counters, and what the dead come to. */
import { keyOf } from '../../../../src/rules/aliens-vs-zombies/text/paper.ts';
import type { Corrections } from '../../../../src/rules/core/figure.ts';
import type { FlowContent } from '../../../components/paper/flow-pages.tsx';
import { tableSection } from '../../../components/paper/words.tsx';
import { words as said } from './text/key.ts';

export function keySections(corrections: Corrections): readonly FlowContent[] {
  const { zombies, aliens, levels } = keyOf(corrections);
  return [
    tableSection({
      title: said.zombies,
      columns: [said.kind, said.number, said.counters],
      rows: zombies.map(({ name, number, counters }) => [name, String(number), counters]),
    }),
    tableSection({
      title: said.aliens,
      columns: [said.kind, said.combat, said.moves, said.armour, said.counters],
      rows: aliens.map(({ name, combat, move, armoured, counters }) => [
        ...[name, String(combat), String(move), armoured ? 'yes' : '–'],
        counters,
      ]),
    }),
    tableSection({
      title: said.deadAfterTheLastTurn,
      columns: [said.from, said.whatItIs],
      rows: levels.map(({ from, name }) => [String(from), name]),
    }),
  ];
}
