/** The board of The Awful Green Things: the deck plan, with everybody on it and what may be done there; then the boats on their way home. */
import { useMemo } from 'react';
import type { State } from '../../../../src/rules/awful-green-things/state.ts';
import { stakeView } from '../../../../src/rules/awful-green-things/text/epilogue/stake.ts';
import { shipView } from '../../../../src/rules/awful-green-things/text/ship-view.ts';
import type { BoardProps } from '../../game-screens.ts';
import { useCorrectionsInForce } from '../../use-corrections-in-force.ts';
import { PassagePage } from '../epilogue/passage-page.tsx';
import { shipIn } from '../ship-in.ts';
import { ShipMap } from './ship-map.tsx';

export function AgtBoard(props: BoardProps) {
  const state = shipIn(props.view);
  if (state === undefined) return null;
  const { passages } = state;
  return passages.length > 0 ? (
    <PassagePage {...props} passages={passages} stake={(corrections) => stakeView(state, corrections)} />
  ) : (
    <DeckPlan {...props} state={state} />
  );
}

function DeckPlan({ view, state, onAnswer, picked, onPick }: BoardProps & { readonly state: State }) {
  const { question } = view;
  const options = question?.kind === 'choose' ? question.options : NO_OPTIONS;
  const [rule, of] = [question?.rule ?? '', question?.of ?? null];
  const corrections = useCorrectionsInForce(view.id, view.corrected);
  const ship = useMemo(
    () => (corrections === undefined ? undefined : shipView(state, { rule, of, options }, corrections)),
    [state, rule, of, options, corrections],
  );
  if (ship === undefined) return null;
  return (
    <ShipMap
      name={view.name}
      {...ship}
      picked={picked}
      onPick={onPick}
      onAnswer={(own) => onAnswer({ own })}
    />
  );
}

const NO_OPTIONS = [] as const;
