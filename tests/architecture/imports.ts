/** Imports of a file: what each leads to, and whether anything of it is left when the types are gone. */
import { builtinModules } from 'node:module';
import { posix } from 'node:path';
import { type Node, type Source, walk } from './source.ts';

export type Target =
  /** A file of the project, by its path. */
  | { readonly kind: 'file'; readonly path: string }
  /** An npm package, by its name alone. */
  | { readonly kind: 'package'; readonly name: string }
  | { readonly kind: 'node'; readonly name: string }
  /** A path put together while running. */
  | { readonly kind: 'computed' };

export interface Import {
  readonly file: string;
  readonly line: number;
  readonly target: Target;
  /**
   * True if nothing of the import is left when the types are gone. `import { type A }` leaves `import {}`, which loads the file; only
   * `import type` leaves nothing.
   */
  readonly typesOnly: boolean;
  /** The values taken, by their names over there; `*` for everything. */
  readonly values: readonly string[];
}

/** Every import of a file: static, dynamic, re-exported, of types, and by `require`. */
export function importsOf(source: Source): readonly Import[] {
  const found: Import[] = [];
  walk(source.program, (node) => {
    const taken = takenBy(node);
    if (taken === undefined) return;
    const { from, typesOnly, values } = taken;
    const target = from === undefined ? ({ kind: 'computed' } as const) : targetOf(source.path, from);
    found.push({ file: source.path, line: source.lineAt(node.start), target, typesOnly, values });
  });
  return found;
}

interface Taken {
  readonly from: string | undefined;
  readonly typesOnly: boolean;
  readonly values: readonly string[];
}

function takenBy(node: Node): Taken | undefined {
  switch (node.type) {
    case 'ImportDeclaration': {
      const values = node.specifiers.flatMap((specifier) => {
        if (specifier.type === 'ImportDefaultSpecifier') return ['default'];
        if (specifier.type === 'ImportNamespaceSpecifier') return ['*'];
        return specifier.importKind === 'type' ? [] : [nameOf(specifier.imported)];
      });
      return { from: node.source.value, typesOnly: node.importKind === 'type', values };
    }
    case 'ExportNamedDeclaration': {
      if (node.source === null) return undefined;
      const values = node.specifiers.filter((specifier) => specifier.exportKind !== 'type');
      const typesOnly = node.exportKind === 'type';
      return {
        from: node.source.value,
        typesOnly,
        values: values.map((specifier) => nameOf(specifier.local)),
      };
    }
    case 'ExportAllDeclaration':
      return { from: node.source.value, typesOnly: node.exportKind === 'type', values: ['*'] };
    case 'ImportExpression':
      return { from: literal(node.source), typesOnly: false, values: ['*'] };
    case 'TSImportType':
      return { from: literal(node.source), typesOnly: true, values: [] };
    case 'CallExpression': {
      const [wanted] = node.arguments;
      if (node.callee.type !== 'Identifier' || node.callee.name !== 'require' || !wanted) return undefined;
      return { from: literal(wanted), typesOnly: false, values: ['*'] };
    }
    default:
      return undefined;
  }
}

function nameOf(node: Node): string {
  if (node.type === 'Identifier') return node.name;
  return literal(node) ?? '*';
}

function literal(node: Node): string | undefined {
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}

function targetOf(file: string, from: string): Target {
  // A bundler's question mark (`?url`, `?raw`) names the same file.
  const [path = from] = from.split('?');
  if (path.startsWith('.')) return { kind: 'file', path: posix.join(posix.dirname(file), path) };
  if (path.startsWith('/')) return { kind: 'file', path: posix.join('renderer', path) };
  if (path.startsWith('node:') || builtinModules.includes(path)) return { kind: 'node', name: path };
  const [scope = path, inScope] = path.split('/');
  return { kind: 'package', name: scope.startsWith('@') ? `${scope}/${inScope}` : scope };
}
