/** Exact figures of what a group may do: beside each attack what would be left of its hits. */
import type { OptionFigures, OptionWords } from '../../core/game-text.ts';
import type { Question } from '../../core/play.ts';
import { countedInWords } from '../../core/text/english.ts';
import { percentText } from '../../core/text/percent.ts';
import { readyAt } from '../acting.ts';
import type { PlaceId } from '../data/town.ts';
import { reach } from '../movement.ts';
import { type Prospect, prospect } from '../prospect.ts';
import { type Acting, alienBy, aliensAt, SEATS, type Side, type Table, zombiesAt } from '../state.ts';
import { aliensText, hordeInShort } from './names.ts';
import { PLACE_NAMES } from './places.ts';

const figuresOf = ({ any, all, hits }: Prospect): readonly string[] => [
  percentText(any),
  percentText(all),
  hits.toFixed(1),
];

const enemiesText = (state: Table, { side }: Acting, place: PlaceId): string =>
  side === 'aliens' ? hordeInShort(zombiesAt(state, place)) : aliensText(aliensAt(state, place));

/** Line about the group that may act, and its location. */
function groupLine(state: Table, side: Side, at: PlaceId): string {
  const acting = readyAt(state, side, at);
  const who =
    acting.side === 'zombies'
      ? hordeInShort(acting.zombies)
      : aliensText(acting.aliens.map((id) => alienBy(state, id)));
  return `${PLACE_NAMES[at]}: ${who}`;
}

function groupFigures(state: Table, question: Question & { readonly kind: 'choose' }): OptionFigures {
  const side = SEATS.find((one) => one === question.seat) ?? 'aliens';
  const places = question.options.filter(({ id }) => id !== 'end') as readonly { readonly id: PlaceId }[];
  return {
    columns: [],
    options: Object.fromEntries(places.map(({ id }) => [id, { line: groupLine(state, side, id) }])),
  };
}

export function optionFigures(state: Table, question: Question): OptionFigures | undefined {
  const { acting } = state;
  if (question.kind === 'choose' && question.rule === 'avz.act') return groupFigures(state, question);
  if (question.kind !== 'choose' || question.rule !== 'avz.act.how' || acting === null) return undefined;
  const { moves } = reach(state, acting);
  const words = (id: string): OptionWords | undefined => {
    const [what, place] = id.split(':') as [string, PlaceId | undefined];
    if (what === 'attack' || what === 'blast' || what === 'chomp') {
      const to = place ?? acting.at;
      const counted = prospect(state, acting, to, what !== 'attack');
      const saves = `save on ${counted.savesOn} or better`;
      const again = what === 'blast' ? '; natural 6s roll again' : '';
      return { line: `${enemiesText(state, acting, to)}; ${saves}${again}`, figures: figuresOf(counted) };
    }
    const points = what === 'move' ? moves.find(({ to }) => to === place)?.points : undefined;
    return points === undefined ? undefined : { line: countedInWords(points, 'point', 'points') };
  };
  const options = Object.fromEntries(
    question.options.flatMap(({ id }) => {
      const said = words(id);
      return said === undefined ? [] : [[id, said] as const];
    }),
  );
  return { heading: 'Any of these', columns: ['A hit', 'All killed', 'Hits'], options };
}
