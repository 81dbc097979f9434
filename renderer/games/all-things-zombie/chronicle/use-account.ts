/** The report of one Encounter with who went and where: all that its pages are made of. */
import type {
  BattlePictures,
  ChronicleDetail,
  PastTable,
} from '../../../../src/contract/games/all-things-zombie/journal.ts';
import type { Account } from '../../../../src/contract/games/all-things-zombie/print.ts';
import { useAsk } from '../../../client/api.ts';

export interface AccountMaterial {
  readonly account: Account;
  readonly detail: ChronicleDetail;
  readonly past: PastTable;
  /** Turning points of a battle on a board. */
  readonly pictures: BattlePictures['pictures'];
}

/** Account of the entry, or of the last Encounter that is over; undefined until it is told, null where there is none. */
export function useAccount(
  campaign: string,
  entry: number | undefined,
  enabled: boolean,
): AccountMaterial | null | undefined {
  const accounts = useAsk('print.accounts', { campaign, last: 1, act: entry ?? null }, { enabled });
  // An answer from before this screen stood here may be of the Encounter before.
  const told = accounts.isFetchedAfterMount ? accounts.data : undefined;
  const account = told?.accounts[0];
  const act = account?.act ?? 0;
  const wanted = { enabled: enabled && account !== undefined };
  const detail = useAsk('chronicle.entry', { campaign, act }, wanted);
  const past = useAsk('chronicle.table', { campaign, act }, wanted);
  const pictures = useAsk('chronicle.pictures', { campaign, act }, wanted);
  // An entry that was taken back meanwhile has no report any more.
  if (accounts.error !== null || (told !== undefined && account === undefined)) return null;
  if (account === undefined || detail.data === undefined) return undefined;
  if (past.data === undefined || pictures.data === undefined) return undefined;
  return { account, detail: detail.data, past: past.data, pictures: pictures.data.pictures };
}
