/** Buttons for a figure’s other acts, in the form of its checks. */
import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import { doesFor } from '../keys/does.ts';
import styles from '../play.module.css';
import { BUTTON_GROUPS, FIGURE_ACTS, type FigureAct, type FigureActName } from '../state/acts.ts';
import { usePlay, useUnderWay } from '../state/play-context.ts';
import { useSend } from '../state/use-send.ts';

const NAMES = Object.keys(FIGURE_ACTS) as readonly FigureActName[];

/** Other acts of the figure; on its line each has a key, which here picks a check. */
export function FigureActs({ fighter }: { readonly fighter: FighterView }) {
  const { open } = usePlay();
  const send = useSend();
  const working = useUnderWay('working');
  const mayBring = useUnderWay('mayBring');
  const around = { working, mayBring };
  const buttonFor = (name: FigureActName) => {
    const { button }: FigureAct = FIGURE_ACTS[name];
    const does = doesFor(name, fighter, around);
    if (button === undefined || does === undefined || button.when?.(fighter) === false) return null;
    const press = () => {
      if ('form' in does) open(does.form);
      else for (const deed of does.deeds.slice(0, 1)) send(deed);
    };
    return (
      <button key={name} type="button" onClick={press}>
        {typeof button.text === 'string' ? button.text : button.text(fighter, around)}
      </button>
    );
  };
  return (
    <fieldset className={styles.checks} aria-label="Other acts">
      {INTO_GROUPS.map(buttonFor)}
    </fieldset>
  );
}

const groupOf = (name: FigureActName) => {
  const { button }: FigureAct = FIGURE_ACTS[name];
  return button?.among;
};

const INTO_GROUPS = BUTTON_GROUPS.flatMap((group) => NAMES.filter((name) => groupOf(name) === group));
