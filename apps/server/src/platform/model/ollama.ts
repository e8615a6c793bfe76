import { get } from 'node:http'
import { json } from 'node:stream/consumers'
import { z } from 'zod'

/** Ollama's default address. */
export const OLLAMA = 'http://127.0.0.1:11434'
const PATIENCE_MS = 300

const Tags = z.object({
  models: z.array(
    z.object({ name: z.string(), details: z.object({ family: z.string() }).partial().optional() }),
  ),
})

/**
 * The models of an Ollama on this machine that can write, as it lists them; undefined if none
 * answers within 300 ms. Only the list of models is requested.
 */
export async function findOllama(
  origin = OLLAMA,
  patienceMs = PATIENCE_MS,
): Promise<string[] | undefined> {
  const answer = await ask(`${origin}/api/tags`, patienceMs).catch(() => undefined)
  const found = Tags.safeParse(answer)
  return found.data?.models.filter(canWrite).map(({ name }) => name.replace(/:latest$/, ''))
}

// Not fetch: its first use takes 18 MB and 80 ms of a start that usually finds nothing.
function ask(url: string, patienceMs: number): Promise<unknown> {
  return new Promise((resolve, reject) => {
    get(url, { signal: AbortSignal.timeout(patienceMs), agent: false }, (response) => {
      json(response).then(resolve, reject)
    }).on('error', reject)
  })
}

/** Models that only turn text into vectors are in the same list. */
function canWrite({ name, details }: z.output<typeof Tags>['models'][number]): boolean {
  return !name.includes('embed') && !details?.family?.includes('bert')
}
