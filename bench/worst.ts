import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { makeTemporaryFolder, startServer } from '../apps/server/src/testing/server-process.ts'
import { findTestPostgres } from '../scripts/lib/postgres.mjs'
import { type Cook, signUp } from './support/cook.ts'
import { heavyArchives, heavyPictures } from './worst/files.ts'
import { type FullAccount, fillAccount } from './worst/full-account.ts'
import { listInputs, WANT_A_SECRET, type WorstInput } from './worst/inputs.ts'
import { type Prober, startProber } from './worst/start-prober.ts'

/**
 * `npm run bench:worst`: of every endpoint the worst inputs that the contract admits, sent by a member
 * whose every list is full, and how long anybody else's health check and recipe wait meanwhile. Each is
 * sent three times and the shortest of the three longest waits counts, so that a pause of the machine is
 * not taken for one of the server. Exits with 1 when somebody waits for more than 50 ms, or when an
 * endpoint admitted none of its inputs without wanting a secret. `--only pglite|postgres`, `--key 'weeks|photos'`,
 * a pattern, for a part.
 */
const AT_MOST_MS = 50
const TRIES = 3
const SHOWN = 30
/** The embedded database checks its tables' sizes once a minute; lists filled by hand grow more slowly. */
const UNTIL_UPKEEP_MS = 65_000

type Wait = { input: WorstInput; status: number; waitMs: number; answer: string }

const { values: given } = parseArgs({
  options: { only: { type: 'string' }, key: { type: 'string', default: '' } },
})
const asked = new RegExp(given.key)
let isWell = true
if (given.only !== 'postgres') isWell = (await measureOn('PGlite', {})) && isWell
const postgres = given.only === 'pglite' ? undefined : await findTestPostgres()
if (postgres) isWell = (await measureOn('PostgreSQL', { DATABASE_URL: postgres.url })) && isWell
await postgres?.stop()
process.exitCode = isWell ? 0 : 1

async function measureOn(name: string, env: Record<string, string>): Promise<boolean> {
  const folder = await makeTemporaryFolder()
  const settings = {
    DATA_DIR: folder.path,
    SEED: 'none',
    PLAN_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    ...env,
  }
  const server = await startServer(settings)
  try {
    const account = await fillAccount(server.origin)
    const files = {
      pictures: await heavyPictures(),
      archives: await heavyArchives(await readArchive(account)),
    }
    const visitor = await signUp(server.origin)
    const prober = startProber(server.origin, visitor, account.otherRecipeId)
    await pause(UNTIL_UPKEEP_MS)
    await prober.longestWait()
    await pause(2_000)
    console.log(
      `\n${name}: with nothing else to do the longest wait is ${(await prober.longestWait()).toFixed(1)} ms`,
    )
    const waits: Wait[] = []
    for (const input of listInputs(account, files)) {
      if (asked.test(input.key)) waits.push(await measure(prober, account.cook, input))
    }
    await prober.stop()
    if (waits.length === 0) throw new Error(`no endpoint is called ${given.key}`)
    return report(waits)
  } finally {
    await server.stop()
    await folder.remove()
  }
}

async function measure(prober: Prober, cook: Cook, input: WorstInput): Promise<Wait> {
  let waitMs = Number.POSITIVE_INFINITY
  let status = 0
  let answer = ''
  for (let attempt = 0; attempt < TRIES && (waitMs > AT_MOST_MS / 2 || status === 599); attempt++) {
    await prober.longestWait()
    const { response, text } = await answerTo(cook, input)
    // Work that continues after the answer (jobs, listeners) delays others as well.
    await pause(30)
    waitMs = Math.min(waitMs, await prober.longestWait())
    if (attempt === 0 || status === 599 || response.ok)
      [status, answer] = [response.status, text.slice(0, 160)]
  }
  return { input, status, waitMs, answer }
}

/** A missing answer counts as status 599 and is tried again: the server closes connections that were idle too long. */
async function answerTo(cook: Cook, input: WorstInput) {
  try {
    const response = await send(cook, input)
    return { response, text: await response.text() }
  } catch (error) {
    return {
      response: new Response(null, { status: 599 }),
      text: `${error}: ${error instanceof Error ? error.cause : ''}`,
    }
  }
}

function send(cook: Cook, { key, path, body, file }: WorstInput): Promise<Response> {
  const method = key.slice(0, key.indexOf(' '))
  if (!file) return sendBriefly(cook, method, path, body)
  if (file.field === undefined) return cook.sendFile(method, path, file.bytes, 'application/zip')
  const form = new FormData()
  for (const [name, value] of Object.entries(body ?? {})) {
    form.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  form.set(file.field, new Blob([new Uint8Array(file.bytes)]), 'picture')
  return cook.sendForm(method, path, form)
}

/** A stream of alerts has no end, so only its beginning is read. */
async function sendBriefly(
  cook: Cook,
  method: string,
  path: string,
  body: unknown,
): Promise<Response> {
  const response = await cook.send(method, path, body)
  if (!path.endsWith('/events')) return response
  await response.body?.cancel()
  return new Response(null, { status: response.status })
}

async function readArchive({ cook }: FullAccount): Promise<Buffer> {
  const { _id } = (await (await cook.send('POST', '/archives')).json()) as { _id: string }
  return Buffer.from(await (await cook.send('GET', `/archives/${_id}`)).arrayBuffer())
}

function report(waits: Wait[]): boolean {
  const sorted = waits.toSorted((one, other) => other.waitMs - one.waitMs)
  for (const { input, status, waitMs } of sorted.slice(0, SHOWN)) {
    console.log(`  ${waitMs.toFixed(1).padStart(8)} ms  ${status}  ${input.key}  ${input.what}`)
  }
  const tooLong = waits.filter(({ waitMs }) => waitMs > AT_MOST_MS)
  const byEndpoint = Map.groupBy(waits, ({ input }) => input.key)
  const refused = Array.from(byEndpoint.values()).filter((all) =>
    all.every(({ input, status }) => status >= 400 && !WANT_A_SECRET.includes(input.key)),
  )
  console.log(
    `  ${waits.length} inputs of ${byEndpoint.size} endpoints, ${tooLong.length} that others wait for more than ${AT_MOST_MS} ms`,
  )
  for (const [first] of refused) {
    if (first)
      console.log(`  admitted nothing: ${first.input.key}  ${first.status} ${first.answer}`)
  }
  return tooLong.length === 0 && refused.length === 0
}
