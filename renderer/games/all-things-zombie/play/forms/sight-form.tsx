import { Checkbox } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useStore } from '../../../../app/store.ts';
import { CombatButtons, type Way } from '../combat/combat-buttons.tsx';
import { isSight } from '../due/kinds.ts';
import { keyText, WHO_KEYS } from '../keys/table.ts';
import { useFormKeys } from '../keys/use-form-keys.ts';
import styles from '../play.module.css';
import { fighterNamed, useKept, usePlay } from '../play-context.ts';
import { useSend } from '../use-send.ts';
import { askedCheck, ticksSet } from './asked-check.ts';
import { useFilled } from './filled-form.tsx';
import { QuestionPanel } from './question-panel.tsx';
import { words } from './text/sight-form.ts';
import { words as who } from './text/who-field.ts';

/** Out of doors the player ticks who sees whom; one press rolls In Sight for all of them. */
export function SightForm() {
  const { close, view } = usePlay();
  const { ticksOf } = useKept();
  const proposals = useStore(view, (all) => all.proposals);
  const send = useSend();
  const go = useRef<HTMLButtonElement>(null);
  const may = proposals.filter(isSight).map(({ subject, parts }) => ({
    id: (subject ?? '').slice(0, (subject ?? '').lastIndexOf('/')),
    name: parts?.who ?? '',
    sees: parts?.how ?? '',
  }));
  const [ticked, setTicked] = useFilled<readonly string[]>('ticked', []);
  const checked = may.filter(({ id }) => ticked.includes(id));
  const none = checked.length === 0;
  const isOver = may.length === 0;
  // Another side acts by now: what they moved into sight of is over.
  useEffect(() => {
    if (isOver) close();
  }, [isOver, close]);
  const roll = (way: Way) => {
    const press = {};
    for (const { id } of checked) {
      const fighter = fighterNamed(view.get().encounter, id);
      if (fighter !== undefined)
        send(askedCheck(id, 'in-sight', ticksSet(fighter, 'in-sight', ticksOf)), way, { press });
    }
  };
  const all = () => setTicked(checked.length === may.length ? [] : may.map(({ id }) => id));
  const press = useFormKeys(WHO_KEYS, (key) => (key === 'all' ? all() : none || roll('byApp')), go);
  return (
    <QuestionPanel form="sight" title={words.whoSeesWhom} aside={words.onlyYouSee}>
      <form
        onKeyDown={press}
        onSubmit={(event) => {
          event.preventDefault();
          if (!none) roll('perform');
        }}
      >
        <fieldset className={styles.ticks}>
          <legend>{words.takesTheCheck}</legend>
          {may.map(({ id, name, sees }, at) => (
            <Checkbox
              key={id}
              {...(at === 0 && none ? { 'data-first': true } : {})}
              label={words.may(name, sees)}
              checked={ticked.includes(id)}
              onChange={(event) =>
                setTicked(event.currentTarget.checked ? [...ticked, id] : ticked.filter((one) => one !== id))
              }
            />
          ))}
          <button type="button" className={`quiet-link ${styles.all}`} onClick={all}>
            {who.all} <kbd>{keyText(WHO_KEYS.all)}</kbd>
          </button>
        </fieldset>
        {none && <p className="quiet small">{words.nobodySees}</p>}
        <CombatButtons text={words.roll} faulty={none} first={go} onRoll={roll} />
      </form>
    </QuestionPanel>
  );
}
