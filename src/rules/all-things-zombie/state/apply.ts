/** The one place that writes a campaign’s state: what each event of the roster changes. */
import { copy } from '../../core/copy.ts';
import { afterCorrection, NO_CORRECTIONS } from '../../core/corrections.ts';
import { freshDeck, without } from '../../core/deck.ts';
import type { Seen } from '../../core/seen.ts';
import { type CampaignDate, compareDates } from '../calendar.ts';
import type { FigureId, HeldWeaponId } from '../ids.ts';
import { applyToEncounter, isEncounterEvent } from './apply-encounter.ts';
import type { Campaign, Figure, HeldWeapon } from './campaign.ts';
import type { CampaignEvent, RosterEvent } from './campaign-events.ts';
import type { Encounter } from './encounter.ts';
import { BY_THE_BOOK } from './house-rules.ts';
import { withChanged } from './own-copy.ts';

/** The state a campaign's first event makes. Throws on any other event: a log begins with `campaign-begun`. */
export function begin(event: CampaignEvent): Campaign {
  if (event.type === 'log-damaged' && event.state !== null) return copy(event.state);
  if (event.type !== 'campaign-begun')
    throw new Error(`a campaign's log begins with campaign-begun, not ${event.type}`);
  return {
    name: event.name,
    seed: event.seed,
    calendar: { division: event.division, start: event.start, now: event.start },
    dice: copy(event.dice),
    deck: freshDeck(),
    figures: [],
    recruiting: event.oneOff === undefined,
    namesGiven: [],
    houseRules: BY_THE_BOOK,
    corrections: NO_CORRECTIONS,
    lastYear: null,
    winner: null,
    points: 0,
    stock: [],
    contacts: [],
    encounter: null,
    episodes: [],
    before: null,
    count: { figures: 0, weapons: 0, renewals: 0, encounters: 0, stock: 0, contacts: 0 },
  };
}

/**
 * Writes one event into the campaign, in place. Computes nothing that the event doesn't say, so that a log written
 * by an older version still folds. Throws where an event speaks of somebody the log never brought in.
 */
export function apply(campaign: Campaign, event: CampaignEvent): void {
  if (isEncounterEvent(event)) applyToEncounter(campaign, event);
  else applyToRoster(campaign, event);
}

function applyToRoster(campaign: Campaign, event: RosterEvent): void {
  switch (event.type) {
    case 'campaign-begun':
      throw new Error('campaign-begun stands only at the start of a log');
    case 'campaign-renamed':
      campaign.name = event.to;
      return;
    case 'figure-corrected':
    case 'correction-taken-back':
      campaign.corrections = afterCorrection(campaign.corrections, event);
      return;
    case 'episode-begun': {
      const { run, game, name } = event;
      const since = campaign.calendar.now;
      campaign.episodes = [...campaign.episodes, { run, game, name, since, outcome: null }];
      return;
    }
    case 'episode-ended':
      campaign.episodes = campaign.episodes.map((episode) =>
        episode.run === event.run ? { ...episode, outcome: event.outcome } : episode,
      );
      return;
    case 'date-changed':
      campaign.calendar.now = event.to;
      return;
    case 'party-settled':
      campaign.recruiting = false;
      return;
    case 'card-drawn':
      campaign.deck = without(campaign.deck, event.card);
      return;
    case 'deck-shuffled':
      campaign.deck = freshDeck();
      return;
    case 'name-given':
      campaign.namesGiven = [...campaign.namesGiven, event.name];
      return;
    case 'dice-advanced':
      campaign.dice = copy(event.dice);
      return;
    case 'log-damaged':
      if (event.state !== null) Object.assign(campaign, copy(event.state));
      return;
    case 'dice-renewed':
      campaign.dice = copy(event.dice);
      campaign.count.renewals += 1;
      return;
    case 'figure-joined':
      campaign.figures = [...campaign.figures, copy(event.figure)];
      campaign.count.figures += 1;
      campaign.count.weapons += event.figure.weapons.length;
      return;
    case 'figure-withdrawn':
      campaign.figures = campaign.figures.filter((figure) => figure.id !== event.figure);
      if (campaign.encounter !== null) outOfParty(campaign.encounter, event.figure);
      return;
    default:
      applyToFigure(campaign, event);
  }
}

/** Taken out of a force before the battle. */
function outOfParty(encounter: Encounter, id: FigureId): void {
  const at = encounter.party.indexOf(id);
  encounter.party = encounter.party.filter((figure) => figure !== id);
  encounter.reps = encounter.reps.filter((_, place) => place !== at);
}

