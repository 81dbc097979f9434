import { Link } from '@tanstack/react-router';
import { Page } from '../../../app/page.tsx';
import { words } from './text/party-settled.ts';

/** The campaign has begun: this page has nothing more to do. */
export function PartySettled({ campaign }: { readonly campaign: string }) {
  return (
    <Page title={words.recruitTheParty}>
      <p>
        {words.thePartyIsComplete}{' '}
        <Link to="/c/$campaign" params={{ campaign }}>
          {words.goHome}
        </Link>
        {words.orAddAFigure}{' '}
        <Link to="/c/$campaign/roster" params={{ campaign }}>
          {words.roster}
        </Link>
        .
      </p>
    </Page>
  );
}
