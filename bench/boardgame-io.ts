/**
 * The skeleton fight in boardgame.io: its reducer, its random plugin, one move a round. A move for each shot, or its client
 * with all that hangs on it, would take much longer; this is the least it can do.
 */
import { lookUp, rowOf } from '../src/rules/core/table.ts';
import {
  AFTER_HARM,
  AFTER_NERVE,
  ARRIVALS,
  begun,
  type Fighter,
  type FightOutcome,
  type FightSetup,
  type FightState,
  GUNS,
  HARM,
  LAST_ROUND,
  MOST_RAIDERS,
  NERVE,
  newcomer,
  other,
  risen,
  type Side,
  sure,
  TO_HIT,
} from '../tests/support/rules/skeleton-fight.ts';
import { peer } from './peers.ts';

interface Random {
  readonly Die: (sides: number) => number;
}
interface Move {
  readonly G: FightState;
  readonly random: Random;
}
interface MatchState {
  readonly G: FightState;
  readonly ctx: { readonly gameover?: FightOutcome };
}
type Game = object;
interface Internal {
  readonly ProcessGameConfig: (game: Game) => Game;
  readonly InitializeGame: (wanted: { readonly game: Game }) => MatchState;
  readonly CreateGameReducer: (wanted: {
    readonly game: Game;
  }) => (state: MatchState, action: unknown) => MatchState;
}

const isUp = ({ stance }: Fighter): boolean => stance === 'up';

function target({ G, random }: Move, enemies: readonly Fighter[]): Fighter | undefined {
  if (!G.aimed) return enemies.find(isUp);
  const up = enemies.filter(isUp);
  return up.length === 0 ? undefined : up[random.Die(up.length) - 1];
}

function fires(move: Move, side: Side, { rep, gun }: Fighter): void {
  const { G, random } = move;
  const { shots, impact } = rowOf(GUNS, gun).result;
  for (let shot = 0; shot < shots; shot++) {
    const at = target(move, G[other(side)]);
    if (!at) return;
    G.shots += 1;
    const hit = sure(lookUp(TO_HIT, random.Die(6) + rep)).result;
    const harm = hit ? sure(lookUp(HARM, random.Die(6) - impact)).result : 'none';
    if (harm !== 'none') at.stance = AFTER_HARM[harm];
    else {
      const passes = [random.Die(6), random.Die(6)].filter((face) => face <= at.rep).length;
      at.stance = AFTER_NERVE[rowOf(NERVE, passes === 2 ? '2' : passes === 1 ? '1' : '0').result];
    }
  }
}

function activates(move: Move, side: Side, face: number): void {
  for (const who of move.G[side]) if (who.rep >= face && isUp(who)) fires(move, side, who);
}

function arrivals({ G, random }: Move): void {
  let sixes = 0;
  for (let shot = 0; shot < G.shots; shot++) if (random.Die(6) === 6) sixes += 1;
  if (G.shots === 0) return;
  const count = Math.min(sure(lookUp(ARRIVALS, sixes)).result, MOST_RAIDERS - G.raiders.length);
  for (let at = 0; at < count; at++) G.raiders.push(newcomer(G.raiders.length));
}

function round(move: Move): void {
  const { G, random } = move;
  const party = random.Die(6);
  const raiders = random.Die(6);
  const order: readonly Side[] = party > raiders ? ['party', 'raiders'] : ['raiders', 'party'];
  if (party !== raiders) for (const side of order) activates(move, side, side === 'party' ? party : raiders);
  arrivals(move);
  risen(G.party);
  risen(G.raiders);
  G.shots = 0;
  G.round += 1;
}

const isGone = ({ stance }: Fighter): boolean => stance === 'gone';

function endIf({ G }: Move): FightOutcome | undefined {
  if (G.party.every(isGone)) return 'lost';
  if (G.raiders.every(isGone)) return 'won';
  return G.round > LAST_ROUND ? 'dusk' : undefined;
}

const ROUND = { type: 'MAKE_MOVE', payload: { type: 'round', args: [], playerID: '0' } };

/** Plays a fight from a seed to its end. */
export function boardgameIoFight(setup: FightSetup): (seed: string) => FightOutcome {
  const { ProcessGameConfig, InitializeGame, CreateGameReducer } = peer(
    'boardgame.io',
    'internal',
  ) as Internal;
  const game = ProcessGameConfig({ setup: () => begun(setup), moves: { round }, endIf });
  const reducer = CreateGameReducer({ game });
  return (seed) => {
    let state = InitializeGame({ game: { ...game, seed } });
    for (let rounds = 0; state.ctx.gameover === undefined; rounds++) {
      if (rounds > LAST_ROUND) throw new Error('boardgame.io did not play a round');
      state = reducer(state, ROUND);
    }
    return state.ctx.gameover;
  };
}
