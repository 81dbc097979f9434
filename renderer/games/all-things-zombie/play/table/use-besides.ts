import { vehicleText } from '../../../../../src/rules/all-things-zombie/text/vehicles.ts';
import { fighterNamed, useUnderWay } from '../play-context.ts';

/** What the Encounter tells of a figure that isn’t in its own view. */
export function useBesides(who: string) {
  const drunk = useUnderWay(
    (encounter) => encounter.drunk.find(({ figure }) => figure === who)?.state ?? null,
  );
  const kind = useUnderWay((encounter) => {
    const inside = fighterNamed(encounter, who)?.inside;
    return encounter.working.find(({ vehicle }) => vehicle === inside)?.kind;
  });
  return { drunk, sitsIn: kind === undefined ? undefined : vehicleText(kind) };
}
