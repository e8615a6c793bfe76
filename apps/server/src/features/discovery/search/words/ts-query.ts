/**
 * Texts of PostgreSQL's type tsquery, built of lexemes as `to_tsvector` answers them and of marks
 * (migration 0080). Everything is quoted here, so that nothing typed is read as an operator.
 */
export type TsQuery = string & { readonly isTsQuery?: never }

/** Matches the lexeme. One longer than any that is stored is cut, and finds nothing. */
export function has(lexeme: string): TsQuery {
  const text = lexeme.slice(0, LONGEST).replaceAll('\\', '\\\\').replaceAll("'", "''")
  return `'${text}'`
}

export function hasPrefix(prefix: string): TsQuery {
  return `${has(prefix)}:*`
}

/** Matches all of them; undefined for none. */
export function all(parts: readonly TsQuery[]): TsQuery | undefined {
  return join(parts, ' & ')
}

/** Matches any of them; undefined for none. */
export function any(parts: readonly TsQuery[]): TsQuery | undefined {
  return join(parts, ' | ')
}

export function not(part: TsQuery): TsQuery {
  return `!(${part})`
}

function join(parts: readonly TsQuery[], operator: string): TsQuery | undefined {
  if (parts.length < 2) return parts[0]
  return `(${parts.join(operator)})`
}

/** A lexeme has at most 2,046 bytes, and a character up to four. */
const LONGEST = 500
