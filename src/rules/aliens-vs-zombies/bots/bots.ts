/** The bots: a brawler strikes whenever it can and else walks anywhere; a schemer weighs each act by what it kills and costs. */
import type { BotKind } from '../../core/bot.ts';
import type { DiceBox } from '../../core/dice.ts';
import type { Table as Answers } from '../../core/driver.ts';
import type { ChooseAsk, Question, Stream } from '../../core/play.ts';
import { ALIEN_KINDS, type AlienKind, unitOf } from '../data/aliens.ts';
import { figureOf } from '../data/figures.ts';
import { indexOf, nextTo, type PlaceId } from '../data/town.ts';
import { isMob, ZOMBIE_KINDS, type ZombieKind } from '../data/zombies.ts';
import { standing } from '../movement.ts';
import type { Side, State, Table } from '../state.ts';
import { alienWorth, landingWorth, laserWorth, rampageWorth } from './aliens.ts';
import { biteWorth, spawnWorth, zombieWorth } from './zombies.ts';

type Worth = (id: string) => number;

const ALIEN_WORTH: Readonly<Record<AlienKind, number>> = {
  trooper: 1,
  ufo: 2.2,
  tank: 2.6,
  leader: 3,
  mutant: 3,
  bfar: 5,
};
const ZOMBIE_WORTH: Readonly<Record<ZombieKind, number>> = {
  rotting: 0.5,
  rotting_mob: 0.8,
  fast: 0.4,
  fast_mob: 0.7,
  tough: 0.8,
  tough_mob: 1.2,
};

/** A named alien is kept before others of its kind. */
const NAMED = 0.5;

/** Worth of a loss, negative: best is the one that costs least for the hits it takes up. */
function lossWorth(id: string): number {
  const [kind = '', number] = id.split(':').at(-1)?.split('-') ?? [];
  const tough = figureOf('tough-to-kill');
  const alien = ALIEN_KINDS.find((one) => one === kind);
  if (alien !== undefined) {
    const cost = 1 + ALIEN_WORTH[alien] + (number === undefined ? 0 : NAMED);
    return -cost / (unitOf(alien).armoured ? tough : 1);
  }
  const zombie = ZOMBIE_KINDS.find((one) => one === kind);
  return zombie === undefined ? 0 : -(1 + ZOMBIE_WORTH[zombie]) / (isMob(zombie) ? tough : 1);
}

/** Zombies that no alien is beside stay where they are, and all aliens act. */
const ENOUGH: Readonly<Record<Side, number>> = { aliens: -1, zombies: 0.5 };

/** Worth of acting first: greatest for groups in touch with enemies. */
function firstWorth(state: Table, side: Side): Worth {
  const { aliens, zombies } = standing(state);
  const counts = side === 'aliens' ? zombies : aliens;
  const enemies = (at: number) => counts[at] ?? 0;
  return (id) => {
    if (id === 'end') return ENOUGH[side];
    const at = indexOf(id as PlaceId);
    return enemies(at) * 2 + nextTo(at).reduce((sum, near) => sum + enemies(near), 0);
  };
}

function actWorth(state: Table): Worth {
  const { acting } = state;
  if (acting === null) return () => 0;
  return acting.side === 'aliens' ? alienWorth(state, acting) : zombieWorth(state, acting);
}

const landsWorth: Worth = (id) => {
  const alien = ALIEN_KINDS.find((kind) => kind === id.split('-')[0]);
  return alien === undefined ? NOBODY : ALIEN_WORTH[alien] + (alien === 'leader' ? -1.2 : 0);
};
const NOBODY = -10;
const GROUP = 6;

function schemes({ rule, seat, of }: ChooseAsk, state: Table): Worth {
  switch (rule) {
    case 'avz.act':
      return firstWorth(state, seat as Side);
    case 'avz.act.how':
      return actWorth(state);
    case 'avz.hits':
    case 'avz.stacking':
    case 'avz.removed':
      return lossWorth;
    case 'avz.set-up.zombies':
    case 'avz.spawn':
      return spawnWorth(state);
    case 'avz.set-up.aliens':
      return landingWorth(state, GROUP);
    case 'avz.landing.unit': {
      const kind = ALIEN_KINDS.find((one) => one === of?.split('-')[0]);
      return landingWorth(state, kind === undefined ? 1 : unitOf(kind).combat);
    }
    case 'avz.bfar':
      return landingWorth(state, unitOf('bfar').combat);
    case 'avz.landing.who':
      return landsWorth;
    case 'avz.laser.place':
      return laserWorth(state);
    case 'avz.bite.place':
      return biteWorth(state);
    case 'avz.mutant.rampage':
      return rampageWorth(state);
    default:
      return () => 0;
  }
}

const BRAWL: Readonly<Record<string, number>> = { attack: 3, blast: 3, chomp: 3, move: 2 };

function brawls({ rule }: ChooseAsk): Worth {
  if (rule === 'avz.act') return (id) => (id === 'end' ? -1 : 0);
  if (rule === 'avz.landing.who') return (id) => (id === 'none' ? -1 : 0);
  if (rule !== 'avz.act.how') return () => 0;
  return (id) => BRAWL[id.split(':')[0] ?? ''] ?? 0;
}

/** The best of the options; of several that are as good any. */
function best({ options }: ChooseAsk, worth: Worth, box: DiceBox, stream: Stream): string | undefined {
  let most = Number.NEGATIVE_INFINITY;
  let found: string[] = [];
  for (const { id } of options) {
    const here = worth(id);
    if (here > most) {
      most = here;
      found = [id];
    } else if (here === most) found.push(id);
  }
  return found.length > 1 ? found[box.below(found.length, stream)] : found[0];
}

function bot(
  id: string,
  title: string,
  worthOf: (question: ChooseAsk, state: Table) => Worth,
): BotKind<State> {
  const seat = (look: () => Table, box: DiceBox, stream: Stream): Answers => {
    return (question: Question) => {
      if (question.kind !== 'choose') return undefined;
      const answer = best(question, worthOf(question, look()), box, stream);
      return answer === undefined ? undefined : { answer, by: 'bot' };
    };
  };
  return { id, title, seat };
}

export const BOTS: readonly BotKind<State>[] = [
  bot('schemer', 'Weighs what it kills and costs', schemes),
  bot('brawler', 'Strikes whenever it can', brawls),
];
