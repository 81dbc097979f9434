/** `holdout verify`: is what stands in the tables what the log adds up to? */
import { askLong } from './ask-long.ts';
import type { Printed, Session } from './session.ts';

export async function verify(session: Session, id: string): Promise<Printed> {
  const verified = await askLong(session, 'campaign.verify', { campaign: id });
  const { identical, events, differences } = verified;
  if (session.json) return { text: JSON.stringify(verified), ok: identical };
  const differ = differences.length === 1 ? '1 row differs' : `${differences.length} rows differ`;
  const text = identical
    ? `${events} events, every row as the log adds up to.`
    : [`${differ} from the log:`, ...differences].join('\n');
  return { text, ok: identical };
}
