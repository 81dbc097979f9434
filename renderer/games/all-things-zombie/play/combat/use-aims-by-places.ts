/** Circumstances of the aims of a volley as the places of a board have them, unless the player says otherwise, with a reason. */
import type { Output } from '../../../../../src/contract/contract.ts';
import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import { useAsk } from '../../../../client/api.ts';
import { usePlay, useUnderWay } from '../state/play-context.ts';
import { NOTHING_SAID } from './ticks.ts';
import { fireAt, type Volley } from './volley.ts';

/** A circumstance of an aim, by its tick, with its cause in a few words. */
export type SaidByPlaces = Pick<Output<'encounter.chance'>['places'][number], 'field' | 'is' | 'because'>;

const NOTHING: readonly SaidByPlaces[] = [];

/** Circumstances of each aim by its number, from 0; none at a table of one’s own. */
export function useAimsByPlaces(
  fighter: FighterView,
  volley: Volley,
): (nth: number) => readonly SaidByPlaces[] {
  const { campaign } = usePlay();
  const enabled = useUnderWay('board');
  // Without the player’s ticks, so that none of them asks anew.
  const bare = { ...volley, own: [], aims: volley.aims.map((aim) => ({ ...aim, ...NOTHING_SAID })) };
  const said = useAsk('encounter.chance', { campaign, act: fireAt(fighter, bare, null) }, { enabled }).data
    ?.places;
  return (nth) => said?.filter(({ aim }) => aim === nth) ?? NOTHING;
}

/** Word of the places on a tick; undefined where they say nothing of it. */
export const wordOn = (said: readonly SaidByPlaces[], tick: string): SaidByPlaces | undefined =>
  said.find(({ field }) => field === tick);
