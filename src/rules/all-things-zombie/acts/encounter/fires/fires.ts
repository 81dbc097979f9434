/** Section: Attacking with Fire. Fires on the table: lit, and put out where that is possible at all. */
import { line, number } from '../../../../core/fields.ts';
import type { Blaze, FiresHere } from '../../../state/fire.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import { type ActOf, declared, done, type InputOf } from '../../act.ts';
import { BEFORE_REPORT, encounterAt, no, type SeenEncounter, tell } from '../act.ts';

const NONE: FiresHere = { lit: 0, burning: [] };
export const firesHere = ({ fires }: Pick<SeenEncounter, 'fires'>): FiresHere => fires ?? NONE;

export const LIGHT_FIRE = declared({
  fields: {
    /** In the player’s words. */
    where: line(60),
  },
  stages: BEFORE_REPORT,
  refusals: [],
});

export function* lightFire(
  now: SeenCampaign,
  { where }: InputOf<typeof LIGHT_FIRE>,
): ActOf<typeof LIGHT_FIRE> {
  const encounter = encounterAt(now, LIGHT_FIRE.stages);
  if (typeof encounter === 'string') return no(encounter);
  const { lit, burning } = firesHere(encounter);
  const blaze: Blaze = { id: lit + 1, where, grown: 0, spread: null };
  yield* tell({ type: 'fires-changed', to: { lit: lit + 1, burning: [...burning, blaze] } });
  return done('light-fire', { where });
}

export const PUT_OUT_FIRE = declared({
  fields: { fire: number(1, 999) },
  stages: BEFORE_REPORT,
  refusals: ['no-such-fire'],
});

export function* putOutFire(
  now: SeenCampaign,
  { fire }: InputOf<typeof PUT_OUT_FIRE>,
): ActOf<typeof PUT_OUT_FIRE> {
  const encounter = encounterAt(now, PUT_OUT_FIRE.stages);
  if (typeof encounter === 'string') return no(encounter);
  const { lit, burning } = firesHere(encounter);
  const out = burning.find(({ id }) => id === fire);
  if (out === undefined) return no('no-such-fire');
  yield* tell({ type: 'fires-changed', to: { lit, burning: burning.filter((one) => one !== out) } });
  return done('put-out-fire', { where: out.where });
}
