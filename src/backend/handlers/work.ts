/** Handlers for calls about long work while it goes on. */
import type { AppContext } from '../calls/context.ts';
import type { Handlers, MethodOf } from '../calls/handler.ts';
import type { Works } from '../calls/works.ts';

export const workHandlers = (works: Works): Handlers<MethodOf<'work'>, AppContext> => ({
  'work.get': async (_context, { work }) => ({ progress: works.progress(work) }),
  'work.cancel': async (_context, { work }) => ({ cancelled: works.cancel(work) }),
});
