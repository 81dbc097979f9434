/** Ground of the table of an Encounter, read once for as long as the table stays as it is. */
import { workedOutOf } from '../../../../core/in-force.ts';
import { type GroundTable, groundOn } from '../../../board/ground.ts';

export const groundFor = workedOutOf((table: GroundTable) => groundOn(table));
