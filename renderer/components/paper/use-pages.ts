/** Lays something out on pages of paper once it is drawn. */
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

interface Paged<P> {
  /** Holds everything once, to be measured. */
  readonly draft: RefObject<HTMLDivElement | null>;
  /** True while the draft is wanted: it never lasts until something is painted. */
  readonly measuring: boolean;
  readonly pages: P | undefined;
}

/**
 * Lays out what `draft` holds before anything is painted, and again whenever `key` changes or a font arrives: a name in
 * another script brings its own letters, and with them other heights.
 */
export function usePages<P>(key: string, layOut: (draft: HTMLElement) => P): Paged<P> {
  const fonts = useFontsLoaded();
  const wanted = `${fonts} ${key}`;
  const [laidOut, setLaidOut] = useState<{ readonly key: string; readonly pages: P }>();
  const draft = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (draft.current !== null && laidOut?.key !== wanted) {
      setLaidOut({ key: wanted, pages: layOut(draft.current) });
    }
  });
  return { draft, measuring: laidOut?.key !== wanted, pages: laidOut?.pages };
}

/**
 * Number of times that fonts have finished loading. The listener is set before anything is measured, since measuring is what asks for
 * fonts.
 */
function useFontsLoaded(): number {
  const [times, setTimes] = useState(0);
  useLayoutEffect(() => {
    const loaded = () => setTimes((before) => before + 1);
    document.fonts.addEventListener('loadingdone', loaded);
    return () => document.fonts.removeEventListener('loadingdone', loaded);
  }, []);
  return times;
}

/** Heights inside a draft page, in millimetres of paper, whatever the zoom of the window. */
export function ruler(draft: HTMLElement, pageWidth: number) {
  const page = draft.firstElementChild?.getBoundingClientRect().width ?? 1;
  const all = (part: string) => [...draft.querySelectorAll(`[data-part="${part}"]`)];
  const height = (element: Element) => (element.getBoundingClientRect().height * pageWidth) / page;
  return {
    /** Heights of the rows of a section, in order. */
    rowsOf: (section: number): readonly number[] =>
      [...draft.querySelectorAll(`[data-part="row"][data-section="${section}"]`)].map(height),
    heights: (part: string): readonly number[] => all(part).map(height),
    height: (part: string): number => all(part).reduce((sum, element) => sum + height(element), 0),
  };
}