type FigureEvent = Exclude<
  Extract<RosterEvent, { figure: FigureId }>,
  { type: 'figure-withdrawn' | 'figure-joined' }
>;

function applyToFigure(campaign: Campaign, event: FigureEvent): void {
  if (event.type === 'weapon-given') {
    const given = copy(weaponOf(figureIn(campaign, event.figure), event.what.id));
    change(campaign, event.figure, (figure) => takeWeapon(figure, given.id));
    change(campaign, event.to, (figure) => figure.weapons.push(given));
  } else if (event.type === 'clips-given') {
    change(campaign, event.figure, (figure) => addClips(figure, event.weapon.id, -event.clips));
    change(campaign, event.to, (figure) => addClips(figure, event.into.id, event.clips));
  } else {
    change(campaign, event.figure, (figure) => write(figure, event, campaign.calendar.now));
    if (event.type === 'weapon-got') campaign.count.weapons += 1;
  }
}

/** Writes what happened to one figure alone, at this date. */
function write(
  figure: Figure,
  event: Exclude<FigureEvent, { type: 'weapon-given' | 'clips-given' }>,
  now: CampaignDate,
): void {
  switch (event.type) {
    case 'figure-renamed':
      figure.name = event.to;
      return;
    case 'figure-called':
      figure.pronoun = event.to.pronoun;
      figure.shortName = event.to.shortName;
      return;
    case 'biography-written':
      figure.biography = event.to;
      return;
    // Looked up in the log by whoever shows it.
    case 'portrait-set':
      return;
    case 'status-changed':
      figure.status = event.to;
      figure.since = now;
      figure.heldIn = event.heldIn;
      return;
    case 'rep-changed':
      figure.rep = event.to;
      return;
    case 'rap-changed':
      figure.rap = event.to;
      return;
    case 'tally-changed':
      figure.tally[event.counted] = event.to;
      return;
    case 'joined-changed':
      // Somebody ready who never came back is with the party since joining.
      if (figure.status === 'ready' && compareDates(figure.since, event.from) === 0) figure.since = event.to;
      figure.joined = event.to;
      return;
    case 'protection-changed':
      figure.protected = event.to;
      return;
    case 'leadership-changed':
      figure.leadership = event.to;
      return;
    case 'star-named':
      figure.kind = 'star';
      figure.advantages = [...event.advantages];
      return;
    case 'attribute-gained':
      figure.attributes.push(event.what);
      return;
    case 'attribute-lost':
      figure.attributes = figure.attributes.filter((attribute) => attribute !== event.what);
      return;
    case 'advantage-granted':
      figure.advantages.push(event.what);
      return;
    case 'advantage-withdrawn':
      figure.advantages = figure.advantages.filter((advantage) => advantage !== event.what);
      return;
    case 'weapon-got':
      figure.weapons.push({ ...event.what });
      return;
    case 'weapon-lost':
      takeWeapon(figure, event.what.id);
      return;
    case 'clips-changed':
      weaponOf(figure, event.weapon.id).clips = event.to;
      return;
    case 'loaded-changed':
      weaponOf(figure, event.weapon.id).loaded = event.to;
      return;
    default: {
      const unknown: never = event;
      throw new Error(`an event of no known type: ${JSON.stringify(unknown)}`);
    }
  }
}

function figureIn(campaign: Campaign, id: FigureId): Seen<Figure> {
  const figure = campaign.figures.find((candidate) => candidate.id === id);
  if (figure === undefined) throw new Error(`the log speaks of figure ${id}, who never joined`);
  return figure;
}

function change(campaign: Campaign, id: FigureId, write: (figure: Figure) => void): void {
  campaign.figures = withChanged<Figure>(campaign.figures, figureIn(campaign, id), write);
}

function weaponOf<W extends Pick<HeldWeapon, 'id'>>(
  figure: { readonly id: FigureId; readonly weapons: readonly W[] },
  id: HeldWeaponId,
): W {
  const held = figure.weapons.find((candidate) => candidate.id === id);
  if (held === undefined) throw new Error(`the log speaks of weapon ${id}, which ${figure.id} hasn't got`);
  return held;
}

function addClips(figure: Figure, id: HeldWeaponId, clips: number): void {
  const held = weaponOf(figure, id);
  held.clips = (held.clips ?? 0) + clips;
}

function takeWeapon(figure: Figure, id: HeldWeaponId): void {
  const held = weaponOf(figure, id);
  figure.weapons = figure.weapons.filter((weapon) => weapon !== held);
}
