import { parse } from 'yaml'

/** What stands above a text between two lines of '---', as YAML whose every value is text, and the text below. */
export function splitFrontMatter(text: string): {
  matter: Readonly<Record<string, unknown>> | undefined
  body: string
} {
  const read = /^\s*---[ \t]*\r?\n([\s\S]*?)(?:^|\n)---[ \t]*(?:\r?\n|$)/.exec(
    text.slice(0, LONGEST),
  )
  const matter = read?.[1] === undefined ? undefined : parseYaml(read[1])
  if (!read || !matter) return { matter: undefined, body: text }
  return { matter, body: text.slice(read[0].length) }
}

/** A recipe of YAML is a page or two. */
const LONGEST = 200_000

function parseYaml(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const options = {
      schema: 'failsafe',
      uniqueKeys: false,
      maxAliasCount: 0,
      logLevel: 'silent',
    } as const
    const value: unknown = parse(text, options)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? { ...value }
      : parseFacts(text)
  } catch {
    // Broken, of anchors that grow, or deeper than the parser can go: it is no YAML.
    return parseFacts(text)
  }
}

/** 'cooking time :30 min', a line each, is what cooks write for YAML. */
function parseFacts(text: string): Readonly<Record<string, unknown>> | undefined {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const facts = lines.flatMap((line) => {
    const [name = '', ...value] = line.split(':')
    return value.length > 0 && name.trim() !== '' ? [[name.trim(), value.join(':').trim()]] : []
  })
  return facts.length > 0 && facts.length === lines.length ? Object.fromEntries(facts) : undefined
}

/** The lines of a value of YAML: of a list its entries, of 'Note: this', which YAML takes for a record, both. */
export function linesOfYaml(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return value.split('\n').flatMap((line) => line.trim() || [])
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return []
  if (Array.isArray(value)) return value.flatMap((part) => linesOfYaml(part, depth + 1))
  return Object.entries(value).flatMap(([name, part]) => {
    const lines = linesOfYaml(part, depth + 1)
    return Array.isArray(part) ? [`${name}:`, ...lines] : `${name}: ${lines.join(' ')}`.trim()
  })
}
const DEEPEST = 5

/** The facts of a record of YAML with their names; 'time: { prep: 5 min }' is 'time.prep'. */
export function listFacts(
  matter: Iterable<readonly [string, unknown]>,
  depth = 0,
): { name: string; lines: string[] }[] {
  return [...matter].flatMap(([name, value]) => {
    const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value)
    if (!isRecord || depth > DEEPEST) return [{ name, lines: linesOfYaml(value) }]
    const inner = Object.entries(value).map(([key, part]) => [`${name}.${key}`, part] as const)
    return listFacts(inner, depth + 1)
  })
}
