import { load } from 'cheerio/slim'

/** A line as one reads it: no tags, entities as their letters, white space as single spaces. */
export function plainLine(text: string): string {
  return tidy(withoutHtml(decoded(text)))
}

/** The same of a text of several lines: each `<br>`, paragraph and list item is a line of its own. */
export function plainLines(text: string): string[] {
  return headedLines(text).map(({ line }) => line)
}

/** The same, and which of them are set as headings: all of a line in bold letters, or a heading. */
export function headedLines(text: string): { line: string; isHeading: boolean }[] {
  const broken = decoded(text).replace(LINE_BREAK, (tag) => (HEADING.test(tag) ? `\n${tag}` : '\n'))
  const headings = new Set(
    broken.split('\n').flatMap((line) => (BOLD_LINE.test(line) ? tidy(withoutHtml(line)) : [])),
  )
  return withoutHtml(broken.replace(LINE_BREAK, '\n'))
    .split(/\r\n?|\n|\\r\\n|\\n(?=\\n|\s|\p{Lu}|\p{N}|$)/u)
    .map(tidy)
    .filter((line) => line !== '')
    .map((line) => ({ line, isHeading: headings.has(line) }))
}

const HEADING = /^<h/i
const BOLD_LINE =
  /^\s*<(?:b|strong|h[1-6])(?:\s[^<>]{0,300})?>[^<>]{1,80}(?:<\/(?:b|strong)>)?\s*:?\s*$/i

const LINE_BREAK = /<br\s*\/?>|<\/?(?:p|li|div|h[1-6]|tr|ul|ol)(?:\s[^<>]{0,300})?>/gi

/** HTML that was escaped on its way into the data: '&lt;p&gt;Chop.&lt;/p&gt;'. */
const decoded = (text: string) =>
  /&lt;\/?[a-z]/i.test(text) && !/<[a-z]/i.test(text) ? strip(text) : text

/** A line without characters that take no room, its white space as single spaces. */
export const tidy = (line: string) => line.replace(INVISIBLE, '').replace(/\s+/g, ' ').trim()
/** Soft hyphens and characters without a width: pages are full of them. */
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/g

/** The words of a heading: 'For the sauce:' is 'For the sauce'. */
export const withoutColon = (heading: string) => heading.replace(/\s?[:：]\s?$/, '')

/** Texts in JSON-LD are often escaped twice: '&amp;frac12;'. */
function withoutHtml(text: string): string {
  if (!/[<&]/.test(text)) return text
  const once = strip(text)
  return /&(?:#\d+|#x[\da-f]+|[a-z]+\d*);/i.test(once) ? strip(once) : once
}

const strip = (text: string) =>
  /<[a-z/!]|&/i.test(text) ? load(text.replace(RAISED, '$1 '), null, false).text() : text

/** '1<sup>1</sup>/2' is one and a half. */
const RAISED =
  /(\d)(?=<(?:sup|span)\b[^<>]{0,200}>\s{0,3}\d{1,2}(?:<\/sup>|<\/span>)?\s{0,3}[/\u2044])/gi
