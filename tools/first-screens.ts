/**
 * Finds the files of the screens that one begins at: the shelf, and Home. They are kept apart from what else many screens share, which is
 * mostly fields, menus and dialogs: a file is run whole before the first of what is in it is drawn.
 */
import { globSync } from 'node:fs';
import { normalizePath } from 'vite';
import { fromRoot, ROOT } from './paths.ts';

interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const SCREENS = ['renderer/screens/shelf/shelf-screen.tsx', 'renderer/games/*/home/home-screen.tsx'];

/** Packages that these screens share with others; the rest of what they need all screens need. */
const SMALL = /@tabler|@mantine[\\/]hooks/;

/** For a group of files: the name given, for what these screens can't be drawn without. */
export function ofFirstScreens(name: string): (id: string, graph: Graph) => string | null {
  let reach: ReadonlySet<string> | undefined;
  return (id, graph) => {
    reach ??= reachOf(filesOf(SCREENS), graph);
    return reach.has(id) || SMALL.test(id) ? name : null;
  };
}

const filesOf = (patterns: readonly string[]) =>
  globSync([...patterns], { cwd: ROOT }).map((file) => normalizePath(fromRoot(file)));

/** Packages are no way from one file to the next: the one door of theirs leads to all that they have. */
function reachOf(from: readonly string[], graph: Graph): ReadonlySet<string> {
  const reach = new Set<string>();
  const follow = (id: string) => {
    if (reach.has(id) || id.includes('/node_modules/')) return;
    reach.add(id);
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) follow(next);
  };
  for (const id of from) follow(id);
  return reach;
}
