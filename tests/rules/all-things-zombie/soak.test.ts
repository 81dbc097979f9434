/**
 * Campaigns played by bots, in memory: what must hold after every act, and what play must have reached by the end.
 *
 * Where a change of the rules moves the dice, something rare may be missed: `npm run soak` plays many more campaigns, and
 * names a few that together reach everything.
 */
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { beginning } from '../../../src/backend/games/all-things-zombie/beginning.ts';
import { playAct } from '../../../src/backend/games/all-things-zombie/play-act.ts';
import { botsPlaying } from '../../../src/backend/games/all-things-zombie/soak.ts';
import { editFigure } from '../../../src/rules/all-things-zombie/acts/edit.ts';
import { correctClosed } from '../../../src/rules/all-things-zombie/acts/encounter/after/correct-closed.ts';
import { settle } from '../../../src/rules/all-things-zombie/acts/encounter/after/settle.ts';
import { takeUpBoard } from '../../../src/rules/all-things-zombie/acts/encounter/board/take-up.ts';
import { askMercy, examine } from '../../../src/rules/all-things-zombie/acts/encounter/casualty.ts';
import { takeCheck } from '../../../src/rules/all-things-zombie/acts/encounter/checks/check.ts';
import { setConditions } from '../../../src/rules/all-things-zombie/acts/encounter/fire/conditions.ts';
import { fireAt } from '../../../src/rules/all-things-zombie/acts/encounter/fire/fire-at.ts';
import { burn } from '../../../src/rules/all-things-zombie/acts/encounter/fires/burn.ts';
import { lightFire } from '../../../src/rules/all-things-zombie/acts/encounter/fires/fires.ts';
import { spreadFire } from '../../../src/rules/all-things-zombie/acts/encounter/fires/spread-fire.ts';
import { fight } from '../../../src/rules/all-things-zombie/acts/encounter/melee/fight.ts';
import { finishOff } from '../../../src/rules/all-things-zombie/acts/encounter/melee/finish-off.ts';
import { lift } from '../../../src/rules/all-things-zombie/acts/encounter/move/carrying.ts';
import { enter } from '../../../src/rules/all-things-zombie/acts/encounter/people/explore.ts';
import { search } from '../../../src/rules/all-things-zombie/acts/encounter/people/search.ts';
import { buy } from '../../../src/rules/all-things-zombie/acts/encounter/planning/forces.ts';
import { endCampaign } from '../../../src/rules/all-things-zombie/acts/encounter/planning/star-gone.ts';
import { decideWar } from '../../../src/rules/all-things-zombie/acts/encounter/planning/war.ts';
import { readyEscape } from '../../../src/rules/all-things-zombie/acts/encounter/set-up/escape.ts';
import { drink } from '../../../src/rules/all-things-zombie/acts/encounter/set-up/set-up.ts';
import { setTable } from '../../../src/rules/all-things-zombie/acts/encounter/set-up/table.ts';
import { rollForSense } from '../../../src/rules/all-things-zombie/acts/encounter/turn/sense.ts';
import { beginTurn, mark } from '../../../src/rules/all-things-zombie/acts/encounter/turn/turn.ts';
import { drive } from '../../../src/rules/all-things-zombie/acts/encounter/vehicles/drive.ts';
import { fireAtVehicle } from '../../../src/rules/all-things-zombie/acts/encounter/vehicles/fire-at-vehicle.ts';
import { zombiesAct } from '../../../src/rules/all-things-zombie/acts/encounter/zombies/zombies-act.ts';
import { renameFigure } from '../../../src/rules/all-things-zombie/acts/figure.ts';
import { playOf } from '../../../src/rules/all-things-zombie/acts/plays.ts';
import { rapNeeded } from '../../../src/rules/all-things-zombie/after-the-battle/advancement.ts';
import { AFTER_STEPS } from '../../../src/rules/all-things-zombie/after-the-battle/due.ts';
import { compareDates, isDate } from '../../../src/rules/all-things-zombie/calendar.ts';
import { figureId, heldWeaponId } from '../../../src/rules/all-things-zombie/ids.ts';
import { ODDS } from '../../../src/rules/all-things-zombie/odds.ts';
import type { Campaign, Figure } from '../../../src/rules/all-things-zombie/state/campaign.ts';
import type { CampaignEvent } from '../../../src/rules/all-things-zombie/state/campaign-events.ts';
import { isBy } from '../../../src/rules/all-things-zombie/state/cause.ts';
import type { SeenCampaign } from '../../../src/rules/all-things-zombie/state/seen.ts';
import { AREAS, type ItemId, VEHICLES, type WeaponId } from '../../../src/rules/all-things-zombie/types.ts';
import { evenTable } from '../../../src/rules/core/bot.ts';
import { DECK_SIZE } from '../../../src/rules/core/deck.ts';
import { diceBox } from '../../../src/rules/core/dice.ts';
import type { RuleId } from '../../../src/rules/core/play.ts';
import type { RowId } from '../../../src/rules/core/table.ts';
import type { Transcript } from '../../../src/rules/core/transcript.ts';
import { COUNTS } from '../../support/counts.ts';
import { onBoard, puts } from '../../support/rules/board.ts';
import type { MakeAct } from '../../support/rules/campaign.ts';
import { EVENTS } from '../../support/rules/campaign-events.ts';
import { type Recorder, recorder, together, undeclared, unreached } from '../../support/rules/coverage.ts';
import {
  campaignWith,
  entered,
  onTable,
  planned,
  reported,
  starless,
  stranger,
  underWay,
} from '../../support/rules/encounter.ts';
import { ENCOUNTER_EVENTS } from '../../support/rules/encounter-events.ts';
import { explained, OF_SEVERAL_ROLLS } from '../../support/rules/explained.ts';
import { fold } from '../../support/rules/fold.ts';
import { oneOff, PLAIN } from '../../support/rules/one-off.ts';
import { ROLLED_WITHOUT_ODDS } from '../../support/rules/rolled-without-odds.ts';
import { ROWS_READ } from '../../support/rules/rows-read.ts';
import { marked, withVehicle } from '../../support/rules/vehicles.ts';
import { withZombies, zombies } from '../../support/rules/zombies.ts';

