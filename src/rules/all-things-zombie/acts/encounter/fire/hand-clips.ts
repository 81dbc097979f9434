/** Section: Tight Ammo. Spare clips pass from hand to hand in a battle, between weapons of one type. */
import { number } from '../../../../core/fields.ts';
import { sameAmmo } from '../../../arms.ts';
import type { FigureId } from '../../../ids.ts';
import type { HeldWeapon } from '../../../state/campaign.ts';
import { byRule, type Reason } from '../../../state/cause.ts';
import { heldWeapon } from '../../../state/find.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import type { Spent } from '../../../state/turn.ts';
import type { WeaponId } from '../../../types.ts';
import { type ActOf, type CampaignPlay, declared, done, type InputOf, refuse } from '../../act.ts';
import { ANYWAY, ARMED, FIGHTER } from '../../fields.ts';
import { BEFORE_REPORT, no, type SeenEncounter, tell } from '../act.ts';
import { isOfOurs } from '../checks/around.ts';
import { outOfContact } from '../places/contact-here.ts';
import { pieceOf } from '../places/near.ts';
import { isAble } from '../standing/able.ts';
import { type Ammo, ammoId, clipsLeft, type Fighting, fighterNamed, spentOn } from '../standing/fighters.ts';
import { ACTING_TIMES, mayRecover, timely } from '../turn/timely.ts';
import { fighting } from '../turn/turn.ts';

export const HAND_CLIPS = declared({
  fields: {
    who: FIGHTER,
    weapon: ARMED,
    /** Somebody of the party or a friend of it, to whom the clips go; the giver himself, too, for another weapon of his. */
    to: FIGHTER,
    into: ARMED,
    clips: number(1, 99),
    anyway: ANYWAY,
  },
  stages: BEFORE_REPORT,
  refusals: [
    ...(['nobody-caught', 'not-here', 'not-of-ours', 'out-of-action'] as const),
    ...(['no-such-weapon', 'same-hands', 'other-ammo', 'too-few-clips'] as const),
    ...ACTING_TIMES,
    'runs',
    'against-places',
  ],
});

/** As one reloads, when active or on doubles; that they are in contact the players see, or the board. */
export function* handClips(
  now: SeenCampaign,
  { who, weapon: from, to, into, clips, anyway }: InputOf<typeof HAND_CLIPS>,
): ActOf<typeof HAND_CLIPS> {
  const found = fighting(now, who);
  if (typeof found === 'string') return no(found);
  const { encounter } = found;
  const other = fighterNamed(now, encounter, to);
  if (other === undefined) return no('not-here');
  if (![found, other].every((one) => isOfOurs(now, encounter, one))) return no('not-of-ours');
  if (!isAble(found.fighter) || !isAble(other.fighter)) return no('out-of-action');
  const gives = handOf(encounter, found, from);
  const takes = handOf(encounter, other, into);
  const takenFor = other.weapons.find(({ id }) => id === into);
  if (gives === undefined || takenFor === undefined) return no('no-such-weapon');
  if (who === to && from === into) return refuse({ code: 'same-hands', name: found.name });
  if (takes === undefined || !sameAmmo(gives.weapon, takenFor.weapon))
    return refuse({ code: 'other-ammo', from: gives.weapon, into: takenFor.weapon });
  const left = gives.held === undefined ? gives.ammo.clips : clipsLeft(now, gives.held);
  if (left < clips) return refuse({ code: 'too-few-clips', weapon: gives.weapon, clips: left, asked: clips });
  const runs = [found, other].some(({ fighter }) => fighter.moved?.how === 'fast') ? 'runs' : undefined;
  const apart = outOfContact(encounter, found, pieceOf(encounter, other));
  const late = yield* timely(now, found, mayRecover(now, encounter, found) ?? runs ?? apart, { anyway });
  if (late !== undefined) return no(late);
  yield* passOn(gives, takes, clips);
  return done('give-clips', { name: other.name, from: found.name, clips });
}

/** A weapon that takes clips, in somebody’s hands. */
interface Hand {
  readonly weapon: WeaponId;
  readonly ammo: Ammo;
  readonly spent: Spent;
  /** Kept of a figure’s weapon; undefined of people met, whose clips the Encounter counts. */
  readonly held: (HeldWeapon & { readonly clips: number; readonly of: FigureId }) | undefined;
}

function handOf(
  encounter: SeenEncounter,
  { figure, fighter, ...one }: Fighting,
  id: string,
): Hand | undefined {
  const armed = one.weapons.find((weapon) => weapon.id === id);
  const ammo = one.ammo.find(({ weapon }) => weapon === id);
  if (armed === undefined || ammo === undefined) return undefined;
  const held = figure === null ? undefined : heldWeapon(figure, id);
  return {
    weapon: armed.weapon,
    ammo,
    spent: spentOn(encounter, ammoId(fighter, id), ammo.loaded),
    held:
      figure === null || held === undefined ? undefined : { ...held, clips: held.clips ?? 0, of: figure.id },
  };
}

/** Takes the clips from one weapon to the other, those that have been in the first among them. */
function* passOn(gives: Hand, takes: Hand, clips: number): CampaignPlay<void> {
  const moved = begunAmong(gives.ammo, clips);
  const { partUsed: mine = [] } = gives.spent;
  const { partUsed: theirs = [] } = takes.spent;
  if (gives.held !== undefined && takes.held !== undefined) {
    const { of: figure, ...weapon } = gives.held;
    const { of: to, ...into } = takes.held;
    yield* tell({ type: 'clips-given', figure, to, weapon, into, clips });
  } else {
    yield* counted(gives, -clips, 'given-to-friend');
    yield* counted(takes, clips, 'taken-from-friend');
  }
  yield* kept(gives, -clips, mine.slice(moved), moved);
  yield* kept(takes, clips, [...theirs, ...mine.slice(0, moved)], moved);
}

/** The figure’s own count; it is said with a reason where the other one is nobody of the party. */
function* counted({ held }: Hand, more: number, reason: Reason): CampaignPlay<void> {
  if (held === undefined) return;
  const { of: figure, ...weapon } = held;
  const to = weapon.clips + more;
  yield* tell({ type: 'clips-changed', figure, weapon, from: weapon.clips, to, why: byRule(reason) });
}

function* kept(
  { spent: { partUsed: _, ...spent }, held }: Hand,
  more: number,
  partUsed: readonly number[],
  moved: number,
): CampaignPlay<void> {
  if (held !== undefined && moved === 0) return;
  const used = held === undefined ? spent.used - more : spent.used;
  yield* tell({ type: 'ammo-spent', spent: { ...spent, used, ...(partUsed.length > 0 && { partUsed }) } });
}

/** Full ones are handed on first. */
const begunAmong = ({ clips: all, partUsed = 0 }: Ammo, clips: number): number =>
  Math.max(0, clips - (all - partUsed));
