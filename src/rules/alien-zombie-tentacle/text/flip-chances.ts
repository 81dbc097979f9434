/** The chances of the next flip as they are read: of each Threat, and of each of a player’s own to be too weak for it. */
import { counted } from '../../core/odds-rule.ts';
import type { PlainOdds } from '../../core/odds-shares.ts';
import type { Seen } from '../../core/seen.ts';
import { percentText } from '../../core/text/percent.ts';
import { enemyValue, figure } from '../cards.ts';
import { carryingId, NEXT_FLIP, type NextFlip } from '../odds.ts';
import { type AztaState, aliveOf, isIn } from '../state.ts';
import { isBurdened } from '../strength.ts';
import type { AztaSeat, Kind, SurvivorId } from '../types.ts';

type Look = Seen<AztaState>;

export interface FlipChances {
  readonly flips: number;
  readonly threats: Readonly<Record<Kind, string>>;
  readonly own: readonly { readonly survivor: SurvivorId; readonly chance: string }[];
}

export function flipChances(state: Look, seat: AztaSeat): FlipChances {
  const input = nextFlip(state, seat);
  const threats = counted(NEXT_FLIP, input);
  return {
    flips: input.flips ?? 1,
    threats: {
      alien: chanceOf(threats, 'alien'),
      zombie: chanceOf(threats, 'zombie'),
      tentacle: chanceOf(threats, 'tentacle'),
    },
    own: aliveOf(state, seat).flatMap(({ id }) => {
      const rule = NEXT_FLIP.beside?.[id];
      return rule === undefined
        ? []
        : [{ survivor: id, chance: chanceOf(counted(rule, input), 'threatened') }];
    }),
  };
}

/** Input for `azta.flip` from this table. */
function nextFlip(state: Look, seat: AztaSeat): NextFlip {
  const { stacks, enemyDiscard, first } = state;
  const survivors = aliveOf(state, seat).map((survivor) =>
    carryingId({
      survivor: survivor.id,
      isBurdened: isBurdened(state, survivor),
      gear: survivor.gear,
    }),
  );
  return {
    stacks: {
      alien: stacks.alien.map(enemyValue),
      zombie: stacks.zombie.map(enemyValue),
      tentacle: stacks.tentacle.map(enemyValue),
    },
    seen: [...enemyDiscard],
    survivors,
    ...(isIn(state, first) ? {} : { flips: figure('eliminated-flips') }),
  };
}

function chanceOf({ outcomes }: PlainOdds, wanted: string): string {
  const share = outcomes.find(([name]) => name === wanted)?.[1];
  return percentText(share === undefined ? 0 : share.n / share.of);
}
