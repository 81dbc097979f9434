import { run } from '../../../src/rules/core/driver.ts';
import type { Answer, Play } from '../../../src/rules/core/play.ts';
import { scripted } from './scripted.ts';

/** What the play ends in with these answers, each of which it must ask for. */
export function playedWith<T>(play: Play<T, unknown>, ...answers: readonly Answer[]): T {
  const script = scripted(answers);
  const end = run(play, script);
  if (end.kind !== 'finished') throw new Error(`the play is ${end.kind} at ${JSON.stringify(end.question)}`);
  script.assertUsedUp();
  return end.value;
}
