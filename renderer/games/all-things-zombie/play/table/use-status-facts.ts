import { vehicleText } from '../../../../../src/rules/all-things-zombie/text/vehicles.ts';
import { useStore } from '../../../../client/store.ts';
import { fighterNamed, usePlay, useUnderWay } from '../state/play-context.ts';

/** Facts that the Encounter tells of a figure, and that aren’t in the figure’s own view. */
export function useStatusFacts(who: string) {
  const drunk = useUnderWay(
    (encounter) => encounter.drunk.find(({ figure }) => figure === who)?.state ?? null,
  );
  const kind = useUnderWay((encounter) => {
    const inside = fighterNamed(encounter, who)?.inside;
    return encounter.working.find(({ vehicle }) => vehicle === inside)?.kind;
  });
  const mayGetUp = useStore(usePlay().view, ({ proposals }) =>
    proposals.some(({ act, subject }) => act === 'mark' && subject === `${who}/up`),
  );
  return { drunk, mayGetUp, sitsIn: kind === undefined ? undefined : vehicleText(kind) };
}
