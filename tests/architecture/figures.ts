/** Figures read off a table itself, past the look-up that goes by corrections. */
import { type Node, type Source, walk } from './source.ts';

type Any = Node & Record<string, unknown>;

const isNode = (value: unknown): value is Any =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string';

/** Every node of the file, with those around it, the nearest first. */
function everyNode(program: Node): readonly (readonly [Any, readonly Any[]])[] {
  const found: [Any, readonly Any[]][] = [];
  walk(program, (node, around) => {
    found.push([node as Any, around as readonly Any[]]);
  });
  return found;
}

/** Expression inside `as const satisfies …`. */
function bare(node: unknown): unknown {
  return isNode(node) && ['TSAsExpression', 'TSSatisfiesExpression'].includes(node.type)
    ? bare(node.expression)
    : node;
}

const nameOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Identifier' ? String(node.name) : undefined;

/** A type of tables by its name: `KeyedTable<…>`. */
function isTableType(annotation: unknown): boolean {
  if (!isNode(annotation)) return false;
  if (annotation.type === 'TSTypeAnnotation') return isTableType(annotation.typeAnnotation);
  const name = annotation.type === 'TSTypeReference' ? nameOf(annotation.typeName) : undefined;
  return name !== undefined && /^(Keyed|Range|Type)Table$|^Declared$/.test(name);
}

/** A record with an id, a section and rows. */
function isTable(node: unknown): boolean {
  const value = bare(node);
  if (!isNode(value) || value.type !== 'ObjectExpression' || !Array.isArray(value.properties)) return false;
  const names = value.properties.map((one) => (isNode(one) ? nameOf(one.key) : undefined));
  return names.includes('rows') && (names.includes('id') || names.includes('section'));
}

/** The constants that are tables, or hold several of them, by name. */
export function tablesIn(sources: readonly Source[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { program } of sources) {
    for (const [node] of everyNode(program)) {
      if (node.type !== 'VariableDeclarator') continue;
      const name = nameOf(node.id);
      if (name === undefined) continue;
      const value = bare(node.init);
      const within =
        isNode(value) && value.type === 'ObjectExpression' && Array.isArray(value.properties)
          ? value.properties.map((one) => (isNode(one) ? one.value : undefined))
          : [];
      if (isTable(value) || within.some(isTable)) names.add(name);
    }
  }
  return names;
}

/** `TABLE`, `TABLES.urban`, `TABLES[area]`; or what a parameter of a table's type is called. */
function readsTable(node: unknown, tables: ReadonlySet<string>, given: ReadonlySet<string>): boolean {
  const value = bare(node);
  if (!isNode(value)) return false;
  const name = nameOf(value);
  if (name !== undefined) return tables.has(name) || given.has(name);
  return value.type === 'MemberExpression' && nameOf(value.property) !== 'rows'
    ? readsTable(value.object, tables, given)
    : false;
}

/** Names in the file that are declared to be tables: parameters, and constants without a table's shape. */
function declaredTables(program: Node): ReadonlySet<string> {
  const names = new Set<string>();
  for (const [node] of everyNode(program)) {
    const name = nameOf(node);
    if (name !== undefined && isTableType(node.typeAnnotation)) names.add(name);
  }
  return names;
}

/** True for `Object.keys` and `Object.hasOwn`: the names of a table's rows are no figures. */
function asksForNames(around: readonly Any[]): boolean {
  const [call] = around;
  if (call?.type !== 'CallExpression' || !isNode(call.callee)) return false;
  const { callee } = call;
  if (callee.type !== 'MemberExpression' || nameOf(callee.object) !== 'Object') return false;
  return ['keys', 'hasOwn'].includes(nameOf(callee.property) ?? '');
}

/** Every place that takes rows off a table, as `path:line TABLE.rows`. */
export function readPastLookUps(sources: readonly Source[], tables: ReadonlySet<string>): readonly string[] {
  return sources.flatMap(({ path, program, lineAt }) => {
    const given = declaredTables(program);
    const found: string[] = [];
    const note = (node: Any) => found.push(`${path}:${lineAt(node.start)}`);
    for (const [node, around] of everyNode(program)) {
      if (node.type === 'MemberExpression' && nameOf(node.property) === 'rows' && node.computed !== true) {
        if (readsTable(node.object, tables, given) && !asksForNames(around)) note(node);
      }
      if (node.type === 'ObjectPattern' && Array.isArray(node.properties)) {
        const takesRows = node.properties.some((one) => isNode(one) && nameOf(one.key) === 'rows');
        const [holder] = around;
        const from = holder?.type === 'VariableDeclarator' ? holder.init : undefined;
        if (takesRows && (isTableType(node.typeAnnotation) || readsTable(from, tables, given))) note(node);
      }
    }
    return found;
  });
}
