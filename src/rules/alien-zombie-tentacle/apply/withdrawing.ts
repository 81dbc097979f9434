/** Leaving the Encounter. */
import type { AztaState } from '../state.ts';
import type { SurvivorId } from '../types.ts';

/** Out of the Encounter, and whoever helped them; or a helper alone. */
export function withdraw({ encounter }: AztaState, id: SurvivorId): void {
  if (encounter === null) return;
  encounter.inIt = encounter.inIt.filter((one) => one !== id);
  encounter.helping = encounter.helping.filter(({ helper, of }) => helper !== id && of !== id);
}
