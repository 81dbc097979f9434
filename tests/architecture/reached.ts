/** Finds the parts of the rules that the product reaches: from the imports of the other folders through all that these name in turn. */
import { posix } from 'node:path';
import { type Node, type Source, walk } from './source.ts';

const RULES = 'src/rules/';

/** Something declared at the top of a file, by `path name`. */
type Id = string;
const idOf = (path: string, name: string): Id => `${path} ${name}`;

/** Names known in a file, each with the one under which it was declared. */
type Names = ReadonlyMap<string, Id>;

interface File {
  readonly path: string;
  /** All that is declared at the top. */
  readonly declared: readonly { readonly name: string; readonly node: Node; readonly exported: boolean }[];
  /** Statements that run when the file is loaded. */
  readonly loose: readonly Node[];
  readonly names: Names;
  /** Other files whose exports are all taken under one name. */
  readonly whole: readonly string[];
}

/** Lists each export of the rules that no product code reaches, in a line of its own. `product` holds the rules as well. */
export function unreached(product: readonly Source[]): readonly string[] {
  const files = product.map(read);
  const byPath = new Map(files.map((file) => [file.path, file]));
  const nodes = new Map<Id, { readonly file: File; readonly node: Node }>();
  for (const file of files)
    for (const { name, node } of file.declared) nodes.set(idOf(file.path, name), { file, node });
  const reached = new Set<Id>();
  const left: Id[] = [];
  const reach = (id: Id) => {
    if (reached.has(id)) return;
    reached.add(id);
    left.push(id);
  };
  const reachNamed = (file: File, node: Node) => {
    for (const name of namedIn(node)) {
      const id = file.names.get(name);
      if (id !== undefined) reach(id);
    }
    for (const path of file.whole)
      for (const { name } of byPath.get(path)?.declared ?? []) reach(idOf(path, name));
  };
  for (const file of files) {
    const all = file.path.startsWith(RULES) ? [] : file.declared.map(({ node }) => node);
    for (const node of [...all, ...file.loose]) reachNamed(file, node);
  }
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    const found = nodes.get(id);
    if (found !== undefined) reachNamed(found.file, found.node);
  }
  return files
    .filter(({ path }) => path.startsWith(RULES))
    .flatMap(({ path, declared }) =>
      declared
        .filter(({ name, exported }) => exported && !reached.has(idOf(path, name)))
        .map(({ name }) => `${path} ${name}`),
    )
    .sort();
}

function read({ path, program }: Source): File {
  const declared: { name: string; node: Node; exported: boolean }[] = [];
  const loose: Node[] = [];
  const names = new Map<string, Id>();
  const whole: string[] = [];
  const fileOf = (from: string) => posix.join(posix.dirname(path), from);
  if (program.type !== 'Program') throw new Error(`${path} is no program`);
  for (const statement of program.body) {
    switch (statement.type) {
      case 'ImportDeclaration': {
        const from = statement.source.value;
        if (!from.startsWith('.')) break;
        for (const one of statement.specifiers) {
          if (one.type === 'ImportNamespaceSpecifier') whole.push(fileOf(from));
          else if (one.type === 'ImportSpecifier')
            names.set(one.local.name, idOf(fileOf(from), textOf(one.imported)));
        }
        break;
      }
      case 'ExportNamedDeclaration':
        if (statement.declaration !== null) {
          for (const name of namesOf(statement.declaration))
            declared.push({ name, node: statement.declaration, exported: true });
        } else if (statement.source === null) {
          const said = new Set(statement.specifiers.map(({ local }) => textOf(local)));
          for (const one of declared) if (said.has(one.name)) one.exported = true;
        } else {
          // Handed on: whoever asks for it here asks for it there.
          for (const { local, exported } of statement.specifiers) {
            declared.push({ name: textOf(exported), node: statement, exported: false });
            names.set(textOf(exported), idOf(fileOf(statement.source.value), textOf(local)));
          }
        }
        break;
      case 'ExportAllDeclaration':
        whole.push(fileOf(statement.source.value));
        break;
      default: {
        const found = namesOf(statement);
        for (const name of found) declared.push({ name, node: statement, exported: false });
        if (found.length === 0) loose.push(statement);
      }
    }
  }
  for (const { name } of declared) if (!names.has(name)) names.set(name, idOf(path, name));
  return { path, declared, loose, names, whole };
}

function namesOf(node: Node): readonly string[] {
  switch (node.type) {
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return node.id === null ? [] : [node.id.name];
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
      return [node.id.name];
    case 'VariableDeclaration':
      return node.declarations.flatMap(({ id }) => boundIn(id));
    default:
      return [];
  }
}

/** The names that a pattern binds. */
function boundIn(pattern: Node): readonly string[] {
  if (pattern.type === 'Identifier') return [pattern.name];
  const found: string[] = [];
  walk(pattern, (node) => {
    if (node.type === 'Identifier') found.push(node.name);
  });
  return found;
}

/** All that is named in a piece of code, but for what only a property is called. */
function namedIn(code: Node): ReadonlySet<string> {
  const found = new Set<string>();
  walk(code, (node, [parent]) => {
    if (node.type !== 'Identifier' || parent === undefined) return;
    if (parent.type === 'MemberExpression' && parent.property === node && !parent.computed) return;
    if (parent.type === 'Property' && parent.key === node && !parent.computed && !parent.shorthand) return;
    if (parent.type === 'TSPropertySignature' && parent.key === node) return;
    found.add(node.name);
  });
  if (code.type === 'ExportNamedDeclaration')
    for (const { exported } of code.specifiers) found.add(textOf(exported));
  return found;
}

function textOf(node: Node): string {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'Literal') return String(node.value);
  throw new Error(`a name that is a ${node.type}`);
}
