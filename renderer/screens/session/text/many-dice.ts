/** Texts for a roll of more dice than have fields of their own. */
import { words } from './dice-line.ts';

/** `So far: hit 12, miss 19. Still to come: 10.`, or `31 dice, 112 in all` where a die comes to its face. */
export function soFar(given: readonly number[], dice: number, faces: readonly string[]): string {
  if (given.length > dice) return words.moreDiceThanAreRolled;
  const left = `Still to come: ${dice - given.length}.`;
  if (given.length === 0) return left;
  const total = given.reduce((sum, face) => sum + face, 0);
  const tally = faces.length === 0 ? `${diceText(given.length)}, ${total} in all` : tallied(given, faces);
  return `So far: ${tally}. ${left}`;
}

const diceText = (dice: number): string => (dice === 1 ? '1 die' : `${dice} dice`);

/** Dice counted by what they come to, in the order of the faces. */
function tallied(given: readonly number[], faces: readonly string[]): string {
  const names = [...new Set(faces)];
  const counts = names.map((name) => given.filter((face) => faces[face - 1] === name).length);
  return names.map((name, at) => `${name} ${counts[at]}`).join(', ');
}
