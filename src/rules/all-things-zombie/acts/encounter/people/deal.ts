/** Dealing with people met: who goes first, shoot or talk, and how they part. */
import { choose, type OddsAsk, type Play } from '../../../../core/play.ts';
import { type Asking, askingOf } from '../../../asking.ts';
import { optionsOf } from '../../../data/text/options.ts';
import {
  type ContactId,
  type DealtHow,
  dealtWith,
  isFree,
  type Standing,
  type Stranger,
  speakerOf,
  talkModifiersOf,
  type Whereabouts,
} from '../../../meeting-and-greeting/contact.ts';
import { attackOrTalk, outnumbers } from '../../../meeting-and-greeting/first.ts';
import { innocentComesAlong } from '../../../meeting-and-greeting/survivors.ts';
import {
  type Talked,
  type Talker,
  type Talking,
  type TalkModifier,
  talk,
  talkModifier,
  talkOdds,
  walk,
} from '../../../meeting-and-greeting/talk.ts';
import type { SeenCampaign, SeenGroup } from '../../../state/seen.ts';
import { type StrangerId, strangerId } from '../../../state/turn.ts';
import { LEADERSHIPS } from '../../../types.ts';
import { type Act, type ActOf, type CampaignPlay, declared, done, type InputOf } from '../../act.ts';
import { FIGHTERS, GROUP } from '../../fields.ts';
import { BEFORE_REPORT, encounterAt, no, type SeenEncounter, tell } from '../act.ts';
import { allOfOurs } from '../checks/around.ts';
import { canAct } from '../standing/able.ts';
import { type Fighting, fighterNamed } from '../standing/fighters.ts';
import { plain } from '../standing/met.ts';
import { join } from '../standing/people.ts';
import { type FirstLook, lookAtEachOther, tellLooks } from './sight.ts';

export const DEAL = declared({
  fields: {
    contact: GROUP,
    /** Figures of the party, and friends of it, that came in on them. */
    figures: FIGHTERS,
  },
  stages: BEFORE_REPORT,
  refusals: ['no-such-group', 'dealt-with', 'not-here', 'not-of-ours', 'out-of-action'],
});

export function* dealWith(
  now: SeenCampaign,
  { contact: id, figures: ids }: InputOf<typeof DEAL>,
): ActOf<typeof DEAL> {
  const encounter = encounterAt(now, DEAL.stages);
  if (typeof encounter === 'string') return no(encounter);
  const visit = encounter.visits.find(({ group }) => group === id);
  const contact = now.contacts.find((one) => one.id === id);
  if (visit === undefined || contact === undefined) return no('no-such-group');
  if (contact.whereabouts !== 'about' || dealtWith(contact, encounter.date)) return no('dealt-with');
  const party = allOfOurs(now, encounter, ids);
  if (typeof party === 'string') return no(party);
  if (!party.every(({ fighter }) => canAct(encounter, fighter.who))) return no('out-of-action');
  const there = contact.members.filter(isFree);
  const others = there.filter(({ innocent }) => !innocent);
  const at = (one: Stranger) => strangerId(contact.id, contact.members.indexOf(one));
  const met = { now, encounter, contact: contact.id, spot: visit.spot, there, at: there.map(at), party };
  const alone = innocentComesAlong(others.length, false);
  if (alone) return yield* parted(met, { ending: 'comeAlong', speaker: null });
  const before = contact.standing;
  const come = yield* itComesTo(now, encounter, party, contact);
  const end = yield* parted(met, come);
  yield* keepsPast(now, contact.id, before);
  return end;
}

/** Has a group that stays about remember how it stood before this dealing, where that modifies talks. */
function* keepsPast(now: SeenCampaign, contact: ContactId, before: Standing): CampaignPlay<void> {
  const group = now.contacts.find(({ id }) => id === contact);
  if (group === undefined || group.whereabouts !== 'about' || group.standing === before) return;
  if (talkModifiersOf(before).length === 0) return;
  const members = group.members.map(
    (one): Stranger => ({ ...plain(one), past: [...new Set([...(one.past ?? []), before])] }),
  );
  yield* tell({ type: 'group-changed', contact, members });
}

type Ending = Exclude<DealtHow, 'beaten'>;

const ENDS = {
  comeAlong: { standing: 'cooperated', whereabouts: 'joined' },
  join: { standing: 'cooperated', whereabouts: 'joined' },
  actTogether: { standing: 'cooperated', whereabouts: 'about' },
  part: { standing: 'parted', whereabouts: 'about' },
  // Talked, and could not agree on anything (ATZ-80, ours).
  disagree: { standing: 'unhelpful', whereabouts: 'about' },
  fight: { standing: 'fought', whereabouts: 'about' },
} as const satisfies Record<Ending, { standing: Standing; whereabouts: Whereabouts }>;

interface Came {
  readonly ending: Ending;
  /** The side that acts first where words came to blows. */
  readonly first?: 'player' | 'other';
  readonly speaker: string;
}

