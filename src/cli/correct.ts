/** `holdout correct`: the result of an Encounter that is over, set right; without a reason it only says what would follow. */
import type { Input } from '../contract/contract.ts';
import { ask } from './ask.ts';
import { Complaint } from './complaint.ts';
import type { Printed, Session } from './session.ts';

export async function correct(
  { backend, json }: Session,
  id: string,
  number: string,
  result: string,
  { why }: { readonly why?: string },
): Promise<Printed> {
  // The typed words go as they are: the backend says what is wrong with them.
  const wanted = {
    campaign: id,
    number: Number(number),
    ...parsed(result),
  } as unknown as Input<'chronicle.correction'>;
  if (why === undefined) {
    const { follows } = await ask(backend, 'chronicle.correction', wanted);
    return { text: json ? JSON.stringify({ follows }) : follows.join('\n') };
  }
  const { revision } = await ask(backend, 'log.head', { campaign: id });
  const { title } = await ask(backend, 'chronicle.correct', { ...wanted, revision, why });
  return { text: json ? JSON.stringify({ title }) : title };
}

function parsed(result: string): object {
  try {
    const value: unknown = JSON.parse(result);
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // Said below, as of anything else that is no result.
  }
  throw new Complaint(
    'Give the result as JSON: {"kills":[{"figure":"f1","zombies":3,"people":0}],"successful":true}.',
  );
}
