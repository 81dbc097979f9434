import { settleBackups } from '../../../db/index.ts';
import type { Handlers, MethodOf } from './handler.ts';

export const backupHandlers: Handlers<MethodOf<'backup'>> = {
  'backup.settle': async ({ dataDir, now }) => ({ failed: (await settleBackups(dataDir, now)).failed }),
};
