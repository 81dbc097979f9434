/** Effects of shots and blows on a group of zombies: the dead are gone, the others go on by themselves where they are no longer alike. */
import type { Hurt } from '../../../shooting/damage.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import { touchedBy, type Zombies } from '../../../state/zombies.ts';
import type { CampaignPlay } from '../../act.ts';
import { type SeenEncounter, tell } from '../act.ts';
import { knockedBack } from '../places/knocked-back.ts';
import {
  arrive,
  changed,
  doingNow,
  fewer,
  ROAMING,
  type ZombiesChange,
  zombiesHere,
  zombiesNamed,
} from './zombies.ts';

/** A single zombie of a group, where one is named. */
interface OfGroup {
  readonly zombies?: Zombies | undefined;
}

/** True if more of a group are named than there are. */
export function areTooMany(named: readonly OfGroup[]): boolean {
  return named.some(
    ({ zombies }) =>
      zombies !== undefined && named.filter((one) => one.zombies?.id === zombies.id).length > zombies.count,
  );
}

/** True if a group charges somebody, or is in contact with him. */
export function isAfter(now: SeenCampaign, encounter: SeenEncounter, group: Zombies, who: string): boolean {
  const doing = doingNow(now, encounter, group);
  return (doing.by === 'charging' && doing.at === who) || touchedBy(doing).some((one) => one === who);
}

interface Shot extends OfGroup {
  readonly came: (Pick<Hurt, 'harm' | 'hits'> & Partial<Pick<Hurt, 'knockedBack'>>) | undefined;
  /** Whoever fired, away from whom it is thrown; left out where it isn’t. */
  readonly by?: string;
}

/** Shots kill, throw back and down, or are not noticed; hits add up until one has taken as many as its Rep. */
export function* zombiesHit(now: SeenCampaign, shots: readonly Shot[]): CampaignPlay<void> {
  for (const { zombies, came, by = null } of shots) {
    const group = standing(now, zombies);
    if (group === undefined || came === undefined || came.hits === 0) continue;
    if (came.harm === 'obviouslyDead') {
      yield* fewer(group, 1);
      continue;
    }
    const hits = (group.hits ?? 0) + came.hits;
    // Thrown back, it is no longer where it could get at anybody.
    const fell = came.harm === 'knockedDown' ? ({ ...fallen(now), doing: ROAMING } as const) : {};
    const { id } = yield* changed(now, group, { hits, ...fell }, 1);
    yield* knockedBack(now, id, by, came.knockedBack ?? 0);
  }
}

/** Blows kill or knock down; one that is down is still in contact, and fights on once it has got up. */
export function* zombiesStruck(now: SeenCampaign, blows: readonly Shot[]): CampaignPlay<void> {
  for (const { zombies, came } of blows) {
    const group = standing(now, zombies);
    if (group === undefined || came === undefined) continue;
    if (came.harm === 'obviouslyDead') yield* fewer(group, 1);
    else if (came.harm === 'knockedDown') yield* changed(now, group, fallen(now), 1);
  }
}

/** On the ground, and done with the turn that is on. */
export function fallen({ encounter }: SeenCampaign): ZombiesChange {
  const turn = encounter?.turn?.number;
  return { down: true, ...(turn !== undefined && { acted: turn }) };
}

/** As it is after the shots before. */
const standing = ({ encounter }: SeenCampaign, zombies: Zombies | undefined) =>
  encounter === null || zombies === undefined ? undefined : zombiesNamed(encounter, zombies.id);

/** Closes the fire that somebody was allowed at charging zombies, once he has fired. */
export function* hasFired(now: SeenCampaign, who: string): CampaignPlay<void> {
  for (const group of now.encounter === null ? [] : zombiesHere(now.encounter)) {
    const { doing } = group;
    if (doing.by !== 'melee' || doing.with !== who || doing.fires === undefined) continue;
    const { fires: _, ...after } = doing;
    yield* tell({ type: 'zombies-changed', to: { ...group, doing: after } });
  }
}

/** Killed by somebody without the app’s dice: those that are after him first. Taken back, they are about again. */
export function* countedDead(now: SeenCampaign, who: string, by: number): CampaignPlay<void> {
  const { encounter } = now;
  if (encounter?.zombies === undefined) return;
  if (by < 0) {
    const nowhere = { location: null, spot: null, inDoorway: false, inside: null } as const;
    yield* arrive(now, { count: -by, whence: 'told', ...nowhere, doing: ROAMING });
    return;
  }
  const near = (group: Zombies) => (isAfter(now, encounter, group, who) ? 0 : 1);
  let left = by;
  for (const group of zombiesHere(encounter).toSorted((a, b) => near(a) - near(b))) {
    const dead = Math.min(left, group.count);
    if (dead > 0) yield* fewer(group, dead);
    left -= dead;
  }
}
