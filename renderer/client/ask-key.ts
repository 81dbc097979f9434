import type { Input, Method } from '../../src/contract/contract.ts';

/** Key under which a query is kept: the method and its input, so that one campaign’s queries can be found again. */
export const askKey = <M extends Method>(method: M, input: Input<M>) => [method, input] as const;
