import { BODIES } from './bodies.ts'
import type { Danger } from './danger.ts'
import { KEEPING } from './keeping.ts'
import { POISONS } from './poisons.ts'
import { SPOILT } from './spoilt.ts'
import { UNDERCOOKED } from './undercooked.ts'

const DANGERS: readonly Danger[] = [...BODIES, ...POISONS, ...UNDERCOOKED, ...SPOILT, ...KEEPING]

/** Finds the danger that a request asks for, with the safe way; undefined if there is none. */
export function findDangerIn(text: string): Danger | undefined {
  const plain = text.slice(0, 2000).toLowerCase().replace(/[’']/g, '')
  return DANGERS.find(({ when, unless }) => when.test(plain) && !unless?.test(plain))
}
