/** The form that corrects the result of an Encounter that is over: kills, and whether it succeeded. What follows is listed first. */
import { Button, Checkbox, TextInput } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import type { ChronicleDetail } from '../../../../src/contract/games/all-things-zombie/journal.ts';
import { MOST_WHY } from '../../../../src/contract/limits.ts';
import { announce } from '../../../client/announce.ts';
import { useAsk, useDo } from '../../../client/api.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { takeFocusInForm, useFocusOnClose } from '../../../client/focus.ts';
import { leftInField } from '../../../components/characters-left.ts';
import { FormActs } from '../../../components/form-acts.tsx';
import { type Filled, KeptForm } from '../../../components/kept-form.tsx';
import { Stepper } from '../../../components/stepper.tsx';
import styles from './chronicle.module.css';

interface Closed {
  readonly act: number;
  readonly closed: NonNullable<ChronicleDetail['closed']>;
  readonly who: ChronicleDetail['who'];
}

export function CorrectClosed(entry: Closed) {
  const { act, closed, who } = entry;
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useFocusOnClose(open, button);
  if (!open) {
    return (
      <Button
        ref={button}
        size="sm"
        variant="subtle"
        data-writes
        leftSection={<IconPencil size={16} stroke={1.6} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Correct the result
      </Button>
    );
  }
  const kills = Object.fromEntries(who.map(({ figure, zombies, people }) => [figure, { zombies, people }]));
  return (
    <KeptForm<Fields>
      form={`chronicle/result/${act}`}
      initial={{ kills, successful: closed.successful, why: '' }}
    >
      {(filled) => <Correction {...entry} filled={filled} onClose={() => setOpen(false)} />}
    </KeptForm>
  );
}

interface Kills {
  readonly zombies: number;
  readonly people: number;
}
type Fields = {
  /** Kills of everybody who went, by figure. */
  readonly kills: Readonly<Record<string, Kills>>;
  readonly successful: boolean;
  readonly why: string;
};

const COLUMNS = [
  ['zombies', 'Zombies'],
  ['people', 'People'],
] as const;
const MOST = 999;

interface CorrectionProps extends Closed {
  readonly filled: Filled<Fields>;
  readonly onClose: () => void;
}

function Correction({ closed, who, filled, onClose }: CorrectionProps) {
  const { id: campaign, revision } = useCampaign();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { kills, successful, why } = filled.value;
  const correct = useDo('chronicle.correct', {
    handles: ({ code }) => code === 'refused' || code === 'bad-input',
  });
  const differ = who.flatMap((one) => {
    const own = kills[one.figure] ?? one;
    const same = own.zombies === one.zombies && own.people === one.people;
    return same ? [] : [{ figure: one.figure, zombies: own.zombies, people: own.people }];
  });
  const changed = differ.length > 0 || successful !== closed.successful;
  const wanted = { campaign, number: closed.number, kills: differ, successful };
  const { data } = useAsk('chronicle.correction', wanted, { enabled: changed });
  useEffect(() => takeFocusInForm(form.current?.querySelector<HTMLElement>('input')), []);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!changed) return;
    const taken = filled.sending();
    correct.mutate(
      { ...wanted, revision, why },
      {
        onSuccess: ({ title }) => {
          announce(title);
          if (taken()) onClose();
        },
      },
    );
  };
  return (
    <form ref={form} className={styles.result} aria-label="Correct the result" onSubmit={submit}>
      <table className={styles.who}>
        <caption className="vh">Kills in this Encounter</caption>
        <thead>
          <tr>
            <th scope="col">Who went</th>
            {COLUMNS.map(([counted, title]) => (
              <th key={counted} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {who.map(({ figure, name, ...was }) => {
            const own = kills[figure] ?? was;
            return (
              <tr key={figure}>
                <th scope="row">{name}</th>
                {COLUMNS.map(([counted, title]) => (
                  <td key={counted}>
                    <label className="vh" htmlFor={`${id}-${figure}-${counted}`}>
                      {title}: {name}
                    </label>
                    <Stepper
                      id={`${id}-${figure}-${counted}`}
                      label={`${title}: ${name}`}
                      value={own[counted]}
                      least={0}
                      most={MOST}
                      changed={own[counted] !== was[counted]}
                      onChange={(to) =>
                        filled.set({
                          kills: {
                            ...kills,
                            [figure]: { zombies: own.zombies, people: own.people, [counted]: to },
                          },
                        })
                      }
                    />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      <Checkbox
        size="sm"
        label="It reached its aim"
        checked={successful}
        onChange={(event) => filled.set({ successful: event.currentTarget.checked })}
      />
      {changed && data !== undefined && (
        <section aria-label="What follows">
          <h3>What follows</h3>
          <ul className={styles.follows}>
            {data.follows.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
      <TextInput
        size="sm"
        label="Why"
        value={why}
        {...leftInField(why, MOST_WHY, correct.error?.code === 'stale' ? undefined : correct.error?.message)}
        autoComplete="off"
        onChange={(event) => filled.set({ why: event.currentTarget.value })}
      />
      <FormActs filled={filled} save="Save" ready={changed} onClose={onClose}>
        <span className="second small">kept in history</span>
      </FormActs>
    </form>
  );
}
