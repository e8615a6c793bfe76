import { text } from 'node:stream/consumers'
import { type EndpointKey, splitKey } from '@potluck/contract'
import { fromBufferPromise } from 'yauzl'
import type { Client, TestApp } from '../index.ts'
import { isJob, type Job, runJob } from './jobs.ts'
import { describeSight } from './sight.ts'
import { download, type Ids, type Viewer, type World } from './world.ts'

/** A call of the table: an endpoint, a page of the site, or a job behind them. */
export type Request = {
  call: EndpointKey | `PAGE /${string}` | `JOB ${Job}`
  /** The values for the path's braces, in order. */
  with?: readonly (keyof Ids)[]
  query?: string
  body?: (ids: Ids) => object
  /** Sends the follower's archive. */
  upload?: true
}

/** What a viewer sees in each state, as `ask` describes it. */
type Told = readonly [shown: string, hidden: string, takenBack: string]

/**
 * A row of the table. `gets` says what a stranger sees, and what another viewer sees if that
 * differs; a visitor otherwise gets 401. A new kind of viewer, such as a blocked one, would be
 * another key.
 */
export type Row = Request & {
  /** The viewers who make the call; all if left out. */
  by?: readonly Viewer[]
  gets: { stranger: Told; follower?: Told; signedOut?: Told | typeof AS_STRANGER }
}

/** For a row that answers visitors too. */
export const AS_STRANGER = 'as a stranger'

/** The same whatever happens to the cook and her recipe. */
export function always(told: string): Told {
  return [told, told, told]
}

export function toldTo({ gets }: Row, viewer: Viewer): Told {
  const told = gets[viewer] ?? (viewer === 'signedOut' ? always('401') : gets.stranger)
  return told === AS_STRANGER ? gets.stranger : told
}

/**
 * What a viewer gets: a description of the answer, after the status if that is an error. If a
 * refused call changed something anyway, it says so.
 */
export async function ask(world: World, viewer: Viewer, request: Request): Promise<string> {
  const client = world.viewers[viewer]
  const ids = world.idsOf(viewer)
  const job = request.call.startsWith('JOB ') ? request.call.slice('JOB '.length) : undefined
  if (isJob(job)) return describeSight(await runJob(world, viewer, job), ids)
  if (request.call === 'GET /archives/{id}' && viewer !== 'signedOut') {
    return describeArchive(await download(client), ids)
  }
  const writes = !/^(GET|PAGE)/.test(request.call)
  const before = writes ? await digest(world.app) : ''
  const { status, said } = await read(world, client, request, ids)
  const sight = describeSight(said, ids)
  if (status < 400) return sight
  const changes = writes && (await digest(world.app)) !== before ? 'and changes' : ''
  return [status, sight, changes].filter(Boolean).join(' ')
}

type Address = { method: string; path: string }

function addressOf({ call, with: names = [], query }: Request, ids: Ids): Address {
  const rest = [...names]
  const fill = (template: string) =>
    template.replace(/\{[^}]+\}/g, () => {
      const name = rest.shift()
      return name ? ids[name] : ''
    }) + (query ? `?${query.replace('{recipe}', ids.recipe)}` : '')
  if (call.startsWith('PAGE ')) return { method: 'GET', path: fill(call.slice('PAGE '.length)) }
  const { method, path } = splitKey(call as EndpointKey)
  return { method, path: `/api${fill(path)}` }
}

async function read({ archive }: World, client: Client, request: Request, ids: Ids) {
  const { method, path } = addressOf(request, ids)
  const response = await client.fetch(path, { method, ...contentOf(request, archive, ids) })
  const { status } = response
  if (path.endsWith('/events') && status === 200)
    return { status, said: await firstEvent(response) }
  return { status, said: await response.text() }
}

function contentOf({ body, upload }: Request, archive: Buffer, ids: Ids): RequestInit {
  if (upload) {
    return { body: new Uint8Array(archive), headers: { 'content-type': 'application/zip' } }
  }
  if (!body) return {}
  return { body: JSON.stringify(body(ids)), headers: { 'content-type': 'application/json' } }
}

/** The first event of a stream that never ends. */
async function firstEvent(response: Response): Promise<string> {
  let begun = ''
  const decoder = new TextDecoder()
  for await (const chunk of response.body ?? []) {
    begun += decoder.decode(chunk, { stream: true })
    const event = /^data: (.*)\n/m.exec(begun)?.[1]
    if (event) return event
  }
  return begun
}

/** What each file of an archive contains: 'likes.json: title recipe'. */
async function describeArchive(archive: Buffer, ids: Ids): Promise<string> {
  const zip = await fromBufferPromise(archive)
  const files: string[] = []
  for await (const entry of zip.eachEntry()) {
    const sight = describeSight(await text(await zip.openReadStreamPromise(entry)), ids)
    const name = entry.fileName.replace(/^recipes\/.*/, 'recipes')
    if (sight !== '') files.push(`${name}: ${sight}`)
  }
  return files.toSorted().join('\n')
}

/** A digest of everything that is stored, except when sessions were used. */
async function digest({ database }: TestApp): Promise<string> {
  statement ??= database
    .query<{ name: string }>({
      text: `select relname as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'sessions'
        order by relname`,
    })
    .then((rows) =>
      rows.map(
        ({ name }) => `select md5(string_agg(t::text, '' order by t::text)) from "${name}" t`,
      ),
    )
    .then((tables) => `select md5(array(${tables.join(' union all ')})::text) as digest`)
  const [row] = await database.query<{ digest: string }>({ text: await statement })
  return row?.digest ?? ''
}
let statement: Promise<string> | undefined
