import { Link } from '@tanstack/react-router';
import { Page } from '../../../page/page.tsx';

/** The campaign has begun: this page has nothing more to do. */
export function PartySettled({ campaign }: { readonly campaign: string }) {
  return (
    <Page title="Recruit the party">
      <p>
        The party is complete and the campaign has begun.{' '}
        <Link to="/c/$campaign" params={{ campaign }}>
          Go Home
        </Link>
        , or add a figure on the{' '}
        <Link to="/c/$campaign/roster" params={{ campaign }}>
          roster
        </Link>
        .
      </p>
    </Page>
  );
}
