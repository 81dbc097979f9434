/** Reads from a source file what it declares, what each declaration mentions, and what a test takes from where. */
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { type Node, parseSync, type Statement, visitorKeys } from 'oxc-parser';
import { fromRoot } from '../paths.ts';

/** Name of a declaration at the top of a file, as `src/rules/…/doc.ts#examine`. */
export type Name = string;

export interface Declaration {
  readonly name: Name;
  readonly file: string;
  /** Declarations of this file and of others that it mentions. */
  readonly mentions: ReadonlySet<Name>;
  readonly texts: ReadonlySet<string>;
  /** Text after the last placeholder of its templates. */
  readonly endings: ReadonlySet<string>;
}

export interface Source {
  readonly file: string;
  /** Declarations that it imports, types apart. */
  readonly imports: ReadonlySet<Name>;
  readonly declarations: readonly Declaration[];
  readonly texts: ReadonlySet<string>;
}

/** The `.ts` files under a folder, in a fixed order, parsed. */
export function sourcesUnder(folder: string): readonly Source[] {
  return readdirSync(fromRoot(folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => posix.join(folder, relative(entry.parentPath, folder), entry.name))
    .sort()
    .map(sourceOf);
}

function relative(path: string, folder: string): string {
  return path.slice(fromRoot(folder).length).replaceAll('\\', '/');
}

function sourceOf(file: string): Source {
  const { program } = parseSync(file, readFileSync(fromRoot(file), 'utf8'));
  const imported = importsOf(file, program.body);
  const parts = program.body.flatMap(declared);
  const local = new Set(parts.map(({ name }) => name));
  const declarations = parts.map(({ name, node }): Declaration => {
    const { names, texts, endings } = mentionedIn(node);
    const mentions = [...names].flatMap((one) => {
      if (local.has(one)) return [`${file}#${one}`];
      const from = imported.get(one);
      return from === undefined ? [] : [from];
    });
    return { name: `${file}#${name}`, file, mentions: new Set(mentions), texts, endings };
  });
  return {
    file,
    imports: new Set(imported.values()),
    declarations,
    texts: new Set(program.body.flatMap((node) => [...mentionedIn(node).texts])),
  };
}

/** By the name each has in this file. */
function importsOf(file: string, body: readonly Statement[]): ReadonlyMap<string, Name> {
  const found = new Map<string, Name>();
  for (const node of body) {
    if (node.type !== 'ImportDeclaration' || node.importKind === 'type') continue;
    if (!node.source.value.startsWith('.')) continue;
    const from = posix.join(posix.dirname(file), node.source.value);
    for (const specifier of node.specifiers) {
      if (specifier.type !== 'ImportSpecifier' || specifier.importKind === 'type') continue;
      const { imported, local } = specifier;
      found.set(local.name, `${from}#${imported.type === 'Identifier' ? imported.name : imported.value}`);
    }
  }
  return found;
}

interface Part {
  readonly name: string;
  readonly node: Node;
}

function declared(statement: Statement): readonly Part[] {
  const node =
    statement.type === 'ExportNamedDeclaration' && statement.declaration !== null
      ? statement.declaration
      : statement;
  if (node.type === 'FunctionDeclaration' && node.id !== null) return [{ name: node.id.name, node }];
  if (node.type !== 'VariableDeclaration') return [];
  return node.declarations.flatMap((one) =>
    [...mentionedIn(one.id).names].map((name) => ({ name, node: one })),
  );
}

interface Mentioned {
  readonly names: Set<string>;
  readonly texts: Set<string>;
  readonly endings: Set<string>;
}

function mentionedIn(
  node: Node,
  into: Mentioned = { names: new Set(), texts: new Set(), endings: new Set() },
): Mentioned {
  if (node.type === 'Identifier') into.names.add(node.name);
  if (node.type === 'Literal' && typeof node.value === 'string') into.texts.add(node.value);
  if (node.type === 'TemplateLiteral' && node.expressions.length > 0)
    into.endings.add(node.quasis.at(-1)?.value.cooked ?? '');
  // A name behind a dot, or before a colon, is no mention of a declaration.
  const skipped =
    (node.type === 'MemberExpression' && !node.computed && node.property) ||
    (node.type === 'Property' && !node.computed && !node.shorthand && node.key);
  for (const child of childrenOf(node)) if (child !== skipped) mentionedIn(child, into);
  return into;
}

function childrenOf(node: Node): readonly Node[] {
  const fields = node as unknown as Readonly<Record<string, unknown>>;
  return (visitorKeys[node.type] ?? []).flatMap((key) => [fields[key]].flat().filter(isNode));
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}
