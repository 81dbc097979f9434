import type { Choice } from '../../contract/questions.ts';
import type { ChooseAsk } from '../../rules/core/play.ts';

/** The rules name the usual option first; `isDrawn` says that the app draws one instead. */
export function choiceView({ options }: ChooseAsk, isDrawn = false): Choice {
  const usual = isDrawn ? undefined : options[0];
  return { options: options.map(({ id, text }) => ({ id, text })), usual: usual?.id ?? null };
}
