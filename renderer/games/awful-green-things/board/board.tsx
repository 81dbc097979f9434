/** The board of The Awful Green Things: the deck plan, with everybody on it and what may be done there. */
import { useMemo } from 'react';
import type { State } from '../../../../src/rules/awful-green-things/state.ts';
import { shipView } from '../../../../src/rules/awful-green-things/text/ship-view.ts';
import type { BoardProps } from '../../game-screens.ts';
import { useCorrectionsInForce } from '../../use-corrections-in-force.ts';
import { ShipMap } from './ship-map.tsx';

export function AgtBoard({ view, onAnswer, picked, onPick }: BoardProps) {
  const { question, state } = view;
  const options = question?.kind === 'choose' ? question.options : NO_OPTIONS;
  const [rule, of] = [question?.rule ?? '', question?.of ?? null];
  const corrections = useCorrectionsInForce(view.id, view.corrected);
  const ship = useMemo(
    () =>
      corrections === undefined ? undefined : shipView(state as State, { rule, of, options }, corrections),
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
