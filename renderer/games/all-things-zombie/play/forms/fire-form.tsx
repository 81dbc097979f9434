/** Play’s form that notes shots rolled at the table: with which weapon, how many, the 1s among them, at whom and where from. */
import { Button, NativeSelect } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import { SHOT_AT_TITLES } from '../../../../../src/rules/all-things-zombie/text/vocabulary.ts';
import { off } from '../../../../components/off.ts';
import { Stepper } from '../../../../components/stepper.tsx';
import { Field } from '../../components/field.tsx';
import { useFilled } from '../fields/filled-form.tsx';
import { type From, FromField } from '../fields/from-field.tsx';
import { QuestionPanel } from '../fields/question-panel.tsx';
import styles from '../play.module.css';
import { useUnderWay } from '../state/play-context.ts';
import { useSend } from '../state/use-send.ts';

const MOST_SHOTS = 99;
const TARGETS = Object.keys(SHOT_AT_TITLES) as (keyof typeof SHOT_AT_TITLES)[];
const NOT_SAID = '';
/** Fired with something that is kept count of nowhere. */
const OTHER = '';

/** Shots of one figure with one weapon: how many dice count, and how many of them were 1s. */
export function FireForm({ fighter }: { readonly fighter: FighterView }) {
  const laid = useUnderWay(({ table }) => table !== null);
  const send = useSend();
  const { who, name, weapons } = fighter;
  const ranged = weapons.filter(({ range, ammo }) => range !== null || ammo !== null);
  const usual = ranged.find(({ ammo }) => ammo?.loaded !== false) ?? ranged[0];
  const [weapon, setWeapon] = useFilled('weapon', usual?.id ?? OTHER);
  const [shots, setShots] = useFilled('shots', Math.max(1, usual?.targets ?? 1));
  const [ones, setOnes] = useFilled('ones', 0);
  const [target, setTarget] = useFilled<keyof typeof SHOT_AT_TITLES | typeof NOT_SAID>('target', NOT_SAID);
  const [from, setFrom] = useState<From | null>(null);
  const ids = useId();
  const empty = ranged.find(({ id }) => id === weapon)?.ammo?.loaded === false;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (empty) return;
    const fired = { do: 'fire', who, weapon: weapon === OTHER ? null : weapon, shots, ones, from } as const;
    send(target === NOT_SAID ? fired : { ...fired, target });
  };
  const pick = (id: string) => {
    setWeapon(id);
    const dice = ranged.find((one) => one.id === id)?.targets;
    if (dice !== undefined) setShots(Math.max(1, dice));
  };
  return (
    <QuestionPanel title={`${name} fires`} aside="Dice that count as shots, and 1s among them.">
      <form className={styles.brief} onSubmit={submit}>
        <Field label="Weapon" id={`${ids}w`}>
          <NativeSelect
            id={`${ids}w`}
            value={weapon}
            onChange={(event) => pick(event.currentTarget.value)}
            data={[
              ...ranged.map(({ id, title, ammo }, at) => ({
                value: id,
                label: `${title}${numbered(ranged, at)}${ammo?.loaded === false ? ' (empty)' : ''}`,
              })),
              { value: OTHER, label: 'Something else' },
            ]}
          />
        </Field>
        <Field label="Shots" id={`${ids}s`}>
          <Stepper
            id={`${ids}s`}
            label="Shots"
            value={shots}
            least={1}
            most={MOST_SHOTS}
            onChange={setShots}
          />
        </Field>
        <Field label="1s rolled" id={`${ids}o`}>
          <Stepper
            id={`${ids}o`}
            label="1s rolled"
            value={ones}
            least={0}
            most={MOST_SHOTS}
            onChange={setOnes}
          />
        </Field>
        <Field label="At" id={`${ids}a`}>
          <NativeSelect
            id={`${ids}a`}
            value={target}
            onChange={(event) =>
              setTarget(TARGETS.find((one) => one === event.currentTarget.value) ?? NOT_SAID)
            }
            data={[
              { value: NOT_SAID, label: 'Not said: the report asks' },
              ...TARGETS.map((value) => ({ value, label: SHOT_AT_TITLES[value] })),
            ]}
          />
        </Field>
        {laid && <FromField value={from} onChange={setFrom} />}
        {empty && <p className="flag small">That weapon is empty: reload it first.</p>}
        <Button type="submit" variant="filled" {...off(empty)}>
          Mark the shots
        </Button>
      </form>
    </QuestionPanel>
  );
}

/** Two weapons of one kind are told apart by number. */
function numbered(all: FighterView['weapons'], at: number): string {
  const { title } = all[at] ?? {};
  const alike = all.filter((one) => one.title === title);
  if (alike.length < 2) return '';
  return ` ${all.slice(0, at + 1).filter((one) => one.title === title).length}`;
}
