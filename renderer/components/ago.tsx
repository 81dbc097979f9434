/** Time since something was done; it grows while one looks at it. */
import { useInterval } from '@mantine/hooks';
import { useState } from 'react';
import { useOnceIdle } from '../client/when-idle.ts';
import { agoText, clockText } from '../text/time.ts';

const MINUTE = 60_000;

export function Ago({ iso }: { readonly iso: string }) {
  const [now, setNow] = useState(() => Date.now());
  useInterval(() => setNow(Date.now()), MINUTE, { autoInvoke: true });
  const idle = useOnceIdle();
  // Anything done since the last tick lies in the past all the same.
  return (
    <time dateTime={iso} title={idle ? clockText(iso) : undefined}>
      {agoText(iso, Math.max(now, Date.parse(iso)))}
    </time>
  );
}