vi.mock(import('../../../src/rules/core/table.ts'), async (original) => {
  const { watched } = await import('../../support/rules/rows-read.ts');
  return watched(await original());
});

/** Chosen for what is rare: a seven on who won, an army, a Star who rises. */
const CHOSEN = [2, 3, 7, 9, 11, 12, 13, 14, 15, 17].map((n) => `SOAK-${n}`);
const SEEDS =
  COUNTS.campaigns === null
    ? CHOSEN
    : Array.from({ length: COUNTS.campaigns }, (_, n) => `${COUNTS.campaignSeed}-${n + 1}`);
/** From O+2 into the third phase, past who won. */
const YEARS = 27;
const EVERY = 50;

/** Rows that no act reaches, and why. */
const NEVER_REACHED: Readonly<Record<RowId, string>> = {
  'atz.larger-than-life/recovery': 'changes nothing: who passes no die of Recovery dies all the same',
};
/** Rules that bots by themselves may miss in so many campaigns, and why. */
const RARE: Readonly<Record<RuleId, string>> = {
  'atz.one-off': 'a battle by itself is no campaign',
  'atz.attribute-chosen': 'a Star who rises',
  'atz.who-wins.seven': 'a seven on who has won',
  'atz.army': 'survivors who have won, and people met after',
  'atz.cure-given': 'three sixes of a Medic in a hospital, and somebody bitten after',
  'atz.cure-doses': 'three sixes of a Medic in a hospital',
  'atz.crazy-about-my-job': 'two tests failed at a first death, and seen by the Doc',
  'atz.shock': 'the same',
  'atz.deeper-shock': 'the same',
  'atz.crash': 'a vehicle won, started, and out of control into something',
  'atz.off-road': 'a vehicle won, started, and fast off the road',
  'atz.driver-disabled': 'a vehicle won, started, and its driver hit at the wheel',
  'atz.swerve': 'a vehicle won, started, and out of control in a straight line',
  'atz.zombie-nearest': 'a battle on a board',
  'atz.places': 'the same',
  'atz.ways': 'the same',
  'atz.coming-into-sight': 'the same',
  'atz.crossbow-found': 'bows found in a search, and a crossbow among them',
  'atz.dead-drunk': 'a Drunkard, drunk, and dead drunk of six',
};
/** A pass by itself is nobody's rule. */
const UNNAMED = ['atz.pass'];

interface Played {
  readonly seed: string;
  readonly last: SeenCampaign;
  readonly log: readonly CampaignEvent[];
  readonly reached: Recorder;
}

const played: Played[] = [];
const byHand = recorder();
const toldByHand: CampaignEvent[] = [];
/** Transcripts of every act. */
const transcripts: Transcript[] = [];

