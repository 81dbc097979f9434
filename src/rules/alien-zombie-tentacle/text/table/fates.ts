/** Fates of the survivors in the Encounter as it stands. */
import type { Seen } from '../../../core/seen.ts';
import { diesNow, lineOf, skipsOf } from '../../choosing.ts';
import type { AztaState } from '../../state.ts';
import { against, totalAgainst } from '../../strength.ts';
import type { SurvivorId } from '../../types.ts';

type Look = Seen<AztaState>;

/** Chosen; passed over by an Event; a match for the Threat; in danger if somebody before them isn't. */
export type Fate = 'dies' | 'passed' | 'safe' | '';

export function fatesOf(state: Look): ReadonlyMap<SurvivorId, Fate> {
  const { encounter } = state;
  if (encounter === null) return new Map();
  const total = totalAgainst(state, encounter.kind);
  const dies = diesNow(state);
  const line = lineOf(state).map(({ id }) => id);
  const skips = skipsOf(encounter.passes);
  return new Map(
    encounter.inIt.map((id): [SurvivorId, Fate] => {
      if (id === dies) return [id, 'dies'];
      if (against(state, id, encounter.kind) >= total) return [id, 'safe'];
      const place = line.indexOf(id);
      return [id, place < skips ? 'passed' : ''];
    }),
  );
}

/** In the order the Threat would choose; those passed over stand last. */
export function inLine(state: Look): readonly SurvivorId[] {
  const fates = fatesOf(state);
  const line = lineOf(state).map(({ id }) => id);
  const chosen = line.filter((id) => fates.get(id) !== 'passed');
  const passed = (state.encounter?.inIt ?? []).filter((id) => !chosen.includes(id));
  return [...chosen, ...passed];
}
