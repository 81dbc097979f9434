/** Channels between the window’s preload and the main process. */
export const CALL = 'holdout:call';
export const PRINT = 'holdout:print';
export const SAVE_PDF = 'holdout:save-pdf';
export const MENU = 'holdout:menu';
export const TAKE_FILE = 'holdout:take-file';
export const OPENED_FILE = 'holdout:opened-file';
export const KEEP_FILE = 'holdout:keep-file';
export const CHOOSE_FOLDER = 'holdout:choose-folder';
export const HAPPENED = 'holdout:happened';
