/** Play’s form that hands spare clips from one weapon to another of its type. */
import { Button, NativeSelect } from '@mantine/core';
import { useId } from 'react';
import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import { countedInWords } from '../../../../../src/rules/core/text/english.ts';
import { KeptForm } from '../../../../components/kept-form.tsx';
import { off } from '../../../../components/off.ts';
import { Stepper } from '../../../../components/stepper.tsx';
import { Field } from '../../components/field.tsx';
import styles from '../combat/combat.module.css';
import { QuestionPanel } from '../fields/question-panel.tsx';
import { isAble } from '../state/able.ts';
import { useUnderWay, useWaits } from '../state/play-context.ts';
import { useSend } from '../state/use-send.ts';

/** A weapon with clips to spare, and another of its type that takes them. */
interface Handing {
  readonly weapon: string;
  readonly to: string;
  readonly into: string;
  readonly spare: number;
  readonly label: string;
}

const idOf = ({ weapon, to, into }: Handing) => `${weapon} ${to} ${into}`;

function handings(giver: FighterView, all: readonly FighterView[]): readonly Handing[] {
  const takers = all.filter((one) => one.ours && isAble(one));
  return giver.weapons.flatMap(({ id: weapon, title, ammo }) =>
    ammo === null || ammo.clips === 0
      ? []
      : takers.flatMap((taker) =>
          taker.weapons

            .filter(
              (into) => (taker.who !== giver.who || into.id !== weapon) && into.ammo?.kind === ammo.kind,
            )
            .map((into) => ({
              ...{ weapon, to: taker.who, into: into.id, spare: ammo.clips },
              label: `${title}: ${taker.who === giver.who ? 'own other one' : taker.name}, who has ${countedInWords(into.ammo?.clips ?? 0, 'spare clip', 'spare clips')}`,
            })),
        ),
  );
}

/** Spare clips go to somebody with a weapon of the same type, or into one’s own other one. */
export function ClipsForm({ fighter }: { readonly fighter: FighterView }) {
  const send = useSend();
  const waits = useWaits();
  const fighters = useUnderWay('fighters');
  const id = useId();
  const all = handings(fighter, fighters);
  return (
    <QuestionPanel
      form="clips"
      title={`${fighter.name} hands on clips`}
      aside="In contact, when active or on doubles. Between weapons of one type; full ones go first."
    >
      <KeptForm form={`play/clips-${fighter.who}`} initial={{ handing: '', clips: 1 }}>
        {({ value, set, sending }) => {
          const chosen = all.find((one) => idOf(one) === value.handing) ?? all[0];
          const clips = Math.min(value.clips, chosen?.spare ?? 1);
          return (
            <form
              className={styles.form}
              onSubmit={(event) => {
                event.preventDefault();
                if (chosen === undefined) return;
                const { weapon, to, into } = chosen;
                const deed = { do: 'hand-clips', who: fighter.who, weapon, to, into, clips } as const;
                send(deed, 'perform', { onDone: sending() });
              }}
            >
              {chosen === undefined ? (
                <p className="small second">
                  Nobody fit to fight has a weapon of the same type, or no clip is left.
                </p>
              ) : (
                <>
                  <NativeSelect
                    aria-label="For which weapon, and whose"
                    value={idOf(chosen)}
                    onChange={(event) => set({ handing: event.currentTarget.value })}
                    data={all.map((one) => ({ value: idOf(one), label: one.label }))}
                  />
                  <Field label="Clips" id={id}>
                    <Stepper
                      id={id}
                      label="Clips"
                      value={clips}
                      least={1}
                      most={chosen.spare}
                      onChange={(to) => set({ clips: to })}
                    />
                  </Field>
                </>
              )}
              <Button data-first type="submit" variant="filled" {...off(waits || chosen === undefined)}>
                Hand on
              </Button>
            </form>
          );
        }}
      </KeptForm>
    </QuestionPanel>
  );
}
