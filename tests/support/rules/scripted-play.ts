import { run } from '../../../src/rules/core/driver.ts';
import type { Answer, Play } from '../../../src/rules/core/play.ts';
import { scripted } from './scripted.ts';

/** Plays with these answers, each of which the play must ask for, and returns its result. */
export function playedWith<T>(play: Play<T, unknown>, ...answers: readonly Answer[]): T {
  const script = scripted(answers);
  const end = run(play, script);
  if (end.kind !== 'finished') throw new Error(`the play is ${end.kind} at ${JSON.stringify(end.question)}`);
  script.assertUsedUp();
  return end.value;
}
