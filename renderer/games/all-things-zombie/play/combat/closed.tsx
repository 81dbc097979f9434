import type { Aimed, Weapon } from './volley.ts';

/** Limits of the weapon, shown where they matter. */
export function Closed({ weapon, aims }: { readonly weapon: Weapon; readonly aims: readonly Aimed[] }) {
  if (weapon.oneTargetWithin !== null && aims.length > 1)
    return <p className="small second">{`At ${weapon.oneTargetWithin}″ or less it hits one target only.`}</p>;
  const fired = aims.reduce((sum, { shots }) => sum + shots, 0);
  const arc = weapon.arcs.find(({ shots }) => shots === fired)?.inches ?? weapon.targets;
  if (aims.length > 1)
    return (
      <p className="small second">{`Within ${arc}″ of the nearest. The highest dice go to the first target.`}</p>
    );
  return null;
}
