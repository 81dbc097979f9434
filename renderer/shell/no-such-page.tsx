/** The page at an address that leads nowhere. */
import { Link } from '@tanstack/react-router';
import { Page } from '../page/page.tsx';

export function NoSuchPage() {
  return (
    <Page title="Not here">
      <p>There is no page at this address.</p>
      <p>
        <Link to="/">All campaigns</Link>
      </p>
    </Page>
  );
}
