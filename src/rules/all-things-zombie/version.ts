/** Stands beside every event: answers stored under another version are asked for again instead of replayed. */
export const RULES_VERSION = '2';
