import type { Db, Seen, Store } from '../../../db/index.ts';
import type { Game } from '../../rules/core/game.ts';
import type { Backups } from './backups.ts';
import type { PlaysOn } from './playing-on.ts';
import type { Random } from './seed.ts';
import type { Log } from './trouble-log.ts';

/** Things there are to work with even where the campaigns can't be opened. Clock and chance come in from outside. */
export interface AppContext {
  /** The file the campaigns are in. */
  readonly file: string;
  /** All of the file as it stands now, in memory: what is read of it at length keeps nobody from writing. Closed by whoever asks. */
  readonly copied: () => Promise<Pick<Store, 'db' | 'close'>>;
  /** The folder it is in. */
  readonly dataDir: string;
  readonly now: () => Date;
  readonly random: Random;
  readonly log: Log;
  /** The games besides the campaign's. */
  readonly games: readonly Game[];
  /** Does what no command may come between, in this host: those under way are done first, those that come meanwhile wait. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>;
  /** Last state of the file that this machine remembers. */
  readonly seen: () => Seen | undefined;
  /** Plays a game on by bots, by the thousand. */
  readonly playsOn: PlaysOn;
}

/** Things a handler works with. */
export interface Context extends AppContext {
  readonly db: Db;
  readonly backups: Backups;
  /** The call says that what was taken back is to be given up, however much it is. */
  readonly giveUpLine?: boolean;
}
