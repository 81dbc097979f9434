/** What the setup of the stories without a browser tells each of their files. */
declare module 'vitest' {
  export interface ProvidedContext {
    /** The file with the screens, built as one text. */
    readonly screens: string;
    /** Where those who want a campaign that bots have played put it for all of them. */
    readonly played: string;
  }
}

export const SCREENS = 'screens';
export const PLAYED_FOLDER = 'played';
