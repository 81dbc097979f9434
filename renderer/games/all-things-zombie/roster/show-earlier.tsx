import { Button } from '@mantine/core';
import type { Gone } from '../components/use-gone.ts';

/** One page more of those who are gone; nothing where all are shown. */
export function ShowEarlier({ gone: { more, busy, onMore } }: { readonly gone: Gone }) {
  if (!more) return null;
  return (
    <Button size="sm" variant="subtle" mt={8} loading={busy} onClick={onMore}>
      Show earlier ones
    </Button>
  );
}
