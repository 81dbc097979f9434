/** Figures of the tables that the player's printed book has otherwise, corrected for this campaign. */
import { correcting, takingBack } from '../../core/corrections.ts';
import { figure, line } from '../../core/fields.ts';
import { tell } from '../../core/play.ts';
import type { CampaignEvent } from '../state/campaign-events.ts';
import type { SeenCampaign } from '../state/seen.ts';
import { EVERY_TABLE } from '../tables.ts';
import { type ActOf, declared, done, type InputOf, refuse } from './act.ts';

/** Place of a figure in the book’s tables: `field` is `result`, or one of the row’s fields. */
const PLACE = { table: line(80), row: line(80), field: line(80) };

export const CORRECT_FIGURE = declared({
  fields: { ...PLACE, to: figure },
  stages: null,
  refusals: [
    'no-such-table',
    'no-such-row',
    'no-such-field',
    'not-a-value',
    'out-of-range',
    'as-in-the-book',
    'corrected-already',
  ],
});

export function* correctFigure(
  now: SeenCampaign,
  correction: InputOf<typeof CORRECT_FIGURE>,
): ActOf<typeof CORRECT_FIGURE> {
  const event = correcting(EVERY_TABLE, now.corrections, correction);
  if (!event.ok) return refuse({ code: event.refusal });
  yield* tell<CampaignEvent>(event.value);
  const { table, row, field, to } = correction;
  return done('correct-figure', { table, row, field, to });
}

export const TAKE_BACK_FIGURE = declared({ fields: PLACE, stages: null, refusals: ['not-corrected'] });

export function* takeBackFigure(
  now: SeenCampaign,
  place: InputOf<typeof TAKE_BACK_FIGURE>,
): ActOf<typeof TAKE_BACK_FIGURE> {
  const event = takingBack(EVERY_TABLE, now.corrections, place);
  if (!event.ok) return refuse({ code: event.refusal });
  yield* tell<CampaignEvent>(event.value);
  const { table, row, field } = place;
  return done('take-back-figure', { table, row, field });
}
