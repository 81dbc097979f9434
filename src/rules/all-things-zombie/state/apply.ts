import { copy } from '../../core/copy.ts';
import { freshDeck, without } from '../../core/deck.ts';
import { applyToEncounter, isEncounterEvent } from './apply-encounter.ts';
import type { Campaign, Figure, FigureId, HeldWeapon, HeldWeaponId } from './campaign.ts';
import type { CampaignEvent, RosterEvent } from './campaign-events.ts';
import { BY_THE_BOOK } from './house-rules.ts';

/** The state a campaign's first event makes. Throws on any other event: a log begins with `campaign-begun`. */
export function begin(event: CampaignEvent): Campaign {
  if (event.type !== 'campaign-begun')
    throw new Error(`a campaign's log begins with campaign-begun, not ${event.type}`);
  return {
    name: event.name,
    seed: event.seed,
    calendar: { division: event.division, start: event.start, now: event.start },
    dice: copy(event.dice),
    deck: freshDeck(),
    figures: [],
    recruiting: true,
    namesGiven: [],
    houseRules: BY_THE_BOOK,
    lastYear: null,
    winner: null,
    points: 0,
    stock: [],
    contacts: [],
    encounter: null,
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
      campaign.namesGiven.push(event.name);
      return;
    case 'dice-advanced':
      campaign.dice = copy(event.dice);
      return;
    case 'dice-renewed':
      campaign.dice = copy(event.dice);
      campaign.count.renewals += 1;
      return;
    case 'figure-joined':
      campaign.figures.push(copy(event.figure));
      campaign.count.figures += 1;
      campaign.count.weapons += event.figure.weapons.length;
      return;
    case 'figure-withdrawn':
      campaign.figures = campaign.figures.filter((figure) => figure.id !== event.figure);
      return;
    default:
      applyToFigure(campaign, figureIn(campaign, event.figure), event);
  }
}

type FigureEvent = Exclude<
  Extract<RosterEvent, { figure: FigureId }>,
  { type: 'figure-withdrawn' | 'figure-joined' }
>;

function applyToFigure(campaign: Campaign, figure: Figure, event: FigureEvent): void {
  switch (event.type) {
    case 'figure-renamed':
      figure.name = event.to;
      return;
    case 'biography-written':
      figure.biography = event.to;
      return;
    case 'status-changed':
      figure.status = event.to;
      figure.since = campaign.calendar.now;
      figure.heldIn = event.heldIn;
      return;
    case 'rep-changed':
      figure.rep = event.to;
      return;
    case 'rap-changed':
      figure.rap = event.to;
      return;
    case 'protection-changed':
      figure.protected = event.to;
      return;
    case 'leadership-changed':
      figure.leadership = event.to;
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
      campaign.count.weapons += 1;
      return;
    case 'weapon-lost':
      takeWeapon(figure, event.what.id);
      return;
    case 'weapon-given':
      figureIn(campaign, event.to).weapons.push(takeWeapon(figure, event.what.id));
      return;
    case 'clips-given': {
      const from = weaponOf(figure, event.weapon.id);
      const into = weaponOf(figureIn(campaign, event.to), event.into.id);
      from.clips = (from.clips ?? 0) - event.clips;
      into.clips = (into.clips ?? 0) + event.clips;
      return;
    }
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

/** The campaign that a whole log adds up to. */
export function fold(events: Iterable<CampaignEvent>): Campaign {
  let campaign: Campaign | undefined;
  for (const event of events) {
    if (campaign === undefined) campaign = begin(event);
    else apply(campaign, event);
  }
  if (campaign === undefined) throw new Error('a campaign has at least one event, campaign-begun');
  return campaign;
}

function figureIn(campaign: Campaign, id: FigureId): Figure {
  const figure = campaign.figures.find((candidate) => candidate.id === id);
  if (figure === undefined) throw new Error(`the log speaks of figure ${id}, who never joined`);
  return figure;
}

function weaponOf(figure: Figure, id: HeldWeaponId): HeldWeapon {
  const held = figure.weapons.find((candidate) => candidate.id === id);
  if (held === undefined) throw new Error(`the log speaks of weapon ${id}, which ${figure.id} hasn't got`);
  return held;
}

function takeWeapon(figure: Figure, id: HeldWeaponId): HeldWeapon {
  const held = weaponOf(figure, id);
  figure.weapons = figure.weapons.filter((weapon) => weapon !== held);
  return held;
}
