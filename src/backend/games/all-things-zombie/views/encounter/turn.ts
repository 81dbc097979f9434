/** The turn under way: who goes when, and the shots that zombies have not been rolled for. */
import type { UnderWay } from '../../../../../contract/games/all-things-zombie/encounter-view.ts';
import type { SeenCampaign } from '../../../../../rules/all-things-zombie/acts/act.ts';
import { allDouble, inOrder } from '../../../../../rules/all-things-zombie/turn/activation.ts';

type Under = NonNullable<SeenCampaign['encounter']>;

export function turnView(turn: Under['turn']): UnderWay['turn'] {
  if (turn === null) return null;
  const { number, dice } = turn;
  const plain = (all: typeof dice) => all.map((die) => ({ ...die }));
  return { number, dice: plain(dice), order: plain(inOrder(turn)), allDouble: allDouble(turn) };
}

export function markerViews({ encounter, figures, contacts }: SeenCampaign): UnderWay['markers'] {
  return (encounter?.markers ?? []).map(({ who, shots, from }) => {
    const [group, at] = who.split('/');
    const met = contacts.find(({ id }) => id === group)?.members[Number(at)];
    const name = met?.name ?? figures.find(({ id }) => id === who)?.name ?? who;
    return { who, name, shots, from: from === null ? null : { spot: { ...from.spot }, facing: from.facing } };
  });
}
