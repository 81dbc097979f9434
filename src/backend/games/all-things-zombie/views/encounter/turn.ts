/** The turn under way: who goes when, and the shots that zombies have not been rolled for. */
import type { UnderWay } from '../../../../../contract/games/all-things-zombie/encounter-view.ts';
import {
  firstMoveWords,
  sideWords,
} from '../../../../../rules/all-things-zombie/acts/encounter/turn/side-words.ts';
import { sidesInTurn } from '../../../../../rules/all-things-zombie/acts/encounter/turn/sides.ts';
import { speakerOf } from '../../../../../rules/all-things-zombie/meeting-and-greeting/contact.ts';
import type { SeenCampaign } from '../../../../../rules/all-things-zombie/state/seen.ts';
import { allDouble, inOrder, PARTY_SIDE } from '../../../../../rules/all-things-zombie/turn/activation.ts';

type Under = NonNullable<SeenCampaign['encounter']>;

export function turnView(now: SeenCampaign, encounter: Under): UnderWay['turn'] {
  const { turn } = encounter;
  if (turn === null) return null;
  const { number, dice } = turn;
  const plain = (all: typeof dice) => all.map(({ side, face, group = null }) => ({ side, face, group }));
  const sides = sidesInTurn(now, encounter).map((one) => ({
    side: one.die.side,
    group: one.die.group ?? null,
    face: one.die.face,
    state: one.state,
    words: sideWords(one),
  }));
  return { number, dice: plain(dice), order: plain(inOrder(turn)), sides, allDouble: allDouble(turn) };
}

/** Gives who makes the first move after words, until the next turn begins. */
export function firstMoveView({ contacts }: SeenCampaign, { firstRound }: Under): UnderWay['firstMove'] {
  if (firstRound === undefined) return null;
  const { group, first } = firstRound;
  const name = speakerOf(contacts.find(({ id }) => id === group)?.members ?? [])?.name ?? null;
  return { side: first === 'player' ? PARTY_SIDE : group, words: firstMoveWords(first, name) };
}

export function markerViews({ encounter, figures, contacts }: SeenCampaign): UnderWay['markers'] {
  return (encounter?.markers ?? []).map(({ who, shots, of = null, from }) => {
    const [group, at] = who.split('/');
    const met = contacts.find(({ id }) => id === group)?.members[Number(at)];
    const name = met?.name ?? figures.find(({ id }) => id === who)?.name ?? who;
    return {
      who,
      name,
      shots,
      of,
      from: from === null ? null : { spot: { ...from.spot }, facing: from.facing },
    };
  });
}
