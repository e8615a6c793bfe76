import { startModelServer } from '../apps/server/src/testing/model-servers.ts'
import { makeTemporaryFolder, startServer } from '../apps/server/src/testing/server-process.ts'
import { type AnswerTimes, timeAnswer } from './support/answer-times.ts'
import { type Cook, signUp } from './support/cook.ts'
import { median } from './support/load.ts'

/**
 * `npm run bench:assistant`: how long a cook waits for the first words and for the whole, from the
 * built-in engine and from a model (what of it is ours), and whether 200 readers at once are all
 * served, in how much memory. Needs a build.
 */
const ROUNDS = 25
const AT_ONCE = 200

await withServer({}, async (cook) => {
  const times = await inTurn(cook)
  console.log('The built-in engine, on PGlite')
  console.log(`  first chunk, median                ${ms(median(times.map((it) => it.firstMs)))}`)
  console.log(
    `  complete, median                   ${ms(median(times.map((it) => it.completeMs)))}`,
  )
})

const prompt = await startModelServer('openai', { pieces: answer() })
await withServer(prompt.env, async (cook) => {
  const ours = median((await inTurn(cook)).map(({ firstMs }) => firstMs))
  const own = median(await Promise.all([...Array(ROUNDS).keys()].map(() => firstToken(prompt.env))))
  console.log('\nA model that answers at once')
  console.log(`  its own first token, median        ${ms(own)}`)
  console.log(`  our first chunk, median            ${ms(ours)}, of which ours ${ms(ours - own)}`)
})
await prompt.close()

const steady = await startModelServer('openai', { pieces: answer(), delayMs: 20 })
await withServer({ ...steady.env, AI_CONCURRENCY: String(AT_ONCE) }, async (cook, resident) => {
  await timeAnswer(cook, 'soup')
  const before = await resident()
  const memory = watch(resident)
  const times = await Promise.all(
    [...Array(AT_ONCE).keys()].map(() => timeAnswer(cook, 'soup for a bench')),
  )
  const peak = await memory.stop()
  const complete = times.map(({ completeMs }) => completeMs).toSorted((a, b) => a - b)
  const served = times.filter(({ ending }) => ending === 'complete').length
  console.log(`\n${AT_ONCE} streams at once, each of ${answer().length} pieces 20 ms apart`)
  console.log(`  served to the end                  ${served}`)
  console.log(
    `  complete, median and last          ${ms(median(complete))}, ${ms(complete.at(-1) ?? 0)}`,
  )
  console.log(
    `  slowest of the median              ${((complete.at(-1) ?? 0) / median(complete)).toFixed(2)}`,
  )
  console.log(
    `  resident before and at its peak    ${Math.round(before)} MB, ${Math.round(peak)} MB (${((1024 * (peak - before)) / AT_ONCE).toFixed(0)} kB a stream)`,
  )
})
await steady.close()

async function inTurn(cook: Cook): Promise<AnswerTimes[]> {
  await timeAnswer(cook, 'lentil soup')
  const times: AnswerTimes[] = []
  for (let round = 0; round < ROUNDS; round += 1)
    times.push(await timeAnswer(cook, 'lentil soup with lemon'))
  return times
}

async function withServer(
  env: Record<string, string>,
  measure: (cook: Cook, resident: () => Promise<number>) => Promise<void>,
): Promise<void> {
  const folder = await makeTemporaryFolder()
  const settings = { DATA_DIR: folder.path, SEED: 'none', PLAN_LIMITS: 'off', ...env }
  const server = await startServer(settings)
  try {
    await measure(await signUp(server.origin), server.residentMb)
  } finally {
    await server.stop()
    await folder.remove()
  }
}

/** Milliseconds to the first token of the model itself, over the same protocol. */
async function firstToken(env: Record<string, string>): Promise<number> {
  const startedAt = performance.now()
  const response = await fetch(`${env.AI_BASE_URL}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${env.AI_API_KEY}` },
    body: JSON.stringify({
      ...{ model: env.AI_MODEL, stream: true },
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
function watch(resident: () => Promise<number>): { stop(): Promise<number> } {
  let peak = 0
  let looking = true
  const looked = (async () => {
    while (looking) {
      peak = Math.max(peak, await resident())
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

/** A recipe as a model would write it, word by word. */
function answer(): string[] {
  const text = `# Lentil Soup with Lemon

Warm and sharp.

**Prep time:** 10 min | **Cook time:** 30 min | **Total time:** 40 min | **Servings:** 4 | **Difficulty:** Easy

## Ingredients

- 300 g red lentils
- 1 onion, chopped
- 2 tbsp olive oil
- 1.2 l vegetable stock
- 1 lemon, juice only

## Instructions

1. Warm the olive oil over medium heat and soften the onion, 5 minutes.
2. Add the lentils and vegetable stock and simmer until the lentils fall apart, 25 minutes.
3. Stir in the lemon juice and serve.
`
  return text.match(/\S+\s*/g) ?? []
}

function ms(value: number): string {
  return `${value < 100 ? value.toFixed(1) : Math.round(value)} ms`
}