function playsOut(seed: string): Played {
  ROWS_READ.clear();
  const reached = recorder();
  const context = { now: () => new Date(0), random: () => 0 } as unknown as Parameters<typeof beginning>[0];
  const begun = beginning(context, { name: 'Soak', seed, division: 'seasons', startYear: 2, star: {} });
  const log = begun.events.map(({ event }) => event);
  for (const { rolls } of begun.events) reached.asked(rolls);
  transcripts.push(begun.events.flatMap(({ rolls }) => rolls));
  const bots = botsPlaying(fold(log), YEARS, diceBox(`${seed} bots`));
  let drawn = 0;
  let acts = 0;
  let step = bots.next();
  while (!step.done) {
    const { finished } = step.value;
    if (finished !== null) {
      acts += 1;
      // Nothing could be stored of it.
      if (finished.told.length === 0) throw new Error(`${step.value.command} tells no event`);
      reached.asked(finished.rolls);
      transcripts.push(finished.rolls);
      for (const { event } of finished.told) {
        log.push(event);
        keepsToTheField(finished.after, event);
        if (event.type === 'card-drawn') drawn += 1;
        if (event.type === 'deck-shuffled') drawn = 0;
      }
      holds(finished.after, drawn);
      if (acts % EVERY === 0) isPlain(finished.after);
    }
    step = bots.next(undefined);
  }
  reached.told(log);
  reached.read(ROWS_READ);
  return { seed, last: step.value, log, reached };
}

/** Throws for speed, as below: the same when it is written and read again. */
function isPlain(campaign: SeenCampaign): void {
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(campaign)), campaign))
    throw new Error(`not plain data: ${JSON.stringify(campaign)}`);
}

/** Throws, rather than expects, for speed: it is asked after each of thousands of acts. */
function holds(campaign: Campaign, drawn: number): void {
  const { figures, stock, contacts, encounter, calendar, deck } = campaign;
  const must = (right: boolean, what: string) => {
    if (!right) throw new Error(`${what} in ${JSON.stringify({ ...campaign, namesGiven: [] })}`);
  };
  must(deck.length + drawn === DECK_SIZE, 'a card is missing from deck and draws');
  must(isDate(calendar.division, calendar.now), 'no such date');
  must(compareDates(calendar.start, calendar.now) <= 0, 'a date before the beginning');
  must(unique(figures), 'two figures of one id');
  must(unique(figures.flatMap(({ weapons }) => weapons)), 'two weapons of one id');
  must(unique(stock), 'two things of one id');
  must(unique(contacts), 'two groups of one id');
  for (const figure of figures) {
    must((figure.status === 'captive') === (figure.heldIn !== null), `${figure.id} is held and not captive`);
    must(figure.rap >= 0 && figure.rap <= (rapNeeded(figure.rep) ?? 0), `RAP of ${figure.id}`);
    must(
      figure.weapons.every(({ clips }) => clips === null || clips >= 0),
      `clips of ${figure.id}`,
    );
    must(new Set(figure.attributes).size === figure.attributes.length, `attributes of ${figure.id}`);
  }
  const leads = (id: string) => figures.some((one) => one.id === id && one.leadership === 'overall');
  const status = (id: string): Figure['status'] | undefined => figures.find((one) => one.id === id)?.status;
  if (encounter === null) {
    must(
      stock.every(({ carrier }) => carrier === null || status(carrier) === 'ready'),
      'the fallen carry',
    );
  } else if (encounter.stage !== 'after') {
    const able = encounter.role === 'captive' ? ['ready', 'captive'] : ['ready'];
    must(
      encounter.party.every((id) => able.includes(status(id) ?? 'missing')),
      'the dead in a party',
    );
    must(
      encounter.oneOff !== undefined || encounter.party.some((id) => leads(id)),
      'nobody of the party is its Leader',
    );
  }
}

/** Throws where somebody dies for lying on a table that his side kept, or a table is looted by those who left it. */
function keepsToTheField({ encounter }: SeenCampaign, event: CampaignEvent): void {
  if (encounter?.stage !== 'after') return;
  const kept = encounter.left?.kept ?? false;
  if (event.type === 'status-changed' && isBy(event.why, 'left-behind') && kept)
    throw new Error(`${event.figure} is left on a table that is kept`);
  if (event.type === 'searched' && !kept)
    throw new Error(`${event.search.figure} searches a table that the party left`);
}

function unique(all: readonly { readonly id: string }[]): boolean {
  return new Set(all.map(({ id }) => id)).size === all.length;
}

/**
 * Plays what hardly ever happens with the player's own dice: the Cure, found and given, the heaviest weapons, a search in the docks or in a
 * school, somebody who collapsed or cheats death, and a seven on who has won.
 */
