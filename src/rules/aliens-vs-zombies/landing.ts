/** Landing (§3.2): a die and one make so many points of combat strength, and small units land where nobody stands. */
import { choose, type Play, tell } from '../core/play.ts';
import { option, options } from './asking.ts';
import { whoOf } from './attack.ts';
import { alienRow, SMALL_KINDS, unitOf } from './data/aliens.ts';
import { figureRow } from './data/figures.ts';
import { placeRow } from './data/town.ts';
import { landingPoints } from './dice.ts';
import type { AvzEvent } from './events.ts';
import { choiceOf, emptyPlaces, firstOfKind, type Table } from './state.ts';

const isSmall = (kind: string): boolean => SMALL_KINDS.some((small) => small === kind);

/** Aliens that the strength still left can buy; of leaders one a turn. */
function choicesFor({ aliens }: Table, points: number, leader: boolean): readonly string[] {
  const able = aliens.filter(
    ({ at, kind }) =>
      at === null && isSmall(kind) && unitOf(kind).combat <= points && !(leader && kind === 'leader'),
  );
  return [...new Set(able.map(choiceOf))];
}

export function* landing(state: Table): Play<void, AvzEvent> {
  const bonus = figureRow('landing-bonus');
  let points = yield* landingPoints({ odds: { rule: 'avz.landing', input: {} } });
  // In a war leaders may be late.
  let leader = state.turn < (state.setup.leadersFrom ?? 0);
  yield* tell<AvzEvent>({ rule: 'avz.landing', rows: [bonus.row], points });
  // Empty when the first of them comes down: those of one landing may stand together (AVZ-12).
  const free = emptyPlaces(state);
  for (;;) {
    const choices = free.length === 0 ? [] : choicesFor(state, points, leader);
    if (choices.length === 0) return;
    const chosen = yield* choose({
      rule: 'avz.landing.who',
      seat: 'aliens',
      of: String(points),
      options: [...options('avz.landing.who', choices), option('avz.landing.who', 'none')],
    });
    if (chosen === 'none') return;
    const at = yield* choose({
      rule: 'avz.landing.unit',
      seat: 'aliens',
      of: chosen,
      options: options('avz.landing.unit', free),
    });
    const alien = firstOfKind(
      state.aliens.filter((one) => one.at === null),
      chosen,
    );
    const { row, result } = alienRow(alien.kind);
    points -= result.combat;
    leader ||= alien.kind === 'leader';
    yield* tell<AvzEvent>({
      rule: 'avz.landing.unit',
      rows: [row, placeRow(at).row],
      aliens: [whoOf(alien)],
      at,
    });
  }
}
