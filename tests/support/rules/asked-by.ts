import type { Answer, Play } from '../../../src/rules/core/play.ts';
import { changeRunner } from '../../../src/rules/core/runner.ts';

/** Passes everything on, and notes under which rules the play asks. */
export function* notingRules<T, E>(play: Play<T, E>, rules: Set<string>): Play<T, E> {
  // By hand, as the words would have their answers from whoever runs this and nothing would come by here.
  const next = (answer?: Answer) => {
    const runner = changeRunner(undefined);
    try {
      return play.next(answer);
    } finally {
      changeRunner(runner);
    }
  };
  let step = next();
  while (!step.done) {
    if (step.value.kind !== 'tell') rules.add(step.value.rule);
    step = next(yield step.value);
  }
  return step.value;
}
