/**
 * A column of a statement's answer. Rows get their types from columns, and the tests compare every
 * answer of both databases with them: names, types and what may be null.
 */
export type Column<Value> = {
  /** The PostgreSQL types (`pg_type.typname`) that are read as this one. */
  readonly types: readonly string[]
  readonly isNullable: boolean
  /** Whether a value fits this column; also inside JSON, where a moment is a text. */
  readonly holds: (value: unknown) => boolean
  /** The fields of a JSON document, if they are known. */
  readonly fields?: Shape
  /** Only carries the type; it is never set. */
  readonly value?: Value
}

/** The columns of a row by name. */
export type Shape = Readonly<Record<string, Column<unknown>>>

type ValueOf<C> = C extends Column<infer Value> ? Value : never

/** The row that a shape describes. */
export type RowOf<S extends Shape> = { -readonly [Name in keyof S]: ValueOf<S[Name]> }

const isText = (value: unknown) => typeof value === 'string'
const isNumber = (value: unknown) => typeof value === 'number'
const isMoment = (value: unknown) => isText(value) || value instanceof Date
const isListOf = (holds: (value: unknown) => boolean) => (value: unknown) =>
  Array.isArray(value) && value.every(holds)

function columnOf<Value>(types: string[], holds: (value: unknown) => boolean): Column<Value> {
  return { types, holds, isNullable: false }
}

/** The kinds of columns; `orNull` of each may be null. */
export const column = {
  text: columnOf<string>(['text', 'varchar', 'bpchar', 'name'], isText),
  uuid: columnOf<string>(['uuid'], isText),
  integer: columnOf<number>(['int2', 'int4'], isNumber),
  /** Every `count(*)` is one; a number as long as it is a safe integer. */
  bigint: columnOf<number>(['int8'], isNumber),
  /** `numeric`, exact: a text, or inside JSON a number. */
  numeric: columnOf<string>(['numeric'], (value) => isText(value) || isNumber(value)),
  float: columnOf<number>(['float4', 'float8'], isNumber),
  bytes: columnOf<Buffer>(['bytea'], (value) => value instanceof Uint8Array),
  boolean: columnOf<boolean>(['bool'], (value) => typeof value === 'boolean'),
  /** `timestamptz`: `toIso` accepts both forms in which it is read. */
  moment: columnOf<Date | string>(['timestamptz'], isMoment),
  /** 'YYYY-MM-DD' */
  date: columnOf<string>(['date'], isText),
  texts: columnOf<string[]>(['_text', '_varchar'], isListOf(isText)),
  uuids: columnOf<string[]>(['_uuid'], isListOf(isText)),
  integers: columnOf<number[]>(['_int2', '_int4'], isListOf(isNumber)),
} as const

const JSON_TYPES = ['json', 'jsonb']
const JSON_LISTS = ['_json', '_jsonb']

/** A text that is one of these. */
export function oneOf<const Value extends string>(values: readonly Value[]): Column<Value> {
  const known: readonly string[] = values
  return columnOf(column.text.types.slice(), (value) => isText(value) && known.includes(value))
}

/** JSON whose content a type describes: stored as it is, or with fields that may be absent. */
export function json<Value>(): Column<Value> {
  return columnOf([...JSON_TYPES, ...JSON_LISTS], () => true)
}

/** A JSON object that the statement builds from columns. */
export function object<S extends Shape>(fields: S): Column<RowOf<S>> {
  return { ...columnOf<RowOf<S>>(JSON_TYPES, (value) => holdsFields(fields, value)), fields }
}

/** A list of JSON objects that the statement builds from rows. */
export function objects<S extends Shape>(fields: S): Column<RowOf<S>[]> {
  const holds = isListOf((value) => holdsFields(fields, value))
  return { ...columnOf<RowOf<S>[]>([...JSON_TYPES, ...JSON_LISTS], holds), fields }
}

export function orNull<Value>(of: Column<Value>): Column<Value | null> {
  return { ...of, isNullable: true, holds: (value) => value === null || of.holds(value) }
}

function holdsFields(fields: Shape, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const entries = new Map(Object.entries(value))
  return Object.entries(fields).every(
    ([name, field]) => entries.has(name) && field.holds(entries.get(name)),
  )
}
