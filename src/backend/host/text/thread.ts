/** What is said in thread.ts. */
export const words = {
  aCallCarriesPlainData: 'A call carries plain data only.',
  holdoutsBackendStoppedBefore: 'Holdout’s backend stopped before it answered; what was saved stays saved.',
  holdoutsBackendHasStopped:
    'Holdout’s backend has stopped several times; wait a minute, or close Holdout and start it again.',
} as const;
