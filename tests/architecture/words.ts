/** Every text of ours that is written in the code, as somebody reads it. */
import { type Node, type Source, sourcesUnder, walk } from './source.ts';

export interface Words {
  readonly path: string;
  readonly line: number;
  /** The text as written, with `{…}` for every value put in. */
  readonly text: string;
}

/** Folders with the texts that are shown, printed or answered. */
export const SPEAKS = ['renderer', 'src', 'electron'] as const;

/** Folders whose texts are mostly SQL or names for what damaged a file: only whole sentences in them are a player’s. */
const SPEAKS_IN_SENTENCES = ['db'] as const;

let known: readonly Words[] | undefined;

/** Read once, for all that look at it. */
export function wordsOfAll(): readonly Words[] {
  known ??= [
    ...SPEAKS.flatMap(sourcesUnder).flatMap(wordsIn),
    ...SPEAKS_IN_SENTENCES.flatMap(sourcesUnder)
      .flatMap(wordsIn)
      .filter(({ text }) => isSentence(text)),
  ];
  return known;
}

/** Attributes that hold no words. */
const CODE = new Set(
  'className id key to from type role variant size color c bg name value d transform viewBox points fill stroke href target rel htmlFor form method autoComplete inputMode aria-labelledby aria-describedby aria-controls aria-live aria-current position placement justify align gap w h mod order slot withinPortal component fw fz tt ff at kind data-testid style patternUnits textAnchor dominantBaseline'.split(
    ' ',
  ),
);

/** Names that a browser gives a key, a menu a shortcut, and a printer a sheet. */
const KEY = /^(?:Arrow(?:Up|Down|Left|Right)|AltGraph|Escape|Tab|Letter|Tabloid)$|^(?:CmdOr)?Ctrl\+/;

/** A value or a selector of a style sheet. */
const STYLE = /^\d+px |^\d+ \d+rem |^\d+rem |^\(prefers-|^(?:input|body|select|a), \w+/;

/** An address or an id with its kind, signs that no sentence has, a file, a drawing, a call within a style, a class, a rule of a style sheet. */
const CODE_LIKE: readonly RegExp[] = [
  /^[\w-]+:\S/,
  /[\\^$<>=]/,
  /^[./#@]/,
  /^(?:[mMlLhHvVcCsSqQtTaAzZ][\d\s.,-]*)+$/,
  /\b(?:attr|calc|clamp|is|max|min|minmax|not|repeat|rgba?|rotate|scale|sqlite_version|translate|url|var)\(/,
  /^(?!what-if|one-off)[a-z]\w*-\w+(?: [\w-]+)*$/,
  /^[a-z-]+:[^;]+;|^[a-z-]+: [\w#.-]+$/,
];

/** A class’s name, or an id. */
const CAMEL = /^\p{Lu}\p{Ll}+\p{Lu}\p{Ll}+$/u;

/** Told by its shape from an id, a path or a class: several words, or one that begins as a sentence does. */
export function readsLikeWords(text: string): boolean {
  const plain = text.replaceAll('{…}', ' ').trim();
  if (!/\p{L}{2}/u.test(plain)) return false;
  if (CODE_LIKE.some((shape) => shape.test(plain))) return false;
  if (/^[A-Z0-9_]+$/.test(plain) || KEY.test(plain) || STYLE.test(plain) || CAMEL.test(plain)) return false;
  return /^\p{Lu}\p{Ll}/u.test(plain) || /\p{L}[,.:;]? \p{L}/u.test(plain);
}

const isSentence = (text: string): boolean => /^(?:\p{Lu}|\{…\}).*\p{L}.*[.:]$/u.test(text);

export function wordsIn(source: Source): readonly Words[] {
  const found: Words[] = [];
  const add = (node: Node, text: string) => {
    const one = text.replace(/\s+/g, ' ').trim();
    if (readsLikeWords(one)) found.push({ path: source.path, line: source.lineAt(node.start), text: one });
  };
  walk(source.program, (node, ancestors) => {
    if (node.type === 'JSXText') {
      const text = node.value.replace(/\s+/g, ' ').trim();
      if (/\p{L}{2}/u.test(text)) found.push({ path: source.path, line: source.lineAt(node.start), text });
    } else if (node.type === 'Literal' && typeof node.value === 'string') {
      if (!isCode(node, ancestors)) add(node, node.value);
    } else if (node.type === 'TemplateLiteral' && !isCode(node, ancestors)) {
      add(node, node.quasis.map(({ value }) => value.cooked ?? value.raw).join('{…}'));
    }
  });
  return found;
}

/** Compared, imported, thrown for a bug, a key or a type: nobody reads it. */
export function isCode(node: Node, ancestors: readonly Node[]): boolean {
  const [parent] = ancestors;
  if (parent === undefined) return false;
  switch (parent.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
    case 'ImportExpression':
    case 'TSLiteralType':
    case 'SwitchCase':
    case 'TaggedTemplateExpression':
    case 'ExpressionStatement':
      return true;
    case 'MemberExpression':
      return true;
    case 'BinaryExpression':
      return parent.operator !== '+';
    case 'Property':
      return parent.key === node || isReference(parent.key);
    case 'VariableDeclarator':
      return isReference(parent.id);
    case 'PropertyDefinition':
      return isNamed(parent.key, 'name');
    case 'ConditionalExpression':
    case 'LogicalExpression':
      return isCode(parent, ancestors.slice(1));
    case 'JSXAttribute':
      return parent.name.type === 'JSXIdentifier' && CODE.has(parent.name.name);
    case 'JSXExpressionContainer': {
      const [, attribute] = ancestors;
      return (
        attribute?.type === 'JSXAttribute' &&
        attribute.name.type === 'JSXIdentifier' &&
        CODE.has(attribute.name.name)
      );
    }
    default:
      return inCodeAttribute(ancestors) || ancestors.some(isBug);
  }
}

/** Chosen among classes or ids within such an attribute. */
function inCodeAttribute(ancestors: readonly Node[]): boolean {
  const nearest = ancestors.find(({ type }) => type.startsWith('JSX') && type !== 'JSXExpressionContainer');
  return (
    nearest?.type === 'JSXAttribute' && nearest.name.type === 'JSXIdentifier' && CODE.has(nearest.name.name)
  );
}

const isNamed = (node: Node, name: string): boolean => node.type === 'Identifier' && node.name === name;

/** The heading of the printed book, in whatever language ours is; what the log, a cookie or a file’s head holds; what sets dice apart; what a side is called in the log. */
const isReference = (key: Node): boolean =>
  key.type === 'Identifier' && /^(?:section|result|sameSite)$|(?:SECTION|MAGIC|SALT|_SIDE)$/.test(key.name);

/** An error nobody expects is told to whoever mends it; the contract’s own are the player’s. */
const isBug = (node: Node): boolean =>
  node.type === 'NewExpression' && node.callee.type === 'Identifier' && node.callee.name === 'Error';
