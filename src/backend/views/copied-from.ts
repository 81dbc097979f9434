/** The origin of a copy, as the views show it. */
import type { CopyOf } from '../../../db/index.ts';
import type { CopiedFrom } from '../../contract/shapes.ts';

export const copiedFrom = (copy: CopyOf | undefined): CopiedFrom =>
  copy === undefined
    ? null
    : { id: copy.id, name: copy.name, whatIf: copy.whatIf, fromFile: copy.fromFile, since: copy.since };
