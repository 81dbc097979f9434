/** Endings of dealings with people, in words. */

import type { Term } from '../../core/text/term.ts';
import type { DealtHow } from '../meeting-and-greeting/contact.ts';
import type { OldWords } from '../state/test-result.ts';

const DEALT_TEXT: Readonly<Record<DealtHow, Term>> = {
  comeAlong: { title: 'Comes along, an Innocent', text: 'comes along, an Innocent' },
  join: { title: 'They join the party', text: 'they join the party' },
  actTogether: { title: 'Both act together this once', text: 'both act together this once' },
  part: { title: 'They part amiably', text: 'they part amiably' },
  disagree: { title: 'They can’t agree, and part', text: 'they can’t agree, and part' },
  fight: { title: 'It comes to a fight', text: 'it comes to a fight' },
  beaten: { title: 'They are beaten', text: 'they are beaten' },
};

const DEALT_WITH: Readonly<Record<DealtHow, string>> = {
  comeAlong: 'came along, an Innocent',
  join: 'joined the party',
  actTogether: 'acted together with the party',
  part: 'parted amiably',
  disagree: 'could not agree',
  fight: 'fought',
  beaten: 'beaten',
};

/** The same looked back on, after a name. */
export function dealtWithText(how: DealtHow | OldWords): string {
  return typeof how === 'string' ? DEALT_WITH[how] : how.words;
}

/** Title of an ending of a dealing with people. */
export function dealtText(how: DealtHow | OldWords): string {
  return typeof how === 'string' ? DEALT_TEXT[how].title : how.words;
}

/** The same behind a name. */
export const dealtInLine = (how: DealtHow | OldWords): string =>
  typeof how === 'string' ? DEALT_TEXT[how].text : how.words;
