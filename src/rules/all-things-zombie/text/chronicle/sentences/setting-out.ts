/** Sentences that a report begins with: why they went, who, how, and what they found there. */

import type { Ways } from '../../../../core/text/filled.ts';
import type { Encounter } from '../../../state/encounter.ts';

export const SETTING_OUT = {
  opening: [
    '{who} {did} {at}.',
    '{At}, {who} {did}.',
    '{Number} of the party, {who}, {did} {at}.',
    '{who} had one aim {at}: {aim}.',
    'The party’s aim [at {table}, {where},|{where}] was {aim}. {who} took part{ alone|}.',
    'This time it was {noun} {at}. {who} took part{ alone|}.',
  ],
  // None begins with who was to go, as the Encounter that is played in its place may.
  'only planned': [
    'Only a plan was made: {noun} {at}, with {who}.',
    '{Noun} {at} was planned, with {who}.',
    'There were plans for {noun} {at}, with {who}.',
    'There was to have been {noun} {at}, with {who}.',
    'The plan was {noun} {at}, with {who}.',
    'Plans were made for {noun} {at}, with {who}.',
  ],
  'still to come': [
    'Still to come: {noun} {at}, with {who}.',
    '{Noun} {at} is still to come, with {who}.',
    'Next comes {noun} {at}, with {who}.',
    'Ahead lies {noun} {at}, with {who}.',
    'The plan is {noun} {at}, with {who}.',
    'Next there is to be {noun} {at}, with {who}.',
  ],
  'battle by itself': [
    'Two forces of {points} points met {at}.',
    'It was a battle {at}, {points} points a side.',
    '{At}, two forces of {points} points met.',
    'The battle was fought {at}, with {points} points a side.',
    'With {points} points a side, two forces met {at}.',
    'Each side had {points} points; they met {at}.',
  ],
  'own side': [
    'On one side stood {who}.',
    'One side was {who}.',
    'The player’s force was {who}.',
    '{who} stood on one side.',
    'One force was {who}.',
    'The first force was {who}.',
  ],
  'other side': [
    'Against them stood {who}.',
    'The other side was {who}.',
    'They faced {who}.',
    '{who} stood against them.',
    'The other force was {who}.',
    'On the other side stood {who}.',
  ],
  'ride kept': [
    '{They} drove {ride} found earlier.',
    '{They} took along {ride} found earlier.',
    '{They} came in {ride} found earlier.',
    '{Ride} found earlier took them there.',
    '{They} had {ride} found earlier.',
    '{They} used {ride} found earlier.',
  ],
  ride: [
    '{They} had {ride} to drive.',
    '{They} got hold of {ride} for the day.',
    '{They} had {ride} for the day.',
    '{They} had found {ride} to drive.',
    'Luck gave them {ride} for the day.',
    '{They} had the use of {ride}.',
  ],
  'coming on': [
    '{They} came in from the {side}, with {there} before them.',
    '{They} approached from the {side}; ahead lay {there}.',
    'From the {side} edge {they} saw {there}.',
    'Coming in from the {side}, {they} saw {there}.',
    '{They} entered from the {side} and found {there}.',
    '{They} came on from the {side} edge, facing {there}.',
  ],
  ground: [
    'Around them stood {there}.',
    'The place had {there}.',
    'It was a place of {there}.',
    'There {was|were} {there} on the ground.',
    'The ground held {there}.',
    'On all sides there {was|were} {there}.',
  ],
  river: [
    'A river cut across the ground.',
    'A river ran through the place.',
    'A river crossed the ground.',
    'There was a river, too.',
    'A river ran across the ground.',
    'A river divided the place.',
  ],
  'foul night': [
    'It was night, and the weather was foul.',
    'The night was dark and the weather foul.',
    'Foul weather made the night darker.',
    'They had night and foul weather to contend with.',
    'It was a foul night.',
    'Night had fallen, and the weather was bad.',
  ],
  night: [
    'It was night.',
    'Night had fallen.',
    'It was dark.',
    'It was a dark night.',
    'Darkness lay over the place.',
    'The sun had gone down.',
  ],
  weather: [
    'The weather was foul.',
    'Nobody could see far in that weather.',
    'It was foul weather.',
    'The bad weather hid much from view.',
    'The weather was against them.',
    'The weather was bad that day.',
  ],
  'no zombies': [
    'There were no zombies yet.',
    'There was not a zombie in sight.',
    'They could see no zombies.',
    'No zombies were about.',
    'At first there were no zombies.',
    '{They} saw no zombies.',
  ],
  crowd: [
    'The place was crawling with {many}.',
    'There were {many}, more than anyone liked.',
    'As many as {many} were there already.',
    'No fewer than {many} were there.',
    'The place was full of zombies, {number} of them.',
    'They counted {many}.',
  ],
  zombies: [
    '{Many} wandered about.',
    '{Many} {was|were} about.',
    'There {was|were} {many} in sight.',
    '{They} saw {many}.',
    'To begin with there {was|were} {many}.',
    '{Many} {was|were} there already.',
  ],
} as const satisfies Record<string, Ways>;

/** The aim of an Encounter, in three forms: `it was …`, what they did, and `the aim was …`. */
export interface Purpose {
  readonly noun: string;
  readonly did: string;
  readonly aim: string;
}

export const RAIDS = {
  destroy: {
    noun: 'a raid to kill all they found',
    did: 'went raiding to kill all they found',
    aim: 'to kill all they found',
  },
  recover: {
    noun: 'a raid to win back what they had lost',
    did: 'went raiding to win back what they had lost',
    aim: 'to win back what they had lost',
  },
  loot: { noun: 'a raid for supplies', did: 'went raiding for supplies', aim: 'to bring back supplies' },
  none: { noun: 'a raid', did: 'went raiding', aim: 'to raid the place' },
} as const satisfies Record<string, Purpose>;

export const PURPOSES = {
  defender: {
    noun: 'a defence against raiders',
    did: 'stood against raiders',
    aim: 'to keep raiders off',
  },
  captive: {
    noun: 'an escape from captivity',
    did: 'tried to escape from captivity',
    aim: 'to escape from captivity',
  },
  captor: {
    noun: 'guard duty over prisoners',
    did: 'stood guard over prisoners',
    aim: 'to keep prisoners from getting away',
  },
  runner: {
    noun: 'a flight from hunters',
    did: '{was|were} on the run from hunters',
    aim: 'to shake off the hunters',
  },
  chaser: {
    noun: 'a hunt for people on the run',
    did: 'hunted people on the run',
    aim: 'to run down people who had fled',
  },
} as const satisfies Record<Exclude<Encounter['role'], 'raider'>, Purpose>;
