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

export function parseCooklang(text: string): Cooklang {
  const comments: string[] = []
  const { matter, body } = splitFrontMatter(text)
  const metadata = new Map<string, unknown>(Object.entries(matter ?? {}))
  const parsed: Cooklang = { metadata, sections: [], notes: [], comments }
  let section: Cooklang['sections'][number] = { name: null, steps: [] }
  let paragraph: string[] = []
  const finish = () => {
    const step = parseStep(paragraph.join(' '))
    if (step.text !== '') section.steps.push(step)
    paragraph = []
  }
  for (const line of withoutComments(body, comments).split(/\r\n?|\n/)) {
    const fact = /^>>\s*([^:]{1,100}?)\s*:(.*)$/.exec(line)
    const heading = /^=+\s*(.*?)\s*=*\s*$/.exec(line)
    if (fact?.[1] || heading || line.startsWith('>') || line.trim() === '') finish()
    if (fact?.[1]) metadata.set(fact[1], fact[2]?.trim() ?? '')
    else if (heading) {
      parsed.sections.push(section)
      section = { name: heading[1] || null, steps: [] }
    } else if (line.startsWith('>')) parsed.notes.push(line.replace(/^>\s*/, ''))
    else if (line.trim() !== '') paragraph.push(line)
  }
  finish()
  parsed.sections.push(section)
  return parsed
}

/** '-- to the end of the line' and '[- between -]'; three dashes are none. */
function withoutComments(text: string, comments: string[]): string {
  const keep = (comment: string) => {
    const words = comment.replace(/^\[-|-\]$|^--/g, '').trim()
    if (words !== '') comments.push(words)
    return ''
  }
  return text.replace(/\[-(?:[^-]|-(?!\]))*-\]/g, keep).replace(/(?<!-)--(?!-).*$/gm, keep)
}

/** Signs before a name that say how an ingredient is counted, not what it is. */
const MODIFIERS = '[&?+*-]{0,3}'
const NAME = String.raw`[\p{L}\p{N}\p{M}\p{S}_]+(?:[-'’][\p{L}\p{N}\p{M}_]+)*`
const MENTION = new RegExp(
  String.raw`([@#~])${MODIFIERS}(?:([^\s@#~{}][^@#~{}\n]{0,200}|(?<=~))\{([^{}]{0,200})\}(?:\(([^()]{0,500})\))?|(${NAME}))`,
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
      name: nameOf(long ?? short ?? ''),
      amount: amount.replace(/\s*\/\s*/g, '/').replace(/^=\s*|\s*\*$/g, ''),
      unit: units.join(' '),
      note,
    }
    if (sign === '@') step.ingredients.push(mention)
    else if (sign === '#') step.cookware.push(mention)
    else step.timers.push(mention)
    return sign === '~' ? timerText(mention) : mention.name
  })
  step.text = text
    .replace(/\s+/g, ' ')
    .replace(/^\\\s|\\$/g, '')
    .trim()
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
