import type { Input, Method } from '../../src/contract/contract.ts';

/** What a query is kept under: the method and its input, so that one campaign's can be found again. */
export const askKey = <M extends Method>(method: M, input: Input<M>) => [method, input] as const;
