/** Schemas for what acts of the campaign declare. */
import { fieldLabel } from '../../../rules/all-things-zombie/text/fields.ts';
import { schemas } from '../../fields.ts';

export const { schemaOf, shapeOf } = schemas(fieldLabel);
