import { MODEL_RECIPE } from '../apps/server/src/testing/model-recipe.ts'
import { type ModelServer, startModelServer } from '../apps/server/src/testing/model-servers.ts'
import {
  makeTemporaryFolder,
  type RunningServer,
  startServer,
} from '../apps/server/src/testing/server-process.ts'
import { findTestPostgres } from '../scripts/lib/postgres.mjs'
import { type AnswerTimes, timeAnswer } from './support/answer-times.ts'
import { type Cook, signUp } from './support/cook.ts'
import { timeFullSize } from './support/full-size.ts'
import { median } from './support/load.ts'

/**
 * `npm run bench:assistant`: how long a cook waits for the first words and for the whole, from the
 * built-in engine and from a model (what of it is ours), and whether 200 readers at once are all
 * served, in how much memory. Needs a build.
 */
const ROUNDS = 25
const COOKS = 10
const STREAMS_EACH = 20
/** Word by word, as models send them. */
const PIECES = MODEL_RECIPE.match(/\S+\s*/g) ?? []
const PIECE_MS = 20

const postgres = await findTestPostgres()
if (postgres) {
  console.log('\nPostgreSQL')
  await measure({ DATABASE_URL: postgres.url })
} else console.log('\nNo PostgreSQL could be started: that half is left out.')
console.log('\nPGlite')
await measure({})
await postgres?.stop()

async function measure(database: Record<string, string>): Promise<void> {
  await withServer(database, measureEngine)
  const quick = await startModelServer('openai', { pieces: PIECES })
  await withServer({ ...database, ...quick.env }, (server) => measureModel(server, quick))
  await quick.close()
  const steady = await startModelServer('openai', { pieces: PIECES, delayMs: PIECE_MS })
  const concurrency = { AI_CONCURRENCY: String(COOKS * STREAMS_EACH) }
  await withServer({ ...database, ...steady.env, ...concurrency }, measureMany)
  await steady.close()
}

async function measureEngine({ origin }: RunningServer): Promise<void> {
  const cook = await signUp(origin)
  const times = await askInTurn(cook)
  console.log('  the built-in engine')
  report('first chunk, median', ms(median(times.map((it) => it.firstMs))))
  const usual = median(times.map((it) => it.completeMs))
  report('complete, median', ms(usual))
  const { completeMs, otherMs } = await timeFullSize(cook)
  report('of the largest recipe, adapted', `${ms(completeMs)}, ${Math.round(completeMs / usual)} x`)
  report('others wait for it at most', `${ms(otherMs)}, ${Math.round(otherMs / usual)} x`)
}

async function measureModel({ origin }: RunningServer, model: ModelServer): Promise<void> {
  const ours = median((await askInTurn(await signUp(origin))).map(({ firstMs }) => firstMs))
  const own: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) own.push(await timeFirstToken(model.env))
  console.log('  a model that answers at once')
  report('its own first token, median', ms(median(own)))
  report('our first chunk, median', `${ms(ours)}, of which ours ${ms(ours - median(own))}`)
}

async function measureMany({ origin, residentMb }: RunningServer): Promise<void> {
  const cooks = await Promise.all(Array.from({ length: COOKS }, () => signUp(origin)))
  for (const cook of cooks) await timeAnswer(cook, 'soup')
  const before = await residentMb()
  const memory = watch(residentMb)
  const times = await Promise.all(
    cooks.flatMap((cook) =>
      Array.from({ length: STREAMS_EACH }, () => timeAnswer(cook, 'soup for a bench')),
    ),
  )
  const peak = await memory.stop()
  const complete = times.map(({ completeMs }) => completeMs).toSorted((a, b) => a - b)
  const last = complete.at(-1) ?? 0
  const served = times.filter(({ ending }) => ending === 'complete').length
  const least = PIECES.length * PIECE_MS
  console.log(`  ${times.length} streams at once, each at least ${least} ms long`)
  const others = Map.groupBy(
    times.filter(({ ending }) => ending !== 'complete'),
    ({ ending }) => ending,
  )
  const lost = [...others].map(([ending, those]) => `, ${those.length} ended with ${ending}`)
  report('served to the end', `${served}${lost.join('')}`)
  report('complete, median and last', `${ms(median(complete))}, ${ms(last)}`)
  report('the last, of the median', (last / median(complete)).toFixed(2))
  const each = Math.round((1024 * (peak - before)) / times.length)
  report('resident before, at its peak', `${Math.round(before)}, ${Math.round(peak)} MB`)
  report('that is for each stream', `${each} kB`)
}

async function askInTurn(cook: Cook): Promise<AnswerTimes[]> {
  // The first answer of a process reads the kitchen's tables and the provider's code.
  await timeAnswer(cook, 'lentil soup')
  const times: AnswerTimes[] = []
  for (let round = 0; round < ROUNDS; round += 1)
    times.push(await timeAnswer(cook, 'lentil soup with lemon'))
  return times
}

async function withServer(
  env: Record<string, string>,
  use: (server: RunningServer) => Promise<void>,
): Promise<void> {
  const folder = await makeTemporaryFolder()
  const settings = { DATA_DIR: folder.path, SEED: 'none', PLAN_LIMITS: 'off', ...env }
  const server = await startServer(settings)
  try {
    await use(server)
  } finally {
    await server.stop()
    await folder.remove()
  }
}

/** Milliseconds to the first word of the model itself, over the same protocol. */
async function timeFirstToken(env: ModelServer['env']): Promise<number> {
  const startedAt = performance.now()
  const response = await fetch(`${env.AI_BASE_URL}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${env.AI_API_KEY}` },
    body: JSON.stringify({
      model: env.AI_MODEL,
      stream: true,
      messages: [{ role: 'user', content: 'soup' }],
    }),
  })
  let text = ''
  for await (const piece of response.body ?? []) {
    text += Buffer.from(piece).toString()
    if (text.includes('Lentil')) break
  }
  return performance.now() - startedAt
}

/** The greatest resident memory until it is stopped, asked ten times a second. */
function watch(residentMb: () => Promise<number>): { stop(): Promise<number> } {
  let looking = true
  const looked = (async () => {
    let peak = 0
    while (looking) {
      peak = Math.max(peak, await residentMb())
      await new Promise((resolve) => {
        setTimeout(resolve, 100)
      })
    }
    return peak
  })()
  return {
    stop: () => {
      looking = false
      return looked
    },
  }
}

function report(name: string, figure: string): void {
  console.log(`    ${name.padEnd(32)} ${figure}`)
}

function ms(value: number): string {
  return `${value < 100 ? value.toFixed(1) : Math.round(value)} ms`
}
