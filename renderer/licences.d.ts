/** Made by tools/licences.ts when the screens are built. */
declare module 'virtual:licences' {
  export interface Licence {
    readonly name: string;
    readonly version: string;
    readonly licence: string;
  }
  /** Every package used directly, by name. */
  export const licences: readonly Licence[];
}
