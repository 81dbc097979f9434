/** Success or failure in what they had come for, from the party’s side. */
import type { Encounter } from '../../state/encounter.ts';
import type { Ways, Writer } from './writer.ts';

interface Aim {
  readonly reached: Ways;
  readonly missed: Ways;
}

const AIMS: Readonly<Record<Encounter['role'], Aim>> = {
  raider: {
    reached: [
      'The raid succeeded.',
      'They had what they had come for.',
      'The raid was a success.',
      'They had done what they came to do.',
      'The raid had served its purpose.',
      'They got what they wanted.',
    ],
    missed: [
      'The raid failed.',
      'The raid came to nothing.',
      'They did not get what they had come for.',
      'Nothing came of the raid.',
      'The raid was a failure.',
      'They had not done what they came to do.',
    ],
  },
  defender: {
    reached: [
      'The place was held.',
      'The defence held.',
      'They held their ground.',
      'The raiders failed.',
      'The raiders did not get what they wanted.',
      'The raid was beaten off.',
    ],
    missed: [
      'The place could not be held.',
      'The raiders had their way.',
      'The defence failed.',
      'They could not stop the raiders.',
      'The raiders got what they wanted.',
      'The raid could not be beaten off.',
    ],
  },
  captive: {
    reached: [
      'The escape succeeded.',
      'The escape was a success.',
      'The breakout succeeded.',
      'The escape came off.',
      'The breakout came off.',
      'The escape worked.',
    ],
    missed: [
      'The escape failed.',
      'The escape came to nothing.',
      'The breakout failed.',
      'Nothing came of the escape.',
      'The breakout came to nothing.',
      'The escape did not work.',
    ],
  },
  captor: {
    reached: [
      'The prisoners were kept.',
      'They kept their prisoners.',
      'The escape was stopped.',
      'The breakout was stopped.',
      'The guards did their work.',
      'The prisoners did not get away.',
    ],
    missed: [
      'The prisoners got away.',
      'They could not hold the prisoners.',
      'They lost their prisoners.',
      'The guards failed.',
      'Their prisoners escaped.',
      'The breakout could not be stopped.',
    ],
  },
  runner: {
    reached: [
      'They had shaken off the hunters.',
      'They got away.',
      'The hunters were shaken off.',
      'The hunters lost them.',
      'The hunt for them failed.',
      'They escaped the hunters.',
    ],
    missed: [
      'They never shook off the hunters.',
      'They could not shake off the hunters.',
      'The hunters could not be shaken off.',
      'The hunters did not lose them.',
      'They failed to shake off the hunters.',
      'They failed to lose the hunters.',
    ],
  },
  chaser: {
    reached: [
      'The hunt succeeded.',
      'The hunt was a success.',
      'The hunt had served its purpose.',
      'They got what they were after.',
      'The chase was a success.',
      'The chase succeeded.',
    ],
    missed: [
      'The hunt failed.',
      'The hunt came to nothing.',
      'Nothing came of the hunt.',
      'They did not get what they were after.',
      'The chase failed.',
      'The chase came to nothing.',
    ],
  },
};

export function aimText(successful: boolean, role: Encounter['role'], put: Writer['put']): string {
  const { reached, missed } = AIMS[role];
  return successful ? put('aim reached', ...reached) : put('aim missed', ...missed);
}
