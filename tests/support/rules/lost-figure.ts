/** A figure that is lost in print. */
export const LOST = { table: 'atz.loot', row: 'rural-body-armor', field: '1' };
