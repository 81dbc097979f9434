/** Figures that go on paper: those who go on the Encounter, or else the party, unless the player ticks somebody off or on. */
import { useState } from 'react';
import type { EncounterView } from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { useAsk } from '../../../client/api.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { type Gone, useGone } from '../components/use-gone.ts';
import { type FigureLine, isLiving } from '../text/figures.ts';

export interface Who {
  /** All that can be ticked so far. */
  readonly figures: readonly FigureLine[];
  /** Everyone who ever joined. */
  readonly of: number;
  readonly chosen: readonly FigureLine[];
  /** Ids of those who go on the Encounter under way; undefined where none is. */
  readonly goes: ReadonlySet<string> | undefined;
  readonly toggle: (figure: FigureLine) => void;
  /** Ticks those who go, or all of the party. */
  readonly tick: (who: 'goes' | 'party') => void;
  readonly gone: Gone;
}

/** Figures planned for; undefined before a plan, and after the battle, when nobody goes any more. */
const partyOf = ({ encounter }: EncounterView): ReadonlySet<string> | undefined =>
  encounter === null || encounter.stage === 'after'
    ? undefined
    : new Set(encounter.party.map(({ figure }) => figure));

export function useWho(): Who {
  const living = useCampaign().figures.filter(isLiving);
  const gone = useGone();
  const { id: campaign } = useCampaign();
  const goes = useAsk('encounter.get', { campaign }, { select: partyOf }).data;
  const [ticked, setTicked] = useState<Readonly<Record<string, boolean>>>({});
  const [all, setAll] = useState<'goes' | 'party'>('goes');
  const isMeant = ({ id, status }: FigureLine) =>
    all === 'goes' && goes !== undefined ? goes.has(id) : status === 'ready';
  const isChosen = (figure: FigureLine) => ticked[figure.id] ?? isMeant(figure);
  const figures = [...living, ...gone.figures];
  return {
    figures,
    of: living.length + gone.count,
    chosen: figures.filter(isChosen),
    goes,
    tick: (who) => {
      setAll(who);
      setTicked({});
    },
    toggle: (figure) => setTicked({ ...ticked, [figure.id]: !isChosen(figure) }),
    gone,
  };
}
