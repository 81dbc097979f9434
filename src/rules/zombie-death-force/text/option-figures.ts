/** Figures for each answer of the Assign Phase: the owner’s next draw, and whoever is closest to winning. */

import type { OptionFigures, OptionWords } from '../../core/game-text.ts';
import type { Question } from '../../core/play.ts';
import type { Seen } from '../../core/seen.ts';
import { percentText } from '../../core/text/percent.ts';
import { type Laying, readLaying } from '../options.ts';
import { drawsOf } from '../stacks.ts';
import { type Player, playerAt, type ZdfState } from '../state.ts';
import { nearestThreat, type Threat, threatOf } from '../threats.ts';
import { SEATS } from '../types.ts';
import { seatName } from './names.ts';
import { noteByItself } from './table/stack-view.ts';

type Look = Seen<ZdfState>;

/** The owner of the Stack with the card on top of it. */
function withCard(state: Look, { card, seat, stack }: Laying): Seen<Player> {
  const player = playerAt(state, seat);
  return { ...player, stacks: { ...player.stacks, [stack]: [...player.stacks[stack], card] } };
}

export function optionFigures(state: Look, question: Question): OptionFigures | undefined {
  if (question.kind !== 'choose' || question.rule !== 'zdf.assign') return undefined;
  const asked = SEATS.find((seat) => seat === question.seat);
  const threat = asked === undefined ? undefined : nearestThreat(state, asked);
  const options = question.options.map(({ id }): readonly [string, OptionWords] => {
    const laying = readLaying(id);
    return [id, laying === undefined ? unlaid(threat) : laid(state, laying, threat)];
  });
  return {
    heading: 'Cards and Stacks',
    columns: ['Draws', ...(threat === undefined ? [] : [threatHead(threat)])],
    options: Object.fromEntries(options),
  };
}

const threatHead = ({ seat, to }: Threat): string =>
  `${seatName(seat)} ${to === 'win' ? 'wins' : 'completes'}`;

const unlaid = (threat: Threat | undefined): OptionWords => ({
  figures: ['', ...(threat === undefined ? [] : [percentText(threat.share)])],
});

function laid(state: Look, laying: Laying, threat: Threat | undefined): OptionWords {
  const { seat, stack } = laying;
  const before = drawsOf(playerAt(state, seat));
  const player = withCard(state, laying);
  const after = drawsOf(player);
  const then = threat !== undefined && seat === threat.seat ? threatOf(state, seat, player) : threat;
  return {
    line: `then ${noteByItself(player, stack)}`,
    figures: [`${before} → ${after}`, ...(then === undefined ? [] : [percentText(then.share)])],
    ...(after === 0
      ? { cost: seat === state.turn ? 'you lose next turn' : `${seatName(seat)} loses next turn` }
      : {}),
  };
}
