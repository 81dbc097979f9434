/** Sentences of the printed Chronicle on what happened between two Encounters: who came and who went, and what the player says of it. */
import { listed, upperFirst } from '../../../core/text/english.ts';
import { ATTRIBUTE_TABLE } from '../../data/attributes.ts';
import type { Status } from '../../state/campaign.ts';
import type { CampaignEvent } from '../../state/campaign-events.ts';
import type { Why } from '../../state/cause.ts';
import { whyText } from '../reasons.ts';
import { WAR_WORDS } from '../war.ts';
import type { Telling } from './lines.ts';

/** Sentence for those who joined one after another; one for all of them, so that a party’s beginning is no list. */
export const joinedText = (names: readonly string[]): string => `${listed(names)} joined the party.`;

/** What is told of an event; undefined for book-keeping, which the Chronicle on screen has in full, and for joining. */
export function betweenText(event: CampaignEvent, { nameOf, endingOf }: Telling): string | undefined {
  switch (event.type) {
    case 'figure-joined':
      return event.figure.kind === 'star' ? `${nameOf(event.figure.id)} was the Star.` : undefined;
    case 'status-changed':
      return told(`${nameOf(event.figure)} ${STATUS_TOLD[event.to]}.`, event.why);
    case 'star-named':
      return `${nameOf(event.figure)} became the Star.`;
    case 'attribute-gained':
      return told(`${nameOf(event.figure)} gained ${ATTRIBUTE_TABLE[event.what].title}.`, event.why);
    case 'attribute-lost':
      return told(`${nameOf(event.figure)} lost ${ATTRIBUTE_TABLE[event.what].title}.`, event.why);
    case 'date-changed':
      return told('', event.why) || undefined;
    case 'episode-ended':
      return [`${event.name}.`, endingOf?.(event.game, event.outcome) ?? ''].join(' ').trim();
    case 'war-decided':
      return `${WAR_WORDS[event.winner].won} the war.`;
    case 'campaign-closed':
      return event.closed ? 'The campaign ended here.' : undefined;
    default:
      return undefined;
  }
}

const STATUS_TOLD = {
  ready: 'came back',
  captive: 'was taken captive',
  left: 'left the party',
  dead: 'died',
  turned: 'turned',
} as const satisfies Record<Status, string>;

/** The sentence, and after it the player’s own reason; a rule’s is left out, since the sentence says as much. */
function told(sentence: string, why: Why): string {
  const reason = why.by === 'player' ? upperFirst(whyText(why).trim()) : '';
  const ended = reason === '' || /[.!?…]$/.test(reason) ? reason : `${reason}.`;
  return [sentence, ended].filter((part) => part !== '').join(' ');
}
