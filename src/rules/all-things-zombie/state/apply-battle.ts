/** Writes what happens in a battle into its Encounter, in place: turns, those on the table, noise, zombies and tests. */
import type { Spot } from '../../core/play.ts';
import { inTurn, placed, withGunfire, withoutPiece } from './board.ts';
import type { Campaign } from './campaign.ts';
import type { Encounter } from './encounter.ts';
import type { EncounterEvent } from './encounter-events.ts';
import { changeFigure, present } from './parts.ts';
import { type Fighter, type FighterId, staysHidden } from './turn.ts';

type Applied<T extends EncounterEvent['type']> = (
  campaign: Campaign,
  event: Extract<EncounterEvent, { readonly type: T }>,
) => void;
export type AppliedByType = { readonly [T in EncounterEvent['type']]: Applied<T> };

export const APPLIED_IN_BATTLE = {
  'turn-begun': (campaign, { turn }) => {
    const encounter = present(campaign);
    encounter.turn = turn;
    encounter.stage = 'on-the-table';
    delete encounter.firstRound;
    if (encounter.board !== undefined) {
      encounter.board = inTurn(encounter.board, turn.number);
      // A word of the last turn; in each new one places say it.
      delete encounter.groups;
    }
    encounter.fighters = encounter.fighters.map(
      ({
        underFire: _,
        done: __,
        toFire: ___,
        moved: ____,
        chargedBy: _____,
        inSight: ______,
        pursues: _______,
        underFireToo: ________,
        chargedByToo: _________,
        ...fighter
      }) => ({
        ...fighter,
        shots: 0,
      }),
    );
  },
  'side-acts': (campaign, { side, leading, groups }) => {
    const encounter = present(campaign);
    if (encounter.turn === null) return;
    const { number, dice } = encounter.turn;
    encounter.turn = { number, dice, acting: side, ...(leading && { leading }), ...(groups && { groups }) };
  },
  'groups-kept': (campaign, { groups }) => {
    present(campaign).groups = groups;
  },
  'done-anyway': () => undefined,
  'fighter-changed': (campaign, { to, of }) => {
    const encounter = present(campaign);
    encounter.stage = 'on-the-table';
    const before = encounter.fighters.find(({ who }) => who === to.who);
    const stands = (before?.condition ?? 'up') === to.condition ? to : markedNow(to);
    const seen = insideOf(before) === insideOf(to) ? stands : seesAnew(stands);
    const now = seen.hidden && !staysHidden(seen, of) ? hiddenNoMore(seen) : seen;
    encounter.fighters = [...encounter.fighters.filter(({ who }) => who !== to.who), now];
    if ((of === 'moved' && to.moved !== undefined) || (before?.hidden && !now.hidden)) looksAnew(encounter);
  },
  'ammo-spent': (campaign, { spent }) => {
    const encounter = present(campaign);
    encounter.spent = [...encounter.spent.filter(({ weapon }) => weapon !== spent.weapon), spent];
  },
  'shots-marked': (campaign, { marker }) => {
    const encounter = present(campaign);
    encounter.markers.push(marker);
    if (marker.of === undefined) isHeardFrom(encounter, marker.from?.spot);
  },
  'shots-fired': (campaign, { shots, of, marker, arrivals, from }) => {
    const encounter = present(campaign);
    isHeardFrom(encounter, from);
    if (of === undefined) encounter.shots += shots;
    encounter.drawn += arrivals.length;
    encounter.arrivals.push(...arrivals);
    if (marker !== null) encounter.markers.splice(marker, 1);
  },
  'vehicle-changed': (campaign, { to }) => {
    const encounter = present(campaign);
    const { working = [] } = encounter;
    const known = working.some(({ id }) => id === to.id);
    encounter.working = known ? working.map((one) => (one.id === to.id ? to : one)) : [...working, to];
    if (to.away && encounter.board !== undefined) encounter.board = withoutPiece(encounter.board, to.id);
    if (to.speed > 0)
      encounter.fighters = encounter.fighters.map((one) => (one.inside === to.id ? hiddenNoMore(one) : one));
    looksAnew(encounter);
  },
  'conditions-set': (campaign, { to }) => {
    present(campaign).conditions = to;
  },
  'fires-changed': (campaign, { to }) => {
    present(campaign).fires = to;
  },
  'zombies-changed': (campaign, { to }) => {
    const encounter = present(campaign);
    const { made, groups } = encounter.zombies ?? { made: 0, groups: [] };
    const known = groups.some(({ id }) => id === to.id);
    encounter.zombies = {
      made: Math.max(made, Number(to.id.slice(1))),
      groups: (known ? groups.map((one) => (one.id === to.id ? to : one)) : [...groups, to]).filter(
        ({ count }) => count > 0,
      ),
    };
    if (to.count === 0 && encounter.board !== undefined)
      encounter.board = withoutPiece(encounter.board, to.id);
    looksAnew(encounter);
  },
  'board-taken-up': (campaign, { board }) => {
    const encounter = present(campaign);
    if (board === null) delete encounter.board;
    else encounter.board = board;
  },
  'photo-laid': (campaign, { photo }) => {
    const encounter = present(campaign);
    if (photo === null) delete encounter.photo;
    else encounter.photo = photo;
  },
  'pieces-placed': (campaign, { places }) => {
    const encounter = present(campaign);
    if (encounter.board === undefined) throw new Error('somebody was placed on a board that isn’t there');
    encounter.board = placed(encounter.board, places);
  },
  'figure-tested': () => undefined,
  'stranger-tested': (campaign, { who, hero }) => {
    if (hero) becomesHero(campaign, who);
  },
  'drink-rolled': (campaign, { figure, state }) => {
    present(campaign).drunk.push({ figure, state });
  },
  'hero-made': (campaign, { figure }) => {
    becomesHero(campaign, figure);
  },
  'death-seen': (campaign, { figure: id, seen }) => {
    changeFigure(campaign, id, (figure) => {
      figure.seenZombieDeath = seen;
    });
  },
} satisfies Partial<AppliedByType>;

const insideOf = (fighter: Fighter | undefined) => fighter?.inside ?? null;

/** On a board zombies remember where a shot was fired. */
function isHeardFrom(encounter: Encounter, spot: Spot | undefined): void {
  if (encounter.board === undefined || spot === undefined) return;
  encounter.board = withGunfire(encounter.board, { turn: encounter.turn?.number ?? 0, spot });
}

/** Whatever has come of its last check, the figure stands otherwise now. */
const markedNow = ({ toMark: _, ...fighter }: Fighter): Fighter => fighter;

/** Zombies come into sight as it comes out. */
const seesAnew = ({ hasSeen: _, ...fighter }: Fighter): Fighter => fighter;

const hiddenNoMore = ({ hidden: _, ...fighter }: Fighter): Fighter => fighter;

/** Once anything has moved, In Sight may be tested once more. */
function looksAnew(encounter: Encounter): void {
  encounter.fighters = encounter.fighters.map((fighter) => {
    if (fighter.done?.looked === undefined) return fighter;
    const { looked: _, ...done } = fighter.done;
    return { ...fighter, done };
  });
}

/** Once more, where it had been one before it was taken out of the fight. */
function becomesHero(campaign: Campaign, who: FighterId): void {
  const encounter = present(campaign);
  encounter.heroes.push(who);
  encounter.fighters = encounter.fighters.map((fighter) => {
    if (fighter.who !== who || fighter.heroOver === undefined) return fighter;
    const { heroOver: _, ...again } = fighter;
    return again;
  });
}
