import { EQUIPMENT, VARIANTS, type Variant } from '../dish.ts'
import type { Block } from './blocks.ts'
import { openFields, type Report, readRatios } from './fields.ts'
import { readLine, readStep } from './lines.ts'

const VARIANT_FIELDS = /^(?:name|needs|serves|ratio|know)$/

/** Reads a block after '+ name': the differences from the dish. */
export function readVariant(block: Block, report: Report): Variant | undefined {
  const name = VARIANTS.find((known) => known === block.title)
  if (!name) return
  const read = openFields(block, report)
  read.refuseUnknown(VARIANT_FIELDS)
  const needs = read.choices('needs', EQUIPMENT)
  return {
    name,
    title: read.maybe('name'),
    about: block.about.join(' ') || undefined,
    needs: read.maybe('needs') === undefined ? undefined : needs,
    serves: read.maybe('serves') === undefined ? undefined : read.number('serves'),
    ratios: read.maybe('ratio') === undefined ? undefined : readRatios(read),
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
