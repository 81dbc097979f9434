/** What is said in protocol.ts. */
export const words = {
  thereIsNoPage: 'There is no page at this address.',
  theScreensAreThere: 'The screens are there to be read.',
} as const;
