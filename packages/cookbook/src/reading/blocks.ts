import { VARIANTS } from '../dish.ts'

/** A part of a file with its position, which error messages give. */
export type Block = {
  title: string
  line: number
  fields: Map<string, { value: string; line: number }[]>
  about: string[]
  lines: { text: string; line: number; group: string | undefined }[]
  steps: { text: string; line: number }[]
}

/** Splits a file into the dish itself and its variants after '+ name'; lines count from 1. */
export function readBlocks(text: string): Block[] {
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
