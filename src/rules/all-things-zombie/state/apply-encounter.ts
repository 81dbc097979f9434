/** Writes the events of Encounters into the campaign, in place; called by the campaign's own `apply` alone. */
import { copy } from '../../core/copy.ts';
import type { StockItem } from '../what-you-gain/stock.ts';
import { APPLIED_IN_BATTLE, type AppliedByType } from './apply-battle.ts';
import type { Campaign } from './campaign.ts';
import type { CampaignEvent } from './campaign-events.ts';
import type { FirstRound } from './encounter.ts';
import type { EncounterEvent } from './encounter-events.ts';
import { withChanged } from './own-copy.ts';
import { changeFigure, changeGroup, figureOf, oneOffOf, present, stocked, takeFromStock } from './parts.ts';

/** An event of a new type doesn't compile before it stands here. */
const APPLIED: AppliedByType = {
  ...APPLIED_IN_BATTLE,
  'house-rules-set': (campaign, { to }) => {
    campaign.houseRules = to;
  },
  'last-year-set': (campaign, { to }) => {
    campaign.lastYear = to;
  },
  'campaign-closed': (campaign, { closed }) => {
    if (campaign.before === null) return;
    const { last: _, ...before } = campaign.before;
    campaign.before = closed ? { ...before, last: true } : before;
  },
  'division-changed': ({ calendar }, { to, now }) => {
    calendar.division = to;
    calendar.now = now;
  },
  'war-decided': (campaign, { winner }) => {
    campaign.winner = winner;
  },
  'encounter-planned': (campaign, { encounter }) => {
    campaign.encounter = copy(encounter);
    campaign.count.encounters = encounter.number;
  },
  'encounter-dropped': (campaign, { number }) => {
    campaign.encounter = null;
    campaign.count.encounters = number - 1;
  },
  'force-changed': (campaign, { bought }) => {
    const encounter = present(campaign);
    encounter.oneOff = { ...oneOffOf(encounter), bought };
  },
  'one-off-decided': (campaign, { result }) => {
    const encounter = present(campaign);
    encounter.oneOff = { ...oneOffOf(encounter), result };
  },
  'vehicle-rolled': (campaign, { won, kind }) => {
    const { vehicles } = present(campaign);
    vehicles.rolled += 1;
    if (won) vehicles.won += 1;
    if (won && kind !== undefined) vehicles.kinds = [...(vehicles.kinds ?? []), kind];
  },
  'vehicle-taken-along': (campaign, { item, kind }) => {
    takeFromStock(campaign, item.id);
    const { vehicles } = present(campaign);
    vehicles.heldOver += 1;
    if (kind !== undefined) vehicles.kinds = [...(vehicles.kinds ?? []), kind];
  },
  'stock-gained': (campaign, { item }) => {
    campaign.stock = [...campaign.stock, { ...item }];
    campaign.count.stock += 1;
  },
  'stock-moved': (campaign, { item, to }) => {
    campaign.stock = withChanged<StockItem>(campaign.stock, stocked(campaign, item.id), (own) => {
      own.carrier = to;
    });
  },
  'stock-used': (campaign, { item }) => {
    takeFromStock(campaign, item.id);
  },
  'clip-assigned': (campaign, { item, weapon }) => {
    present(campaign).clips.push({ item, weapon });
  },
  'table-set': (campaign, { table }) => {
    const encounter = present(campaign);
    encounter.table = table;
    // Places on another table are none.
    delete encounter.board;
  },
  'zombies-placed': (campaign, { zombies, arrivals, partyAt }) => {
    const encounter = present(campaign);
    encounter.arrivals.push(...arrivals);
    encounter.zombiesAtStart = zombies;
    if (partyAt !== undefined) encounter.partyAt = partyAt;
    encounter.stage = 'on-the-table';
  },
  'escape-readied': (campaign, { escape: readied }) => {
    present(campaign).escape = copy(readied);
  },
  'left-at-home': (campaign, { figure: id }) => {
    const encounter = present(campaign);
    const { party, reps, clips } = encounter;
    const weapons = figureOf(campaign, id).weapons.map((weapon) => weapon.id);
    const stays = party.indexOf(id);
    encounter.party = party.filter((_, at) => at !== stays);
    encounter.reps = reps.filter((_, at) => at !== stays);
    encounter.combinedRep -= reps[stays] ?? 0;
    encounter.clips = clips.filter(({ weapon }) => !weapons.includes(weapon));
  },
  'side-mustered': (campaign, { side }) => {
    const encounter = present(campaign);
    encounter.others = [...(encounter.others ?? []), side];
  },
  'alert-rolled': (campaign, { alerted, turn }) => {
    const { escape: under } = present(campaign);
    if (under === null) throw new Error('an alert was rolled for outside an escape');
    under.turns += 1;
    under.alerted = alerted;
    if (turn !== undefined) under.rolledIn = turn;
  },
  'pursuit-begun': (campaign, { pursuit }) => {
    present(campaign).pursuits = [copy(pursuit)];
  },
  'pursuit-turned': (campaign, { band, lead, end, side }) => {
    const pursuit = present(campaign).pursuits[band];
    if (pursuit === undefined) throw new Error('a pursuit turned that never began');
    pursuit.lead = lead;
    pursuit.end = end;
    pursuit.side = side;
  },
  'pursuit-split': (campaign, { band, into }) => {
    present(campaign).pursuits.splice(band, 1, ...copy([...into]));
  },
  'place-entered': (campaign, { visit }) => {
    const encounter = present(campaign);
    encounter.visits.push(visit);
    encounter.stage = 'on-the-table';
  },
  'place-closed': (campaign, { spot }) => {
    present(campaign).closed.push(spot);
  },
  'group-met': (campaign, { contact }) => {
    campaign.contacts = [...campaign.contacts, copy(contact)];
    campaign.count.contacts += 1;
  },
  'group-dealt-with': (campaign, { contact: id, standing, whereabouts, at, first, figures }) => {
    if (first !== undefined && figures !== undefined) walkTheWalk(campaign, { group: id, figures, first });
    changeGroup(campaign, id, (contact) => {
      contact.standing = standing;
      contact.whereabouts = whereabouts;
      contact.seen = at;
      contact.times += 1;
    });
  },
  'group-changed': (campaign, { contact: id, members, whereabouts }) => {
    changeGroup(campaign, id, (contact) => {
      contact.members = members;
      if (whereabouts !== undefined) contact.whereabouts = whereabouts;
    });
  },
  'took-part': (campaign, { figure, rep }) => {
    const encounter = present(campaign);
    encounter.party = [...encounter.party, figure];
    encounter.reps = [...encounter.reps, rep];
  },
  'innocent-rescued': (campaign, { figure }) => {
    const encounter = present(campaign);
    encounter.innocents += 1;
    encounter.rescued = [...(encounter.rescued ?? []), figure];
  },
  searched: (campaign, { search }) => {
    present(campaign).searches.push(search);
  },
  'battle-reported': (campaign, { records, met, left, field, shots }) => {
    const encounter = present(campaign);
    encounter.records = copy([...records]);
    if (met !== undefined) encounter.met = met;
    if (left !== undefined) encounter.left = left;
    encounter.field = field;
    encounter.shots += shots;
    // The shots reported include them; nobody rolls for zombies any more.
    encounter.markers = [];
    encounter.stage = 'after';
  },
  'record-changed': (campaign, { to }) => {
    const encounter = present(campaign);
    encounter.records = encounter.records.map((record) => (record.figure === to.figure ? { ...to } : record));
  },
  'step-settled': (campaign, { type: _, ...settled }) => {
    present(campaign).settled.push(settled);
  },
  'points-scored': (campaign, { points }) => {
    campaign.points += points;
  },
  'encounter-corrected': (campaign, { from, to, last }) => {
    campaign.points += to.points - from.points;
    for (const [at, { figure, zombies, people }] of to.kills.entries()) {
      const was = from.kills[at];
      if (was === undefined) throw new Error(`kills of ${figure} are corrected that were none`);
      changeFigure(campaign, figure, ({ tally }) => {
        tally.zombies = Math.max(0, tally.zombies + zombies - was.zombies);
        tally.people = Math.max(0, tally.people + people - was.people);
      });
    }
    if (last === true && campaign.before !== null)
      campaign.before = { ...campaign.before, successful: to.successful };
  },
  'encounter-ended': (campaign, { summary, to, hunters, prisons }) => {
    for (const record of present(campaign).records) {
      changeFigure(campaign, record.figure, ({ tally }) => {
        tally.outings += 1;
        tally.zombies += record.zombiesKilled;
        tally.people += record.peopleKilled;
      });
    }
    const { kind, role, area, successful, leftWithHumansBehind } = summary;
    campaign.before = {
      ...{ kind, role, area, successful, leftWithHumansBehind },
      ...(hunters && { hunters }),
      ...(prisons && { prisons }),
    };
    campaign.encounter = null;
    campaign.calendar.now = to;
  },
};

export function isEncounterEvent(event: CampaignEvent): event is EncounterEvent {
  return Object.hasOwn(APPLIED, event.type);
}

export function applyToEncounter(campaign: Campaign, event: EncounterEvent): void {
  // Each entry takes the event of its own type, which is the one it is found by.
  const write = APPLIED[event.type] as (campaign: Campaign, event: EncounterEvent) => void;
  write(campaign, event);
}

/** Sets up the first round after words: the side that makes the first move becomes active, whatever its figures have done in this turn. */
function walkTheWalk(campaign: Campaign, round: FirstRound): void {
  const encounter = present(campaign);
  encounter.firstRound = copy(round);
  encounter.fighters = encounter.fighters.map((fighter) => {
    const wins =
      round.first === 'player'
        ? round.figures.some((id) => id === fighter.who)
        : fighter.who.startsWith(`${round.group}/`);
    const { done: _, moved: __, ...fresh } = fighter;
    return wins ? fresh : fighter;
  });
}
