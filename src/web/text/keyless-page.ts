/** What is said in keyless-page.ts. */
export const words = {
  thisAddressDoesNotOpen: 'This address doesn’t open Holdout',
  holdoutIsRunning:
    'Holdout is running on this computer, and your campaigns are safe. But each start has an address of its own. It holds a key that keeps other programs and websites out of your campaigns, so a bookmark or a window of an earlier start doesn’t fit any more.',
  howToOpenIt: 'How to open it',
  lookForTheAddress:
    'Look in the terminal where Holdout was started. It says “Holdout is at …”: open that whole address.',
  orStartAnew:
    'If you can’t find it, end Holdout there (Ctrl+C) and start it again, by its icon or with npm start. It opens by itself, in its window or in this browser.',
  keepTheIcon: 'Keep the icon or the command rather than a bookmark: they work every time.',
} as const;
