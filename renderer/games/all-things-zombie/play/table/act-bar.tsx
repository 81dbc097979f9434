import { FIGURE_KEYS, keyText } from '../keys/table.ts';
import { isAble } from '../state/able.ts';
import { fighterNamed, useOnScreen, usePlay, useUnderWay } from '../state/play-context.ts';
import { toReload } from '../state/reload.ts';
import styles from './table.module.css';

const BAR = [
  { act: 'fire-at', text: 'Fire' },
  { act: 'fight', text: 'Fight' },
  { act: 'move', text: 'Move' },
  { act: 'reload', text: 'Reload' },
  { act: 'status', text: 'Status' },
  { act: 'check', text: 'More' },
] as const;

type OfBar = (typeof BAR)[number]['act'];

/** Reasons why the rules don’t let the marked figure do an act of the bar now; its form gives them, too, and takes a reason. */
function useHeld(): Partial<Record<OfBar, string>> {
  const selected = useOnScreen((screen) => screen.selected) ?? '';
  const from = useUnderWay((encounter) => fighterNamed(encounter, selected)?.heldFrom);
  const { firing = null, moving = null, reloading = null } = from ?? {};
  return {
    ...(firing !== null && { 'fire-at': firing }),
    ...(moving !== null && { move: moving }),
    ...(reloading !== null && { reload: reloading }),
  };
}

/** Bar under the table, for a finger, of the acts done most with the figure whose line is marked, each with its key. */
export function ActBar() {
  const { acts, view, onScreen, open } = usePlay();
  // In a form the letters are the form’s: those of the bar would say what they don’t do.
  const isOpen = useOnScreen(({ form }) => form !== undefined);
  const held = useHeld();
  const press = (act: OfBar) => {
    const fighter = fighterNamed(view.get().encounter, onScreen.get().selected ?? '');
    if (fighter === undefined) return;
    const { who } = fighter;
    switch (act) {
      case 'fire-at':
      case 'fight':
      case 'move':
        return isAble(fighter) ? open({ form: act, who }) : undefined;
      case 'reload': {
        const [weapon] = toReload(fighter);
        return weapon === undefined ? undefined : acts.perform({ do: 'reload', who, weapon });
      }
      case 'status':
        return open({ form: act, who });
      case 'check':
        return open({ form: act, who, check: null });
      default:
        return act satisfies never;
    }
  };
  return (
    <fieldset className={styles.bar} aria-label="The figure that is marked">
      {BAR.map(({ act, text }) => (
        <button
          key={act}
          type="button"
          {...(held[act] === undefined ? {} : { 'data-held': true, title: held[act] })}
          onClick={() => press(act)}
        >
          <kbd aria-hidden data-idle={isOpen || undefined}>
            {keyText(FIGURE_KEYS[act])}
          </kbd>
          {text}
        </button>
      ))}
      <button type="button" onClick={() => open({ form: 'keys' })}>
        <kbd aria-hidden data-idle={isOpen || undefined}>
          ?
        </kbd>
        Keys
      </button>
    </fieldset>
  );
}
