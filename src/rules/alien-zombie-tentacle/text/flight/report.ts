/** The report of a night: how long it was, who was lost to what, whose kindness cost them, who was left at dawn; words by the facts. */
import type { Seen } from '../../../core/seen.ts';
import { countedInWords, listed, upperFirst } from '../../../core/text/english.ts';
import { filled, oneBy } from '../../../core/text/filled.ts';
import type { Lost, Night } from '../../flight/ledger.ts';
import { KIND_NAMES, seatName, survivorTitle } from '../names.ts';

/** `{rounds}` */
const DAWN = [
  'They ran for {rounds} before it got light.',
  'It was dark for {rounds}, and none of them was quiet.',
  'Dawn came after {rounds}.',
  'The night had {rounds} in it.',
  '{rounds} went by before anyone could see the road again.',
  'They counted {rounds} until the sky turned grey.',
] as const;

const DARK = [
  'Nobody saw the dawn; the last of them went after {rounds}.',
  'The night outlasted them all, in {rounds}.',
  'After {rounds} there was nobody left to wait for morning.',
  'It took {rounds}, and then the street was empty.',
  'The last one ran for {rounds} and no further.',
  'Morning came without them. They had lasted {rounds}.',
] as const;

/** `{who}`, `{kind}` */
const LOST = [
  '{who} fell to the {kind}.',
  'The {kind} got {who}.',
  'They lost {who} to the {kind}.',
  '{who} could not outrun the {kind}.',
  'The {kind} caught up with {who}.',
  'The {kind} took {who}.',
] as const;

/** `{who}`, `{of}` */
const HELPING = [
  '{who} had stopped to help {of}.',
  'Helping {of} was the last thing {who} did.',
  '{who} went with {of}, hand in hand.',
  'Had {who} let {of} go, one more would have lived.',
  '{who} would not leave {of} behind.',
  'It was {of} they came for, and {who} stood beside.',
] as const;

const UNHURT = [
  'Not one of them was lost.',
  'All of them were there in the morning.',
  'Everyone got through.',
  'Nobody was missing when they counted.',
  'They were as many at dawn as at dusk.',
  'None of them was caught.',
] as const;

/** `{left}`: each player with how many. */
const LEFT = [
  'Left at dawn: {left}.',
  'On the road in the morning: {left}.',
  'They went on as they were: {left}.',
  'By daylight the count was {left}.',
  'Those who could still walk: {left}.',
  'Still running: {left}.',
] as const;

const the = (id: Lost['survivor']): string => `the ${survivorTitle(id)}`;

function lostText(lost: readonly Lost[], by: number): readonly string[] {
  if (lost.length === 0) return [oneBy(UNHURT, by)];
  const kinds = Map.groupBy(
    lost.filter(({ helping }) => helping === null),
    ({ kind }) => kind,
  );
  const fallen = [...kinds].map(([kind, some], at) =>
    filled(oneBy(LOST, by + at), {
      who: listed(some.map(({ survivor }) => the(survivor))),
      kind: KIND_NAMES[kind].many,
    }),
  );
  const helpers = lost.flatMap(({ survivor, helping }, at) =>
    helping === null ? [] : [filled(oneBy(HELPING, by + at), { who: the(survivor), of: the(helping) })],
  );
  return [...fallen, ...helpers];
}

export function nightReport({ rounds, left, lost, start }: Seen<Night>): string {
  const by = rounds * 7 + lost.length * 3 + left.length + start;
  const count = countedInWords(rounds, 'round', 'rounds');
  const opening = filled(oneBy(left.length === 0 ? DARK : DAWN, by), { rounds: count });
  const players = [...Map.groupBy(left, ({ owner }) => owner)].map(
    ([owner, some]) => `${seatName(owner)} ${some.length}`,
  );
  const ending =
    players.length === 0 ? [] : [filled(oneBy(LEFT, by + lost.length), { left: listed(players) })];
  return [opening, ...lostText(lost, by), ...ending].map(upperFirst).join(' ');
}
