/**
 * Fields that an act, a set-up or a question of odds wants to know, as plain data: schema, form and command line are made from them, and so
 * is the type of what the rules are handed. Names are the record’s keys; what they are called stands in the game’s text.
 */

interface Common {
  /** May be left out. */
  readonly optional?: true;
  /** May be said to be nothing. */
  readonly nullable?: true;
}

/** True or false. */
export interface FlagField extends Common {
  readonly kind: 'flag';
}

/** A whole number; both bounds included. */
export interface NumberField extends Common {
  readonly kind: 'number';
  readonly least: number;
  readonly most: number;
  /** Numbers in between that it can't be. */
  readonly except?: readonly number[];
  /** Number that a form begins with; the least where it isn’t said. */
  readonly usual?: number;
}

/** Choice of one value from a vocabulary. */
export interface ChoiceField<V extends string | number = string | number> extends Common {
  readonly kind: 'choice';
  readonly of: readonly V[];
  /** Value that a form begins with; the first where it isn’t said. */
  readonly usual?: V;
}

/** The player's own words, of 1 to `longest` characters as a reader counts them. */
export interface TextField extends Common {
  readonly kind: 'text';
  readonly longest: number;
  /** Length of the text: one line, or paragraphs. */
  readonly lines: 'one' | 'several';
  /** May also be empty. */
  readonly empty?: true;
}

/** Figure of a table, whatever the table has there: a whole number, a word, yes or no, or nothing. */
export interface FigureField extends Common {
  readonly kind: 'figure';
}

/** Names something there is, such as a figure: `f1`. */
export interface IdField<I extends string = string> extends Common {
  readonly kind: 'id';
  /** Kind of thing that it is the id of. */
  readonly of: string;
  /** A regular expression for the whole of it. */
  readonly pattern: string;
  readonly example: string;
  /** Stands for the type alone; no field has it. */
  readonly branded?: I;
}

export interface ListField<F extends Field = Field> extends Common {
  readonly kind: 'list';
  readonly of: F;
  /** Number of entries, at least and at most. */
  readonly least: number;
  readonly most: number;
  /** True if nothing stands in it twice. */
  readonly once?: true;
  /** Values of a vocabulary that a form begins with; none where it isn’t said. */
  readonly usual?: readonly (string | number)[];
}

/** Several fields that belong together. */
export interface GroupField<F extends Fields = Fields> extends Common {
  readonly kind: 'group';
  readonly fields: F;
}

/** Choice of one of several groups; its field `by` says which. */
export interface VariantField<B extends string = string, V extends Variants = Variants> extends Common {
  readonly kind: 'variant';
  readonly by: B;
  readonly of: V;
}

export type Field =
  | FlagField
  | NumberField
  | ChoiceField
  | TextField
  | FigureField
  | IdField
  | ListField
  | GroupField
  | VariantField;
export interface Fields {
  readonly [name: string]: Field;
}
export interface Variants {
  readonly [name: string]: Fields;
}

/** Ids that a type admits: those that the rules know as theirs, or any text that may turn out to be one. */
type Ids = 'known' | 'any';

type Bare<F, I extends Ids> = F extends { kind: 'flag' }
  ? boolean
  : F extends { kind: 'number' }
    ? number
    : F extends { kind: 'choice'; of: readonly (infer V)[] }
      ? V
      : F extends { kind: 'text' }
        ? string
        : F extends { kind: 'figure' }
          ? number | string | boolean | null
          : F extends { kind: 'id'; branded?: infer B }
            ? I extends 'any'
              ? string
              : Extract<B, string>
            : F extends { kind: 'list'; of: infer E }
              ? readonly Value<E, I>[]
              : F extends { kind: 'group'; fields: infer G }
                ? Values<G, I>
                : F extends { kind: 'variant'; by: infer B extends string; of: infer V }
                  ? VariantOf<B, V, I>
                  : never;

type VariantOf<B extends string, V, I extends Ids> = {
  [K in keyof V]: { readonly [P in B]: K } & Values<V[K], I>;
}[keyof V];

/** Value that a field is given; with `any`, as a caller hands it in. */
export type Value<F, I extends Ids = 'known'> = Bare<F, I> | (F extends { nullable: true } ? null : never);

type OptionalKeys<F> = { [K in keyof F]: F[K] extends { optional: true } ? K : never }[keyof F];

/** Values that all of these fields are given together. */
export type Values<F, I extends Ids = 'known'> = {
  readonly [K in Exclude<keyof F, OptionalKeys<F>>]: Value<F[K], I>;
} & {
  readonly [K in OptionalKeys<F>]?: Value<F[K], I> | undefined;
};

export const flag = { kind: 'flag' } as const satisfies FlagField;

export const figure = { kind: 'figure' } as const satisfies FigureField;

export const number = <const N extends Omit<NumberField, 'kind' | 'least' | 'most'> = object>(
  least: number,
  most: number,
  more?: N,
) => ({ kind: 'number', least, most, ...(more as N) }) as const;

export const choice = <const V extends readonly (string | number)[]>(of: V, usual?: V[number]) =>
  ({ kind: 'choice', of, ...(usual === undefined ? {} : { usual }) }) as const;

export const line = (longest: number) => ({ kind: 'text', longest, lines: 'one' }) as const;
export const paragraphs = (longest: number) => ({ kind: 'text', longest, lines: 'several' }) as const;

/** `pattern` is anchored at both ends. */
export const id = <I extends string = string>(of: string, pattern: string, example: string) =>
  ({ kind: 'id', of, pattern, example }) as { readonly kind: 'id' } & IdField<I>;

export const list = <const F extends Field, const L extends Pick<ListField, 'once' | 'usual'> = object>(
  of: F,
  least: number,
  most: number,
  more?: L,
) => ({ kind: 'list', of, least, most, ...(more as L) }) as const;

export const group = <const F extends Fields>(fields: F) => ({ kind: 'group', fields }) as const;

export const variant = <const B extends string, const V extends Variants>(by: B, of: V) =>
  ({ kind: 'variant', by, of }) as const;

export const optional = <const F extends Field>(field: F) => ({ ...field, optional: true }) as const;
export const nullable = <const F extends Field>(field: F) => ({ ...field, nullable: true }) as const;
