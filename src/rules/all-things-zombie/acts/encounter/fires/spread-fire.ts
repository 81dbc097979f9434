/** Section: Attacking with Fire. The end of a turn: fires grow downwind, and people who have burnt since the turn before are out. */
import { singleFigure } from '../../../data/single-figures.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import { type ActOf, declared, done, type InputOf } from '../../act.ts';
import { BEFORE_REPORT, encounterAt, no, type SeenEncounter, tell } from '../act.ts';
import { harmed } from '../harm/harmed.ts';
import { due, type Proposal } from '../proposal.ts';
import { everybody, type Fighting } from '../standing/fighters.ts';
import { firesHere } from './fires.ts';

export const SPREAD_FIRE = declared({ fields: {}, stages: BEFORE_REPORT, refusals: ['nothing-burns'] });

/** Once a turn. */
export function* spreadFire(now: SeenCampaign, _: InputOf<typeof SPREAD_FIRE>): ActOf<typeof SPREAD_FIRE> {
  const encounter = encounterAt(now, SPREAD_FIRE.stages);
  if (typeof encounter === 'string') return no(encounter);
  const { turn } = encounter;
  const { fires, out } = burningNow(now, encounter);
  if (turn === null || fires + out.length === 0) return no('nothing-burns');
  if (fires > 0) {
    const { lit, burning } = firesHere(encounter);
    const inches = singleFigure('fire-grows');
    const grown = burning.map((one) =>
      one.spread === turn.number ? one : { ...one, grown: one.grown + inches, spread: turn.number },
    );
    yield* tell({ type: 'fires-changed', to: { lit, burning: grown } });
  }
  for (const one of out)
    yield* harmed(
      now,
      one,
      { harm: 'outOfTheFight', hits: 0, survived: 0 },
      { byZombie: false, rep: null, weapon: null, by: null, inMelee: false },
    );
  return done('spread-fire', { fires, out: out.map(({ name }) => name) });
}

/** Fires that have not grown this turn, and who is out at its end. */
function burningNow(
  now: SeenCampaign,
  encounter: SeenEncounter,
): { readonly fires: number; readonly out: readonly Fighting[] } {
  const turn = encounter.turn?.number ?? 0;
  return {
    fires: firesHere(encounter).burning.filter(({ spread }) => spread !== turn).length,
    out: everybody(now, encounter).filter(({ fighter: { alight } }) => alight !== undefined && alight < turn),
  };
}

export function fireDue(now: SeenCampaign, encounter: SeenEncounter): readonly Proposal[] {
  if (encounter.turn === null) return [];
  const { fires, out } = burningNow(now, encounter);
  if (fires + out.length === 0) return [];
  const wind = encounter.table?.wind ?? null;
  const names = out.map(({ name }) => name);
  return [due('spread-fire', 'atz.fire-spreads', null, { fires, wind, names })];
}
