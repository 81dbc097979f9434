/** Functions, members and tables of all files that make a play when called. */
import { posix } from 'node:path';
import type { ArrowFunctionExpression, Function as NamedFunction } from 'oxc-parser';
import { isMaker, isPlay, keyOf, type PlayTypes } from './play-types.ts';
import { type Node, type Source, walk } from './source.ts';

/** Functions, members and tables that make a play when called. */
export interface Makers {
  /** Per file, by the name it has there, its own and imported ones; `ns.name` through a namespace. */
  readonly named: ReadonlyMap<string, ReadonlySet<string>>;
  /** Makers called as a member of an object: `module.step(…)`. */
  readonly members: ReadonlySet<string>;
  /** Objects of which any member may: `ACTS[kind](…)`. */
  readonly tables: ReadonlySet<string>;
}

interface Found {
  readonly named: ReadonlyMap<string, Set<string>>;
  readonly members: Set<string>;
  readonly tables: Set<string>;
}

/** Generators, functions declared to return a play, and functions that return another one's, through all imports. */
export function makersIn(sources: readonly Source[], types: PlayTypes): Makers {
  const named = new Map(sources.map((source) => [source.path, new Set<string>()]));
  const found: Found = { named, members: new Set(types.members), tables: new Set() };
  let before = -1;
  while (before !== size(found)) {
    before = size(found);
    for (const source of sources) {
      addDeclared(source, found, types);
      addImported(source, found);
    }
  }
  return found;
}

function size({ named, members, tables }: Found): number {
  return [...named.values()].reduce((sum, names) => sum + names.size, members.size + tables.size);
}

function addDeclared(source: Source, found: Found, types: PlayTypes): void {
  const names = found.named.get(source.path) ?? new Set();
  walk(source.program, (node, ancestors) => {
    const [parent] = ancestors;
    if (isFunction(node)) {
      // A parameter such as `makePlay: () => Play<T>`.
      for (const param of node.params) {
        if (param.type === 'Identifier' && isMaker(param.typeAnnotation, types)) names.add(param.name);
      }
      if (node.type === 'FunctionDeclaration' && node.id && makes(node, names, types))
        names.add(node.id.name);
    }
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier') {
      if (isMaker(node.id.typeAnnotation, types) || makes(node.init, names, types)) names.add(node.id.name);
    }
    if (node.type === 'Property' && parent?.type === 'ObjectExpression' && makes(node.value, names, types)) {
      if (!node.computed) found.members.add(keyOf(node.key));
      const table = tableAround(ancestors.slice(1));
      if (table !== undefined) found.tables.add(table);
    }
  });
}

/** The name of the constant that an object with these ancestors is written into. */
function tableAround(around: readonly Node[]): string | undefined {
  const holder = around.find(({ type }) => type !== 'TSSatisfiesExpression' && type !== 'TSAsExpression');
  return holder?.type === 'VariableDeclarator' && holder.id.type === 'Identifier'
    ? holder.id.name
    : undefined;
}

function makes(node: Node | null, known: ReadonlySet<string>, types: PlayTypes): boolean {
  if (node === null) return false;
  if (!isFunction(node)) return node.type === 'Identifier' && known.has(node.name);
  if (node.generator || isPlay(node.returnType, types)) return true;
  const { body } = node;
  return body?.type === 'CallExpression' && body.callee.type === 'Identifier' && known.has(body.callee.name);
}

function addImported(source: Source, { named }: Found): void {
  const names = named.get(source.path) ?? new Set();
  if (source.program.type !== 'Program') return;
  for (const node of source.program.body) {
    if (node.type === 'ImportDeclaration') {
      const theirs = exportsOf(source, node.source.value, named);
      for (const one of node.specifiers) {
        if (one.type === 'ImportSpecifier' && theirs.has(keyOf(one.imported))) names.add(one.local.name);
        if (one.type === 'ImportNamespaceSpecifier') {
          for (const name of theirs) names.add(`${one.local.name}.${name}`);
        }
      }
    }
    if (node.type === 'ExportNamedDeclaration') {
      const from = node.source === null ? names : exportsOf(source, node.source.value, named);
      for (const one of node.specifiers) if (from.has(keyOf(one.local))) names.add(keyOf(one.exported));
    }
    if (node.type === 'ExportAllDeclaration') {
      for (const name of exportsOf(source, node.source.value, named)) names.add(name);
    }
  }
}

function exportsOf(source: Source, from: string, named: Found['named']): ReadonlySet<string> {
  return named.get(posix.join(posix.dirname(source.path), from)) ?? new Set();
}

export function isFunction(node: Node): node is ArrowFunctionExpression | NamedFunction {
  return (
    node.type === 'FunctionDeclaration' ||
    node.type === 'FunctionExpression' ||
    node.type === 'ArrowFunctionExpression'
  );
}
