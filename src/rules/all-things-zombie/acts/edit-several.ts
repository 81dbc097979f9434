/** Edit mode for several figures at once: the same change to each, one reason, one act to undo. */

import { REP_TABLE } from '../data/reps.ts';
import { figureNamed } from '../state/find.ts';
import { REPS } from '../types.ts';
import { type Act, done, type Now, refuse, type SeenFigure } from './act.ts';
import { type Edit, editFigure } from './edit.ts';
import type { Refusal } from './refusals.ts';

export interface EditingSeveral {
  readonly figures: readonly string[];
  readonly why: string;
  /** How many more, or less where it is below 0; never 0. */
  readonly edit: { readonly field: 'rap' | 'rep'; readonly by: number };
}

export function* editSeveral(now: Now, { figures: ids, why, edit }: EditingSeveral): Act {
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

function rapChanged({ rep, rap }: SeenFigure, by: number): Edit | Refusal {
  const most = REP_TABLE[rep].rapToAdvance.value ?? 0;
  const to = rap + by;
  return to < 0 || to > most ? { code: 'rap-out-of-range', rep, most } : { field: 'rap', to };
}

function repChanged({ name, rep }: SeenFigure, by: number): Edit | Refusal {
  const to = REPS.find((one) => one === rep + by);
  return to === undefined ? { code: 'rep-out-of-range', name, rep } : { field: 'rep', to };
}
