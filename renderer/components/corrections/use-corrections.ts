import type { Input } from '../../../src/contract/contract.ts';
import type { FigureView } from '../../../src/contract/corrections.ts';
import { announce } from '../../client/announce.ts';
import { useDo } from '../../client/api.ts';

/** A log whose figures can be corrected: a campaign's, or that of a game of any other module. */
export interface Log {
  readonly id: string;
  readonly revision: number;
}

type To = Input<'corrections.make'>['to'];

/** Corrects a figure at the log's present revision, or takes the correction back, and says what was done. */
export function useCorrections({ id: campaign, revision }: Log) {
  // A refusal is shown beside the figure.
  const making = useDo('corrections.make', { handles: ({ code }) => code === 'refused' });
  const taking = useDo('corrections.take-back');
  const then = (onDone: () => void) => ({
    onSuccess: ({ title }: { readonly title: string }) => {
      announce(title);
      onDone();
    },
  });
  return {
    refused: making.error?.code === 'refused' ? making.error.message : undefined,
    correct: ({ table, row, field }: FigureView, to: To, onDone = () => {}) =>
      making.mutate({ campaign, revision, table, row, field, to }, then(onDone)),
    takeBack: ({ table, row, field }: FigureView, onDone = () => {}) =>
      taking.mutate({ campaign, revision, table, row, field }, then(onDone)),
  };
}
