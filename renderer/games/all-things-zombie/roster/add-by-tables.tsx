/** The form for a Grunt by one die and one card: the app’s, or those of the player’s own table. */
import { Button, SegmentedControl, TextInput } from '@mantine/core';
import { type SubmitEvent, useId } from 'react';
import { MOST_NAME } from '../../../../src/contract/limits.ts';
import { announce } from '../../../client/announce.ts';
import { useAsk } from '../../../client/api.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { leftInField } from '../../../components/characters-left.ts';
import { DiceEntry } from '../../../components/dice-entry/dice-entry.tsx';
import { FoundAgain } from '../../../components/form-acts.tsx';
import type { Filled } from '../../../components/kept-form.tsx';
import { Replies } from '../../../components/replies.tsx';
import { PronounField, type PronounId, pronounOtherwise } from '../components/pronoun-field.tsx';
import { WhyJoins } from '../components/why-joins.tsx';
import { KeptDice } from '../recruit/kept-dice.tsx';
import { useRecruit } from '../recruit/use-recruit.ts';
import styles from './roster.module.css';

type Dice = 'app' | 'own';
export type ByTables = {
  readonly name: string;
  readonly pronoun: PronounId | null;
  readonly why: string;
  readonly dice: Dice | null;
};
export const NO_NAME: ByTables = { name: '', pronoun: null, why: '', dice: null };

interface AddByTablesProps {
  readonly filled: Filled<ByTables>;
  readonly onAdded: (figure: string) => void;
}

export function AddByTables({ filled, onAdded }: AddByTablesProps) {
  const { id: campaign, revision, recruiting: first } = useCampaign();
  const settings = useAsk('settings.get', {});
  const { name, pronoun, why, dice: chosen } = filled.value;
  const label = useId();
  const dice = chosen ?? settings.data?.dice ?? 'app';
  const recruit = useRecruit({
    campaign,
    revision,
    showsError: true,
    onDone: ({ title, figure }) => {
      announce(`${title}: Rep ${figure.rep}`);
      onAdded(figure.id);
    },
  });
  const { asking, error, typed, answer, back } = recruit;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const recruiting = {
      again: null,
      ...(name.trim() === '' ? {} : { name }),
      ...(first || why.trim() === '' ? {} : { why }),
      ...(pronoun === null ? {} : { pronoun }),
    };
    if (dice === 'app') recruit.byApp(recruiting);
    else recruit.byHand(recruiting);
  };

  return (
    <>
      <KeptDice campaign={campaign} screen="roster" recruit={recruit} />
      {body()}
    </>
  );

  function body() {
    if (asking === undefined) return wanted();
    return (
      <div className={styles.form}>
        <Replies replies={asking.replies} />
        <DiceEntry
          key={asking.entries.length}
          question={asking.question}
          typed={typed}
          error={error?.message}
          onAnswer={answer}
        />
        {asking.entries.length > 0 && (
          <Button size="sm" variant="subtle" className={styles.save} onClick={back}>
            Back one answer
          </Button>
        )}
      </div>
    );
  }

  function wanted() {
    return (
      <form className={styles.form} onSubmit={submit}>
        <p className="second">A die picks the table, a card of the campaign’s deck the row.</p>
        <TextInput
          label="Name"
          placeholder="one of our list"
          autoComplete="off"
          data-autofocus
          value={name}
          {...leftInField(name, MOST_NAME, error?.field === 'name' ? error.message : undefined)}
          onChange={(event) => filled.set({ name: event.currentTarget.value })}
        />
        <PronounField
          className={styles.ways}
          value={pronoun}
          otherwise={pronounOtherwise(name)}
          onChange={(to) => filled.set({ pronoun: to })}
        />
        <div className={styles.dice}>
          <span id={label} className={styles.label}>
            Die and card
          </span>
          <SegmentedControl
            aria-labelledby={label}
            className={styles.ways}
            value={dice}
            onChange={(by) => filled.set({ dice: by })}
            data={[
              { value: 'app', label: 'The app’s' },
              { value: 'own', label: 'My own' },
            ]}
          />
        </div>
        {!first && <WhyJoins why={why} error={error} onChange={(to) => filled.set({ why: to })} />}
        {error !== undefined && error.field !== 'name' && error.field !== 'why' && (
          <p role="alert" className={styles.failure}>
            {error.message}
          </p>
        )}
        <Button type="submit" variant="filled" className={styles.save}>
          {dice === 'app' ? 'Roll and draw' : 'Enter die and card'}
        </Button>
        <FoundAgain filled={filled} />
      </form>
    );
  }
}
