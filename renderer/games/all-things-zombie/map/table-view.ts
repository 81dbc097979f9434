import type { z } from 'zod';
import type { TableView as Shape } from '../../../../src/contract/games/all-things-zombie/generated-encounter.ts';

/** The table of an Encounter as the contract gives it. */
export type TableView = z.infer<typeof Shape>;
export type Building = TableView['buildings'][number];
