import {
  COURSES,
  type Dish,
  type DishLine,
  type DishStep,
  EQUIPMENT,
  type Equipment,
  KINDS,
  ROLES,
  VARIANTS,
  type Variant,
} from './dish.ts'

/** What is wrong with a file, and where; lines count from 1. */
export type Issue = { file: string; line: number; message: string }

type Fields = Map<string, { value: string; line: number }[]>

/** A block of a file: the dish itself, or one of its variants. */
type Block = {
  title: string
  line: number
  fields: Fields
  about: string[]
  lines: { text: string; line: number; group: string | undefined }[]
  steps: { text: string; line: number }[]
}

/**
 * Reads a file of the cookbook: '= Title', fields, ingredient lines that begin with their role, steps
 * behind '>', and variants behind '+'. How one is written: docs/cookbook.md.
 */
export function readDish(file: string, text: string): { dish: Dish | undefined; issues: Issue[] } {
  const issues: Issue[] = []
  const [own, ...others] = readBlocks(text)
  const report = (line: number, message: string) => issues.push({ file, line, message })
  if (!own) {
    report(1, "it begins with '= ' and the dish's name")
    return { dish: undefined, issues }
  }
  const read = new BlockReader(own, report)
  const dish: Dish = {
    id: file.replace(/^.*\//, '').replace(/\.txt$/, ''),
    title: own.title,
    also: read.list('also'),
    foreign: read.foreign(),
    about: own.about.join(' ') || read.lack('~', 'what it is, behind ~'),
    cuisine: read.one('cuisine'),
    course: read.choice('course', COURSES),
    kind: read.choice('kind', KINDS),
    occasions: read.list('occasions'),
    seasons: read.choices('seasons', ['spring', 'summer', 'fall', 'winter'] as const),
    cost: read.choice('cost', ['low', 'medium', 'high'] as const),
    level: read.choice('level', ['Easy', 'Medium', 'Hard'] as const),
    serves: read.number('serves') ?? 0,
    makes: read.maybe('makes'),
    needs: read.choices('needs', EQUIPMENT),
    free: read.list('free'),
    ratios: read.ratios(),
    lines: own.lines.flatMap(({ text: line, line: at, group }) => {
      const found = readLine(line, group)
      if (!found) report(at, `it begins with a role (${ROLES.join(', ')}): ${line}`)
      return found ?? []
    }),
    steps: own.steps.flatMap(({ text: step, line: at }) => {
      const found = readStep(step)
      if (!found) report(at, `a step is '> active 5, oven 30: what to do': ${step}`)
      return found ?? []
    }),
    know: read.all('know'),
    keeps: read.one('keeps'),
    variants: [],
  }
  read.refuseUnknown(DISH_FIELDS)
  dish.variants = others.flatMap((block) => readVariant(block, report) ?? [])
  return { dish, issues }
}

const DISH_FIELDS =
  /^(?:also|name [a-z]{2}|cuisine|course|kind|occasions|seasons|cost|level|serves|makes|needs|free|ratio|know|keeps)$/
const VARIANT_FIELDS = /^(?:name|needs|serves|ratio|know)$/

function readBlocks(text: string): Block[] {
  const blocks: Block[] = []
  let group: string | undefined
  text.split('\n').forEach((raw, index) => {
    const line = index + 1
    const trimmed = raw.trim()
    if (trimmed === '' || trimmed.startsWith('//')) return
    const heading = /^(=|\+) ([^:]*)$/.exec(trimmed)
    const startsVariant = heading?.[1] === '+' && isVariantName(heading[2] ?? '')
    if (heading && (blocks.length === 0 || startsVariant)) {
      blocks.push(newBlock(heading[2]?.trim() ?? '', line))
      group = undefined
      return
    }
    const block = blocks.at(-1)
    if (!block) return
    if (trimmed.startsWith('# ')) group = trimmed.slice(2).trim()
    else if (trimmed.startsWith('~ ')) block.about.push(trimmed.slice(2))
    else if (trimmed.startsWith('> ')) block.steps.push({ text: trimmed.slice(2), line })
    else addFieldOrLine(block, trimmed, line, group)
  })
  return blocks
}

function newBlock(title: string, line: number): Block {
  return { title, line, fields: new Map(), about: [], lines: [], steps: [] }
}

function isVariantName(text: string): boolean {
  return VARIANTS.some((name) => name === text)
}

function addFieldOrLine(block: Block, text: string, line: number, group: string | undefined): void {
  const [, name = '', value = ''] = /^([a-z]+(?: [a-z]{2})?): (.*)$/.exec(text) ?? []
  if (name === '') block.lines.push({ text, line, group })
  else block.fields.set(name, [...(block.fields.get(name) ?? []), { value: value.trim(), line }])
}

class BlockReader {
  readonly #block: Block
  readonly #report: (line: number, message: string) => void

  constructor(block: Block, report: (line: number, message: string) => void) {
    this.#block = block
    this.#report = report
  }

  lack(name: string, what: string): string {
    this.#report(this.#block.line, `${name} is missing: ${what}`)
    return ''
  }

  all(name: string): string[] {
    return (this.#block.fields.get(name) ?? []).map(({ value }) => value)
  }

  maybe(name: string): string | undefined {
    return this.all(name)[0]
  }

  one(name: string): string {
    return this.maybe(name) ?? this.lack(name, `a line '${name}: …'`)
  }

  list(name: string): string[] {
    return this.all(name)
      .flatMap((value) => value.split(','))
      .map((word) => word.trim())
      .filter((word) => word !== '')
  }

  number(name: string): number | undefined {
    const text = this.one(name)
    if (/^\d+$/.test(text) && Number(text) > 0) return Number(text)
    this.#report(this.#block.line, `${name} is a whole number: ${text}`)
    return undefined
  }

  choice<Word extends string>(name: string, words: readonly Word[]): Word {
    const text = this.one(name)
    return this.#among(name, text, words) ?? (words[0] as Word)
  }

  choices<Word extends string>(name: string, words: readonly Word[]): Word[] {
    return this.list(name).flatMap((text) => this.#among(name, text, words) ?? [])
  }

  foreign(): Dish['foreign'] {
    return [...this.#block.fields.keys()]
      .filter((name) => name.startsWith('name '))
      .flatMap((name) =>
        this.list(name).map((foreign) => ({ language: name.slice(5), name: foreign })),
      )
  }

  ratios(): Dish['ratios'] {
    return this.all('ratio')
      .filter((text) => text !== 'none')
      .map((text) => {
        const [rule = '', group] = text.split(/ of (.*)/)
        return { rule, group }
      })
  }

  refuseUnknown(known: RegExp): void {
    for (const [name, [first]] of this.#block.fields) {
      if (!known.test(name)) this.#report(first?.line ?? 0, `there is no field '${name}'`)
    }
  }

  #among<Word extends string>(name: string, text: string, words: readonly Word[]) {
    const found = words.find((word) => word === text)
    if (!found) this.#report(this.#block.line, `${name} is one of ${words.join(', ')}: ${text}`)
    return found
  }
}

/** 'fat 2 tbsp butter', and with what the dish is not without marked: 'main! 1 kg beef'. */
function readLine(text: string, group: string | undefined): DishLine | undefined {
  const [, word, mark, line = ''] = /^([a-z]+)(!?) (.+)$/.exec(text) ?? []
  const role = ROLES.find((known) => known === word)
  return role && { role, essential: mark === '!', text: line, group }
}

/** 'active 5, oven 30: Bake …'. */
function readStep(text: string): DishStep | undefined {
  const [, times = '', step = ''] =
    /^((?:active|wait|oven) \d+(?:, (?:active|wait|oven) \d+)*): (.+)$/.exec(text) ?? []
  if (step === '') return
  const minutesOf = (kind: string) => {
    const found = times.split(', ').filter((part) => part.startsWith(`${kind} `))
    return found.reduce((sum, part) => sum + Number(part.slice(kind.length + 1)), 0)
  }
  return {
    text: step,
    minutes: { active: minutesOf('active'), wait: minutesOf('wait'), oven: minutesOf('oven') },
  }
}

type Report = (line: number, message: string) => void

function readVariant(block: Block, report: Report): Variant | undefined {
  const name = VARIANTS.find((known) => known === block.title)
  if (!name) return
  const read = new BlockReader(block, report)
  read.refuseUnknown(VARIANT_FIELDS)
  const needs: Equipment[] = read.choices('needs', EQUIPMENT)
  return {
    name,
    title: read.maybe('name'),
    about: block.about.join(' ') || undefined,
    needs: read.maybe('needs') === undefined ? undefined : needs,
    serves: read.maybe('serves') === undefined ? undefined : read.number('serves'),
    ratios: read.maybe('ratio') === undefined ? undefined : read.ratios(),
    know: read.all('know'),
    lines: block.lines.flatMap(({ text, line, group }) => {
      const change = readLineChange(text, group)
      if (!change)
        report(
          line,
          `a change is '- line', '= line -> role line & role line' or '+ role line': ${text}`,
        )
      return change ?? []
    }),
    steps: block.steps.flatMap(({ text, line }) => {
      const change = readStepChange(text)
      if (!change)
        report(line, `a change is '> 3 active 5: …', '> 3+ active 5: …' or '> -3': ${text}`)
      return change ?? []
    }),
  }
}

function readLineChange(
  text: string,
  group: string | undefined,
): Variant['lines'][number] | undefined {
  if (text.startsWith('- ')) return { kind: 'drop', line: text.slice(2).trim() }
  if (text.startsWith('+ ')) {
    const line = readLine(text.slice(2), group)
    return line && { kind: 'add', line }
  }
  const [, old = '', news = ''] = /^= (.+?) -> (.+)$/.exec(text) ?? []
  const by = news.split(' & ').map((one) => readLine(one.trim(), undefined))
  const known = by.filter((line) => line !== undefined)
  if (old === '' || known.length < by.length) return
  return { kind: 'replace', line: old.trim(), by: known }
}

function readStepChange(text: string): Variant['steps'][number] | undefined {
  const dropped = /^-(\d+)$/.exec(text)
  if (dropped) return { kind: 'drop', at: Number(dropped[1]) }
  const [, at = '', plus = '', rest = ''] = /^(\d+)(\+?) (.+)$/.exec(text) ?? []
  const step = readStep(rest)
  if (!step) return
  return plus === '+'
    ? { kind: 'insert', after: Number(at), step }
    : { kind: 'replace', at: Number(at), step }
}
