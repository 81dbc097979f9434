/** Who's Got What: weapons and spare clips change hands within the party. */
import { number } from '../../core/fields.ts';
import { tell } from '../../core/play.ts';
import { sameAmmo } from '../arms.ts';
import type { CampaignEvent } from '../state/campaign-events.ts';
import { figureNamed, heldWeapon } from '../state/find.ts';
import type { SeenCampaign, SeenFigure } from '../state/seen.ts';
import { type ActOf, declared, done, type InputOf, type RefusalOf, refuse } from './act.ts';
import { clipsLeft } from './encounter/standing/fighters.ts';
import { FIGURE, HELD_WEAPON } from './fields.ts';

export const GIVE_WEAPON = declared({
  fields: { figure: FIGURE, weapon: HELD_WEAPON, to: FIGURE },
  stages: null,
  refusals: ['no-such-figure', 'not-in-the-party', 'no-such-weapon', 'same-hands'],
});

/** Hands a weapon, with its clips, from one figure of the party to another. */
export function* giveWeapon(
  now: SeenCampaign,
  { figure: id, weapon: weaponId, to: toId }: InputOf<typeof GIVE_WEAPON>,
): ActOf<typeof GIVE_WEAPON> {
  const from = ready(now, id);
  const to = ready(now, toId);
  if ('code' in from) return refuse(from);
  if ('code' in to) return refuse(to);
  const what = heldWeapon(from, weaponId);
  if (what === undefined) return refuse({ code: 'no-such-weapon', weapon: weaponId, holder: from.name });
  if (from.id === to.id) return refuse({ code: 'same-hands', name: from.name });
  yield* tell<CampaignEvent>({ type: 'weapon-given', figure: from.id, to: to.id, what: { ...what } });
  return done('give-weapon', { name: to.name, weapon: what.weapon });
}

export const GIVE_CLIPS = declared({
  fields: { figure: FIGURE, weapon: HELD_WEAPON, to: FIGURE, into: HELD_WEAPON, clips: number(1, 99) },
  stages: null,
  refusals: [
    'no-such-figure',
    'not-in-the-party',
    'no-such-weapon',
    'same-hands',
    'no-clips',
    'other-ammo',
    'too-few-clips',
  ],
});

/** Spare clips pass between weapons of the same type (Tight Ammo). */
export function* giveClips(
  now: SeenCampaign,
  { figure: id, weapon: weaponId, to: toId, into: intoId, clips }: InputOf<typeof GIVE_CLIPS>,
): ActOf<typeof GIVE_CLIPS> {
  const from = ready(now, id);
  const to = ready(now, toId);
  if ('code' in from) return refuse(from);
  if ('code' in to) return refuse(to);
  const weapon = heldWeapon(from, weaponId);
  const into = heldWeapon(to, intoId);
  if (weapon === undefined) return refuse({ code: 'no-such-weapon', weapon: weaponId, holder: from.name });
  if (into === undefined) return refuse({ code: 'no-such-weapon', weapon: intoId, holder: to.name });
  if (weapon.id === into.id) return refuse({ code: 'same-hands', name: from.name });
  if (weapon.clips === null) return refuse({ code: 'no-clips', weapon: weapon.weapon });
  if (!sameAmmo(weapon.weapon, into.weapon)) {
    return refuse({ code: 'other-ammo', from: weapon.weapon, into: into.weapon });
  }
  const left = clipsLeft(now, { id: weapon.id, clips: weapon.clips });
  if (left < clips)
    return refuse({ code: 'too-few-clips', weapon: weapon.weapon, clips: left, asked: clips });
  yield* tell<CampaignEvent>({
    type: 'clips-given',
    figure: from.id,
    to: to.id,
    weapon: { ...weapon },
    into: { ...into },
    clips,
  });
  return done('give-clips', { name: to.name, from: from.name, clips });
}

function ready(now: SeenCampaign, id: string): SeenFigure | RefusalOf<'no-such-figure' | 'not-in-the-party'> {
  const figure = figureNamed(now, id);
  if (figure === undefined) return { code: 'no-such-figure', figure: id };
  if (figure.status !== 'ready')
    return { code: 'not-in-the-party', name: figure.name, status: figure.status };
  return figure;
}
