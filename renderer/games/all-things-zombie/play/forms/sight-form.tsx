/** Play’s form of In Sight out of doors: one roll for everybody whom the player ticks. */
import { useEffect, useRef } from 'react';
import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import { CONDITION_IN_LINE } from '../../../../../src/rules/all-things-zombie/text/vocabulary.ts';
import { useStore } from '../../../../client/store.ts';
import { CombatButtons, type Way } from '../fields/combat-buttons.tsx';
import { useFilled } from '../fields/filled-form.tsx';
import { QuestionPanel } from '../fields/question-panel.tsx';
import { TickField } from '../fields/tick-field.tsx';
import { WHO_KEYS } from '../keys/table.ts';
import { useFormKeys } from '../keys/use-form-keys.ts';
import { isAble } from '../state/able.ts';
import { askedCheck, ticksSet } from '../state/asked-check.ts';
import { isSight } from '../state/kinds.ts';
import { fighterNamed, useKeptPart, usePlay, useUnderWay } from '../state/play-context.ts';
import { useSend } from '../state/use-send.ts';

/** Reason why somebody who was ticked takes no check any more. */
function noCheck(fighter: FighterView | undefined): string {
  if (fighter === undefined) return 'A figure that was ticked: no longer there, and takes no check';
  const { name, condition } = fighter;
  return isAble(fighter)
    ? `${name}: no check is left to take`
    : `${name}: ${CONDITION_IN_LINE[condition]}, and takes no check`;
}

interface Looking {
  readonly id: string;
  readonly sees: readonly string[];
}

/** Those whom one of them sees besides others who are ticked: of people who may test, and aren’t ticked, none, unless there is nobody else. */
function seesBeside(
  { sees }: Looking,
  { checked, may }: { readonly checked: readonly Looking[]; readonly may: readonly Looking[] },
): readonly string[] {
  const isIn = (all: readonly Looking[]) => (seen: string) => all.some(({ id }) => id === seen);
  const beside = sees.filter((seen) => !isIn(may)(seen));
  return beside.length > 0 || sees.some(isIn(checked)) ? beside : sees;
}

/** Out of doors the player ticks who sees whom; one press rolls In Sight for all of them. */
export function SightForm() {
  const { close, view } = usePlay();
  const ticksOf = useKeptPart('ticksOf');
  const proposals = useStore(view, (all) => all.proposals);
  const send = useSend();
  const go = useRef<HTMLButtonElement>(null);
  const may = proposals.filter(isSight).map(({ subject, parts, due, sees = [] }) => ({
    ...{ id: subject ?? '', due, sees },
    label: `${parts?.who ?? ''}, ${due ? 'In Sight' : 'who now sees'} ${parts?.how ?? ''}`,
  }));
  const owed = may.filter(({ due }) => due).map(({ id }) => id);
  const [ticked, setTicked] = useFilled<readonly string[]>('ticked', owed);
  const checked = may.filter(({ id }) => ticked.includes(id));
  const none = checked.length === 0;
  const fighters = useUnderWay('fighters');
  const board = useUnderWay('board');
  const fallenOut = ticked
    .filter((id) => may.every((one) => one.id !== id))
    .map((id) => ({ id, label: noCheck(fighters.find(({ who }) => who === id)), isOff: true }));
  const isOver = may.length === 0 && fallenOut.length === 0;
  // Another side acts by now: what they moved into sight of is over.
  useEffect(() => {
    if (isOver) close();
  }, [isOver, close]);
  const roll = (way: Way) => {
    const looks = checked.flatMap(({ id: who }) => {
      const fighter = fighterNamed(view.get().encounter, who);
      if (fighter === undefined) return [];
      const { check: _, ...at } = askedCheck(who, 'in-sight', ticksSet(fighter, 'in-sight', ticksOf)).what;
      return [{ who, ...at }];
    });
    const seen = [...new Set(checked.flatMap((one) => seesBeside(one, { checked, may })))];
    const zombies = seen.filter((id) => id.startsWith('z'));
    const people = seen.filter((id) => !zombies.includes(id));
    send({ do: 'sight', looks, ...(people.length > 0 && { seen: people }), zombies }, way, { press: {} });
  };
  const all = () => {
    const now = checked.length === may.length ? [] : may;
    setTicked([...now, ...fallenOut].map(({ id }) => id));
  };
  const press = useFormKeys(WHO_KEYS, (key) => (key === 'all' ? all() : none || roll('byApp')), go);
  return (
    <QuestionPanel
      form="sight"
      title="In Sight: who now sees an enemy?"
      aside={
        board
          ? 'By their places these have come into sight of enemies.'
          : 'Out of doors only you see who has come into whose sight. Tick who takes the check.'
      }
    >
      <form
        onKeyDown={press}
        onSubmit={(event) => {
          event.preventDefault();
          if (!none) roll('perform');
        }}
      >
        <TickField
          legend="Takes the check"
          choices={[...may, ...fallenOut]}
          value={checked.map(({ id }) => id)}
          onChange={(now) => setTicked([...now, ...fallenOut.map(({ id }) => id)])}
          onAll={all}
        />
        {none && (
          <p className="quiet small">Nobody sees an enemy: leave it, and it goes with the next activation.</p>
        )}
        <CombatButtons text="Roll In Sight" faulty={none} first={go} onRoll={roll} />
      </form>
    </QuestionPanel>
  );
}
