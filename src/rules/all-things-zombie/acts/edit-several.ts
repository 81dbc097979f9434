/** Edit mode for several figures at once: the same change to each, one reason, one act to undo. */

import { choice, group, number } from '../../core/fields.ts';
import { rapNeeded } from '../after-the-battle/advancement.ts';
import { figureNamed } from '../state/find.ts';
import type { SeenCampaign, SeenFigure } from '../state/seen.ts';
import { REPS } from '../types.ts';
import { type ActOf, declared, done, type InputOf, type RefusalOf, refuse } from './act.ts';
import { type Edit, editFigure } from './edit.ts';
import { REASON, SEVERAL } from './fields.ts';

export const EDIT_SEVERAL = declared({
  fields: {
    figures: SEVERAL,
    why: REASON,
    edit: group({
      field: choice(['rap', 'rep']),
      /** Points added to the field, or taken off where the number is below 0. */
      by: number(-10, 10, { except: [0] }),
    }),
  },
  stages: null,
  refusals: ['no-such-figure', 'rap-out-of-range', 'rep-out-of-range'],
});

export type EditOfSeveral = InputOf<typeof EDIT_SEVERAL>['edit'];

export function* editSeveral(
  now: SeenCampaign,
  { figures: ids, why, edit }: InputOf<typeof EDIT_SEVERAL>,
): ActOf<typeof EDIT_SEVERAL> {
  const edits: { readonly figure: string; readonly edit: Edit }[] = [];
  for (const id of new Set(ids)) {
    const figure = figureNamed(now, id);
    if (figure === undefined) return refuse({ code: 'no-such-figure', figure: id });
    const to = edit.field === 'rap' ? rapChanged(figure, edit.by) : repChanged(figure, edit.by);
    if ('code' in to) return refuse(to);
    edits.push({ figure: id, edit: to });
  }
  for (const { figure, edit: to } of edits) yield* editFigure(now, { figure, why, edit: to });
  return done('edit-several', { ...edit, figures: edits.length });
}

function rapChanged({ rep, rap }: SeenFigure, by: number): Edit | RefusalOf<'rap-out-of-range'> {
  const most = rapNeeded(rep) ?? 0;
  const to = rap + by;
  return to < 0 || to > most ? { code: 'rap-out-of-range', rep, most } : { field: 'rap', to };
}

function repChanged({ name, rep }: SeenFigure, by: number): Edit | RefusalOf<'rep-out-of-range'> {
  const to = REPS.find((one) => one === rep + by);
  return to === undefined ? { code: 'rep-out-of-range', name, rep } : { field: 'rep', to };
}