function byOwnDice(): void {
  ROWS_READ.clear();
  const medic = { f1: { attributes: ['medic' as const] } };
  const urban = planned(campaignWith({ figures: medic }), { area: 'urban' });
  let at = onTable(urban, { buildings: ['hospital', 'military-base', 'military-base', 'dock-shipyard'] });
  const plays = (make: MakeAct, ...answers: readonly (readonly number[] | string)[]) => {
    const entries = answers.map((own) => ({ own: typeof own === 'string' ? own : [...own] }));
    const finished = playAct(at, make, entries);
    if (finished.state === 'waiting') throw new Error(`${finished.question.rule} still asks`);
    byHand.asked(finished.rolls);
    transcripts.push(finished.rolls);
    const events = finished.told.map(({ event }) => event);
    byHand.told(events);
    toldByHand.push(...events);
    at = finished.after;
  };
  const enters = (spot: string) =>
    plays((now) => enter(now, { spot, floor: 0, figures: ['f1', 'f2'] }), [1, 1], [3, 3], [1, 1, 1, 1]);
  const finds = (spot: string, item: ItemId, ...answers: readonly (readonly number[])[]) =>
    plays((now) => search(now, { spot, figure: 'f1', item }), [1], ...answers);
  enters('b1');
  finds('b1', 'medical-supplies', [6, 6, 6], [2]);
  enters('b2');
  finds('b2', 'weapons', [5, 6]);
  enters('b3');
  finds('b3', 'weapons', [6, 6]);
  plays((now) => search(now, { spot: 'b3', figure: 'f2', item: 'surplus-ammo' }), [1]);
  enters('b4');
  plays((now) => search(now, { spot: 'b4', figure: 'f1', item: 'surplus-ammo' }), [6]);
  at = reported(at, { f2: { mauled: true, by: 'zombies' } });
  plays((now) => settle(now, { figure: 'f2', step: 'infection' }), [1], 'give');
  expect(at.stock.map(({ kind }) => kind)).toEqual(['cure', 'weapon', 'weapon', 'surplus-clip']);
  // A battle reported as a whole; on the table the check itself says who saw a first death.
  at = reported(onTable(planned(campaignWith())), { f2: { sawFirstDeath: true } });
  plays((now) => settle(now, { figure: 'f2', step: 'first-death-seen' }));
  at = reported(onTable(planned(campaignWith())), { f2: { sanity: 'collapsed' } });
  plays((now) => settle(now, { figure: 'f2', step: 'recovery' }), [1, 1]);
  plays((now) => settle(now, { figure: 'f2', step: 'crazy-about-my-job' }), [1, 1], [1, 1]);
  for (const [first, ...shock] of [
    [
      [1, 6],
      [1, 1],
    ],
    [[6, 6]],
  ] as const) {
    at = reported(onTable(planned(campaignWith())), { f2: { sanity: 'collapsed' } });
    plays((now) => settle(now, { figure: 'f2', step: 'recovery' }), [1, 1]);
    plays((now) => settle(now, { figure: 'f2', step: 'crazy-about-my-job' }), first, ...shock);
  }
  at = reported(onTable(planned(campaignWith({ figures: { f1: { advantages: ['cheating-death'] } } }))), {
    f1: { killed: true, by: 'people', byRep: 5, broughtOff: false },
  });
  plays((now) => settle(now, { figure: 'f1', step: 'cheating-death' }), 'cheat');
  at = entered(onTable(planned(campaignWith()), { buildings: ['supermarket'] }), 'b1');
  plays((now) => search(now, { spot: 'b1', figure: 'f1', item: 'weapons' }), [6]);
  at = entered(onTable(planned(campaignWith()), { buildings: ['supermarket'] }), 'b1');
  plays((now) => search(now, { spot: 'b1', figure: 'f1', item: 'medical-supplies' }), [6]);
  at = entered(onTable(planned(campaignWith()), { buildings: ['retail-box-store'] }), 'b1');
  plays((now) => search(now, { spot: 'b1', figure: 'f1', item: 'weapons' }), [6]);
  at = entered(onTable(planned(campaignWith()), { buildings: ['school'] }), 'b1');
  plays((now) => search(now, { spot: 'b1', figure: 'f1', item: 'medical-supplies' }), [6]);
  at = entered(onTable(planned(campaignWith())), 'b1');
  plays((now) => search(now, { spot: 'b1', figure: 'f1', item: 'weapons' }), [1], [1, 3], 'pistol-crossbow');
  at = reported(onTable(planned(campaignWith({ figures: { f1: { rap: 7 } } }))), { f1: { fought: true } });
  plays((now) => settle(now, { figure: 'f1', step: 'rap' }));
  plays((now) => settle(now, { figure: 'f1', step: 'rep-up' }), 'stone-cold');
  at = entered(onTable(planned(campaignWith(), { area: 'urban' }), { buildings: ['mall'] }), 'b1');
  plays((now) => search(now, { spot: 'b1', figure: 'f1', item: 'weapons' }), [6]);
  at = campaignWith({ year: 20 });
  plays(decideWar, [3, 4], [3]);
  at = campaignWith({ year: 20 });
  plays(decideWar, [3, 4], [4]);
  at = campaignWith({ year: 20 });
  plays(decideWar, [5, 6]);
  at = campaignWith({ year: 20 });
  plays(decideWar, [1, 2]);
  // A member of the army, once the survivors have won.
  at = onTable(planned(campaignWith({ year: 21, winner: 'survivors' })));
  plays(
    (now) => enter(now, { spot: 'b1', floor: 0, figures: ['f1', 'f2'] }),
    ...[[6, 6], [1, 1], [4, 1, 1], [4], [1], '3S', [1, 1]],
  );
  at = skirmish();
  shotsAndBlows(plays);
  at = reported(onTable(planned(campaignWith())), { f1: { killed: true, by: 'people', byRep: 4 } });
  plays((now) => settle(now, { figure: 'f1', step: 'larger-than-life' }), 'larger-than-life');
  at = campaignWith();
  const withdrawn = { field: 'advantage', advantage: 'cheating-death', has: false } as const;
  plays((now) => editFigure(now, { figure: 'f1', edit: withdrawn, why: 'so agreed' }));
  const granted = { field: 'advantage', advantage: 'free-will', has: true } as const;
  plays((now) => editFigure(now, { figure: 'f2', edit: granted, why: 'so agreed' }));
  // What the player alone says of a figure, and of an Encounter that is over.
  at = campaignWith({ year: 3, figures: { f1: { tally: { outings: 1, zombies: 3, people: 0 } } } });
  at.points = 30;
  plays((now) => renameFigure(now, { figure: 'f2', shortName: 'Doc' }));
  plays((now) => editFigure(now, { figure: 'f2', edit: { field: 'outings', to: 9 }, why: 'so agreed' }));
  const joined = { field: 'joined', to: { year: 2, period: 1 } } as const;
  plays((now) => editFigure(now, { figure: 'f2', edit: joined, why: 'so agreed' }));
  const closed = {
    summary: ENCOUNTER_EVENTS['encounter-ended'].summary,
    kills: [{ figure: figureId(1), zombies: 3, people: 0 }],
    ...({ phase: 1, combinedRep: 15, innocents: 0, fetched: [], last: true } as const),
  };
  const corrected = { kills: [{ figure: figureId(1), zombies: 1, people: 0 }], successful: false };
  plays((now) => correctClosed(now, closed, { ...corrected, why: 'counted anew' }));
  const held = { status: 'captive', heldIn: 'rural' } as const;
  // Twice as many captors as captives, and half as many.
  for (const many of [
    [1, 1],
    [6, 6],
  ]) {
    at = planned(campaignWith({ figures: { f2: held } }), { kind: 'escape', role: 'captive', goes: ['f2'] });
    plays((now) => readyEscape(now, { prison: 'edge' }), [6, 6], many, [1, 1, 1, 1]);
  }
  at = starless();
  plays(endCampaign);
  at = skirmish();
  starLives(plays, (next) => {
    at = next;
  });
  at = skirmish();
  plays((now) => mark(now, { who: 'f1', condition: 'out-of-the-fight', byZombie: false }));
  plays((now) => finishOff(now, { who: 'c1/0', target: 'f1', how: 'kill', weapon: null, from: null }));
  plays((now) => askMercy(now, { figure: 'f1', rep: 4 }), [6, 6]);
  for (const dice of [
    [1, 1, 1, 1],
    [2, 6, 6, 6],
    [6, 6, 6, 6],
  ]) {
    at = onTable(
      planned(campaignWith({ figures: { f1: { attributes: ['medic'] }, f2: { protected: true } } })),
    );
    plays((now) => mark(now, { who: 'f2', condition: 'out-of-the-fight', byZombie: false }));
    plays((now) => examine(now, { casualty: 'f2', by: 'f1', wounds: 1 }), dice);
  }
  at = skirmish();
  plays((now) => mark(now, { who: 'f2', condition: 'out-of-the-fight', byZombie: false }));
  plays((now) => lift(now, { who: 'f1', whom: 'f2', carries: true }));
  at = onTable(planned(campaignWith({ figures: { f2: { attributes: ['drunkard'] } } })));
  plays((now) => drink(now, { figure: 'f2' }), [6], [4]);
  plays((now) => rollForSense(now, { figure: 'f2' }), [1]);
  plays((now) => rollForSense(now, { figure: 'f2' }), [6]);
  for (const [dice, inCover] of [
    [[3, 6], true],
    [[3, 6], false],
    [[6, 6], false],
  ] as const) {
    at = skirmish();
    plays((now) => mark(now, { who: 'f2', condition: 'ran-away', byZombie: false }));
    plays((now) => takeCheck(now, { figure: 'f2', what: { check: 'rally', inCover } }), dice);
  }
  for (const kind of VEHICLES) {
    at = withVehicle(skirmish(), { kind, engine: true });
    plays((now) => drive(now, { vehicle: 'm1', driver: 'f1', what: { does: 'go', speed: 4 } }));
  }
  crashesAndHits(plays, (next) => {
    at = next;
  });
  at = skirmish();
  plays((now) => setConditions(now, { night: true, weather: false }));
  plays((now) => setConditions(now, { night: true, weather: true }));
  plays((now) => setConditions(now, { night: false, weather: true }));
  plays((now) => lightFire(now, { where: 'the pumps' }));
  plays((now) => burn(now, { who: 'f1', how: 'doused' }), [2], [1]);
  plays((now) => burn(now, { who: 'f2', how: 'spread' }), [5]);
  plays((now) => beginTurn(now, { sides: ['Party', 'Zombies'] }), [2, 1]);
  plays((now) => spreadFire(now, {}));
  // One zombie between two people, equally near on a board.
  at = withZombies(onTable(planned(campaignWith())), [zombies({ count: 1 })]);
  onBoard(at, { f1: [300, 300, 0], f2: [300, 380, 0], z1: [300, 340, 8] });
  plays((now) => zombiesAct(now, { group: 'z1' }), [3]);
  // Places taken up, a way, and a zombie that comes round the corner of the house into sight of Gloria.
  at = withZombies(onTable(planned(campaignWith())), [zombies({ count: 1 })]);
  plays((now) => takeUpBoard(now, { up: true }));
  puts(at, 'f1', [60, 60, 0]);
  puts(at, 'f2', [300, 300, 0]);
  puts(at, 'z1', [20, 160, 8]);
  plays((now) => zombiesAct(now, { group: 'z1', to: { x: 75, y: 160 } }));
  at = oneOff();
  plays((now) => buy(now, { ...PLAIN, force: 'own' }), [1], '7H');
  const even = evenTable(diceBox('kinds of buildings'), 'details');
  for (const area of AREAS) {
    at = planned(campaignWith(), { area });
    for (let laid = 0; laid < TABLES; laid += 1) {
      const finished = playAct(at, (now) => setTable(now, {}), 'app', even);
      if (finished.state === 'waiting') throw new Error(`${finished.question.rule} still asks`);
      byHand.asked(finished.rolls);
      byHand.told(finished.told.map(({ event }) => event));
      at = finished.after;
    }
  }
  byHand.read(ROWS_READ);
}

