/** Meanings of the options of `avz.act.how`: read once each, since games by the thousand offer the same ones. */
import type { ActChoice } from '../acting.ts';
import { indexOf, type PlaceId } from '../data/town.ts';

type What = ActChoice extends infer Id ? (Id extends `${infer Act}:${string}` ? Act : Id) : never;

interface Read {
  readonly what: What;
  /** Index of the location that a move or an attack goes to. */
  readonly to: number | undefined;
  /** Counter that acts alone, or stays out of it. */
  readonly member: string;
}

const known = new Map<string, Read>();

function read(id: string): Read {
  const [what, which = ''] = id.split(':') as [What, string?];
  const goes = what === 'move' || what === 'attack';
  return { what, to: goes ? indexOf(which as PlaceId) : undefined, member: goes ? '' : which };
}

export function readAct(id: string): Read {
  let made = known.get(id);
  if (made === undefined) {
    made = read(id);
    known.set(id, made);
  }
  return made;
}
