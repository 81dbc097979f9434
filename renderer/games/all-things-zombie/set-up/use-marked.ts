/** The one part that is marked, on the map and in the lists beside it. */
import { useEffect, useRef, useState } from 'react';

/** Milliseconds in which the pointer may cross from a part to what is said of it. */
const CROSSING = 250;

export interface Marking {
  readonly marked: string | null;
  readonly mark: (id: string | null) => void;
  /** Attributes for a line of a list: it marks its part while it is pointed at or has the focus. */
  readonly marks: (id: string) => {
    readonly 'data-row': string;
    readonly 'data-marked': true | undefined;
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: () => void;
    readonly onBlur: () => void;
  };
}

export function useMarked(): Marking {
  const [marked, setMarked] = useState<string | null>(null);
  const leaving = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const mark = (id: string | null) => {
    clearTimeout(leaving.current);
    if (id === null) leaving.current = setTimeout(() => setMarked(null), CROSSING);
    else setMarked(id);
  };
  useEffect(() => () => clearTimeout(leaving.current), []);
  useEffect(() => {
    if (marked === null) return;
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setMarked(null);
    };
    window.addEventListener('keydown', dismiss);
    return () => window.removeEventListener('keydown', dismiss);
  }, [marked]);
  return {
    marked,
    mark,
    marks: (id) => ({
      'data-row': id,
      'data-marked': marked === id || undefined,
      onPointerEnter: () => mark(id),
      onPointerLeave: () => mark(null),
      onFocus: () => mark(id),
      onBlur: () => mark(null),
    }),
  };
}
