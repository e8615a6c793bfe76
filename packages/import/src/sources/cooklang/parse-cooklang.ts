import { composeLine } from '../../fields/compose-line.ts'
import { splitFrontMatter } from '../../text/front-matter.ts'

/** What a text in Cooklang (https://cooklang.org/docs/spec/) says. */
export type Cooklang = {
  metadata: ReadonlyMap<string, unknown>
  sections: { name: string | null; steps: Step[] }[]
  notes: string[]
  comments: string[]
}

/** A step as one reads it, and what it mentions. */
export type Step = { text: string; ingredients: Mention[]; cookware: Mention[]; timers: Mention[] }
export type Mention = { name: string; amount: string; unit: string; note: string }

/**
 * Reads a text in Cooklang, of its extensions the modes in which a part lists ingredients or is text alone
 * (https://github.com/cooklang/cooklang-rs/blob/main/extensions.md).
 */
export function parseCooklang(text: string): Cooklang {
  const comments: string[] = []
  let mode = 'all'
  const { matter, body } = splitFrontMatter(text)
  const metadata = new Map<string, unknown>(Object.entries(matter ?? {}))
  const parsed: Cooklang = { metadata, sections: [], notes: [], comments }
  let section: Cooklang['sections'][number] = { name: null, steps: [] }
  let paragraph: string[] = []
  const finish = () => {
    const step = parseStep(paragraph.join(' '))
    if (LISTING.has(mode)) step.text = ''
    if (step.text !== '' || step.ingredients.length > 0) section.steps.push(step)
    paragraph = []
  }
  for (const line of withoutComments(hideEscaped(body), comments).split(/\r\n?|\n/)) {
    const fact = /^>>\s*([^:]{1,100}?)\s*:(.*)$/.exec(line)
    const heading = HEADING.exec(line)
    if (fact?.[1] || heading || line.startsWith('>') || line.trim() === '') finish()
    if (fact?.[1] && MODE.test(fact[1])) mode = fact[2]?.trim() ?? 'all'
    else if (fact?.[1]) metadata.set(fact[1], fact[2]?.trim() ?? '')
    else if (heading) {
      parsed.sections.push(section)
      section = { name: showEscaped(heading[1]?.trim() ?? '') || null, steps: [] }
    } else if (line.startsWith('>')) parsed.notes.push(showEscaped(line.replace(/^>\s*/, '')))
    else if (line.trim() !== '') paragraph.push(line)
  }
  finish()
  parsed.sections.push(section)
  return parsed
}

const MODE = /^\[(?:mode|define)\]$/
const LISTING = new Set(['components', 'ingredients'])
const HEADING = /^=+([^=\n]{0,300})=*[ \t]*$/

/** A sign after a backslash stands for itself: it is kept out of sight as a letter of no alphabet. */
const hideEscaped = (text: string) =>
  text.replace(/\\([!-/:-@[-`{-~])/g, (_, sign: string) =>
    String.fromCharCode(HIDDEN + sign.charCodeAt(0)),
  )
const showEscaped = (text: string) =>
  text.replace(/[\ue000-\ue07f]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - HIDDEN))
const HIDDEN = 0xe000

/** '-- to the end of the line' and '[- between -]'; three dashes are none. */
function withoutComments(text: string, comments: string[]): string {
  const keep = (comment: string) => {
    const words = comment.replace(/^--/, '').trim()
    if (words !== '') comments.push(words)
    return ''
  }
  const [first = '', ...parts] = text.split('[-')
  const rest = parts.map((part) => {
    const end = part.indexOf('-]')
    if (end < 0) return `[-${part}`
    return keep(part.slice(0, end)) + part.slice(end + 2)
  })
  return (first + rest.join('')).replace(/(?<!-)--(?!-).*$/gm, keep)
}

/** Signs before a name that say how an ingredient is counted, not what it is. */
const MODIFIERS = '[&?+*-]{0,3}'
const NAME = String.raw`[\p{L}\p{N}\p{M}\p{S}_]+(?:[-'’][\p{L}\p{N}\p{M}_]+)*`
const MENTION = new RegExp(
  String.raw`([@#~])${MODIFIERS}(?:([^\s@#~{}][^@#~{}\n]{0,1000}|(?<=~))\{([^{}]{0,200})\}(?:\(([^()]{0,500})\))?|(${NAME}))`,
  'gu',
)

function parseStep(source: string): Step {
  const step: Step = { text: '', ingredients: [], cookware: [], timers: [] }
  const text = source.replace(MENTION, (...found) => {
    const [, sign, long, inside = '', note = '', short] = found.map((part) =>
      typeof part === 'string' ? part : undefined,
    )
    const [amount = '', ...units] = inside
      .split('%')
      .map((part) => part.replace(/\s+/g, ' ').trim())
    const mention = {
      name: showEscaped(nameOf(long ?? short ?? '')),
      amount: amount.replace(/\s*\/\s*/g, '/').replace(/^=\s*|\s*\*$/g, ''),
      unit: showEscaped(units.join(' ')),
      note: showEscaped(note),
    }
    if (sign === '@') step.ingredients.push(mention)
    else if (sign === '#') step.cookware.push(mention)
    else step.timers.push(mention)
    return sign === '~' ? timerText(mention) : mention.name
  })
  const tidy = text.replace(/\s+/g, ' ').trim()
  // A backslash at the end of a line of the source breaks the line.
  step.text = showEscaped(tidy.replace(/^\\\s|\\$/g, '').trim())
  return step
}

const timerText = ({ name, amount, unit }: Mention) => composeLine({ amount, unit }) || name

/** 'white wine|wine' shows its second name; './sauces/Pesto' is the recipe called Pesto. */
function nameOf(written: string): string {
  const shown = written.slice(written.lastIndexOf('|') + 1).trim()
  return /^\.{1,2}[/\\]/.test(shown)
    ? shown.slice(Math.max(shown.lastIndexOf('/'), shown.lastIndexOf('\\')) + 1)
    : shown
}
