/** Play’s form of melee: the fighter’s hands, and those in contact with what the player sees of each, filled in as last time. */
import { NativeSelect } from '@mantine/core';
import { useId, useRef, useState } from 'react';
import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import { countedInWords, listed } from '../../../../../src/rules/core/text/english.ts';
import { CombatButtons, type Way } from '../fields/combat-buttons.tsx';
import { useFilled } from '../fields/filled-form.tsx';
import { QuestionPanel } from '../fields/question-panel.tsx';
import { Tick } from '../fields/tick.tsx';
import { FIGHTING_KEYS, keyText } from '../keys/table.ts';
import { useFormKeys } from '../keys/use-form-keys.ts';
import { useZombiesNear } from '../places/use-board.ts';
import { isAble } from '../state/able.ts';
import { useKept, usePlay, useUnderWay } from '../state/play-context.ts';
import { useSend } from '../state/use-send.ts';
import { nextTarget } from './aims.ts';
import { BesideFields } from './beside-fields.tsx';
import {
  type Beside,
  type Bout,
  besideOf,
  boutOf,
  caughtAfter,
  contactTurned,
  faultOf,
  fight,
  handsOf,
  handsText,
  OPPONENT_TICKS,
  type Opponent,
  type OpponentTick,
  opponentTicks,
  poppers,
  touches,
} from './bout.ts';
import { CaughtField } from './caught-field.tsx';
import { mayCharge } from './charging.ts';
import styles from './combat.module.css';
import { CombatOdds } from './combat-odds.tsx';
import { choicesWith, lostTargetsText, useLostTargets } from './lost-targets.ts';
import { nameOf } from './named.ts';
import { choicesFor, isAgainst, isOfGroup, isZombie, targetOf, ZOMBIE, zombieChoices } from './targets.ts';

const ZOMBIES = [{ value: ZOMBIE, label: 'A zombie, not counted' }];
/** Most fighters on each side of a melee: as many as the act takes. */
const MOST = 24;

/** Person or group of zombies that a charge names; null for a zombie that belongs to no group. */
const chargeable = (at: string): string | null => (isOfGroup(at) ? at : targetOf(at));

