/** A battle on a board, and the same at a table of the player’s with the circumstances typed in that places gave: they tell the same. */
import { expect, it } from 'vitest';
import type { Act } from '../../../../../src/rules/all-things-zombie/acts/act.ts';
import type { ActInput } from '../../../../../src/rules/all-things-zombie/acts/acts.ts';
import { takeUpBoard } from '../../../../../src/rules/all-things-zombie/acts/encounter/board/take-up.ts';
import {
  chargeWay,
  isWithinCharge,
} from '../../../../../src/rules/all-things-zombie/acts/encounter/checks/charge-way.ts';
import {
  checkByPlaces,
  unseenBy,
} from '../../../../../src/rules/all-things-zombie/acts/encounter/checks/check-by-places.ts';
import type { Check } from '../../../../../src/rules/all-things-zombie/acts/encounter/checks/checks.ts';
import { proposals } from '../../../../../src/rules/all-things-zombie/acts/encounter/due/proposals.ts';
import { aimOnBoard } from '../../../../../src/rules/all-things-zombie/acts/encounter/fire/aim-on-board.ts';
import { fighterNamed } from '../../../../../src/rules/all-things-zombie/acts/encounter/standing/fighters.ts';
import { standsAt } from '../../../../../src/rules/all-things-zombie/acts/encounter/standing/stands-at.ts';
import { groupsApart } from '../../../../../src/rules/all-things-zombie/acts/encounter/turn/activation.ts';
import { zombiesNamed } from '../../../../../src/rules/all-things-zombie/acts/encounter/zombies/zombies.ts';
import { type PlayedId, playOf } from '../../../../../src/rules/all-things-zombie/acts/plays.ts';
import { fieldsOf } from '../../../../../src/rules/all-things-zombie/board/by-places.ts';
import { BASE } from '../../../../../src/rules/all-things-zombie/board/place.ts';
import { overlaps } from '../../../../../src/rules/all-things-zombie/board/room.ts';
import { type Chance, chanceOf } from '../../../../../src/rules/all-things-zombie/bots/chance.ts';
import { apply } from '../../../../../src/rules/all-things-zombie/state/apply.ts';
import type { Campaign } from '../../../../../src/rules/all-things-zombie/state/campaign.ts';
import type { CampaignEvent } from '../../../../../src/rules/all-things-zombie/state/campaign-events.ts';
import { diceBox } from '../../../../../src/rules/core/dice.ts';
import { drive, type Table } from '../../../../../src/rules/core/driver.ts';
import type { Question } from '../../../../../src/rules/core/play.ts';
import { seen } from '../../../../../src/rules/core/seen.ts';
import { onBoard, puts } from '../../../../support/rules/board.ts';
import { act, figureIn } from '../../../../support/rules/campaign.ts';
import {
  campaignWith,
  entered,
  onTable,
  planned,
  stranger,
  underWay,
} from '../../../../support/rules/encounter.ts';
import { zombies } from '../../../../support/rules/zombies.ts';

const OURS = ['f1', 'f2', 'f3'] as const;
const THEIRS = ['c1/0', 'c1/1', 'c1/2'] as const;
const ZOMBIES = ['z1', 'z2'] as const;
const PIECES = [...OURS, ...THEIRS, ...ZOMBIES];

/** Nobody stands in the house b1, which has the corner of the table with it, nor beside another. */
function spots(chance: Chance): readonly (readonly [number, number, number])[] {
  const all = Array.from({ length: 200 }, (_, at) => ({
    x: 15 + (at % 20) * 14,
    y: 15 + Math.floor(at / 20) * 22,
  }));
  const free = all.filter(({ x, y }) => x > 60 || y < 90 || y > 160);
  return PIECES.map(() => {
    const [spot] = free.splice(chance.below(free.length), 1);
    return [spot?.x ?? 0, spot?.y ?? 0, chance.below(32)];
  });
}

