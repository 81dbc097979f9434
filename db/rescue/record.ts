/** The values of one row as SQLite writes them (SQLite, "Database File Format", 2.1). Undefined is given for what it wouldn't have written. */

export type Value = string | number | bigint | Buffer | null;

export interface Varint {
  readonly value: number | bigint;
  /** The byte behind it. */
  readonly end: number;
}

const LONGEST = 9;

const narrowed = (value: bigint): number | bigint =>
  Number.isSafeInteger(Number(value)) ? Number(value) : value;

/** Seven bits of each byte while the eighth is set; all eight of the ninth. */
export function varintAt(bytes: Buffer, at: number): Varint | undefined {
  let value = 0n;
  for (let read = 0; read < LONGEST; read++) {
    const byte = bytes[at + read];
    if (byte === undefined) return undefined;
    const isLast = read === LONGEST - 1;
    value = isLast ? (value << 8n) | BigInt(byte) : (value << 7n) | BigInt(byte & 0x7f);
    if (isLast || byte < 0x80) return { value: narrowed(BigInt.asIntN(64, value)), end: at + read + 1 };
  }
  return undefined;
}

/** Bytes of an integer by its serial type, 1 to 6. */
const INTEGER_BYTES = [0, 1, 2, 3, 4, 6, 8] as const;
const FRACTION = 7;
const FIRST_BYTES = 12;

function lengthOf(type: number): number | undefined {
  if (type >= FIRST_BYTES) return Math.floor((type - FIRST_BYTES) / 2);
  if (type === FRACTION) return 8;
  // 8 and 9 are 0 and 1 themselves; 10 and 11 are kept for SQLite's own use.
  return type === 8 || type === 9 ? 0 : INTEGER_BYTES[type];
}

function integerOf(bytes: Buffer): number | bigint {
  return bytes.length <= 6 ? bytes.readIntBE(0, bytes.length) : narrowed(bytes.readBigInt64BE(0));
}

function valueAs(type: number, bytes: Buffer): Value {
  if (type === 0) return null;
  if (type === 8 || type === 9) return type - 8;
  if (type === FRACTION) return bytes.readDoubleBE(0);
  if (type < FRACTION) return integerOf(bytes);
  return type % 2 === 0 ? bytes : bytes.toString('utf8');
}

export function valuesOf(record: Buffer): readonly Value[] | undefined {
  const header = varintAt(record, 0);
  if (header === undefined || header.value > record.length) return undefined;
  const values: Value[] = [];
  let body = Number(header.value);
  for (let at = header.end; at < header.value; ) {
    const type = varintAt(record, at);
    const length = type === undefined ? undefined : lengthOf(Number(type.value));
    if (type === undefined || length === undefined || length < 0 || body + length > record.length)
      return undefined;
    values.push(valueAs(Number(type.value), record.subarray(body, body + length)));
    at = type.end;
    body += length;
  }
  return body === record.length ? values : undefined;
}
