import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import styles from '../play.module.css';
import { isAble } from '../state/able.ts';
import type { Form } from '../state/form.ts';
import { usePlay, useUnderWay } from '../state/play-context.ts';
import { toReload } from '../state/reload.ts';
import { useSend } from '../state/use-send.ts';
import { DRIVE_WORDS, driveFormOf } from '../state/vehicles-offered.ts';

interface Offer {
  readonly text: string;
  readonly form: Form;
}

/** Other acts of the figure; on its line each has a key, which here picks a check. */
export function FigureActs({ fighter }: { readonly fighter: FighterView }) {
  const { open } = usePlay();
  const send = useSend();
  const { who, group, condition } = fighter;
  const [empty] = toReload(fighter);
  const working = useUnderWay((encounter) => encounter.working);
  const mayBring = useUnderWay((encounter) => encounter.mayBring);
  const form = driveFormOf(fighter, { working, mayBring });
  const vehicleOffers =
    form !== undefined && form.form in DRIVE_WORDS
      ? [{ text: DRIVE_WORDS[form.form as keyof typeof DRIVE_WORDS], form }]
      : [];
  const offers: readonly Offer[] = [
    ...(isAble(fighter)
      ? ([
          { text: 'Fire at…', form: { form: 'fire-at', who } },
          { text: 'Fight…', form: { form: 'fight', who } },
          { text: 'Break off', form: { form: 'break-off', who } },
          { text: 'Move…', form: { form: 'move', who } },
          { text: 'Pick up, or lay down', form: { form: 'lift', who } },
          { text: 'Kill or capture', form: { form: 'finish-off', who } },
          ...(group === null
            ? ([
                { text: 'Pick up a weapon', form: { form: 'pick-up', who } },
                { text: 'Hand on clips', form: { form: 'clips', who } },
              ] as const)
            : []),
        ] as const)
      : []),
    ...vehicleOffers,
    ...(isAble(fighter) ? ([{ text: 'Count shots', form: { form: 'fire', who } }] as const) : []),
    { text: 'Task', form: { form: 'task', who } },
    ...(group === null && condition === 'out-of-the-fight'
      ? [
          { text: 'How bad is it', form: { form: 'examine', who } } as const,
          { text: 'At their mercy', form: { form: 'mercy', who } } as const,
        ]
      : []),
  ];
  return (
    <fieldset className={styles.checks} aria-label="Other acts">
      {offers.map(({ text, form }) => (
        <button key={text} type="button" onClick={() => open(form)}>
          {text}
        </button>
      ))}
      {isAble(fighter) && (
        <button type="button" onClick={() => send({ do: 'cover', who, covering: !fighter.covering })}>
          {fighter.covering ? 'No more covering fire' : 'Covering fire'}
        </button>
      )}
      {empty !== undefined && (
        <button type="button" onClick={() => send({ do: 'reload', who, weapon: empty })}>
          Reload
        </button>
      )}
    </fieldset>
  );
}
