import { Button, SegmentedControl, TextInput } from '@mantine/core';
import { type SubmitEvent, useId, useState } from 'react';
import type { Input } from '../../../../src/contract/contract.ts';
import type { QuestionView, ReplyView } from '../../../../src/contract/questions.ts';
import type { OwnEntry } from '../../../../src/contract/shapes.ts';
import { announce } from '../../../app/announce.ts';
import { type CallFailure, useAsk, useDo } from '../../../app/api.ts';
import { useCampaign } from '../../../app/campaign-context.ts';
import { DiceEntry } from '../../../components/dice-entry/dice-entry.tsx';
import { Replies } from '../../../components/replies.tsx';
import styles from './add-figure.module.css';

type Dice = 'app' | 'own';

interface Waiting {
  readonly question: QuestionView;
  readonly replies: readonly ReplyView[];
  readonly entries: readonly OwnEntry[];
}

const shownHere = ({ code }: CallFailure) => code === 'bad-input' || code === 'refused';

/** A Grunt by one die and one card: the app's, or those of the player's own table. */
export function AddByTables({ onAdded }: { readonly onAdded: (figure: string) => void }) {
  const { id: campaign, revision } = useCampaign();
  const settings = useAsk('settings.get', {});
  const recruiting = useDo('party.recruit', { handles: shownHere });
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<Dice>();
  const [waiting, setWaiting] = useState<Waiting>();
  const label = useId();
  const dice = chosen ?? settings.data?.dice ?? 'app';
  const error = recruiting.error !== null && shownHere(recruiting.error) ? recruiting.error : null;

  /** Nothing has happened until the last answer is in: each call brings all of them again. */
  const ask = (entries: Input<'party.recruit'>['dice']) => {
    const named = name.trim() === '' ? {} : { name };
    recruiting.mutateAsync({ campaign, revision, ...named, dice: entries }).then(
      (recruitment) => {
        if (recruitment.state === 'waiting') {
          const { question, replies } = recruitment;
          setWaiting({ question, replies, entries: entries === 'app' ? [] : entries });
          return;
        }
        announce(`${recruitment.title}: Rep ${recruitment.figure.rep}`);
        onAdded(recruitment.figure.id);
      },
      () => undefined,
    );
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    ask(dice === 'app' ? 'app' : []);
  };

  if (waiting !== undefined) {
    return (
      <div className={styles.form}>
        <Replies replies={waiting.replies} />
        <DiceEntry
          key={waiting.entries.length}
          question={waiting.question}
          busy={recruiting.isPending}
          error={error?.message}
          onAnswer={(entry) => ask([...waiting.entries, entry])}
        />
        {waiting.entries.length > 0 && (
          <Button
            size="sm"
            variant="subtle"
            className={styles.save}
            disabled={recruiting.isPending}
            onClick={() => ask(waiting.entries.slice(0, -1))}
          >
            Back one answer
          </Button>
        )}
      </div>
    );
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <p className="second">A die picks the table, a card of the campaign’s deck the row.</p>
      <TextInput
        label="Name"
        placeholder="one of our list"
        autoComplete="off"
        data-autofocus
        value={name}
        error={error?.field === 'name' ? error.message : undefined}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <div className={styles.dice}>
        <span id={label} className={styles.label}>
          Die and card
        </span>
        <SegmentedControl
          aria-labelledby={label}
          className={styles.ways}
          value={dice}
          onChange={setChosen}
          data={[
            { value: 'app', label: 'The app’s' },
            { value: 'own', label: 'My own' },
          ]}
        />
      </div>
      {error !== null && error.field !== 'name' && (
        <p role="alert" className={styles.failure}>
          {error.message}
        </p>
      )}
      <Button type="submit" variant="filled" className={styles.save} loading={recruiting.isPending}>
        {dice === 'app' ? 'Roll and draw' : 'Enter die and card'}
      </Button>
    </form>
  );
}
