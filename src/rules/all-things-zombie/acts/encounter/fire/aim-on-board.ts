/** Aims as the places of a board answer them, where the player says nothing else (ATZ-155 to 158). */
import { singleFigure } from '../../../data/single-figures.ts';
import type { SeenEncounter } from '../act.ts';
import { seenFrom } from '../board/seen-from.ts';
import type { Aimed } from './aimed.ts';

/** The aim with what the places say of cover, distance, and a zombie’s being far off or turned away; `not-seen` where something hides the target. */
export function aimOnBoard(encounter: SeenEncounter, who: string, aim: Aimed): Aimed | 'not-seen' {
  const { target, zombies } = aim;
  const other = target ?? zombies;
  const seen = other === undefined ? undefined : seenFrom(encounter, who, other);
  if (seen === undefined) return aim;
  if (seen.cut !== null && aim.inches === undefined) return 'not-seen';
  const inches = aim.inches ?? Math.ceil(seen.apart / 10);
  const isFar = inches > singleFigure('zombie-close') || seen.at !== 'front';
  if (target === null) return { ...aim, inches, far: aim.far ?? isFar };
  return { ...aim, inches, cover: aim.cover ?? seen.cover !== null };
}
