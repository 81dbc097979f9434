/** The odds of an act of an Encounter, before it is done. */
import { useAsk } from '../../../client/api.ts';
import { OddsList } from '../../../components/odds-list.tsx';
import type { Deed } from './deed.ts';

interface ChanceProps {
  readonly campaign: string;
  readonly deed: Deed;
  /** Marks the outcome that came, once it has. */
  readonly came?: string;
}

/** The exact odds of an act before its first dice: what is left beside the button that rolls. Nothing where none can be counted. */
export function Chance({ campaign, deed, came }: ChanceProps) {
  const odds = useAsk('encounter.chance', { campaign, act: deed }).data?.odds;
  if (odds === undefined || odds === null) return null;
  return <OddsList odds={odds} came={came} />;
}
