/** The boxes of one figure: what is counted at the table. */
import type { FigureLine, WeaponLine } from '../text/figures.ts';
import { Boxes, row } from './boxes.tsx';

/** A figure's own weapon starts with three spare clips (ATZ-15); as many boxes at least. */
const USUAL_SPARE = 3;
const MOST_DRAWN = 10;

/** The loaded clip apart, then the spare ones; those already gone are struck out. */
export function ClipBoxes({ weapon }: { readonly weapon: Pick<WeaponLine, 'clips' | 'loaded'> }) {
  if (weapon.clips === null) return null;
  const drawn = Math.min(Math.max(weapon.clips, USUAL_SPARE), MOST_DRAWN);
  const loaded = weapon.loaded ? 'open' : 'struck';
  return (
    <>
      <Boxes boxes={[loaded, ...row(drawn, weapon.clips, 'open', 'struck')]} firstApart />
      {weapon.clips > drawn && ` +${weapon.clips - drawn}`}
    </>
  );
}

/** Boxes for each RAP that lifts the figure by a Rep, those earned filled in. */
export function RapBoxes({ figure: { rap, rapToAdvance } }: { readonly figure: FigureLine }) {
  if (rapToAdvance === null) return '–';
  return <Boxes boxes={row(rapToAdvance, rap, 'filled', 'open')} />;
}

/** Mega-Death Rule: as many hits as Rep are death. */
export function HitBoxes({ figure: { rep } }: { readonly figure: Pick<FigureLine, 'rep'> }) {
  return <Boxes boxes={row(rep, rep, 'open', 'open')} wide />;
}
