/** Sentences a player is told about a file that isn't opened. */
import type { FileRefusal } from '../../../db/campaign-file/index.ts';
import { CallFailure, refused } from '../calls/call-failure.ts';

const SENTENCES: Readonly<Record<FileRefusal, string>> = {
  empty: 'The file is empty: there is nothing in it. Copy it again from where it came from.',
  picture: 'This is a picture. Choose a file that was made by Save as file….',
  'not-ours': 'This isn’t a file that Holdout saved. Choose one that was made by Save as file….',
  'cut-off': 'The file is incomplete: it was cut off. Copy it again from where it came from.',
  'too-large': 'The file is too large to hold a campaign.',
  newer: 'A newer version of Holdout saved this file; update Holdout to open it.',
  damaged: 'The file is damaged: what it holds isn’t what was saved. Copy it again from where it came from.',
  unreadable:
    'The file is damaged: its log doesn’t add up to the campaign it is said to hold. Save the campaign again where it came from.',
  'other-game': 'The file holds a game that this version of Holdout doesn’t have. Update Holdout to open it.',
};

export function refusedFile(refusal: FileRefusal): CallFailure {
  if (refusal === 'newer') return new CallFailure('newer-file', SENTENCES.newer);
  return refused(SENTENCES[refusal], refusal);
}
