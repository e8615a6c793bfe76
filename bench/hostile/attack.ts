import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { type Cook, signUp } from '../support/cook.ts'
import { callsOf, type HostileCall, type Operation, readOperations } from './hostile-calls.ts'
import type { KnownTexts } from './schema-values.ts'
import { type Answer, send } from './send.ts'

/** A call that got an answer which no input should be able to cause, and why. */
export type Finding = { why: string; call: HostileCall; answer: string }

export type Attack = {
  calls: number
  /** Answers by their status; 0 where there was none. */
  byStatus: Map<number, number>
  findings: Finding[]
}

const AT_ONCE = 16
const MEMBERS = 6
/** How many times the calls are generated, each time with the ids answered so far. */
const ROUND = 2_000
const KNOWN_IDS = 300

/** Sends calls made from the server's own description of itself; the same seed chooses the same ones. */
export async function attack(origin: string, calls: number, seed: number): Promise<Attack> {
  const description = await fetch(`${origin}/api/openapi.json`)
  const operations = readOperations((await description.json()) as never)
  const members = await Promise.all(Array.from({ length: MEMBERS }, () => signUp(origin)))
  for (const member of members) await settleIn(member)
  const heard: Attack = { calls: 0, byStatus: new Map(), findings: [] }
  const ids = new Set<string>()
  while (heard.calls < calls) {
    const known = { ids: Array.from(ids), words: members.flatMap(wordsOf) }
    const round = makeRound(operations, known, seed + heard.calls)
    const queue = round.slice(0, calls - heard.calls)
    heard.calls += queue.length
    await Promise.all(
      Array.from({ length: AT_ONCE }, async (_, at) => {
        for (let call = queue.shift(); call; call = queue.shift()) {
          await make(call, at % (MEMBERS + 1))
        }
      }),
    )
  }
  return heard

  /** An index past the end of the list is a caller without a session. */
  async function make(call: HostileCall, as: number): Promise<void> {
    const member = members[as]
    const answer = await send(origin, call, member?.cookie ?? '')
    const status = answer.status ?? 0
    heard.byStatus.set(status, (heard.byStatus.get(status) ?? 0) + 1)
    const why = findFault(call, answer)
    if (why) heard.findings.push({ why, call, answer: toExcerpt(answer) })
    if (answer.status === undefined) return
    noteIds(answer.text)
    if (member && (await hasLeft(member, call, answer.status))) {
      // Joins the callers when it is settled: a call of theirs could end its session before.
      const newcomer = await signUp(origin)
      await settleIn(newcomer)
      members[as] = newcomer
    }
  }

  function noteIds(text: string): void {
    for (const [id] of text
      .slice(0, 20_000)
      .matchAll(/(?<="(?:_id|id|recipeId)":")[0-9a-f-]{36}/g)) {
      ids.add(id)
      // Drops the oldest id, whose thing has often been deleted by now.
      const oldest = ids.values().next().value
      if (ids.size > KNOWN_IDS && oldest) ids.delete(oldest)
    }
  }
}

/** Creates one of each thing, so that calls have something to find. */
async function settleIn(cook: Cook): Promise<void> {
  const recipe = await cook.publish('Hostile ribollita')
  await cook.send('POST', '/auth/inventory', {
    name: 'flour',
    qty: 2,
    qtyName: 'kg',
    expiryDate: null,
  })
  await cook.send('POST', '/activity', { content: 'Cooked' })
  await cook.send('POST', '/cooked-recipes', { recipeId: recipe })
  await cook.send('POST', '/collections', { name: 'Soups' })
  await cook.send('POST', '/aiChats/c/create', { title: '' })
  await cook.send('POST', '/support-tickets', { subject: 'Help', text: 'Please' })
}

function makeRound(operations: Operation[], known: KnownTexts, seed: number): HostileCall[] {
  const each = Math.ceil(ROUND / operations.length)
  const calls = operations.flatMap((operation, at) =>
    fc.sample(callsOf(operation, known), { numRuns: each, seed: seed * 1_000 + at }),
  )
  return (
    fc.sample(fc.shuffledSubarray(calls, { minLength: calls.length }), { numRuns: 1, seed })[0] ??
    []
  )
}

function wordsOf({ account }: Cook): string[] {
  return [account.email, account.username, account.password]
}

/** Whether a session is gone: signed out, deleted, or ended from another one. */
async function hasLeft(member: Cook, call: HostileCall, status: number): Promise<boolean> {
  const mayEnd = status === 401 || /logout|delete-Account|sessions|Password/i.test(call.path)
  return mayEnd && (await member.send('GET', '/auth/check')).status === 401
}

/** What is wrong with an answer, whatever was sent: what docs/product.md says of errors holds for all calls. */
function findFault(call: HostileCall, answer: Answer): string | undefined {
  if (answer.status === undefined) return `no answer: ${answer.reason}`
  const { status, type, text } = answer
  if (status >= 500) return String(status)
  if (status < 400 || call.method === 'HEAD') return undefined
  if (!type.startsWith('application/json')) return `${status} as ${type || 'nothing'}`
  const { code, message, issues } = JSON.parse(text) as Record<string, unknown>
  if (typeof code !== 'string' || typeof message !== 'string') return `${status} without a code`
  if (status === 422 && !Array.isArray(issues)) return '422 without issues'
  return undefined
}

function toExcerpt(answer: Answer): string {
  return answer.status === undefined ? answer.reason : answer.text.slice(0, 160)
}

/** A seed for a run that was given none. */
export function chooseSeed(): number {
  return randomBytes(3).readUIntBE(0, 3)
}
