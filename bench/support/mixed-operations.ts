import { pino } from 'pino'
import { type Drift, recount } from '../../apps/server/src/cli/counters.ts'
import { openDatabase } from '../../apps/server/src/platform/database/index.ts'
import { makeTemporaryFolder, startServer } from '../../apps/server/src/testing/server-process.ts'
import { type Cook, signUp } from './cook.ts'

const OPERATIONS = 10_000
const CLIENTS = 50
const RECIPES = 20

export type MixTally = {
  acknowledged: number
  /** Toggles whose acknowledged outcome is not what the database says afterwards. */
  lost: number
  /** Answers that were neither 2xx nor a refusal (4xx) while the server lived. */
  failed: number
  drifts: Drift[]
}

/** What a client last heard of a like, save or follow; undefined while an answer is out. */
type Known = Map<string, { table: Pair; cook: string; target: string; on: boolean | undefined }>
type Pair = 'recipe_likes' | 'saved_recipes' | 'follows'

type Client = { cook: Cook; id: string; known: Known }
type Board = {
  origin: string
  recipes: string[]
  comments: string[]
  cooks: string[]
  posts: string[]
}

/**
 * Fifty clients like, save, rate, comment, follow, hide and show the same twenty recipes and one another
 * until ten thousand of it is acknowledged; in the middle the server is killed. Afterwards everything is
 * counted anew.
 */
export async function mixOperations(env: Record<string, string>): Promise<MixTally> {
  const folder = await makeTemporaryFolder()
  const settings = { DATA_DIR: folder.path, SEED: 'none', ...env }
  const tally: MixTally = { acknowledged: 0, lost: 0, failed: 0, drifts: [] }
  try {
    let server = await startServer(settings)
    const { clients, board } = await setTheTable(server.origin)
    let restarting: Promise<void> | undefined
    const restart = async () => {
      await server.stop('SIGKILL')
      server = await startServer(settings)
      board.origin = server.origin
    }
    const work = async (client: Client) => {
      while (tally.acknowledged < OPERATIONS) {
        if (tally.acknowledged >= OPERATIONS / 2) restarting ??= restart()
        const status = await operate(client, board).catch(() => undefined)
        if (status === undefined) await restarting
        else if (status < 300) tally.acknowledged += 1
        else if (status >= 500) tally.failed += 1
      }
    }
    await Promise.all(clients.map(work))
    await server.stop()
    const database = await openDatabase(
      { databaseUrl: env.DATABASE_URL, dataDir: folder.path },
      pino({ level: 'silent' }),
    )
    for (const { known } of clients) tally.lost += await countLost(database, known)
    tally.drifts = await recount(database, { mend: false })
    await database.close()
  } finally {
    await folder.remove()
  }
  return tally
}

async function setTheTable(origin: string): Promise<{ clients: Client[]; board: Board }> {
  const clients: Client[] = []
  for (let count = 0; count < CLIENTS; count++) {
    const cook = await signUp(origin)
    const { user } = (await (await cook.send('GET', '/auth/check')).json()) as {
      user: { _id: string }
    }
    clients.push({ cook, id: user._id, known: new Map() })
  }
  const recipes: string[] = []
  const posts: string[] = []
  for (let count = 0; count < RECIPES; count++) {
    const cook = clients[count % 5]?.cook
    if (!cook) continue
    recipes.push(await cook.publish(`Shared dish ${count}`))
    const post = await cook.send('POST', '/activity', { content: `Cooked dish ${count}` })
    posts.push(((await post.json()) as { _id: string })._id)
  }
  return {
    clients,
    board: { origin, recipes, posts, comments: [], cooks: clients.map(({ id }) => id) },
  }
}

/** One operation; answers its status. @throws when the server is gone */
async function operate(client: Client, board: Board): Promise<number> {
  const any = (list: string[]) => list[Math.floor(Math.random() * list.length)] ?? ''
  const recipe = any(board.recipes)
  const send = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${board.origin}/api${path}`, {
      method,
      headers: {
        cookie: client.cook.cookie,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }
  const toggle = async (
    table: Pair,
    target: string,
    field: string,
    call: ReturnType<typeof send>,
  ) => {
    const entry = { table, cook: client.id, target, on: undefined as boolean | undefined }
    client.known.set(`${table} ${target}`, entry)
    const { status, body } = await call
    if (status < 300) entry.on = body[field] === true
    else client.known.delete(`${table} ${target}`)
    return status
  }
  const other = any(board.cooks)
  const operations = [
    () => toggle('recipe_likes', recipe, 'isLiked', send('POST', `/recipes/${recipe}/like`)),
    () =>
      toggle(
        'saved_recipes',
        recipe,
        'isSaved',
        send('PUT', '/auth/savedRecipe/toggle', { recipeId: recipe }),
      ),
    () => toggle('follows', other, 'isFollowing', send('POST', `/auth/follow/${other}`)),
    async () => {
      const body = { text: 'Once more', rating: 1 + Math.floor(Math.random() * 5) }
      const answer = await send('POST', `/recipes/${recipe}/comments`, body)
      const comment = answer.body.comment as { _id: string } | undefined
      if (comment) board.comments.push(comment._id)
      return answer.status
    },
    async () => (await send('POST', `/recipes/${recipe}/rate`, { rating: 3 })).status,
    async () =>
      (await send('POST', `/recipes/comments/${any(board.comments) || recipe}/like`)).status,
    // Only its writer and the recipe's author may do this.
    async () => (await send('DELETE', `/recipes/comments/${any(board.comments) || recipe}`)).status,
    async () =>
      (await send('POST', `/recipes/comments/${any(board.comments) || recipe}/hide`)).status,
    async () => (await send('POST', `/activity/${any(board.posts)}/like`)).status,
    // Only the author may hide it or show it again.
    async () => (await send('PUT', `/recipes/${recipe}/toggle`)).status,
  ]
  const operation = operations[Math.floor(Math.random() * operations.length)]
  return operation ? operation() : 0
}

const COLUMNS = {
  recipe_likes: ['user_id', 'recipe_id'],
  saved_recipes: ['user_id', 'recipe_id'],
  follows: ['follower_id', 'followee_id'],
} satisfies Record<Pair, [string, string]>

async function countLost(
  database: Awaited<ReturnType<typeof openDatabase>>,
  known: Known,
): Promise<number> {
  let lost = 0
  for (const { table, cook, target, on } of known.values()) {
    if (on === undefined) continue
    const [who, what] = COLUMNS[table]
    const rows = await database.query(
      { text: `select 1 from ${table} where ${who} = $1 and ${what} = $2` },
      [cook, target],
    )
    if ((rows.length === 1) !== on) lost += 1
  }
  return lost
}
