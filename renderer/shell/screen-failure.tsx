/** In place of a screen that couldn't be loaded, or that broke while it was drawn. */
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { CallFailure } from '../client/api.ts';
import { FailurePage } from '../page/failure-page.tsx';
import { SCREEN_BROKE, SCREEN_MISSING } from '../text/failures.ts';
import { ScreenMissing } from './screen.tsx';

const failureOf = (error: unknown): CallFailure => {
  if (error instanceof CallFailure) return error;
  if (error instanceof ScreenMissing)
    return new CallFailure({ code: 'unreachable', message: SCREEN_MISSING });
  return new CallFailure({ code: 'not-drawn', message: SCREEN_BROKE });
};

export function ScreenFailure({ error }: ErrorComponentProps) {
  const router = useRouter();
  return <FailurePage failure={failureOf(error)} onRetry={() => void router.invalidate()} />;
}
