/** Announcements of a game for screen readers: the new question first, then the last line of the log. */
import type { SessionView } from '../../../src/contract/sessions.ts';

export function Live({ view: { question, over, ending, told, answers } }: { readonly view: SessionView }) {
  const asked = over ? (ending ?? 'The game is over.') : (question?.text ?? 'The bots play.');
  const last = told.at(-1)?.text ?? answers.at(-1)?.act;
  return (
    <p className="vh" aria-live="polite" data-live>
      {asked} {last}
    </p>
  );
}
