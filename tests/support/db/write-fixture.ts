/**
 * Writes `tests/db/fixtures/v<N>.sql`: a small campaign in a file of the present version, with something undone and
 * something dropped, one Encounter played and another under way. Run it with the version’s migration, and again
 * whenever that changes; what is released is never written again.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { undo } from '../../../db/games/all-things-zombie/log/campaign-log.ts';
import { openStore } from '../../../db/open.ts';
import { writeSettings } from '../../../db/writing/settings.ts';
import { MIGRATIONS } from '../../../migrations/index.ts';
import { giveWeapon } from '../../../src/rules/all-things-zombie/acts/arms.ts';
import { setDate } from '../../../src/rules/all-things-zombie/acts/campaign.ts';
import { editFigure } from '../../../src/rules/all-things-zombie/acts/edit.ts';
import { setStatus, writeBiography } from '../../../src/rules/all-things-zombie/acts/figure.ts';
import {
  recruitAgain,
  recruitGrunt,
  settleParty,
} from '../../../src/rules/all-things-zombie/acts/recruit.ts';
import { figureId } from '../../../src/rules/all-things-zombie/ids.ts';
import { stockId } from '../../../src/rules/all-things-zombie/what-you-gain/stock.ts';
import { ENCOUNTER_EVENTS, ENCOUNTER_LOG, PLANNED, TABLE } from '../rules/encounter-events.ts';
import { dump } from './dump.ts';
import { AT } from './moment.ts';
import { callIt, commitAll, ID, type MakeAct, newCampaign, telling } from './play.ts';

const { item: CLIP } = ENCOUNTER_EVENTS['stock-gained'];
const recruit: MakeAct = (now) => recruitGrunt(now, {});
const ACTS: readonly MakeAct[] = [
  recruit,
  recruit,
  (now) => recruitAgain(now, { figure: now.figures[2]?.id ?? '' }),
  recruit,
  (now) => settleParty(now),
  telling(...ENCOUNTER_LOG),
  telling(
    { type: 'encounter-planned', encounter: { ...PLANNED, number: 2, table: TABLE } },
    { type: 'stock-gained', item: { ...CLIP, id: stockId(3), carrier: figureId(2) } },
  ),
  (now) => setDate(now, { date: { year: 4, period: 9 }, why: 'Two years on paper' }),
  (now) => giveWeapon(now, { figure: 'f1', weapon: 'w1', to: now.figures[1]?.id ?? '' }),
  (now) => editFigure(now, { figure: 'f1', why: 'Held the bridge', edit: { field: 'rap', to: 2 } }),
  (now) => setStatus(now, { figure: now.figures[3]?.id ?? '', status: 'captive', why: 'Taken at the mill' }),
  (now) => writeBiography(now, { figure: 'f1', text: 'Kept the ferry.\nSpeaks little. 🙂', was: '' }),
];

const dir = mkdtempSync(join(tmpdir(), 'holdout-fixture-'));
const { db, file, close } = await openStore({ dir, now: () => new Date(AT) });
const first = await commitAll(db, await newCampaign(db), [callIt('Low Ferry')]);
const back = await undo(db, ID, first.head.revision, { at: AT });
if (!back.ok) throw new Error(back.refusal.code);
const played = await commitAll(db, back, ACTS);
await undo(db, ID, played.head.revision, { at: AT });
await writeSettings(db, { theme: 'dark' });
await close();

const database = new Database(file, { readonly: true });
const fixture = join(import.meta.dirname, `../../db/fixtures/v${MIGRATIONS.length}.sql`);
writeFileSync(fixture, dump(database));
database.close();
rmSync(dir, { recursive: true });