function* itComesTo(
  now: SeenCampaign,
  encounter: SeenEncounter,
  party: readonly Fighting[],
  { id, members, standing }: SeenGroup,
): CampaignPlay<Came> {
  const others = members.flatMap((one, at) =>
    isFree(one) && !one.innocent ? (fighterNamed(now, encounter, strangerId(id, at)) ?? []) : [],
  );
  const look = yield* lookAtEachOther(now, encounter, { party, others });
  const speaker = others.find(({ fighter }) => fighter.who === look.leader);
  const own = leaderAmong(party);
  if (speaker === undefined || own === undefined) throw new Error('nobody is there to talk or to fight');
  const asking = askingOf(id);
  const which = outnumbers(party.length, others.length);
  const past = talkModifiersOf(
    standing,
    members.flatMap((one) => one.past ?? []),
  );
  const talking: Talking = {
    player: talkerOf(own.fighter.who, own, [...past, ...edgeOf('player', which, look)]),
    other: talkerOf(speaker.fighter.who, speaker, [...past, ...edgeOf('other', which, look)]),
    outnumbers: which,
    playerDecides: true,
  };
  const attacks =
    look.first === 'player'
      ? yield* playerAttacks(askingOf(own.fighter.who), talkOdds(talking))
      : (yield* attackOrTalk(askingOf(speaker.fighter.who), speaker.rep, which)).does === 'attack';
  yield* tellLooks(now, look, attacks);
  const { name } = speaker;
  // Attackers open fire as In Sight has it; only words that fail lead to Walk the Walk.
  if (attacks) return { ending: 'fight', speaker: name };
  const talked = yield* talk(asking, talking);
  if (talked.end !== 'fight') return { ending: endOf(talked), speaker: name };
  const whose = { player: own.fighter.who, other: speaker.fighter.who };
  const { first } = yield* walk(asking, own.rep, speaker.rep, whose);
  return { ending: 'fight', first, speaker: name };
}

const talkerOf = (of: string, { rep }: Pick<Fighting, 'rep'>, by: readonly TalkModifier[]): Talker => ({
  rep,
  of,
  modifier: talkModifier(by),
  by,
});

function endOf({ end, cooperationFace }: Talked): Ending {
  return end === 'part' && cooperationFace !== null ? 'disagree' : end;
}

/** The overall Leader speaks where he is, then another Leader, then the highest Rep; friends of the party lead none of it. */
function leaderAmong(party: readonly Fighting[]): Fighting | undefined {
  const rank = ({ figure }: Fighting) => LEADERSHIPS.indexOf(figure?.leadership ?? 'none');
  return party.toSorted((a, b) => rank(a) - rank(b) || b.rep - a.rep)[0];
}

function edgeOf(
  side: 'player' | 'other',
  outnumbering: 'player' | 'other' | 'none',
  { playerDrop, othersDrop }: FirstLook,
): readonly TalkModifier[] {
  const drop = side === 'player' ? playerDrop : othersDrop;
  return [...(side === outnumbering ? (['outnumbers'] as const) : []), ...(drop ? (['drop'] as const) : [])];
}

/** To talk has odds; to attack is a fight. */
function* playerAttacks({ seat, of }: Asking, odds: OddsAsk): Play<boolean, never> {
  const choice = yield* choose({
    seat,
    of,
    rule: 'atz.encountering-humans',
    options: optionsOf('atz.encountering-humans').map((one) => (one.id === 'talk' ? { ...one, odds } : one)),
  });
  return choice === 'attack';
}

interface Met {
  readonly now: SeenCampaign;
  readonly encounter: SeenEncounter;
  readonly contact: ContactId;
  readonly spot: string;
  readonly there: readonly Stranger[];
  /** Ids of those there on the table, in the same order. */
  readonly at: readonly StrangerId[];
  readonly party: readonly Fighting[];
}

function* parted(
  { now, encounter, contact, spot, there, at, party }: Met,
  { ending, first, ...spoke }: Omit<Came, 'speaker'> & { readonly speaker: string | null },
): Act<never> {
  const { standing, whereabouts } = ENDS[ending];
  const speaker = spoke.speaker ?? speakerOf(there)?.name ?? null;
  const came = {
    ...{ standing, whereabouts, how: ending, at: encounter.date },
    ...(first !== undefined && { first, figures: party.map(({ fighter }) => fighter.who) }),
  } as const;
  yield* tell({ type: 'group-dealt-with', contact, speaker, ...came });
  if (whereabouts === 'joined')
    yield* join(
      now,
      there,
      at.map((id) => now.encounter?.fighters.find(({ who }) => who === id)),
    );
  if (ending === 'actTogether') yield* handOverInnocents(now, contact, there);
  if (ending === 'part' || ending === 'disagree') yield* tell({ type: 'place-closed', spot });
  return done('deal', { speaker, how: ending });
}

/** Has the Innocent of a group that works together join the party; the group gives them up and goes on without (ATZ-7). */
function* handOverInnocents(
  now: SeenCampaign,
  contact: ContactId,
  there: readonly Stranger[],
): CampaignPlay<void> {
  const innocents = there.filter(({ innocent }) => innocent);
  if (innocents.length === 0) return;
  const members = there.filter(({ innocent }) => !innocent);
  yield* tell({ type: 'group-changed', contact, members });
  yield* join(now, innocents);
}
