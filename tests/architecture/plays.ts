/** Plays that are called and never run, found in the syntax of a file. */
import { isFunction, type Makers, makersIn } from './play-makers.ts';
import { keyOf, type PlayTypes, playTypesOf } from './play-types.ts';
import { type Node, type Source, walk } from './source.ts';

/**
 * Lists each play that is called and then not run, in a line of its own. Such a call compiles and does nothing: a generator only moves when
 * somebody steps it. Right are `yield* play(…)`, a return from a function that is no generator, and handing the play, or the function that
 * makes it, to a function that takes plays (`drive`, `odds`).
 */
export function idlePlays(sources: readonly Source[]): readonly string[] {
  const types = playTypesOf(sources);
  const makers = makersIn(sources, types);
  return sources.flatMap((source) => {
    const idle: string[] = [];
    walk(source.program, (node, ancestors) => {
      if (node.type !== 'CallExpression') return;
      const name = playCalled(node.callee, source, makers);
      if (name === undefined || isRun(node, ancestors, source, types)) return;
      idle.push(
        `${source.path}:${source.lineAt(node.start)} ${name}(…) does nothing: write yield* ${name}(…)`,
      );
    });
    return idle;
  });
}

/** The callee's text if calling it makes a play; otherwise undefined. */
function playCalled(callee: Node, source: Source, { named, members, tables }: Makers): string | undefined {
  const names = named.get(source.path) ?? new Set();
  if (callee.type === 'Identifier') return names.has(callee.name) ? callee.name : undefined;
  if (callee.type !== 'MemberExpression') return undefined;
  const object = callee.object.type === 'Identifier' ? callee.object.name : '…';
  if (callee.computed) return tables.has(object) ? `${object}[…]` : undefined;
  const member = keyOf(callee.property);
  return members.has(member) || names.has(`${object}.${member}`) ? `${object}.${member}` : undefined;
}

/** Says whether somebody will step the play that an expression makes. */
function isRun(made: Node, ancestors: readonly Node[], source: Source, types: PlayTypes): boolean {
  const [parent, ...further] = ancestors;
  switch (parent?.type) {
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
      return isRun(parent, further, source, types);
    case 'ConditionalExpression':
      return parent.test !== made && isRun(parent, further, source, types);
    case 'LogicalExpression':
      return parent.right === made && isRun(parent, further, source, types);
    case 'YieldExpression':
      return parent.delegate;
    case 'CallExpression':
      return parent.callee.type === 'Identifier' && types.takers.has(parent.callee.name);
    case 'MemberExpression':
      return parent.object === made && keyOf(parent.property) === 'next';
    case 'Property':
      return types.holders.has(keyOf(parent.key));
    case 'VariableDeclarator':
      return parent.id.type === 'Identifier' && isRunLater(parent.id.name, source, types);
    case 'ReturnStatement': {
      const returning = further.findIndex(isFunction);
      const from = further[returning];
      if (from === undefined || !isFunction(from) || from.generator) return false;
      return isThunkTaken(from, further.slice(returning + 1), types);
    }
    case 'ArrowFunctionExpression':
      return isThunkTaken(parent, further, types);
    default:
      return false;
  }
}

/**
 * A function that makes a play is fine under a name, since calls of that name are looked at, or in the hands of
 * what takes plays. `events.forEach((event) => tell(event))` is neither.
 */
function isThunkTaken(thunk: Node, ancestors: readonly Node[], types: PlayTypes): boolean {
  const holder = ancestors[0];
  if (holder?.type !== 'CallExpression') return true;
  return (
    holder.callee !== thunk && holder.callee.type === 'Identifier' && types.takers.has(holder.callee.name)
  );
}

/** Says whether a variable that holds a play is stepped by hand, run, returned or handed on somewhere in its file. */
function isRunLater(name: string, source: Source, types: PlayTypes): boolean {
  let later = false;
  walk(source.program, (node, ancestors) => {
    if (node.type !== 'Identifier' || node.name !== name || ancestors[0]?.type === 'VariableDeclarator')
      return;
    later ||= isRun(node, ancestors, source, types);
  });
  return later;
}
