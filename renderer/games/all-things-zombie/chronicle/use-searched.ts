import { useEffect, useState } from 'react';

/** Milliseconds without a letter after which it is searched. */
const PAUSE = 250;

/** Text to search for: the typed one after a pause, or nothing as soon as the field is empty. */
export function useSearched(typed: string): string {
  const [searched, setSearched] = useState(typed);
  // Otherwise what is typed within the pause would still be the search before, which may have been called off.
  if (typed === '' && searched !== '') setSearched('');
  useEffect(() => {
    const waiting = setTimeout(() => setSearched(typed), PAUSE);
    return () => clearTimeout(waiting);
  }, [typed]);
  return searched;
}
