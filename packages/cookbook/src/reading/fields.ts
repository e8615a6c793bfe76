import type { Dish } from '../dish.ts'
import type { Block } from './blocks.ts'

export type Report = (line: number, message: string) => void

/** Reads the fields of a block; a missing or wrong one is reported, and its value is empty. */
export function openFields({ line: at, fields }: Block, report: Report) {
  function lack(name: string, what: string): string {
    report(at, `${name} is missing: ${what}`)
    return ''
  }

  function all(name: string): string[] {
    return (fields.get(name) ?? []).map(({ value }) => value)
  }

  function maybe(name: string): string | undefined {
    return all(name)[0]
  }

  function one(name: string): string {
    return maybe(name) ?? lack(name, `a line '${name}: …'`)
  }

  function list(name: string): string[] {
    return all(name)
      .flatMap((value) => value.split(','))
      .map((word) => word.trim())
      .filter((word) => word !== '')
  }

  function number(name: string): number | undefined {
    const text = one(name)
    if (/^\d+$/.test(text) && Number(text) > 0) return Number(text)
    report(at, `${name} is a whole number: ${text}`)
    return undefined
  }

  function among<Word extends string>(name: string, text: string, words: readonly Word[]) {
    const found = words.find((word) => word === text)
    if (!found) report(at, `${name} is one of ${words.join(', ')}: ${text}`)
    return found
  }

  function choice<Word extends string>(
    name: string,
    words: readonly [Word, ...(readonly Word[])],
  ): Word {
    return among(name, one(name), words) ?? words[0]
  }

  function choices<Word extends string>(name: string, words: readonly Word[]): Word[] {
    return list(name).flatMap((text) => among(name, text, words) ?? [])
  }

  function refuseUnknown(known: RegExp): void {
    for (const [name, [first]] of fields) {
      if (!known.test(name)) report(first?.line ?? at, `there is no field '${name}'`)
    }
  }

  return {
    lack,
    all,
    maybe,
    one,
    list,
    number,
    choice,
    choices,
    refuseUnknown,
    names: () => [...fields.keys()],
  }
}

type Fields = ReturnType<typeof openFields>

/** Names in other languages, from fields such as 'name de: …'. */
export function readForeignNames(fields: Fields): Dish['foreign'] {
  return fields
    .names()
    .filter((name) => name.startsWith('name '))
    .flatMap((name) => fields.list(name).map((named) => ({ language: name.slice(5), name: named })))
}

/** The rules for mixtures: 'ratio: shortcrust of For the pastry', or 'none'. */
export function readRatios(fields: Fields): Dish['ratios'] {
  return fields
    .all('ratio')
    .filter((text) => text !== 'none')
    .map((text) => {
      const [rule = '', group] = text.split(/ of (.*)/)
      return { rule, group }
    })
}
