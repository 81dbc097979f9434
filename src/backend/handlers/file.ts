import { checkFile } from '../../../db/index.ts';
import type { Handlers, MethodOf } from './handler.ts';

export const fileHandlers: Handlers<MethodOf<'file'>> = {
  'file.check': async ({ db, file, now }) => await checkFile(db, file, now),
};
