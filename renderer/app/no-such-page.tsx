import { Link } from '@tanstack/react-router';
import { Page } from './page.tsx';
import { words } from './text/no-such-page.ts';

export function NoSuchPage() {
  return (
    <Page title={words.notHere}>
      <p>{words.thereIsNoPage}</p>
      <p>
        <Link to="/">{words.allCampaigns}</Link>
      </p>
    </Page>
  );
}