/** Form of a round of melee, in which all in contact fight one another: with what in hand, and what a beaten zombie gets. */
export function FightForm({ fighter }: { readonly fighter: FighterView }) {
  const { open } = usePlay();
  const kept = useKept();
  const send = useSend();
  const fighters = useUnderWay('fighters');
  const groups = useUnderWay('groups');
  const groupsOfZombies = useZombiesNear(fighter.who);
  const [bout, setBout] = useFilled('bout', () =>
    boutOf(fighter, kept.get().fightingOf, { fighters, groups, zombies: groupsOfZombies }),
  );
  const [marked, setMarked] = useState(0);
  const ids = useId();
  const roll = useRef<HTMLButtonElement>(null);
  const { hands, beside, against, caught, pop, rushes } = bout;
  const all = handsOf(fighter);
  const guns = poppers(fighter);
  const standing = groupsOfZombies.filter(({ down }) => !down);
  const choices = choicesFor(
    fighter,
    { fighters, groups },
    zombieChoices(fighter, standing, fighters, ZOMBIES),
    (one) => isAble(one) && isAgainst(fighter, one),
  );
  const gone = useLostTargets(
    choices,
    against.map(({ at }) => at),
  );
  const fault = lostTargetsText(gone) ?? faultOf(bout, fighter.who);
  const own = [fighter.who, ...beside.map(({ who }) => who)];
  const friends = fighters.filter(
    (one) =>
      (one.group === fighter.group || fighter.melee?.beside.includes(one.who)) &&
      one.who !== fighter.who &&
      isAble(one),
  );
  const next = fighter.melee?.due === false ? fighter.melee.nextSide : null;
  const zombies = against.some(({ at }) => isZombie(at));

  const set = (to: Partial<Bout>) => setBout({ ...bout, ...to });
  const change = (nth: number, to: Partial<Opponent>) =>
    set({ against: against.map((one, place) => (place === nth ? { ...one, ...to } : one)) });
  const turn = (nth: number, tick: OpponentTick) => {
    const one = against[nth];
    if (one === undefined || !opponentTicks(one.at, fighters).includes(tick)) return;
    const ticks = one.ticks.includes(tick) ? one.ticks.filter((each) => each !== tick) : [...one.ticks, tick];
    change(nth, { ticks });
  };
  const surprise = () => {
    const one = against[marked];
    if (one !== undefined && !isZombie(one.at)) change(marked, { caught: caughtAfter(one.caught) });
  };
  const more = () => {
    if (against.length >= MOST) return;
    const last = against.at(-1)?.at ?? ZOMBIE;
    const free = choices
      .flatMap(({ items }) => items)
      .find(({ value }) => !isZombie(value) && !against.some(({ at }) => at === value));
    const at = isZombie(last) ? nextTarget(against, choices, groupsOfZombies) : (free?.value ?? ZOMBIE);
    set({ against: [...against, { at, by: null, caught: undefined, ticks: [] }] });
    setMarked(against.length);
  };
  const hold = (nth: number, to: Partial<Beside>) =>
    set({ beside: beside.map((one, place) => (place === nth ? { ...one, ...to } : one)) });
  const join = () => {
    const free = friends.find(({ who }) => !own.includes(who));
    if (free) set({ beside: [...beside, besideOf(free, kept.get().fightingOf(free.who))] });
  };
  const leave = () => set({ beside: beside.slice(0, -1) });
  const fewer = () => {
    if (against.length === 1) return;
    set({ against: against.slice(0, -1) });
    setMarked(against.length - 2);
  };
  const takeUp = () => {
    const at = all.findIndex((one) => one.join() === hands.join());
    set({ hands: all[(at + 1) % all.length] ?? [] });
  };
  const shoot = () => {
    const order = [null, ...guns.map(({ id }) => id)];
    if (zombies) set({ pop: order[(order.indexOf(pop) + 1) % order.length] ?? null });
  };
  const charges = mayCharge(fighter, against[marked]?.at ?? ZOMBIE, groupsOfZombies);
  const charge = () =>
    charges &&
    open({
      form: 'check',
      who: fighter.who,
      check: 'wanting-to-charge',
      whom: chargeable(against[marked]?.at ?? ZOMBIE),
    });
  const breakOff = () => open({ form: 'break-off', who: fighter.who });
  const strike = (way: Way) => {
    if (fault !== undefined) return;
    const { setFighting } = kept.get();
    const foes = against.map(({ at }) => at);
    setFighting(fighter.who, { hands: [...hands], against: foes, pop });
    for (const one of beside) setFighting(one.who, { hands: [...one.hands], against: foes, pop: one.pop });
    send(fight(fighter, bout, fighters), way);
  };
  const press = useFormKeys(
    FIGHTING_KEYS,
    (key) => {
      switch (key) {
        case 'byApp':
          return strike('byApp');
        case 'weapon':
          return takeUp();
        case 'target':
          return document.getElementById(`${ids}a${marked}`)?.focus();
        case 'another':
          return more();
        case 'fewer':
          return fewer();
        case 'beside':
          return join();
        case 'without':
          return leave();
        case 'caught':
          return surprise();
        case 'burning':
        case 'rushing':
          return turn(marked, key);
        case 'surprised':
          return set({ caught: caughtAfter(caught) });
        case 'pop':
          return shoot();
        case 'breakOff':
          return breakOff();
        case 'charge':
          return charge();
        default:
          return key satisfies never;
      }
    },
    roll,
    { count: against.length, marked, onMark: setMarked },
  );
  const [first, ...others] = against;
  const foe = first === undefined || isZombie(first.at) ? 'a zombie' : nameOf(first.at, fighters);
  const names = listed([fighter.name, ...beside.map(({ who }) => nameOf(who, fighters))]);
  return (
    <QuestionPanel
      form="fight"
      title={`${names} ${beside.length === 0 ? 'fights' : 'fight'} ${foe}${others.length === 0 ? '' : ` and ${countedInWords(others.length, 'more', 'more')}`}`}
    >
      <form
        className={styles.form}
        onKeyDown={press}
        onSubmit={(event) => {
          event.preventDefault();
          strike('perform');
        }}
      >
        <div className={styles.with}>
          <NativeSelect
            aria-label="In hand"
            value={hands.join()}
            onChange={(event) =>
              set({ hands: all.find((one) => one.join() === event.currentTarget.value) ?? [] })
            }
            data={all.map((one) => ({ value: one.join(), label: handsText(one, fighter) }))}
          />
        </div>
        {beside.length > 0 && (
          <ul className={styles.aims} aria-label={`Beside ${fighter.name}`}>
            {beside.map((one, nth) => (
              <li key={one.who}>
                <BesideFields
                  {...{ one, zombies }}
                  fighter={fighters.find(({ who }) => who === one.who)}
                  others={friends.filter(({ who }) => who === one.who || !own.includes(who))}
                  onWho={(who) => {
                    const found = friends.find((each) => each.who === who);
                    if (found) hold(nth, besideOf(found, kept.get().fightingOf(who)));
                  }}
                  onChange={(to) => hold(nth, to)}
                />
              </li>
            ))}
          </ul>
        )}
        <ol className={styles.aims} aria-label="Opponents">
          {against.map((one, nth) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: of several zombies each is like the other.
              key={nth}
              data-row={(nth === marked && against.length > 1) || undefined}
              onFocus={() => setMarked(nth)}
            >
              <NativeSelect
                id={`${ids}a${nth}`}
                aria-label={nth === 0 ? 'Against' : `Opponent ${nth + 1}`}
                value={one.at}
                onChange={(event) =>
                  change(nth, { at: event.currentTarget.value, caught: undefined, ticks: [] })
                }
                data={choicesWith(choices, gone, one.at)}
              />
              <span className={styles.ticks}>
                {beside.length > 0 &&
                  own.map((who) => (
                    <Tick
                      key={who}
                      label={`On ${nameOf(who, fighters)}`}
                      checked={touches(one, who)}
                      onTurn={() => change(nth, { by: contactTurned(one, who, own) })}
                    />
                  ))}
                {!isZombie(one.at) && (
                  <CaughtField
                    name={nameOf(one.at, fighters)}
                    letter={FIGHTING_KEYS.caught}
                    value={one.caught}
                    onChange={(to) => change(nth, { caught: to })}
                  />
                )}
                {opponentTicks(one.at, fighters).map((tick) => (
                  <Tick
                    key={tick}
                    label={OPPONENT_TICKS[tick]}
                    letter={FIGHTING_KEYS[tick]}
                    checked={one.ticks.includes(tick)}
                    onTurn={() => turn(nth, tick)}
                  />
                ))}
              </span>
            </li>
          ))}
        </ol>
        <div className={styles.ticks}>
          <CaughtField
            name={fighter.name}
            letter={FIGHTING_KEYS.surprised}
            value={caught}
            onChange={(to) => set({ caught: to })}
          />
          {fighter.rushes && (
            <Tick
              label="Rushed in"
              letter={FIGHTING_KEYS.rushing}
              checked={rushes}
              onTurn={() => set({ rushes: !rushes })}
            />
          )}
          {zombies && guns.length > 0 && (
            <Tick
              label={`Shoots a beaten zombie${pop === null ? '' : `: ${guns.find(({ id }) => id === pop)?.title}`}`}
              letter={FIGHTING_KEYS.pop}
              checked={pop !== null}
              onTurn={shoot}
            />
          )}
          <button type="button" className="quiet-link" onClick={more}>
            One more <kbd>{keyText(FIGHTING_KEYS.another)}</kbd>
          </button>
          {against.length > 1 && (
            <button type="button" className="quiet-link" onClick={fewer}>
              One fewer <kbd>{keyText(FIGHTING_KEYS.fewer)}</kbd>
            </button>
          )}
          {friends.some(({ who }) => !own.includes(who)) && (
            <button type="button" className="quiet-link" onClick={join}>
              One more beside <kbd>{keyText(FIGHTING_KEYS.beside)}</kbd>
            </button>
          )}
          {beside.length > 0 && (
            <button type="button" className="quiet-link" onClick={leave}>
              One fewer beside <kbd>{keyText(FIGHTING_KEYS.without)}</kbd>
            </button>
          )}
          {charges && (
            <button type="button" className="quiet-link" onClick={charge}>
              Not in contact yet: Wanting to Charge <kbd>{keyText(FIGHTING_KEYS.charge)}</kbd>
            </button>
          )}
          <button type="button" className="quiet-link" onClick={breakOff}>
            Break off <kbd>{keyText(FIGHTING_KEYS.breakOff)}</kbd>
          </button>
        </div>
        {fault !== undefined && <p className="flag small">{fault}</p>}
        {fault === undefined && against.length > 1 && (
          <p className="small second">The same dice are held against each of them.</p>
        )}
        {next !== null && (
          <p className="small second">
            It has been fought in this activation: with this round the next side begins ({next}).
          </p>
        )}
        {fault === undefined && <CombatOdds deed={fight(fighter, bout, fighters)} />}
        <CombatButtons text="Fight a round" faulty={fault !== undefined} first={roll} onRoll={strike} />
      </form>
    </QuestionPanel>
  );
}
