/** Play’s bar of acts for a finger; those that the rules don’t allow now say why. */
import { notify } from '../../../../client/notify.ts';
import { ofFigure, whyNothing } from '../keys/does.ts';
import { keyText } from '../keys/table.ts';
import { isLying } from '../state/able.ts';
import { FIGURE_ACTS, type FigureAct, type FigureActName } from '../state/acts.ts';
import { fighterNamed, useOnScreen, usePlay, useUnderWay } from '../state/play-context.ts';
import styles from './table.module.css';

/** Acts done most, in words that leave room for a finger. */
const BAR = [
  { act: 'fire-at', text: 'Fire' },
  { act: 'fight', text: 'Fight' },
  { act: 'move', text: 'Move' },
  { act: 'reload', text: 'Reload' },
  { act: 'finish-off', text: 'Finish off' },
  { act: 'status', text: 'Status' },
  { act: 'check', text: 'More' },
] as const satisfies readonly { readonly act: FigureActName; readonly text: string }[];

type OfBar = (typeof BAR)[number]['act'];

/** Finds the reason why the rules don’t let the marked figure do an act of the bar now; its form gives it, too, and takes a reason. */
function useHeld(): (act: OfBar) => string | null {
  const selected = useOnScreen('selected') ?? '';
  const from = useUnderWay((encounter) => fighterNamed(encounter, selected)?.heldFrom);
  return (act) => {
    const { held }: FigureAct = FIGURE_ACTS[act];
    return (held && from?.[held]) ?? null;
  };
}

/** Bar under the table, for a finger, of the acts done most with the figure whose line is marked, each with its key. */
export function ActBar() {
  const playing = usePlay();
  const { view, onScreen, open } = playing;
  // In a form the letters are the form’s: those of the bar would say what they don’t do.
  const isOpen = useOnScreen(({ form }) => form !== undefined);
  const heldFrom = useHeld();
  const selected = useOnScreen('selected');
  // Over somebody who lies there, and is none of one’s own.
  const finishes = useUnderWay(({ fighters, zombies }) => {
    const own = fighters.find(({ who }) => who === selected)?.group;
    return zombies.some(({ down }) => down) || fighters.some((one) => isLying(one) && one.group !== own);
  });
  const press = (act: OfBar) => {
    if (act !== 'check') {
      const message = whyNothing(act, playing);
      return message === undefined ? ofFigure(act, playing)?.() : void notify({ message });
    }
    // Somebody who is down takes no check, but the form has other acts for him.
    const fighter = fighterNamed(view.get().encounter, onScreen.get().selected ?? '');
    return fighter && open({ form: 'check', who: fighter.who });
  };
  return (
    <fieldset className={styles.bar} aria-label="The figure that is marked">
      {BAR.filter(({ act }) => act !== 'finish-off' || finishes).map(({ act, text }) => {
        const held = heldFrom(act);
        return (
          <button
            key={act}
            type="button"
            {...(held === null ? {} : { 'data-held': true, title: held })}
            onClick={() => press(act)}
          >
            <kbd aria-hidden data-idle={isOpen || undefined}>
              {keyText(FIGURE_ACTS[act])}
            </kbd>
            {text}
          </button>
        );
      })}
      <button type="button" onClick={() => open({ form: 'keys' })}>
        <kbd aria-hidden data-idle={isOpen || undefined}>
          ?
        </kbd>
        Keys
      </button>
    </fieldset>
  );
}
