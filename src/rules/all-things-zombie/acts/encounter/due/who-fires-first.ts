/** In which order those fire who have come into each other’s sight (section: "In Sight" Check; ATZ-124). */
import { orderOfFire } from '../../../shooting/first-fire.ts';
import type { CampaignEvent } from '../../../state/campaign-events.ts';
import type { FighterId, InSightOf, ToFire } from '../../../state/turn.ts';
import type { ToldHere } from './due-marks.ts';

export type Tested = Extract<CampaignEvent, { readonly type: 'figure-tested' | 'stranger-tested' }>;
export const whoOf = (event: Tested): FighterId =>
  event.type === 'figure-tested' ? event.figure : event.who;

/** In the order they fire. */
type Fire = Map<FighterId, ToFire>;

/** Figures that have come into each other’s sight by one popping up, with their checks once taken. */
export type Sights = Map<FighterId, InSightOf & { tested?: Tested }>;

/** Once both have tested, they fire in the order of their dice. */
export function inSightOf(event: Tested, sights: Sights, fire: Fire): void {
  const one = event.rule === 'atz.in-sight' ? sights.get(whoOf(event)) : undefined;
  if (one === undefined) return;
  one.tested = event;
  const other = sights.get(one.of);
  const both = [one, other].flatMap((seen) =>
    seen?.tested === undefined ? [] : [{ event: seen.tested, moved: seen.moving === true, at: seen.of }],
  );
  inOrderOfFire(fire, both);
}

interface SeenAt {
  readonly event: Tested;
  readonly moved: boolean;
  readonly at: FighterId;
}

function inOrderOfFire(fire: Fire, seen: readonly SeenAt[]): void {
  const order = orderOfFire(
    seen
      .filter(({ event }) => fire.has(whoOf(event)))
      .map(({ event, moved, at }) => ({
        id: { who: whoOf(event), at },
        rolled: passedOf(event),
        moved,
        result: 'fires',
      })),
  ).flat();
  for (const { who, at } of order) {
    const to = fire.get(who);
    // Set anew it stands last, so that all of them stand in this order.
    fire.delete(who);
    if (to !== undefined) fire.set(who, { ...to, at });
  }
}

/** Has people whom one act has told in which order they fire do so. */
function inOrderTold(events: ToldHere['events'], fire: Fire): boolean {
  const told = events.flatMap((event) =>
    event.type === 'fighter-changed' && event.to.toFire?.nth !== undefined ? [event.to] : [],
  );
  const tested = events.flatMap((event) =>
    (event.type === 'figure-tested' || event.type === 'stranger-tested') && event.rule === 'atz.in-sight'
      ? [whoOf(event)]
      : [],
  );
  const order = told.filter(({ who }) => tested.includes(who));
  for (const { who, toFire } of order) {
    const to = fire.get(who);
    // Set anew it stands last, so that all of them stand in this order.
    fire.delete(who);
    if (to !== undefined && toFire !== undefined) fire.set(who, { ...to, ...toFire });
  }
  return order.length > 0;
}

/** Has people who come into each other’s sight in one act fire at each other, by their dice: as they break off, the first has moved. */
export function together(events: ToldHere['events'], fire: Fire): void {
  const seen = events.flatMap((event) =>
    (event.type === 'figure-tested' || event.type === 'stranger-tested') && event.rule === 'atz.in-sight'
      ? [event]
      : [],
  );
  if (inOrderTold(events, fire) || seen.length < 2) return;
  const order = orderOfFire(
    seen
      .filter((event) => fire.has(whoOf(event)))
      .map((event) => ({
        id: whoOf(event),
        rolled: passedOf(event),
        moved: hasMoved(event, event === seen[0]),
        result: 'fires',
      })),
  ).flat();
  // People who are met may be fired at all of them, those too who took no check.
  const isMeeting = seen.some(({ result }) => !('words' in result) && result.of === 'sighted');
  const [mover, ...others] = seen.map(whoOf);
  const only = others.length === 1 ? others[0] : undefined;
  for (const who of order) {
    const to = fire.get(who);
    const at = who === mover ? only : mover;
    // Set anew it stands last, so that all of them stand in this order.
    fire.delete(who);
    if (to !== undefined) fire.set(who, isMeeting ? to : { ...to, at: at ?? null });
  }
}

/** True for those who came in on others; of two who part, for the one who steps back. */
function hasMoved({ result }: Tested, isFirst: boolean): boolean {
  return !('words' in result) && result.of === 'sighted' ? result.moved : isFirst;
}

function passedOf({ faces, target }: Tested): 0 | 1 | 2 {
  const passed = target === null ? 0 : faces.filter((face) => face <= target).length;
  return passed > 1 ? 2 : passed === 1 ? 1 : 0;
}
