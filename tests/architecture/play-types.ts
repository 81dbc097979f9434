/** Types of all files that stand for plays, and for what makes, holds or takes them. */
import { type Node, type Source, walk } from './source.ts';

/** Plays in the declared types, by type name over all files: no name of a type is used twice for two things. */
export interface PlayTypes {
  /** Types that are plays: `Play`, and every alias of it. */
  readonly plays: ReadonlySet<string>;
  /** Types of functions that make plays. */
  readonly makers: ReadonlySet<string>;
  /** Members of interfaces that make plays, such as a module's `step`. */
  readonly members: ReadonlySet<string>;
  /** Fields that hold a play somebody will run. */
  readonly holders: ReadonlySet<string>;
  /** Functions that take a play, or what makes it, to run it. */
  readonly takers: ReadonlySet<string>;
}

export function playTypesOf(sources: readonly Source[]): PlayTypes {
  const plays = new Set(['Play', 'Generator']);
  const makers = new Set<string>();
  const found = {
    plays,
    makers,
    members: new Set<string>(),
    holders: new Set<string>(),
    takers: new Set<string>(),
  };
  let before = -1;
  // An alias may stand before what it is an alias of: look again until nothing new is found.
  while (before !== plays.size + makers.size) {
    before = plays.size + makers.size;
    everywhere(sources, (node) => {
      if (node.type !== 'TSTypeAliasDeclaration') return;
      if (isPlay(node.typeAnnotation, found)) plays.add(node.id.name);
      if (isMaker(node.typeAnnotation, found)) makers.add(node.id.name);
    });
  }
  everywhere(sources, (node) => {
    if (node.type === 'TSPropertySignature' && isMaker(node.typeAnnotation, found))
      found.members.add(keyOf(node.key));
    if (node.type === 'TSPropertySignature' && isPlay(node.typeAnnotation, found))
      found.holders.add(keyOf(node.key));
    if (node.type === 'TSMethodSignature' && isPlay(node.returnType, found))
      found.members.add(keyOf(node.key));
    if (
      node.type === 'FunctionDeclaration' &&
      node.id &&
      node.params.some((param) => mentionsPlay(param, found))
    ) {
      found.takers.add(node.id.name);
    }
  });
  return found;
}

function everywhere(sources: readonly Source[], visit: (node: Node) => void): void {
  for (const source of sources) walk(source.program, visit);
}

type Names = Pick<PlayTypes, 'plays' | 'makers'>;

export function isPlay(type: Node | null | undefined, names: Names): boolean {
  if (!type) return false;
  if (type.type === 'TSTypeAnnotation' || type.type === 'TSParenthesizedType')
    return isPlay(type.typeAnnotation, names);
  if (type.type === 'TSUnionType') return type.types.some((one) => isPlay(one, names));
  return isNamed(type, names.plays);
}

export function isMaker(type: Node | null | undefined, names: Names): boolean {
  if (!type) return false;
  if (type.type === 'TSTypeAnnotation' || type.type === 'TSParenthesizedType')
    return isMaker(type.typeAnnotation, names);
  if (type.type === 'TSUnionType') return type.types.some((one) => isMaker(one, names));
  if (type.type === 'TSFunctionType') return isPlay(type.returnType, names);
  return isNamed(type, names.makers);
}

function isNamed(type: Node, names: ReadonlySet<string>): boolean {
  return (
    type.type === 'TSTypeReference' && type.typeName.type === 'Identifier' && names.has(type.typeName.name)
  );
}

function mentionsPlay(param: Node, names: Names): boolean {
  let mentions = false;
  walk(param, (node) => {
    mentions ||= isNamed(node, names.plays) || isNamed(node, names.makers);
  });
  return mentions;
}

/** A member's name as it is called; empty where it is computed. */
export function keyOf(key: Node): string {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : '';
}