/** Tables of each area, so many that every kind of building has stood on one. */
const TABLES = 60;

const armed = (...weapons: readonly WeaponId[]) =>
  weapons.map((weapon, nth) => ({ id: heldWeaponId(40 + nth), weapon, clips: 3, loaded: true }));

/** Gloria, Rep 5, with all sorts of weapons, and three who are not her friends. */
function skirmish(): Campaign {
  const figures = {
    f1: {
      attributes: [],
      weapons: armed('assault-rifle', 'bow', 'light-machine-gun', 'pistol', 'chain-saw'),
    },
    f2: { protected: true },
  };
  const nils = stranger({ weapons: ['one-hand-edged'] });
  const members = [nils, stranger({ name: 'Vera', protected: true }), stranger({ name: 'Odo' })];
  return entered(onTable(planned(campaignWith({ figures, contacts: [{ members }] }))), 'b1', 'c1');
}

type Plays = (make: MakeAct, ...answers: readonly (readonly number[])[]) => void;

function shotsAndBlows(plays: Plays): void {
  const from = null;
  const fires = (weapon: string, shots: number, aims: readonly (string | null)[], more: object = {}) =>
    ((now) =>
      fireAt(now, {
        who: 'f1',
        weapon,
        aims: aims.map((target) => ({ target, shots, cover: true, prone: true, far: false })),
        from,
        ...more,
      })) satisfies MakeAct;
  const moving = { fastMoving: true, twoWeapons: true, asAtCover: true };
  plays(fires('w40', 1, ['c1/0', 'c1/1', 'c1/2'], moving), [6, 6, 5], [6], [1], [6], [6], [6], [1]);
  plays(fires('w41', 1, [null]), [1]);
  plays(fires('w42', 2, [null]), [6, 6], [6, 5]);
  plays(fires('w40', 1, ['c1/2']), [6], [4], [2]);
  const fights = (who: string, against: readonly (string | null)[], more: object = {}) =>
    ((now) =>
      fight(now, {
        who,
        hands: [],
        against: against.map((target) => ({ target })),
        from,
        ...more,
      })) satisfies MakeAct;
  plays((now) => finishOff(now, { who: 'f1', target: null, how: 'kill', weapon: 'w43', from }));
  plays(fights('f1', [null], { pop: { weapon: 'w43', shots: 2 } }), [1, 1], [6], [3, 6]);
  plays(fights('f2', [null]), [6, 6, 6], [1], [2]);
  plays(fights('f1', [null, null]), [6, 6], [6, 6]);
  plays(fights('f1', [null, null, null]), [6, 6], [6, 6, 6]);
  plays(fights('f1', [null, null], { beside: [{ who: 'f2', hands: [] }] }), [6, 6], [6, 6, 6], [6, 6]);
  plays(fights('f1', [null], { hands: ['w44'] }), [4, 4], [6], [6]);
  plays((now) => mark(now, { who: 'c1/0', condition: 'up', byZombie: false }));
  plays(fights('f1', ['c1/0']), [1, 1], [6, 6], [6], [1]);
  plays(fights('f2', [null]), [6, 6, 6], [1], [5], [6], [1]);
}

