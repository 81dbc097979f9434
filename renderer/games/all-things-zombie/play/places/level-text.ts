import { floorText } from '../../../../../src/rules/all-things-zombie/text/vocabulary.ts';
import type { Level } from './use-board.ts';

/** `b5, first floor` */
export const levelText = ({ building, floor }: NonNullable<Level>): string =>
  `${building}, ${floorText(floor)}`;
