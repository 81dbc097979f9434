/** Dealing with people met: who goes first, shoot or talk, and how they part. */
import { choose, type Play } from '../../../core/play.ts';
import { PLAYER_ASKING } from '../../asking.ts';
import { type Act, type CampaignPlay, done, type Now, type SeenFigure } from '../../campaign/act.ts';
import { figureId, NEW_TALLY } from '../../campaign/state.ts';
import { attackOrTalk, type First, leaderOf, outnumbers, type Seen, whoGoesFirst } from '../../meet/first.ts';
import { awareness } from '../../meet/survivors.ts';
import { type TalkEnd, type TalkModifier, talk, talkModifier, walk } from '../../meet/talk.ts';
import {
  type ContactId,
  type Standing,
  type Stranger,
  speakerOf,
  talkModifiersOf,
  type Whereabouts,
} from '../../people/contact.ts';
import { inSight } from '../../reaction/in-sight.ts';
import { arm } from '../../recruiting.ts';
import { no, participant, tell } from './act.ts';

const ASKING = PLAYER_ASKING;

export interface Dealing {
  readonly contact: string;
  /** Those of the party who came in on them. */
  readonly figures: readonly string[];
}

export function* dealWith(now: Now, { contact: id, figures: ids }: Dealing): Act {
  const { encounter } = now;
  if (encounter === null) return no('none-planned');
  const visit = encounter.visits.find(({ group }) => group === id);
  const contact = now.contacts.find((one) => one.id === id);
  if (visit === undefined || contact === undefined) return no('no-such-group');
  if (contact.whereabouts !== 'about' || settledToday(now, contact)) return no('dealt-with');
  const figures = ids.map((one) => participant(now, one)).filter((figure) => figure !== undefined);
  if (figures.length < ids.length || figures.length === 0) return no('not-here');
  const there = contact.members.filter(({ alive }) => alive);
  const sight = yield* lookAtEachOther(figures, there, encounter.shots > 0);
  const speaker = there.find(({ name }) => name === sight.leader) ?? speakerOf(there);
  const own = figures.toSorted((a, b) => b.rep - a.rep)[0];
  if (speaker === undefined || own === undefined) return no('no-such-group');
  const which = outnumbers(figures.length, there.length);
  const attack =
    sight.first === 'player'
      ? yield* playerAttacks()
      : (yield* attackOrTalk(ASKING, speaker.rep, which)).does === 'attack';
  if (attack) {
    yield* walk(ASKING, own.rep, speaker.rep);
    return yield* parted(now, contact.id, speaker, 'fight', visit.spot);
  }
  const past = talkModifiersOf(contact.standing);
  const talked = yield* talk(ASKING, {
    player: {
      rep: own.rep,
      modifier: talkModifier([...past, ...edge(which === 'player', sight.playerDrop)]),
    },
    other: {
      rep: speaker.rep,
      modifier: talkModifier([...past, ...edge(which === 'other', sight.othersDrop)]),
    },
    outnumbers: which,
    playerDecides: true,
  });
  if (talked.end === 'fight') yield* walk(ASKING, own.rep, speaker.rep);
  return yield* parted(now, contact.id, speaker, talked.end, visit.spot);
}

/** Somebody met before counts as dealt with only once it has happened in this Encounter. */
function settledToday(
  now: Now,
  {
    standing,
    times,
    met,
    seen,
  }: {
    readonly standing: Standing;
    readonly times: number;
    readonly met: object;
    readonly seen: { readonly year: number; readonly period: number };
  },
): boolean {
  const { year, period } = now.calendar.now;
  return (
    standing !== 'strangers' && times > 0 && met !== null && seen.year === year && seen.period === period
  );
}

const edge = (more: boolean, drop: boolean): TalkModifier[] => [
  ...(more ? (['outnumbers'] as const) : []),
  ...(drop ? (['drop'] as const) : []),
];

interface Sight {
  readonly first: First;
  /** The name of who speaks for those met. */
  readonly leader: string | undefined;
  readonly playerDrop: boolean;
  readonly othersDrop: boolean;
}

/** In Sight checks of all involved: the party moves, those inside stand still, unless taken by surprise. */
function* lookAtEachOther(
  figures: readonly SeenFigure[],
  there: readonly Stranger[],
  shots: boolean,
): Play<Sight, never> {
  const party: Seen[] = [];
  for (const { id, rep, attributes, leadership } of figures) {
    const { checked } = yield* inSight(
      ASKING,
      { rep, attributes, leader: leadership !== 'none' },
      { moving: true },
    );
    party.push({ id, rep, passes: checked.rolled });
  }
  const others: Seen[] = [];
  for (const { name, rep, attributes } of there) {
    const noticed = (yield* awareness(ASKING, rep, shots)).awareness;
    if (noticed === 'surprised') others.push({ id: name, rep, passes: null });
    else {
      const { checked } = yield* inSight(ASKING, { rep, attributes }, { unaware: noticed === 'unaware' });
      others.push({ id: name, rep, passes: checked.rolled });
    }
  }
  const failed = ({ passes }: Seen) => passes === null || passes === 0;
  return {
    first: whoGoesFirst(party, others),
    leader: leaderOf(others)?.id,
    playerDrop: others.every(failed),
    othersDrop: party.every(failed),
  };
}

function* playerAttacks(): Play<boolean, never> {
  const choice = yield* choose({
    seat: ASKING.seat,
    rule: 'atz.encountering-humans',
    options: [
      { id: 'talk', text: 'Talk the Talk' },
      { id: 'attack', text: 'Attack at once' },
    ],
  });
  return choice === 'attack';
}

const ENDS = {
  join: { standing: 'cooperated', whereabouts: 'joined', how: 'They join the party' },
  actTogether: { standing: 'cooperated', whereabouts: 'about', how: 'Both act together this once' },
  part: { standing: 'parted', whereabouts: 'about', how: 'They part amiably' },
  fight: { standing: 'fought', whereabouts: 'about', how: 'It comes to a fight' },
} as const satisfies Record<TalkEnd, { standing: Standing; whereabouts: Whereabouts; how: string }>;

function* parted(now: Now, contact: ContactId, speaker: Stranger, end: TalkEnd, spot: string): Act {
  const { standing, whereabouts, how } = ENDS[end];
  const members = now.contacts.find(({ id }) => id === contact)?.members ?? [];
  yield* tell({
    type: 'group-dealt-with',
    contact,
    speaker: speaker.name,
    standing,
    whereabouts,
    how,
    at: now.calendar.now,
  });
  if (end === 'join') for (const member of members.filter(({ alive }) => alive)) yield* joins(now, member);
  if (end === 'part') yield* tell({ type: 'place-closed', spot });
  return done(`${speaker.name}: ${how.toLowerCase()}`);
}

function* joins(
  now: Now,
  { name, rep, attributes, protected: armour, weapons }: Stranger,
): CampaignPlay<void> {
  yield* tell({
    type: 'figure-joined',
    figure: {
      id: figureId(now.count.figures + 1),
      kind: 'grunt',
      name,
      rep,
      rap: 0,
      attributes: [...attributes],
      protected: armour,
      leadership: 'none',
      advantages: [],
      weapons: arm(weapons, now.count.weapons),
      status: 'ready',
      since: now.calendar.now,
      joined: now.calendar.now,
      origin: null,
      biography: '',
      seenZombieDeath: false,
      heldIn: null,
      tally: NEW_TALLY,
    },
  });
}