/** Gloria, Rep 5, would be dead by a blow, by the Doc's word, and by as many hits as her Rep. */
function starLives(plays: Plays, stand: (campaign: Campaign) => void): void {
  const struck = { who: 'f1', hands: [], against: [{ target: 'c1/0' }], from: null };
  plays((now) => fight(now, struck), [6, 6], [1, 1], [1]);
  plays((now) => examine(now, { casualty: 'f1', by: 'f2', wounds: 0 }), [6, 6]);
  const hit = skirmish();
  const gloria = underWay(hit).party[0];
  if (gloria !== undefined) marked(hit, gloria, { hits: 4 });
  stand(hit);
  const aims = [{ target: 'f1', shots: 1 }];
  plays((now) => fireAt(now, { who: 'c1/2', weapon: 'w0', aims, from: null }), [6]);
}

/** Every way a vehicle gets out of control, runs somebody down, or is stopped. */
function crashesAndHits(plays: Plays, stand: (campaign: Campaign) => void): void {
  const goes = (speed: number, more: object, ...answers: readonly (readonly number[])[]) => {
    stand(withVehicle(skirmish(), { engine: true, speed: 10 }));
    plays(
      (now) => drive(now, { vehicle: 'm1', driver: 'f1', what: { does: 'go', speed, ...more } }),
      ...answers,
    );
  };
  const turns = { turns: 1, sharp: true, solid: true };
  goes(12, turns, [1, 1], [1], [1]);
  goes(12, turns, [1, 6], [1], [1]);
  goes(12, turns, [6, 6], [1], [1]);
  const offRoad = { offRoad: true };
  goes(8, offRoad, [3, 4], [1, 1]);
  goes(8, offRoad, [5, 6], [1, 6], [1]);
  goes(8, offRoad, [5, 6], [6, 6], [1], [1]);
  goes(8, { over: [{ target: null }] }, [6], [1], [6]);
  goes(8, { over: [{ target: 'c1/0' }] }, [1, 1]);
  goes(8, { over: [{ target: 'c1/0' }] }, [1, 6], [6], [6], [6], [6]);
  goes(8, { over: [{ target: 'c1/0' }] }, [6, 6], [6], [6], [6]);
  goes(8, { over: [{ target: 'c1/0', prone: true }] }, [6], [6], [6]);
  // The campaigns of bots are played without a board.
  stand(skirmish());
  plays((now) => playOf('encounter.board', { up: true })(now));
  stand(withVehicle(skirmish(), {}));
  plays((now) => drive(now, { vehicle: 'm1', driver: 'f1', what: { does: 'start' } }), [1]);
  const control = { does: 'control' } as const;
  const lost = withVehicle(skirmish(), { engine: true, speed: 8 });
  stand(lost);
  plays((now) => mark(now, { who: 'f1', condition: 'out-of-the-fight', byZombie: false }));
  plays((now) => drive(now, { vehicle: 'm1', driver: 'f1', what: control }), [1, 1]);
  for (const dice of [
    [1, 1],
    [1, 6],
    [6, 6],
  ] as const) {
    const campaign = withVehicle(skirmish(), { engine: true, speed: 8 });
    const gunner = underWay(campaign).fighters[0];
    if (gunner !== undefined) marked(campaign, gunner.who, { inside: null });
    stand(campaign);
    const shot = { weapon: 'w42', vehicle: 'm1', shots: 2, from: null, anyway: 'Ann won’t stop' } as const;
    const answers =
      dice[0] === 6
        ? [
            [6, 1],
            [6, 6],
          ]
        : [[6, 1], [...dice]];
    plays((now) => fireAtVehicle(now, { who: 'f1', ...shot }), ...answers);
  }
}

