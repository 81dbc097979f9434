import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import { isAble } from '../combat/able.ts';
import type { Form } from '../forms/form.ts';
import styles from '../play.module.css';
import { usePlay, useUnderWay } from '../play-context.ts';
import { toReload } from '../reload.ts';
import { useSend } from '../use-send.ts';
import { DRIVE_WORDS, driveFormOf } from '../vehicles/offered.ts';
import { words } from './text/figure-acts.ts';

interface Offer {
  readonly text: string;
  readonly form: Form;
}

/** What else the figure may do; on its line each has a key, which here picks a check. */
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
          { text: words.fireAt, form: { form: 'fire-at', who } },
          { text: words.fight, form: { form: 'fight', who } },
          { text: words.breakOff, form: { form: 'break-off', who } },
          { text: words.move, form: { form: 'move', who } },
          { text: words.pickUpOrLayDown, form: { form: 'lift', who } },
          { text: words.killOrCapture, form: { form: 'finish-off', who } },
          ...(group === null
            ? ([
                { text: words.pickUpAWeapon, form: { form: 'pick-up', who } },
                { text: words.handOnClips, form: { form: 'clips', who } },
              ] as const)
            : []),
        ] as const)
      : []),
    ...vehicleOffers,
    ...(isAble(fighter) ? ([{ text: words.countShots, form: { form: 'fire', who } }] as const) : []),
    { text: words.task, form: { form: 'task', who } },
    ...(group === null && condition === 'out-of-the-fight'
      ? [
          { text: words.howBadIsIt, form: { form: 'examine', who } } as const,
          { text: words.atTheirMercy, form: { form: 'mercy', who } } as const,
        ]
      : []),
  ];
  return (
    <fieldset className={styles.checks} aria-label={words.otherActs}>
      {offers.map(({ text, form }) => (
        <button key={text} type="button" onClick={() => open(form)}>
          {text}
        </button>
      ))}
      {isAble(fighter) && (
        <button type="button" onClick={() => send({ do: 'cover', who, covering: !fighter.covering })}>
          {fighter.covering ? words.noMoreCoveringFire : words.coveringFire}
        </button>
      )}
      {empty !== undefined && (
        <button type="button" onClick={() => send({ do: 'reload', who, weapon: empty })}>
          {words.reload}
        </button>
      )}
    </fieldset>
  );
}
