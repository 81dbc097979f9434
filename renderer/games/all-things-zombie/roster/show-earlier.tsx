import { Button } from '@mantine/core';
import { off } from '../../../components/off.ts';
import type { Gone } from '../components/use-gone.ts';

/** Button for one page more of those who are gone; nothing where all are shown. */
export function ShowEarlier({ gone: { more, busy, onMore } }: { readonly gone: Gone }) {
  if (!more) return null;
  return (
    <Button size="sm" variant="subtle" mt={8} {...off(busy)} onClick={onMore}>
      Show earlier ones
    </Button>
  );
}