beforeAll(() => {
  for (const seed of SEEDS) played.push(playsOut(seed));
  byOwnDice();
}, COUNTS.limitMs);

afterAll(() => {
  if (COUNTS.campaigns !== null)
    console.log(`These reach all that the ${played.length} do: ${few().join(', ')}`);
});

describe('campaigns played by bots', () => {
  const reached = () => together([byHand, ...played.map((one) => one.reached)]);

  it('reach every rule, and name none that isn’t declared', () => {
    expect(unreached(reached()).rules).toEqual([]);
    expect(undeclared(reached())).toEqual([]);
  });

  it('reach by themselves all but what hardly ever happens', () => {
    const alone = unreached(together(played.map((one) => one.reached))).rules;
    expect(alone.filter((rule) => !Object.hasOwn(RARE, rule))).toEqual([]);
  });

  it('read every row of every table within an act, but for those listed', () => {
    expect(unreached(reached()).rows.toSorted()).toEqual(Object.keys(NEVER_REACHED).sort());
  });

  it('tell every kind of event but those of the printed book at hand, of games beside the campaign, of a damaged disk, and the player’s pictures', () => {
    const all = [...Object.keys(EVENTS), ...Object.keys(ENCOUNTER_EVENTS)];
    const log = [...played.flatMap((one) => one.log), ...toldByHand];
    const told = new Set<string>(log.map(({ type }) => type));
    expect(all.filter((type) => !told.has(type))).toEqual([
      'figure-corrected',
      'correction-taken-back',
      'episode-begun',
      'episode-ended',
      'log-damaged',
      'portrait-set',
      // Bots play campaigns; of a battle by itself no more than a figure is bought by hand.
      'one-off-decided',
      'photo-laid',
    ]);
  });

  it('name the odds of all dice that have any, true of what was rolled, and a row for all that changed them', {
    timeout: COUNTS.limitMs,
  }, () => {
    const { amiss, named } = explained(transcripts);
    expect([...amiss].toSorted()).toEqual([]);
    expect(Object.keys(ODDS).filter((rule) => !named.has(rule))).toEqual([...UNNAMED, ...OF_SEVERAL_ROLLS]);
  });

  it('have odds for every rule that rolls a die, but for those listed', () => {
    const rolled = transcripts.flat().filter(({ answer }) => Array.isArray(answer));
    const without = rolled.filter(({ odds }) => odds === undefined).map(({ rule }) => rule);
    expect([...new Set(without)].toSorted()).toEqual(Object.keys(ROLLED_WITHOUT_ODDS).sort());
  });

  it('settle every step after a battle', () => {
    const settled = new Set<string>([...played.flatMap(stepsOf), ...stepsOf({ log: toldByHand })]);
    expect(Object.keys(AFTER_STEPS).filter((step) => !settled.has(step))).toEqual([]);
  });

  it('are what their logs add up to', () => {
    for (const { last, log } of played) expect(fold(log)).toEqual(last);
  });

  it('see the war decided once, and the last year of each played', () => {
    for (const { last, log } of played) {
      expect(last.calendar.now.year).toBe(2 + YEARS);
      expect(log.filter(({ type }) => type === 'war-decided')).toHaveLength(1);
    }
  });
});

function stepsOf({ log }: Pick<Played, 'log'>): readonly string[] {
  return log.flatMap((event) => (event.type === 'step-settled' ? [event.result.step] : []));
}

/** The fewest seeds it takes, the one that adds most first. */
function few(): readonly string[] {
  const marks = (one: Played) => [
    ...one.reached.rules,
    ...one.reached.rows,
    ...one.log.map(({ type }) => type),
    ...stepsOf(one),
  ];
  const all = played.map((one) => ({ seed: one.seed, marks: new Set(marks(one)) }));
  const left = new Set(all.flatMap((one) => [...one.marks]));
  const chosen: string[] = [];
  while (left.size > 0) {
    const adds = (one: (typeof all)[number]) => [...one.marks].filter((mark) => left.has(mark)).length;
    const [most] = all.toSorted((a, b) => adds(b) - adds(a));
    if (most === undefined) break;
    chosen.push(most.seed);
    for (const mark of most.marks) left.delete(mark);
  }
  return chosen;
}
