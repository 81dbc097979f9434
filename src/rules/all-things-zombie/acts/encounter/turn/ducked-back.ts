/**
 * Figures that have ducked back: what keeps them down, what they do next, and who sees them as they pop up (section: Spiraling Out of
 * Control).
 */
import { takesWhatNow } from '../../../reaction/what-now.ts';
import { figureNamed } from '../../../state/find.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import type { Fighter, FighterId, WhatNowLeft } from '../../../state/turn.ts';
import type { CampaignPlay } from '../../act.ts';
import { tell } from '../act.ts';
import { seenFrom } from '../places/seen-from.ts';
import { isAble } from '../standing/able.ts';
import { type Fighting, fighterNamed } from '../standing/fighters.ts';

/** True if somebody who ducked back tests for what comes next. */
export function maySpiral(now: SeenCampaign, who: string): boolean {
  const figure = figureNamed(now, who);
  const [group] = who.split('/');
  const enemy = now.contacts.some(({ id, standing }) => id === group && standing === 'fought');
  return takesWhatNow(
    { star: figure?.kind === 'star', enemy },
    figure !== undefined && now.houseRules.whatNowForGrunts,
  );
}

/** Reason for which somebody does nothing at all in this activation, as What Now? has left him; undefined where he may act. */
export function staysDown(
  now: SeenCampaign,
  { condition, done, who }: Fighter,
): 'what-now-first' | 'stays-down' | undefined {
  if (done?.whatNow === 'stays-down') return 'stays-down';
  const asks = condition === 'ducked-back' && done?.whatNow === undefined && maySpiral(now, who);
  return asks ? 'what-now-first' : undefined;
}

/**
 * Refuses a second act in the activation: the figure pops up either to shoot or to move; anything it does in answer is neither (ATZ-123).
 */
export function doesBoth({ done, moved }: Fighter, does: 'shoots' | 'moves'): 'not-both' | undefined {
  const left: WhatNowLeft | undefined = done?.whatNow;
  const other = does === 'moves' ? left === 'has-shot' : left !== undefined && moved !== undefined;
  return other ? 'not-both' : undefined;
}

/**
 * The shooter who had a figure duck out of sight, unless it lies flat in the open instead (section: Involuntary Movement): for this turn,
 * and where What Now? says when it pops up, until then or until that shooter has moved to where it is seen.
 */
export function hidesFrom(
  now: SeenCampaign,
  encounter: NonNullable<SeenCampaign['encounter']>,
  { condition, done, keptDown, prone, who }: Fighter,
): FighterId | undefined {
  if (condition !== 'ducked-back' || prone === true) return undefined;
  if (done?.duckedFrom !== undefined) return done.duckedFrom;
  if (keptDown === undefined || !maySpiral(now, who)) return undefined;
  const moved = fighterNamed(now, encounter, keptDown.by)?.fighter.moved !== undefined;
  return moved ? undefined : keptDown.by;
}

/** Reason for which a shooter doesn’t see one of its targets: either has ducked back from the other. */
export function outOfItsSight(
  now: SeenCampaign,
  encounter: NonNullable<SeenCampaign['encounter']>,
  shooter: Fighter,
  at: readonly (string | null)[],
): 'ducked-from-it' | 'hides-from-it' | undefined {
  const from = hidesFrom(now, encounter, shooter);
  if (from !== undefined && at.includes(from)) return 'hides-from-it';
  return at.some((who) => {
    const aimed = who === null ? undefined : fighterNamed(now, encounter, who)?.fighter;
    return aimed !== undefined && hidesFrom(now, encounter, aimed) === shooter.who;
  })
    ? 'ducked-from-it'
    : undefined;
}

/** Flat in the open instead of ducking back behind something, it fires no more in this turn (ATZ-31). */
export const liesFlat = ({ condition, done, prone }: Fighter): boolean =>
  condition === 'ducked-back' && prone === true && done?.duckedFrom !== undefined;

/** Fire that has not been tested for keeps down into the next turn whoever has ducked back from it. */
export function* keptDown(now: SeenCampaign): CampaignPlay<void> {
  for (const { underFire, underFireToo: _, ...fighter } of now.encounter?.fighters ?? []) {
    if (fighter.condition !== 'ducked-back' || underFire === undefined) continue;
    const { by, weapon } = underFire;
    const to: Fighter = { ...fighter, keptDown: { by, weapon } };
    yield* tell({ type: 'fighter-changed', to, of: 'shots', fired: 0 });
  }
}

/** Next turn a Duck Back that nobody has marked is over, but for those who take What Now. */
export function* ducksNoMore(now: SeenCampaign): CampaignPlay<void> {
  for (const { toMark, ...to } of now.encounter?.fighters ?? [])
    if (toMark === 'ducked-back' && !maySpiral(now, to.who))
      yield* tell({ type: 'fighter-changed', to, of: 'shots', fired: 0 });
}

/** Up again, before whoever had it duck: both test In Sight, and it is the one that moves. */
export function* popsUp(now: SeenCampaign, who: string, before: Fighter): CampaignPlay<void> {
  const { encounter } = now;
  if (encounter === null || encounter.turn === null) return;
  if (before.condition !== 'ducked-back' || before.keptDown === undefined) return;
  const up = fighterNamed(now, encounter, who);
  const other = fighterNamed(now, encounter, before.keptDown.by);
  if (up === undefined || other === undefined || !isAble(other.fighter)) return;
  // On a board whoever has ducked behind something is in nobody’s view yet, and comes into it by a move.
  if ((seenFrom(encounter, who, other.fighter.who)?.cut ?? null) !== null) return;
  // A hidden figure still sees the other one, and isn’t seen (section: In Sight or Hidden).
  if (!other.fighter.hidden) yield* comesIntoSight(up, { of: other.fighter.who, moving: true });
  yield* comesIntoSight(other, { of: up.fighter.who });
}

export function* comesIntoSight(
  { fighter }: Fighting,
  inSight: NonNullable<Fighter['inSight']>,
): CampaignPlay<void> {
  yield* tell({ type: 'fighter-changed', to: { ...fighter, inSight }, of: 'shots', fired: 0 });
}
