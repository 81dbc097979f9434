import type { Method, Output, Parsed } from '../../contract/contract.ts';
import type { LongCall } from '../../contract/long-calls.ts';
import type { AppContext, Context } from './context.ts';
import type { Work } from './works.ts';

/** A handler for each of these methods: the parsed input in, the output of the contract out. */
export type Handlers<M extends Method = Method, C extends AppContext = Context> = {
  readonly [K in M]: K extends LongCall
    ? (context: C, input: Parsed<K>, work: Work) => Promise<Output<K>>
    : (context: C, input: Parsed<K>) => Promise<Output<K>>;
};

/** The methods of one area, e.g. `figure.`. */
export type MethodOf<Area extends string> = Extract<Method, `${Area}.${string}`>;
