/** Additions that each event of an Encounter makes to what is known of it. */

import type { Contact } from '../../meeting-and-greeting/contact.ts';
import type { EventOf } from '../../state/campaign-events.ts';
import { byRule } from '../../state/cause.ts';
import type { ReportType } from '../../state/event-table.ts';
import { isStranger, strangerId } from '../../state/turn.ts';
import { noteFighter, noteFind } from './course.ts';
import type { EncounterFacts, Meeting } from './known.ts';

/** An event that a report is written from doesn't compile before it stands here. */
export const NOTED: { readonly [T in ReportType]: (facts: EncounterFacts, event: EventOf<T>) => void } = {
  'encounter-planned': (facts, { encounter }) => {
    facts.plan = encounter;
  },
  'left-at-home': (facts, { figure }) => {
    if (facts.plan === null) return;
    facts.plan = { ...facts.plan, party: facts.plan.party.filter((id) => id !== figure) };
  },
  'force-changed': changedForce,
  'one-off-decided': (facts, { result }) => {
    facts.result = result;
  },
  'table-set': (facts, { table }) => {
    facts.table = table;
  },
  'zombies-placed': (facts, { zombies }) => {
    facts.zombiesAtStart = zombies;
  },
  'place-entered': (facts, { visit }) => {
    facts.visits.push(visit);
    facts.course.moments.push({ what: 'entered', turn: facts.course.turn, visit });
  },
  'group-met': (facts, { contact }) => {
    facts.meetings.push(meeting(contact));
    facts.course.moments.push({ what: 'met', turn: facts.course.turn, contact: contact.id });
    for (const [at, { name }] of contact.members.entries())
      facts.course.strangers.set(strangerId(contact.id, at), name);
  },
  'group-dealt-with': dealt,
  'side-mustered': (facts, { side }) => {
    facts.sides.push(side);
  },
  'turn-begun': (facts, { turn }) => {
    facts.turns = turn.number;
    facts.course.turn = turn.number;
  },
  'conditions-set': (facts, { to }) => {
    if (facts.turns === 0) facts.conditions = to;
  },
  'fighter-changed': (facts, { to, fired }) => {
    noteFighter(facts.course, to, fired);
  },
  searched: (facts, { search }) => {
    facts.searches.push(search);
    if (search.found) noteFind(facts.course, search);
  },
  'shots-fired': (facts, { shots, of, arrivals }) => {
    if (of !== undefined) {
      facts.drawnByMotors += arrivals.length;
      if (arrivals.length > 0) facts.motors.add(of);
    } else {
      facts.shots += shots;
      facts.drawn += arrivals.length;
    }
  },
  'alert-rolled': (facts, { alerted }) => {
    facts.alarm = facts.alarm === true || alerted;
  },
  'pursuit-begun': (facts, { pursuit: { lead, end } }) => {
    facts.pursuits = [{ lead, end }];
  },
  'pursuit-turned': (facts, { band, lead, end }) => {
    facts.pursuits[band] = { lead, end };
  },
  'pursuit-split': (facts, { band, into }) => {
    facts.pursuits.splice(band, 1, ...into.map(({ lead, end }) => ({ lead, end })));
  },
  'battle-reported': (facts, { records, met = [], shots, by }) => {
    facts.records = records;
    facts.met = met;
    facts.shots += shots;
    facts.unheard += shots;
    facts.by = by;
  },
  'points-scored': (facts, { points, innocents }) => {
    facts.points = points;
    facts.innocents = innocents;
  },
  'encounter-ended': (facts, { summary }) => {
    facts.ended = summary;
  },
  'encounter-corrected': (facts, { number, to: { kills, ...result }, captives = [] }) => {
    // Told while another Encounter was under way, it is no part of that one.
    if (facts.plan?.number !== number || facts.ended === null) return;
    facts.records = facts.records.map((record) => {
      const own = kills.find(({ figure }) => figure === record.figure);
      return own === undefined ? record : { ...record, zombiesKilled: own.zombies, peopleKilled: own.people };
    });
    facts.ended = { ...facts.ended, ...result };
    facts.points = result.points;
    for (const id of captives)
      result.successful
        ? facts.fates.set(id, { to: 'ready', why: byRule('fetched') })
        : facts.fates.delete(id);
  },
  'encounter-dropped': (facts) => {
    facts.dropped = true;
  },
  'hero-made': (facts, { figure }) => {
    facts.heroes.push(figure);
  },
  'record-changed': (facts, { to }) => {
    facts.records = facts.records.map((one) => (one.figure === to.figure ? to : one));
  },
  'status-changed': (facts, { figure, to, why }) => {
    facts.fates.set(figure, { to, why });
  },
  'figure-joined': (facts, { figure: { id, name } }) => {
    facts.joined.push({ id, name });
  },
  'innocent-rescued': (facts, { figure }) => {
    facts.saved.push(figure);
  },
  'rep-changed': (facts, { figure, to, why, ...changed }) => {
    const from = facts.rep.get(figure)?.from ?? changed.from;
    facts.rep.set(figure, { from, to, why });
  },
  'rap-changed': (facts, { figure, from, to }) => {
    facts.rap.set(figure, (facts.rap.get(figure) ?? 0) + to - from);
  },
  'attribute-gained': (facts, event) => {
    facts.attributes.push(event);
  },
  'attribute-lost': (facts, event) => {
    facts.attributes.push(event);
  },
  'vehicle-rolled': (facts, { won }) => {
    if (won) facts.vehiclesWon += 1;
  },
  'vehicle-taken-along': (facts) => {
    facts.vehiclesHeldOver += 1;
  },
  'stock-gained': (facts, { item }) => {
    facts.gained.push(item);
  },
  'stock-used': (facts, event) => {
    facts.used.push(event);
  },
};

/** Changes the forces of a battle by itself: those bought are who went, and whom it came to blows with. */
function changedForce(
  facts: EncounterFacts,
  { force, name, in: isIn, bought }: EventOf<'force-changed'>,
): void {
  const { plan } = facts;
  if (plan?.oneOff === undefined) return;
  const party = bought.flatMap(({ who }) => (isStranger(who) ? [] : [who]));
  facts.plan = { ...plan, party, oneOff: { ...plan.oneOff, bought } };
  facts.joined = facts.joined.filter(({ id }) => isIn && !party.includes(id));
  const [others] = facts.meetings;
  if (force === 'own' || others === undefined) return;
  const at = others.names.indexOf(name);
  others.names = isIn ? [...others.names, name] : others.names.filter((_, place) => place !== at);
}

const SILENT = { standing: null, whereabouts: 'about', fought: false } as const;

function meeting({ id, members }: Contact): Meeting {
  const names = members.map(({ name }) => name);
  return { contact: id, names, how: null, ...SILENT, speaker: names[0] ?? null };
}

function dealt({ meetings }: EncounterFacts, event: EventOf<'group-dealt-with'>): void {
  let met = meetings.find(({ contact }) => contact === event.contact);
  if (met === undefined) {
    met = { contact: event.contact, names: [], how: null, ...SILENT, speaker: event.speaker };
    meetings.push(met);
  }
  met.how = event.how;
  met.speaker = event.speaker;
  met.standing = event.standing;
  met.whereabouts = event.whereabouts;
  met.fought ||= event.standing === 'fought';
}
