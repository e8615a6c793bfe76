import type { CheerioAPI } from 'cheerio/slim'
import { jsonrepair } from 'jsonrepair'
import { plainLine } from '../../text/plain-line.ts'
import { isNode, type Node } from './nodes.ts'

/**
 * Every JSON-LD document of a page, with nodes in the place of references to them. Where none of them is
 * a recipe's, what the page's own program keeps as JSON may hold one in the same words.
 */
export function readJsonLd(page: CheerioAPI): unknown[] {
  const textsOf = (selector: string) =>
    page(selector)
      .toArray()
      .slice(0, MOST_SCRIPTS)
      .map((script) => page(script).text())
  const said = textsOf('script[type*="ld+json" i]')
  const texts = said.some((text) => RECIPE.test(text))
    ? said
    : [...said, ...textsOf('script[type="application/json"]').filter((text) => RECIPE.test(text))]
  const budget = { characters: MOST_REPAIRED }
  const documents = texts.flatMap((text) => parseTolerantly(text, budget) ?? [])
  const index = indexNodes(documents)
  return documents.map((document) => resolve(document, index))
}

const MOST_SCRIPTS = 200
/** The names of both lists; a card of a recipe elsewhere has neither. */
const RECIPE = /recipeIngredient|recipeInstructions|"ingredients"\s*:/

/** Pages are full of JSON with line breaks in strings, commas too many, comments and entities. */
function parseTolerantly(script: string, budget: { characters: number }): unknown {
  const text = script
    .trim()
    .replace(/^(?:<!--|\/\/\s*<!\[CDATA\[|\/\*\s*<!\[CDATA\[\s*\*\/|<!\[CDATA\[)\s*/i, '')
    .replace(/(?:-->|\/\/\s*\]\]>|\/\*\s*\]\]>\s*\*\/|\]\]>|;)\s*$/, '')
  if (!text) return undefined
  return (
    parse(text) ??
    (text.length > LONGEST ? undefined : parse(withEscapedBreaks(text))) ??
    parse(withoutControls(text)) ??
    parse(`[${text.replace(/\}\s*(?=\{)/g, '},')}]`) ??
    (text.includes('"') ? undefined : parse(plainLine(text))) ??
    repair(text.replace(/,(?:\s*,)+/g, ','), budget)
  )
}

/** Data of a page has some ten thousand letters. */
const LONGEST = 1_000_000
/** No page needs more of it repaired, and repairing can take the square of it. */
const MOST_REPAIRED = 200_000
/** Each quotation mark in a row is tried as an end. */
const ROW_OF_QUOTES = /"{20}|(?:"\s*){100}/

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A string with what it breaks off at: line breaks, tabs. */
const STRING = /"(?:[^"\\]|\\.)*"/gs

/**
 * Line breaks in strings are the commonest fault. They part steps and lines, but where one alone, or one
 * behind a long line, goes on in small letters.
 */
const withEscapedBreaks = (text: string) =>
  text.replace(STRING, (string) => {
    const lines = string.split(BREAK)
    const joined = lines.map((line, at) => {
      const before = lines[at - 1]
      const isWrapped =
        /^\p{Ll}/u.test(line) && (lines.length === 2 || (before?.length ?? 0) > LONG_LINE)
      return before === undefined ? line : `${isWrapped ? ' ' : '\\n'}${line}`
    })
    return joined.join('').replace(/\p{Cc}+/gu, ' ')
  })

const BREAK = /[ \t]*[\r\n\u2028\u2029]\s*/
const LONG_LINE = 50

/** Where quotation marks are broken too, as spaces they break no string and join no words. */
const withoutControls = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')

function repair(text: string, budget: { characters: number }): unknown {
  budget.characters -= text.length
  if (budget.characters < 0 || ROW_OF_QUOTES.test(text)) return undefined
  try {
    return JSON.parse(jsonrepair(text))
  } catch {
    return undefined
  }
}

/** The fullest node of each name ('@id'). */
function indexNodes(documents: unknown[]): ReadonlyMap<string, Node> {
  const index = new Map<string, Node>()
  const queue = [...documents]
  // The queue grows while it is read.
  for (const value of queue) {
    if (typeof value !== 'object' || value === null) continue
    for (const part of Object.values(value)) {
      if (queue.length === MOST_NODES) break
      if (typeof part === 'object') queue.push(part)
    }
    if (!isNode(value)) continue
    const name = value['@id']
    if (typeof name !== 'string') continue
    const known = index.get(name)
    if (!known || Object.keys(known).length < Object.keys(value).length) index.set(name, value)
  }
  return index
}

const MOST_NODES = 20_000

/** References as the nodes they name, so far down as a recipe has parts. */
function resolve(value: unknown, index: ReadonlyMap<string, Node>, depth = 0): unknown {
  if (depth > DEEPEST_REFERENCE) return value
  if (Array.isArray(value)) return value.map((part) => resolve(part, index, depth + 1))
  if (!isNode(value)) return value
  const name = value['@id']
  const isReference =
    typeof name === 'string' && Object.keys(value).every((key) => key.startsWith('@'))
  const found = isReference ? index.get(name) : undefined
  // What a node refers to is not followed further: graphs have circles.
  if (found && found !== value) return found
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key.replace(SCHEMA, ''),
      resolve(part, index, depth + 1),
    ]),
  )
}

/** 'schema:name' is name. */
const SCHEMA = /^(?:schema:|https?:\/\/schema\.org\/)/

const DEEPEST_REFERENCE = 8
