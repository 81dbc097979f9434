/** Words typed in a campaign that isn’t there any more: they can be copied out. */
import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { announce } from '../client/announce.ts';
import { bodiesOf } from '../client/kept-drafts.ts';
import { notify } from '../client/notify.ts';
import styles from './page.module.css';

/**
 * Words that the player typed: without the text they were to replace (`was`), and without single words, which may have been chosen in a
 * form.
 */
function wordsIn(kept: unknown): readonly string[] {
  if (typeof kept === 'string') return /\S\s+\S/.test(kept) ? [kept] : [];
  if (typeof kept !== 'object' || kept === null) return [];
  return Object.entries(kept).flatMap(([field, value]) => (field === 'was' ? [] : wordsIn(value)));
}

export function WordsLeft({ of }: { readonly of: string }) {
  const [texts] = useState(() => [...new Set(bodiesOf(of).flatMap((body) => wordsIn(JSON.parse(body))))]);
  return texts.map((text) => (
    <div key={text} className={styles.words}>
      <Textarea label="What you had typed there" value={text} readOnly autosize minRows={2} maxRows={12} />
      <Button
        size="sm"
        onClick={() =>
          void navigator.clipboard.writeText(text).then(
            () => announce('Copied.'),
            () =>
              notify({
                message: 'The clipboard can’t be used here; mark the text and copy it.',
                kind: 'failure',
              }),
          )
        }
      >
        Copy
      </Button>
    </div>
  ));
}