/** Gloria, who is a Boss, and hers, and three they fight, one of them a Leader by his Rep; and two zombies. */
function battle(chance: Chance): Campaign {
  const members = [
    stranger({ rep: 5, weapons: ['rifle'] }),
    stranger({ name: 'Mo' }),
    stranger({ name: 'Vera', weapons: ['one-hand-edged'] }),
  ];
  const contacts = [{ standing: 'fought', members }] as const;
  const campaign = entered(onTable(planned(campaignWith({ contacts }), { goes: [...OURS] })), 'b1', 'c1');
  figureIn(campaign, 'f1').attributes = ['boss'];
  const groups = [zombies({ count: 1 }), zombies({ id: 'z2', count: 1, location: 'rear' })];
  underWay(campaign).zombies = { made: 2, groups };
  const places = spots(chance);
  return onBoard(campaign, Object.fromEntries(PIECES.map((piece, at) => [piece, places[at] ?? [0, 0, 0]])));
}

function isThere(campaign: Campaign, piece: string): boolean {
  const encounter = underWay(campaign);
  const condition = fighterNamed(campaign, encounter, piece)?.fighter.condition;
  return condition === undefined ? zombiesNamed(encounter, piece) !== undefined : condition !== 'dead';
}

/** Some stand elsewhere now. */
function shuffled(campaign: Campaign, chance: Chance): void {
  for (const [at, [x, y, facing]] of spots(chance).entries()) {
    const piece = PIECES[at] ?? '';
    // A knock-back may leave somebody between two of these spots.
    const isTaken = underWay(campaign).board?.places.some(
      (one) => one.piece !== piece && overlaps(one.at.spot, { x, y }, BASE),
    );
    if (!isTaken && isThere(campaign, piece) && chance.of(1, 2)) puts(campaign, piece, [x, y, facing]);
  }
}

interface Told {
  readonly events: readonly CampaignEvent[];
  readonly refused?: string;
}

/** The same dice and the same choices at both tables. */
function does(campaign: Campaign, make: (now: ReturnType<typeof seen<Campaign>>) => Act, dice: Chance): Told {
  const answerTo = (question: Question) => {
    if (question.kind === 'roll') return Array.from({ length: question.dice }, () => dice.below(6) + 1);
    if (question.kind === 'choose') return dice.one(question.options).id;
    throw new Error(`a battle asks for a ${question.kind}`);
  };
  const table: Table = (question) => ({ answer: answerTo(question), by: 'script' });
  const end = drive(make(seen(campaign)), table, (event: CampaignEvent) => apply(campaign, event));
  if (end.kind !== 'finished') throw new Error(`the act is ${end.kind}`);
  return end.value.ok ? { events: end.events } : { events: [], refused: JSON.stringify(end.value.refusal) };
}

/** Without places, and without who keeps together, which the player has said at his table. */
const besidePlaces = ({ events, refused }: Told): Told => ({
  ...(refused !== undefined && { refused }),
  events: events.flatMap((event): CampaignEvent[] => {
    if (event.type === 'pieces-placed' || event.type === 'groups-kept') return [];
    if (event.type !== 'side-acts') return [event];
    const { groups: _, ...acts } = event;
    return [acts];
  }),
});

interface Deed {
  readonly onBoard: (now: ReturnType<typeof seen<Campaign>>) => Act;
  readonly typed: (now: ReturnType<typeof seen<Campaign>>) => Act;
}

function deed<A extends PlayedId>(id: A, input: ActInput<A>, typed: ActInput<A>): Deed {
  return { onBoard: (now) => playOf(id, input)(now), typed: (now) => playOf(id, typed)(now) };
}

