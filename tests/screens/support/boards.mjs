// The board of the tests' own game, as a game's folder brings one.
import { createElement } from 'react';
import { GAMES } from '../../../renderer/games/games.ts';

function Marsh({ view: { state, question }, onAnswer }) {
  const spots = question?.kind === 'place' ? question.spots : [];
  return createElement(
    'section',
    { 'aria-label': 'The marsh' },
    createElement('p', null, `The walker stands at ${state.spot.x}, ${state.spot.y}.`),
    spots.map(({ x, y }) =>
      createElement(
        'button',
        { key: `${x} ${y}`, type: 'button', onClick: () => onAnswer({ own: { x, y } }) },
        `To ${x}, ${y}`,
      ),
    ),
  );
}

Object.assign(GAMES, { 'lantern-walk': { board: async () => Marsh } });
