/** Words for the figures of the roster: kinds, states and who leads. */
import type { Term } from '../../core/text/term.ts';
import type { Figure, Status } from '../state/campaign.ts';
import type { Leadership } from '../types.ts';

export const KIND_WORDS = { star: 'Star', grunt: 'Grunt' } as const satisfies Record<Figure['kind'], string>;

export const STATUS_WORDS = {
  ready: { title: 'Ready', text: 'ready' },
  captive: { title: 'Captive', text: 'captive' },
  left: { title: 'Left', text: 'left' },
  dead: { title: 'Dead', text: 'dead' },
  turned: { title: 'Turned', text: 'turned' },
} as const satisfies Record<Status, Term>;

/** Where somebody is, in a word; one who never came out of the shock stays with the party (ATZ-178). */
export const statusText = ({ status, neverRecovered }: Whereabouts): Term =>
  neverRecovered ? { title: 'Takes no part', text: 'takes no part' } : STATUS_WORDS[status];

export interface Whereabouts {
  readonly status: Status;
  /** Cause of the status: the shock, for good. */
  readonly neverRecovered: boolean;
}

export const LEADERSHIP_WORDS = {
  overall: 'Overall Leader',
  other: 'Leader',
  none: 'No Leader',
} as const satisfies Record<Leadership, string>;
