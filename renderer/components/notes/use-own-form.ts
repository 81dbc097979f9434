/** Each window that writes at a text writes under a name of its own: what is new in two at once is two texts, and of one text two versions, of which the later sees both. */
import { useEffect, useState } from 'react';
import { hasDraft } from '../../app/use-draft.ts';

/** Of the windows in which one is written at once. */
const MOST = 4;

const nameOf = (form: string, at: number) => (at === 1 ? form : `${form}/${at}`);

/** Every name under which something half-written of that form may wait, whichever window wrote it. */
export const draftNamesOf = (form: string): readonly string[] =>
  Array.from({ length: MOST }, (_, before) => nameOf(form, before + 1));

/** Holds the name until `over`; false where another window has it. Where a browser knows no locks, there is one window. */
async function claim(name: string, over: Promise<void>): Promise<boolean> {
  if (navigator.locks === undefined) return true;
  return await new Promise((resolve) => {
    void navigator.locks.request(`holdout.draft ${name}`, { ifAvailable: true }, async (lock) => {
      resolve(lock !== null);
      if (lock !== null) await over;
    });
  });
}

/**
 * The name for a text written here: of those that no other window has, the first under which something half-written was
 * kept, else the first. Undefined until it is known.
 */
export function useOwnForm(campaign: string, form: string): string | undefined {
  const [own, setOwn] = useState<string>();
  useEffect(() => {
    const left = Promise.withResolvers<void>();
    let gone = false;
    async function choose(): Promise<void> {
      const unused: { readonly name: string; readonly release: () => void }[] = [];
      let chosen: string | undefined;
      for (let at = 1; at <= MOST && chosen === undefined; at += 1) {
        const name = nameOf(form, at);
        const over = Promise.withResolvers<void>();
        void left.promise.then(over.resolve);
        if (!(await claim(`${campaign} ${name}`, over.promise))) continue;
        if (await hasDraft(campaign, name)) chosen = name;
        else unused.push({ name, release: over.resolve });
      }
      const [first, ...others] = unused;
      for (const { release } of chosen === undefined ? others : unused) release();
      if (!gone) setOwn(chosen ?? first?.name ?? nameOf(form, MOST));
    }
    void choose();
    return () => {
      gone = true;
      left.resolve();
    };
  }, [campaign, form]);
  return own;
}
