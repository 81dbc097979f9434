/** The sides of a turn in words: who may go, who stays and why. */
import type { SideInTurn } from './sides.ts';

/** Sentence on who has the first move, and how long it holds. */
export const firstMoveWords = (first: 'player' | 'other', name: string | null): string =>
  `Walk the Walk: ${first === 'player' ? 'the party makes' : name === null ? 'the others make' : `${name} and company make`} the first move. The others only react until the next turn.`;

/** `Rep 4 and up, and those with Pris`, `stay: their Rep is 4`. Groups go from the highest Rep to the lowest. */
export function sideWords({
  state,
  rep,
  leader,
  apart,
  all,
}: Pick<SideInTurn, 'state' | 'rep' | 'leader' | 'apart' | 'all'>): string {
  switch (state) {
    case 'doubles':
      return all === null ? 'doubles: reload, change weapons, get up' : 'doubles: stay; may get up';
    case 'has-acted':
      return all === null ? 'has acted' : 'have acted';
    case 'stays':
      return all === null ? `stays: nobody is Rep ${rep}` : `stay: their Rep is ${all}`;
    case 'acts':
    case 'waits': {
      if (all !== null) return `all of them: their Rep is ${all}`;
      const who = `Rep ${rep} and up${leader === null ? '' : `, and those with ${leader}`}`;
      return apart ? `${who}; the group of the highest Rep first` : who;
    }
    default:
      return state satisfies never;
  }
}
