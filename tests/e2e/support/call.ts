/** Calls of a story that go past its page. */
import type { Input, Method, Output } from '../../../src/contract/contract.ts';
import type { Page } from './page.ts';

/** Throws the sentence of a failure. */
export type Call = <M extends Method>(method: M, input: Input<M>) => Promise<Output<M>>;

const ways = new WeakMap<object, Call>();

/** From now on the pages of this context call so. */
export function callBy(context: object, way: Call): void {
  ways.set(context, way);
}

/** Calls the backend past the page; throws the sentence of a failure. */
export async function call<M extends Method>(
  page: Pick<Page, 'context'>,
  method: M,
  input: Input<M>,
): Promise<Output<M>> {
  const way = ways.get(page.context());
  if (way === undefined) throw new Error('the story has not asked for the app');
  return await way(method, input);
}
