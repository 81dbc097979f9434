/** Differences from the book in this game, and the link to the screen on which figures are corrected. */
import { Link } from '@tanstack/react-router';
import type { SessionView } from '../../../src/contract/sessions.ts';
import { countedInWords, upperFirst } from '../../../src/rules/core/text/english.ts';
import { CorrectedList } from '../../components/corrections/corrected-list.tsx';

/** Under the question, as long as any figure is corrected. */
export function CorrectedNote({ view: { id, corrected } }: { readonly view: SessionView }) {
  if (corrected === null || corrected === 0) return null;
  return (
    <p className="small">
      <Link to="/g/$session/figures" params={{ session: id }} className="name">
        {`‡ ${upperFirst(countedInWords(corrected, 'figure', 'figures'))} corrected`}
      </Link>{' '}
      <span className="quiet">for this game</span>
    </p>
  );
}

export function Corrected({ view }: { readonly view: SessionView }) {
  const params = { session: view.id };
  if (view.corrected === null) return null;
  return (
    <CorrectedList
      log={view}
      link={(_, name) => (
        <Link to="/g/$session/figures" params={params}>
          {name}
        </Link>
      )}
      hint={
        <Link to="/g/$session/figures" params={params}>
          Correct a figure
        </Link>
      }
    />
  );
}
