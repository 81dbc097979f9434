/** Who goes on paper: the party, unless the player ticks somebody off or on; those who are gone among them. */
import { useState } from 'react';
import { useCampaign } from '../../../app/campaign-context.ts';
import { type Gone, useGone } from '../components/use-gone.ts';
import { type FigureLine, isLiving } from '../text/figures.ts';

export interface Who {
  /** All that can be ticked so far. */
  readonly figures: readonly FigureLine[];
  /** Everybody who ever joined. */
  readonly of: number;
  readonly chosen: readonly FigureLine[];
  readonly toggle: (figure: FigureLine) => void;
  readonly gone: Gone;
}

export function useWho(): Who {
  const living = useCampaign().figures.filter(isLiving);
  const gone = useGone();
  const [ticked, setTicked] = useState<Readonly<Record<string, boolean>>>({});
  const isChosen = (figure: FigureLine) => ticked[figure.id] ?? figure.status === 'ready';
  const figures = [...living, ...gone.figures];
  return {
    figures,
    of: living.length + gone.count,
    chosen: figures.filter(isChosen),
    toggle: (figure) => setTicked({ ...ticked, [figure.id]: !isChosen(figure) }),
    gone,
  };
}
