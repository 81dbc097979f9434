import { useEffect, useRef } from 'react';
import type { FigureView } from '../../../src/contract/corrections.ts';
import { useKeptFocus } from '../../app/focus.ts';
import { FigureForm } from './figure-form.tsx';
import type { Log } from './use-corrections.ts';

interface FigureFormsProps {
  readonly log: Log;
  readonly figures: readonly FigureView[];
}

/** The figures of a row that was opened to be corrected; the first has the focus, and again once one has become another. */
export function FigureForms({ log, figures }: FigureFormsProps) {
  const forms = useRef<HTMLDivElement>(null);
  const first = () => forms.current?.querySelector<HTMLInputElement | HTMLSelectElement>('input, select');
  // biome-ignore lint/correctness/useExhaustiveDependencies: as the row opens.
  useEffect(() => {
    const field = first();
    field?.focus();
    // What is typed takes the place of what stands there.
    if (field instanceof HTMLInputElement) field.select();
  }, []);
  useKeptFocus(figures.map(({ now }) => String(now)).join(' '), first);
  return (
    <div ref={forms}>
      {figures.map((figure) => (
        // What is typed begins anew where the figure has become another.
        <FigureForm
          key={`${figure.table}/${figure.row}/${figure.field}/${figure.now}`}
          log={log}
          figure={figure}
        />
      ))}
    </div>
  );
}
