/** Play’s form over one who is down: whom, by hand or with a shot, to kill or to capture. */
import { Button, NativeSelect } from '@mantine/core';
import { useId, useRef } from 'react';
import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import { off } from '../../../../components/off.ts';
import { useFilled } from '../fields/filled-form.tsx';
import { QuestionPanel } from '../fields/question-panel.tsx';
import { Tick } from '../fields/tick.tsx';
import { FINISHING_KEYS, keyText } from '../keys/table.ts';
import { useFormKeys } from '../keys/use-form-keys.ts';
import { isAtMercy, isFleeing } from '../state/able.ts';
import { useUnderWay, useWaits } from '../state/play-context.ts';
import { useSend } from '../state/use-send.ts';
import styles from './combat.module.css';
import { byThreat, choicesFor, groupOf, isZombie, targetOf, ZOMBIE, zombieChoices } from './targets.ts';
import { gunsOf, isEmpty } from './volley.ts';

const ZOMBIES = [{ value: ZOMBIE, label: 'A zombie on the ground, not counted' }];

/** Form of an active figure in contact with an enemy who is down: the enemy is killed or captured, without a die. */
export function FinishOffForm({ fighter }: { readonly fighter: FighterView }) {
  const send = useSend();
  const waits = useWaits();
  const fighters = useUnderWay('fighters');
  const groups = useUnderWay('groups');
  const zombies = useUnderWay('zombies').filter(({ down }) => down);
  const choices = choicesFor(
    fighter,
    { fighters, groups },
    zombieChoices(fighter, zombies, fighters, ZOMBIES),
    (one) => isAtMercy(one) || isFleeing(one),
  );
  // Never one of its own side, unless the player says so.
  const enemies = fighters.filter((one) => one.group !== fighter.group && (isAtMercy(one) || isFleeing(one)));
  const here = enemies.find((one) => isAtMercy(one) && one.inside === fighter.inside);
  const [zombie] = byThreat(fighter, zombies, fighters);
  const isZombieNear = zombie?.whom === fighter.who || zombie?.inside === fighter.inside;
  const [at, setAt] = useFilled(
    'at',
    (isZombieNear ? zombie?.id : undefined) ?? here?.who ?? zombie?.id ?? enemies[0]?.who ?? ZOMBIE,
  );
  // A figure caught running away surrenders, and isn’t killed where it stands.
  const surrenders = fighters.some((one) => one.who === at && isFleeing(one));
  const [shot, setShot] = useFilled('shot', false);
  const id = useId();
  const kill = useRef<HTMLButtonElement>(null);
  const gun = gunsOf(fighter).find((one) => !isEmpty(one));
  const finish = (how: 'kill' | 'capture') => {
    if (how === 'capture' ? isZombie(at) : surrenders) return;
    const weapon = how === 'kill' && shot ? (gun?.id ?? null) : null;
    send({
      do: 'finish-off',
      who: fighter.who,
      target: targetOf(at),
      ...groupOf(at),
      how,
      weapon,
      from: null,
    });
  };
  const press = useFormKeys(
    FINISHING_KEYS,
    (key) => {
      switch (key) {
        case 'target':
          return document.getElementById(id)?.focus();
        case 'gun':
          return setShot(gun !== undefined && !shot);
        case 'kill':
        case 'capture':
          return finish(key);
        default:
          return key satisfies never;
      }
    },
    kill,
  );
  return (
    <QuestionPanel
      form="finish-off"
      title={`${fighter.name} ${surrenders ? 'has caught' : 'stands over'} ${fighters.find(({ who }) => who === at)?.name ?? 'a zombie'}`}
      aside={surrenders ? 'A figure caught running away surrenders.' : 'In contact with one who is down.'}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are a short cut to the buttons inside. */}
      <div className={styles.form} onKeyDown={press}>
        <NativeSelect
          id={id}
          aria-label="Whom"
          value={at}
          onChange={(event) => setAt(event.currentTarget.value)}
          data={choices.map(({ group, items }) => ({ group, items: [...items] }))}
        />
        {gun !== undefined && !surrenders && (
          <Tick
            label={`With a shot: ${gun.title}`}
            letter={FINISHING_KEYS.gun}
            checked={shot}
            onTurn={() => setShot(!shot)}
          />
        )}
        <div className={styles.buttons}>
          {!surrenders && (
            <Button
              ref={kill}
              data-first
              variant="filled"
              {...off(waits)}
              rightSection={<kbd>{keyText(FINISHING_KEYS.kill)}</kbd>}
              onClick={() => finish('kill')}
            >
              Kill
            </Button>
          )}
          {!isZombie(at) && (
            <Button
              {...(surrenders && { ref: kill, 'data-first': true })}
              {...off(waits)}
              rightSection={<kbd>{keyText(FINISHING_KEYS.capture)}</kbd>}
              onClick={() => finish('capture')}
            >
              Capture
            </Button>
          )}
        </div>
      </div>
    </QuestionPanel>
  );
}
