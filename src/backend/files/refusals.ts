/** What a player is told of a file that isn't opened. */
import type { FileRefusal } from '../../../db/index.ts';
import { CallFailure, refused } from '../host/call-failure.ts';
import { words } from './text/refusals.ts';

const SENTENCES: Readonly<Record<FileRefusal, string>> = {
  empty: words.theFileIsEmptyThere,
  picture: words.thisIsAPictureChoose,
  'not-ours': words.thisIsntAFile,
  'cut-off': words.theFileIsIncomplete,
  'too-large': words.theFileIsTooLarge,
  newer: words.aNewerVersionOf,
  damaged: words.theFileIsDamagedWhat,
  unreadable: words.theFileIsDamaged,
  'other-game': words.theFileHoldsAGame,
};

export function refusedFile(refusal: FileRefusal): CallFailure {
  if (refusal === 'newer') return new CallFailure('newer-file', SENTENCES.newer);
  return refused(SENTENCES[refusal], refusal);
}
