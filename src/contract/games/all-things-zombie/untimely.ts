/** Reasons why somebody may not do something now, where a correction with a reason goes past it. */
export { UNTIMELY } from '../../../rules/all-things-zombie/state/untimely.ts';
