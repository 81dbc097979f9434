/** End of a battle by itself: what each side has lost, and who has won; nothing comes after it. */
import { Button, Radio } from '@mantine/core';
import type { SubmitEvent } from 'react';
import type { OneOffView } from '../../../../src/contract/games/all-things-zombie/encounter-view/one-off.ts';
import { FORCE_WORDS } from '../../../../src/rules/all-things-zombie/text/one-off.ts';
import { FoundAgain } from '../../../components/form-acts.tsx';
import { KeptForm } from '../../../components/kept-form.tsx';
import { Refused } from '../acts/refused.tsx';
import type { Deeds } from '../acts/use-deeds.ts';
import styles from './one-off.module.css';

interface EndFormProps {
  readonly oneOff: OneOffView;
  readonly acts: Deeds;
}

const ANSWERS = [
  { value: 'own', label: FORCE_WORDS.own.title },
  { value: 'other', label: FORCE_WORDS.other.title },
  { value: 'neither', label: 'Nobody' },
] as const;

export function EndForm({ oneOff, acts }: EndFormProps) {
  return (
    <KeptForm form="encounter/end-one-off" initial={{ wins: oneOff.ahead ?? 'neither' }}>
      {(filled) => {
        const submit = (event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          const wins = ANSWERS.find(({ value }) => value === filled.value.wins)?.value ?? 'neither';
          acts.byApp({ do: 'end-one-off', wins }, { onDone: filled.sending() });
        };
        return (
          <form className={styles.end} aria-label="End the battle" onSubmit={submit}>
            <Radio.Group
              label="Who has won?"
              description="The book leaves it to you. Filled in is the side that lost figures of fewer points."
              value={filled.value.wins}
              onChange={(wins) => filled.set({ wins })}
            >
              <div className={styles.answers}>
                {ANSWERS.map((answer) => (
                  <Radio key={answer.value} {...answer} />
                ))}
              </div>
            </Radio.Group>
            <div className={styles.cost}>
              <Button type="submit" variant="filled">
                End the battle
              </Button>
              <FoundAgain filled={filled} />
            </div>
            <Refused acts={acts} isOf={(deed) => deed.do === 'end-one-off'} />
          </form>
        );
      }}
    </KeptForm>
  );
}
