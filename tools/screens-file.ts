/** Values that the setup of the stories without a browser provides to each of their files. */
declare module 'vitest' {
  export interface ProvidedContext {
    /** The file with the screens, built as one text. */
    readonly screens: string;
    /** Folder for a campaign that bots have played, which whoever wants one puts there for all of them. */
    readonly played: string;
  }
}

export const SCREENS = 'screens';
export const PLAYED_FOLDER = 'played';
