/** Play’s form that parts the party into groups. */
import { Button, Checkbox, NativeSelect } from '@mantine/core';
import type { FormEvent } from 'react';
import { useFilled } from '../fields/filled-form.tsx';
import { QuestionPanel } from '../fields/question-panel.tsx';
import styles from '../play.module.css';
import { partyOf, useUnderWay } from '../state/play-context.ts';
import { useSend } from '../state/use-send.ts';

const MOST = 4;
const NAMES = ['With the rest', 'Apart, group 1', 'Apart, group 2', 'Apart, group 3', 'Apart, group 4'];

/** Form for the groups of the party: who keeps together within 4″, and which groups apart are within 12″ of the overall Leader. */
export function GroupsForm() {
  const send = useSend();
  const fighters = useUnderWay('fighters');
  const apart = useUnderWay('groupsApart');
  const party = partyOf({ fighters });
  const [of, setOf] = useFilled<Readonly<Record<string, number>>>('of', () =>
    Object.fromEntries(apart.flatMap(({ members }, at) => members.map((who) => [who, at + 1]))),
  );
  const [led, setLed] = useFilled<readonly boolean[]>('led', () => apart.map((group) => group.led), [false]);
  const used = Array.from({ length: MOST }, (_, at) => at + 1).filter((at) =>
    party.some(({ who }) => of[who] === at),
  );
  const save = (event: FormEvent) => {
    event.preventDefault();
    const groups = used.map((at) => ({
      members: party.filter(({ who }) => of[who] === at).map(({ who }) => who),
      led: led[at - 1] ?? false,
    }));
    send({ do: 'keep-together', groups });
  };
  return (
    <QuestionPanel
      title="Groups"
      aside="A group is within 4″ and in sight of one another; it goes by its Leader’s Rep. The overall Leader takes groups within 12″ along, as long as one of a group is in sight."
    >
      <form className={styles.fields} onSubmit={save}>
        {party.map(({ who, name, rep }) => (
          <NativeSelect
            key={who}
            label={`${name}, Rep ${rep}`}
            value={`${of[who] ?? 0}`}
            data={NAMES.map((label, value) => ({ label, value: `${value}` }))}
            onChange={(event) => setOf({ ...of, [who]: Number(event.currentTarget.value) })}
          />
        ))}
        {used.map((at) => (
          <Checkbox
            key={at}
            label={`Group ${at} is within 12″ of the overall Leader`}
            checked={led[at - 1] ?? false}
            onChange={(event) => {
              const { checked } = event.currentTarget;
              setLed(
                Array.from({ length: MOST }, (_, one) => (one === at - 1 ? checked : (led[one] ?? false))),
              );
            }}
          />
        ))}
        <div className={styles.buttons}>
          <Button type="submit" variant="filled">
            Keep it so
          </Button>
        </div>
      </form>
    </QuestionPanel>
  );
}
