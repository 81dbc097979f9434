/** A run of lines alike: the first of them, and the others behind a press. */
import { type ReactNode, useState } from 'react';
import { countedInWords } from '../../src/rules/core/text/english.ts';

interface FoldedProps {
  readonly lines: readonly { readonly key: string; readonly node: ReactNode }[];
}

/** Stands in a list. */
export function Folded({ lines }: FoldedProps) {
  const [open, setOpen] = useState(false);
  const [first, ...others] = lines;
  return (
    <>
      {first?.node}
      {others.length > 0 && (
        <li>
          <button
            type="button"
            className="quiet-link small"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {open ? 'Fold them' : `And ${countedInWords(others.length, 'time', 'times')} more`}
          </button>
        </li>
      )}
      {open && others.map(({ node }) => node)}
    </>
  );
}