/** A shot, a charge, or the first check that is due; nothing where the one who would fire sees nobody. */
function anyDeed(campaign: Campaign, chance: Chance): Deed | undefined {
  const encounter = underWay(campaign);
  const oneOf = (who: string) => {
    const found = fighterNamed(campaign, encounter, who);
    if (found === undefined) throw new Error(`${who} isn’t there`);
    return found;
  };
  const anyway = chance.of(1, 3) ? { anyway: 'To try it' } : {};
  const due = proposals(campaign, []).find((one) => one.act === 'check' && one.due);
  if (due?.act === 'check' && chance.of(2, 3)) {
    const figure = due.subject?.slice(0, due.subject.lastIndexOf('/')) ?? '';
    const { check } = due.about;
    const typed = { check, ...fieldsOf(checkByPlaces(campaign, encounter, oneOf(figure), check)) } as Check;
    return deed(
      'encounter.check',
      { figure, what: { check }, ...anyway },
      { figure, what: typed, ...anyway },
    );
  }
  const isOurs = chance.of(1, 2);
  const who = chance.one<string>(isOurs ? OURS : THEIRS);
  const whom = chance.one<string>([...(isOurs ? THEIRS : OURS), ...ZOMBIES]);
  const isZombie = whom.startsWith('z');
  if (chance.of(1, 2)) {
    const charging = isZombie ? { zombies: whom } : { charging: { who: whom } };
    const check = 'wanting-to-charge';
    // At his own table nobody charges farther than he gets.
    const way = chargeWay(campaign, encounter, oneOf(who), whom);
    if (way !== undefined && !isWithinCharge(way)) return undefined;
    const by = fieldsOf(checkByPlaces(campaign, encounter, oneOf(who), check, whom));
    const unseen = unseenBy(encounter, whom, who)?.is;
    const typed = isZombie ? charging : { charging: { who: whom, ...(unseen !== undefined && { unseen }) } };
    return deed(
      'encounter.check',
      { figure: who, what: { check }, ...charging, ...anyway },
      { figure: who, what: { check, ...by }, ...typed, ...anyway },
    );
  }
  const found = oneOf(who);
  const [weapon] = found.weapons;
  const aim = isZombie ? { target: null, zombies: whom, shots: 1 } : { target: whom, shots: 1 };
  const typed = aimOnBoard(encounter, who, aim);
  if (weapon === undefined || typed === 'not-seen') return undefined;
  const shot = { who, weapon: weapon.id, ...anyway };
  return deed(
    'encounter.fire-at',
    { ...shot, aims: [aim], from: null },
    { ...shot, aims: [typed], from: standsAt(encounter, found) },
  );
}

/** The player sees on his table who keeps together, before each deed. */
function keepsTogether(own: Campaign, board: Campaign): void {
  const groups = ['f1', 'c1/0'].flatMap((who) => {
    const found = fighterNamed(board, underWay(board), who);
    return found === undefined ? [] : groupsApart(board, underWay(board), found);
  });
  const said = groups.map(({ members, led }) => ({ members: [...members], led }));
  act(own, (now) => playOf('encounter.keep-together', { groups: said })(now));
}

it('tells the same in 40 battles, by the board and typed in', () => {
  const seenToo = new Map<string, number>();
  for (let nth = 0; nth < 40; nth += 1) {
    const [chance, dice, same] = [0, 1, 1].map((which) => chanceOf(diceBox(`${nth} ${which}`))) as [
      Chance,
      Chance,
      Chance,
    ];
    const board = battle(chance);
    const own = structuredClone(board);
    act(own, (now) => takeUpBoard(now, { up: false }));
    for (let turn = 0; turn < 3; turn += 1) {
      if (turn > 0) shuffled(board, chance);
      for (const campaign of [board, own]) underWay(campaign).markers = [];
      const sides = ['Party', 'Zombies', 'c1'];
      const begins = (now: ReturnType<typeof seen<Campaign>>) =>
        playOf('encounter.begin-turn', { sides })(now);
      expect(besidePlaces(does(own, begins, same))).toEqual(besidePlaces(does(board, begins, dice)));
      for (let deeds = 0; deeds < 10; deeds += 1) {
        const next = anyDeed(board, chance);
        if (next === undefined) continue;
        keepsTogether(own, board);
        const [told, toldToo] = [does(board, next.onBoard, dice), does(own, next.typed, same)];
        expect(besidePlaces(toldToo)).toEqual(besidePlaces(told));
        for (const event of told.events)
          if ('rule' in event) seenToo.set(event.rule, (seenToo.get(event.rule) ?? 0) + 1);
      }
    }
  }
  for (const rule of [
    'atz.shoot',
    'atz.received-fire',
    'atz.wanting-to-charge',
    'atz.being-charged',
    'atz.surprise',
  ])
    expect([rule, (seenToo.get(rule) ?? 0) > 20]).toEqual([rule, true]);
});
