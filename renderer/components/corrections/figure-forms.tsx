/** Forms for the figures of a row that is corrected; the first has the focus, and again once one has become another. */
import { useRef } from 'react';
import type { FigureView } from '../../../src/contract/corrections.ts';
import { keepFocus, useKeptFocus } from '../../client/focus.ts';
import { FigureForm } from './figure-form.tsx';
import type { Log } from './use-corrections.ts';

interface FigureFormsProps {
  readonly log: Log;
  readonly figures: readonly FigureView[];
}

export function FigureForms({ log, figures }: FigureFormsProps) {
  const forms = useRef<HTMLDivElement>(null);
  const opening = useRef(true);
  const first = () => forms.current?.querySelector<HTMLInputElement | HTMLSelectElement>('input, select');
  /** Takes the focus to the first field, as the row opens and where a field that had it is drawn anew. */
  const focus = () => {
    const field = first();
    if (opening.current) field?.focus();
    else keepFocus(() => field);
    // Typing replaces the selected value.
    if (opening.current && field instanceof HTMLInputElement) field.select();
    opening.current = false;
  };
  useKeptFocus(figures.map(({ now }) => String(now)).join(' '), first);
  return (
    <div ref={forms}>
      {figures.map((figure, at) => (
        // A new key discards a half-typed value once the figure has become another.
        <FigureForm
          key={`${figure.table}/${figure.row}/${figure.field}/${figure.now}`}
          log={log}
          figure={figure}
          {...(at === 0 ? { onDrawn: focus } : {})}
        />
      ))}
    </div>
  );
}
