/** The bots: a careful one, who tests weapons on one monster at a time and spreads to lay; a rash one, who fights whatever is near. */
import type { BotKind } from '../../core/bot.ts';
import type { DiceBox } from '../../core/dice.ts';
import type { Table as Answers } from '../../core/driver.ts';
import type { ChooseAsk, Stream } from '../../core/play.ts';
import type { PlaceId } from '../outside/places.ts';
import type { Battle, State, Table } from '../state.ts';
import { discoveryWorth, goalWorth, grabWorth, moverWorth, startWorth } from './crew.ts';
import { bestStrike, strikeWorth, targetWorth } from './crew-strikes.ts';
import {
  destinationWorth,
  eaterWorth,
  growWorth,
  packWorth,
  placeWorth,
  type Worth,
  whomWorth,
} from './monsters.ts';
import { outlookOfCrew, outlookOfMonsters, print } from './outlook.ts';
import { clingWorth, flyWorth, lockWorth } from './outside.ts';
import { rash } from './rash.ts';

/** An outlook holds as long as nothing has changed that it goes by. */
function watching<Outlook>(outlookOf: (state: Table) => Outlook): (state: Table) => Outlook {
  let last: { readonly print: string; readonly outlook: Outlook } | undefined;
  return (state) => {
    const now = print(state);
    if (last?.print !== now) last = { print: now, outlook: outlookOf(state) };
    return last.outlook;
  };
}

/** Either side has its own: what the other goes by costs as much again. */
const watchingBoth = () => ({ crew: watching(outlookOfCrew), monsters: watching(outlookOfMonsters) });
type Looks = ReturnType<typeof watchingBoth>;

const EVEN: Worth = () => 0;

function careful({ rule, of = '' }: ChooseAsk, state: Table, look: Looks): Worth {
  switch (rule) {
    case 'agt.set-up.crew':
      return startWorth(state);
    case 'agt.set-up.monsters':
      return placeWorth(state);
    case 'agt.discovery':
      return discoveryWorth(state, look.crew(state));
    case 'agt.grow':
      return growWorth(state);
    case 'agt.move.monsters':
      return packWorth(state, look.monsters(state));
    case 'agt.move.monsters.to':
      return destinationWorth(state, look.monsters(state), of);
    case 'agt.attack.where':
      return (id) => (id === 'done' ? -1 : 0);
    case 'agt.attack.whom':
      return whomWorth(state, of as PlaceId);
    case 'agt.eat':
      return eaterWorth(state);
    case 'agt.grab':
      return grabWorth(state);
    case 'agt.move.crew':
      return moverWorth(state, look.crew(state));
    case 'agt.move.crew.to':
      return goalWorth(state, look.crew(state), of);
    case 'agt.out.lock':
      return lockWorth(state);
    case 'agt.out.hold':
      return (id) => (id === 'hold' ? 1 : 0);
    case 'agt.out.ride':
      return (id) => (id === 'done' ? 1 : 0);
    case 'agt.out.cling':
      return clingWorth;
    case 'agt.out.fly':
      return flyWorth;
    case 'agt.out.back':
      return (id) => (id === 'later' ? -1 : 0);
    case 'agt.escape.who':
      return (id) => (id === 'all' ? 2 : id === 'go' || id === 'back' ? 0 : 1);
    case 'agt.strike.where':
      return (id) => (id === 'done' ? 0.02 : targetWorth(state, id as PlaceId));
    case 'agt.strike.who': {
      const battle = state.battle as Battle | null;
      if (battle === null) return EVEN;
      return (id) => (id === 'roll' || id === 'off' ? 0.01 : bestStrike(state, battle, id));
    }
    case 'agt.strike.how': {
      const battle = state.battle as Battle | null;
      return battle === null ? EVEN : strikeWorth(state, battle, of);
    }
    default:
      return EVEN;
  }
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

type Plays = () => (question: ChooseAsk, state: Table) => Worth;

function bot(id: string, title: string, plays: Plays): BotKind<State> {
  const seat = (look: () => Table, box: DiceBox, stream: Stream): Answers => {
    const worthOf = plays();
    return (question) => {
      if (question.kind !== 'choose') return undefined;
      const answer = best(question, worthOf(question, look()), box, stream);
      return answer === undefined ? undefined : { answer, by: 'bot' };
    };
  };
  return { id, title, seat };
}

export const BOTS: readonly BotKind<State>[] = [
  bot('careful', 'Tests weapons with care, spreads to lay', () => {
    const look = watchingBoth();
    return (question, state) => careful(question, state, look);
  }),
  bot('rash', 'Fights whatever is near', () => rash),
];
