/**
 * Says whether a value is just what a schema reads, found out without Zod, which takes ten times as long in a process that has just begun:
 * a long campaign is thousands of rows. For a value that doesn’t fit, Zod is asked to name the fault.
 */
import { z } from 'zod';

type Fits = (value: unknown) => boolean;

const known = new WeakMap<z.core.$ZodType, Fits | null>();

/** Null where the schema makes something else of what it reads, or is of a kind that isn't known here. */
export function fits(schema: z.core.$ZodType): Fits | null {
  const found = known.get(schema);
  if (found !== undefined) return found;
  const made = fitsDef(schema as z.core.$ZodTypes);
  known.set(schema, made);
  return made;
}

function fitsDef({ _zod }: z.core.$ZodTypes): Fits | null {
  const { def } = _zod;
  switch (def.type) {
    case 'unknown':
      return () => true;
    case 'null':
      return (value) => value === null;
    case 'boolean':
      return (value) => typeof value === 'boolean';
    case 'string':
      return unchecked(def) && ((value) => typeof value === 'string');
    case 'number':
      return fitsNumber(def);
    case 'enum': {
      const words = new Set<unknown>(Object.values(def.entries));
      return (value) => words.has(value);
    }
    case 'literal': {
      const values = new Set<unknown>(def.values);
      return (value) => values.has(value);
    }
    case 'custom': {
      const { fn } = def as z.core.$ZodCustomDef;
      return unchecked(def) && ((value) => fn(value) === true);
    }
    case 'nullable': {
      const inner = fits(def.innerType);
      return inner && ((value) => value === null || inner(value));
    }
    case 'default': {
      // A value that is there is read as it is.
      const inner = fits(def.innerType);
      return inner && ((value) => value !== undefined && inner(value));
    }
    case 'array': {
      const element = fits(def.element);
      return checked(def, element && ((value) => Array.isArray(value) && value.every(element)));
    }
    case 'union': {
      // The first option that fits is the one that is read, so that those before an unknown one are enough.
      const options = leading(def.options.map(fits));
      return options && ((value) => options.some((option) => option(value)));
    }
    case 'tuple': {
      const items = def.rest === null && unchecked(def) ? all(def.items.map(fits)) : null;
      return (
        items &&
        ((value) =>
          Array.isArray(value) &&
          value.length === items.length &&
          items.every((item, index) => item(value[index])))
      );
    }
    case 'record': {
      const [key, field] = [def.keyType, def.valueType].map((one) => fits(one as z.core.$ZodType));
      if (!unchecked(def) || !PLAIN_KEYS.includes(def.keyType._zod.def.type) || !key || !field) return null;
      return (value) =>
        isRecord(value) &&
        Object.entries(value).every(([name, one]) => name !== '__proto__' && key(name) && field(one));
    }
    case 'object':
      return checked(def, fitsRecord(def));
    default:
      return null;
  }
}

/** Kinds of keys of which any may be missing: with other kinds Zod asks that all be there, or reads them as numbers. */
const PLAIN_KEYS: readonly string[] = ['string', 'custom'];

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** No further checks hang on it. */
const unchecked = ({ checks }: { readonly checks?: readonly unknown[] | undefined }) =>
  checks === undefined || checks.length === 0 ? true : null;

/** Also by the checks that hang on it. */
function checked({ checks = [] }: z.core.$ZodTypeDef, fitting: Fits | null): Fits | null {
  const further = all(checks.map(({ _zod: { def } }) => fitsCheck(def as Checked)));
  if (fitting === null || further === null) return null;
  return further.length === 0 ? fitting : (value) => fitting(value) && further.every((check) => check(value));
}

type Checked = z.core.$ZodCheckMinLengthDef | z.core.$ZodCheckMaxLengthDef | z.core.$ZodCustomDef;

function fitsCheck(def: Checked): Fits | null {
  switch (def.check) {
    case 'min_length':
      return (value) => (value as readonly unknown[]).length >= def.minimum;
    case 'max_length':
      return (value) => (value as readonly unknown[]).length <= def.maximum;
    case 'custom':
      return (value) => def.fn(value) === true;
    default:
      return null;
  }
}

function all(found: readonly (Fits | null)[]): readonly Fits[] | null {
  const fitting = found.filter((one) => one !== null);
  return fitting.length === found.length ? fitting : null;
}

/** Up to the first that isn't known. */
function leading(found: readonly (Fits | null)[]): readonly Fits[] | null {
  const unknown = found.indexOf(null);
  return all(unknown < 0 ? found : found.slice(0, unknown || 1));
}

/** Whole numbers between bounds. */
function fitsNumber(def: z.core.$ZodNumberDef): Fits | null {
  if ((def as Partial<z.core.$ZodNumberFormatDef>).format !== 'safeint') return null;
  let [least, most] = [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER];
  for (const check of def.checks ?? []) {
    const bound = check._zod.def as z.core.$ZodCheckGreaterThanDef | z.core.$ZodCheckLessThanDef;
    if (bound.inclusive !== true) return null;
    if (bound.check === 'greater_than') least = Math.max(least, Number(bound.value));
    else if (bound.check === 'less_than') most = Math.min(most, Number(bound.value));
    else return null;
  }
  return (value) => Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most;
}

/** Nothing extra, nothing missing. */
function fitsRecord({ shape, catchall }: z.core.$ZodObjectDef): Fits | null {
  if (catchall !== undefined && catchall._zod.def.type !== 'never') return null;
  const keys = Object.keys(shape);
  const fields = new Map<string, Fits>();
  let optional = 0;
  for (const key of keys) {
    const field = shape[key] as z.core.$ZodType;
    const exact = field instanceof z.core.$ZodExactOptional;
    const inner = fits(exact ? field._zod.def.innerType : field);
    if (inner === null) return null;
    if (exact) optional += 1;
    fields.set(key, inner);
  }
  const least = keys.length - optional;
  const needed = keys.filter((key) => !(shape[key] instanceof z.core.$ZodExactOptional));
  return (value) => {
    if (!isRecord(value)) return false;
    const own = Object.keys(value);
    if (own.length < least || own.length > keys.length) return false;
    for (const key of own) {
      const field = fields.get(key);
      if (field === undefined || !field(Reflect.get(value, key))) return false;
    }
    return own.length === keys.length || needed.every((key) => Object.hasOwn(value, key));
  };
}
