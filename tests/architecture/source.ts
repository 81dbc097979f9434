/** Files of the project, parsed once, and the way through their syntax. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type Node, parseSync, visitorKeys } from 'oxc-parser';

const ROOT = join(import.meta.dirname, '../..');
const CODE = /\.(ts|tsx|mts|mjs|js)$/;
const NOT_OURS = new Set(['node_modules', 'dist', 'release', 'test-results', 'playwright-report', 'docs']);

export type { Node };

/** A file of the project, parsed; `path` is from the project's folder, with forward slashes. */
export interface Source {
  readonly path: string;
  readonly program: Node;
  /** Text of a node, letter for letter. */
  textOf(node: Node): string;
  /** The line, from 1, at an offset of the text. */
  lineAt(offset: number): number;
}

/** Parses a text as if it stood at `path`. Throws where it is no TypeScript. */
export function sourceOf(path: string, text: string): Source {
  const { program, errors } = parseSync(path, text);
  const error = errors[0];
  if (error !== undefined) throw new Error(`${path}: ${error.message}`);
  return {
    path,
    program,
    textOf: ({ start, end }) => text.slice(start, end),
    lineAt: (offset) => text.slice(0, offset).split('\n').length,
  };
}

/** Parsed once for all tests of a worker: it takes longer than any of them. */
const parsed = new Map<string, Source>();

function parsedAt(path: string): Source {
  const source = parsed.get(path) ?? sourceOf(path, readFileSync(join(ROOT, path), 'utf8'));
  parsed.set(path, source);
  return source;
}

/** Every code file under a folder, in a fixed order; hidden folders and what is built or installed left out. */
export const sourcesUnder = (folder: string): readonly Source[] => filesUnder(folder).map(parsedAt);

function filesUnder(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith('.') && !NOT_OURS.has(entry.name))
    .flatMap((entry) => {
      const path = posix.join(folder, entry.name);
      if (entry.isDirectory()) return filesUnder(path);
      return entry.isFile() && CODE.test(entry.name) ? [path] : [];
    })
    .sort();
}

/** Visits a node and all below it, each with its ancestors, the nearest first. */
export function walk(
  node: Node,
  visit: (node: Node, ancestors: readonly Node[]) => void,
  ancestors: readonly Node[] = [],
): void {
  visit(node, ancestors);
  const children = childrenOf(node);
  if (children.length === 0) return;
  const inner = [node, ...ancestors];
  for (const child of children) walk(child, visit, inner);
}

/** Trees are walked many times over, and never change. */
const CHILDREN = new WeakMap<Node, readonly Node[]>();

export function childrenOf(node: Node): readonly Node[] {
  const known = CHILDREN.get(node);
  if (known !== undefined) return known;
  const fields = node as unknown as Readonly<Record<string, unknown>>;
  const children: Node[] = [];
  for (const key of visitorKeys[node.type] ?? []) {
    const field = fields[key];
    if (!Array.isArray(field)) {
      if (isNode(field)) children.push(field);
      continue;
    }
    for (const one of field) if (isNode(one)) children.push(one);
  }
  CHILDREN.set(node, children);
  return children;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}
