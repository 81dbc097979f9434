/** Work that can wait until the screen stands and nothing is being drawn. */
import { useEffect, useState } from 'react';

/** Milliseconds after which it is done all the same; and how long to leave a browser alone that can't say. */
const AT_LATEST = 2_000;
const A_WHILE = 200;

/** Gives what calls it off. */
export function whenIdle(work: () => void): () => void {
  // Safari has no such call yet.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, A_WHILE);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(work, { timeout: AT_LATEST });
  return () => cancelIdleCallback(asked);
}

/** False until the page has come to rest for the first time. */
export function useOnceIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return idle;
}
