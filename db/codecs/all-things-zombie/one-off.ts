/** A battle by itself: what was bought for both forces, and how it ended. */
import { z } from 'zod';
import {
  type Bought,
  FORCES,
  type Losses,
  type OneOff,
  type OneOffResult,
} from '../../../src/rules/all-things-zombie/state/one-off.ts';
import { count, record } from '../shape.ts';
import { fighterId } from './turn.ts';

export const force = z.enum(FORCES);
export const bought = z.array(record<Bought>({ who: fighterId, points: count }));

const losses = record<Losses>({ figures: count, lost: count, points: count });
export const oneOffResult = record<OneOffResult>({ winner: force.nullable(), own: losses, other: losses });

export const oneOff = record<OneOff>({ points: count, bought, result: oneOffResult.exactOptional() });
