import type { Choice } from '../../contract/questions.ts';
import type { ChooseAsk } from '../../rules/core/play.ts';
import { usualOption } from '../../rules/core/question.ts';

/** Choice with its usual option; `isDrawn` says that the app draws one instead. */
export function choiceView(question: ChooseAsk, isDrawn = false): Choice {
  const { options } = question;
  const usual = isDrawn ? undefined : usualOption(question);
  return { options: options.map(({ id, text }) => ({ id, text })), usual: usual?.id ?? null };
}
