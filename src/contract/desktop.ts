/** Bridge that the desktop window lends to the screens, as `window.holdout`; absent in the browser host. */
import { z } from 'zod';
import type { Reply } from './failure.ts';
import type { Happened } from './happened.ts';

export const MENU_ITEMS = [
  'new-campaign',
  'all-campaigns',
  'undo',
  'redo',
  'find',
  'print',
  'save-pdf',
  'settings',
  'about',
] as const;
export type MenuItem = (typeof MENU_ITEMS)[number];

export const PageSetup = z.strictObject({
  paper: z.enum(['A4', 'Letter', 'A3', 'Tabloid']),
  landscape: z.boolean(),
  /** Name without folder or ending. */
  suggestedName: z.string(),
});
export type PageSetup = Readonly<z.infer<typeof PageSetup>>;

/** A file on its way between the window and the campaigns. */
export const FileTaken = z.strictObject({
  transfer: z.string().regex(/^\d{1,10}-[0-9a-f]{32}$/),
  /** Name of the file, without folders. */
  name: z.string().max(300),
});
export type FileTaken = Readonly<z.infer<typeof FileTaken>>;

/** Dialog that asks for a folder: its title, and where it begins. */
export const ChoosingFolder = z.strictObject({ title: z.string().max(100), from: z.string().max(4000) });
export type ChoosingFolder = Readonly<z.infer<typeof ChoosingFolder>>;

export interface DesktopBridge {
  /** Asks the backend; never throws for a refused call. */
  call(method: string, input: unknown): Promise<Reply<unknown>>;
  /** Opens the system's print dialog for the present page. */
  print(page: PageSetup): Promise<void>;
  /** Asks where to and saves the present page; gives the file's path, or null where the player thought better. */
  savePdf(page: PageSetup): Promise<string | null>;
  /** Takes in a file that was chosen or dropped here, for `campaign-file.look` and `.open`. */
  takeFile(file: File): Promise<Reply<FileTaken>>;
  /** A campaign's file that Holdout was started with, or that was opened since; each is told of once. */
  openedFile(): Promise<FileTaken | null>;
  /** Calls the listener when there is one; gives back what stops it. */
  onOpenedFile(listener: () => void): () => void;
  /** Asks where to and keeps a file that `campaign-file.save` has made; gives its path, or null where the player thought better. */
  keepFile(file: FileTaken): Promise<string | null>;
  /** Asks for a folder by the system's dialog; gives its path, or null where the player thought better. */
  chooseFolder(choosing: ChoosingFolder): Promise<string | null>;
  /** Calls the listener for each item chosen from the window's menu; gives back what stops it. */
  onMenu(listener: (item: MenuItem) => void): () => void;
  /** Calls the listener for each thing done, whoever did it; gives back what stops it. */
  onHappened(listener: (what: Happened) => void): () => void;
}
