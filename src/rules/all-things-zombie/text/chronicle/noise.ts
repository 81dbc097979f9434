/** Noise that was heard, and what it cost in ammo. */

import { countedInWords, listed, upperFirst } from '../../../core/text/english.ts';
import { isBy } from '../../state/cause.ts';
import { A_MOTOR, itemText } from '../vocabulary.ts';
import { atStart, type Writer } from './writer.ts';

/** Shots of all sides are counted; an engine or a chain saw that runs draws zombies, too. */
export function noise({
  facts: { shots, drawn, drawnByMotors, motors: ran, used, meetings, sides },
  they,
  put,
}: Writer): string[] {
  const burnt = used.filter(({ how }) => isBy(how, 'burnt')).map(({ item }) => itemText(item));
  const clips = countedInWords(burnt.length, 'surplus clip', 'surplus clips');
  const spent =
    burnt.length === 0
      ? []
      : [
          put(
            'clips',
            `${upperFirst(clips)} ${burnt.length === 1 ? 'was' : 'were'} spent.`,
            `The fight cost ${clips}.`,
            `${upperFirst(clips)} ${burnt.length === 1 ? 'was' : 'were'} used up.`,
            `They spent ${clips}.`,
            `They used up ${clips}.`,
            `They got through ${clips}.`,
          ),
        ];
  const motors = byMotors(drawnByMotors, listed([...ran].map((one) => A_MOTOR[one])), put);
  if (shots === 0) return [...motors, ...spent];
  const came = countedInWords(drawn, 'zombie', 'zombies');
  const more = countedInWords(drawn, 'more zombie', 'more zombies');
  const fired = countedInWords(shots, 'shot', 'shots');
  const alone = meetings.length + sides.length === 0;
  const all = alone
    ? `${upperFirst(they)} fired ${fired}`
    : shots === 1
      ? 'One shot was fired'
      : `${atStart(fired)} were fired`;
  return [
    drawn === 0
      ? put(
          'noise in vain',
          `The noise of ${fired} brought no zombies.`,
          `The noise of ${fired} drew no zombies.`,
          `${all}; the noise drew no zombies.`,
          `No zombie came to the noise of ${fired}.`,
          `${all}, and nothing came to the noise.`,
          `${all}; nothing came to the noise.`,
        )
      : put(
          'noise',
          `${all}; the noise brought ${more}.`,
          `The noise of ${fired} drew ${came}.`,
          `The noise of ${fired} brought ${more}.`,
          `${all}, and the noise drew ${came}.`,
          `${all}, and the noise brought ${more}.`,
          `${all}, which drew ${came}.`,
        ),
    ...motors,
    ...spent,
  ];
}

/** Engines and chain saws are heard by dice of their own. */
function byMotors(drawn: number, motor: string, put: Writer['put']): string[] {
  if (drawn === 0) return [];
  const came = countedInWords(drawn, 'zombie', 'zombies');
  return [
    put(
      'motor',
      `The noise of ${motor} drew ${came}.`,
      `The noise of ${motor} brought ${came}.`,
      `The sound of ${motor} drew ${came}.`,
      `${atStart(came)} came to the noise of ${motor}.`,
      `${atStart(came)} followed the sound of ${motor}.`,
      `The sound of ${motor} brought ${came} in.`,
    ),
  ];
}
