/** What passes between the window's preload and the main process. */
export const CALL = 'holdout:call';
export const PRINT = 'holdout:print';
export const SAVE_PDF = 'holdout:save-pdf';
export const MENU = 'holdout:menu';
