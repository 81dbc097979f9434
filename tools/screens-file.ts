/** What the setup of the stories without a browser tells each of their files. */
declare module 'vitest' {
  export interface ProvidedContext {
    /** The file with the screens, built as one text. */
    readonly screens: string;
  }
}

export const SCREENS = 'screens';
