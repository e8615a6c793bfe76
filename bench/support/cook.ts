import { randomBytes } from 'node:crypto'

/** A signed-in caller of a running server. */
export type Cook = {
  cookie: string
  account: { email: string; username: string; password: string }
  send(method: string, path: string, body?: unknown): Promise<Response>
  /** Posts a multipart form. */
  upload(path: string, form: FormData): Promise<Response>
  sendForm(method: string, path: string, form: FormData): Promise<Response>
  /** Sends a file as the whole body. */
  sendFile(method: string, path: string, bytes: Buffer, type: string): Promise<Response>
  /** Publishes a recipe and answers its id. */
  publish(title: string): Promise<string>
}

export async function signUp(origin: string): Promise<Cook> {
  const mark = randomBytes(6).toString('hex')
  const account = {
    email: `${mark}@bench.example`,
    username: `bench_${mark}`,
    password: `secret ${mark}`,
  }
  const sendAs = (cookies: string) => (method: string, path: string, body?: unknown) =>
    fetch(`${origin}/api${path}`, {
      method,
      headers: {
        cookie: cookies,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(60_000),
    })
  const answer = await sendAs('')('POST', '/auth/signup', account)
  if (answer.status !== 201) throw new Error(`sign-up answered ${answer.status}`)
  const cookie = answer.headers
    .getSetCookie()
    .map((header) => header.split(';')[0])
    .join('; ')
  const sendBody = (
    method: string,
    path: string,
    body: FormData | Uint8Array<ArrayBuffer>,
    headers = {},
  ) =>
    fetch(`${origin}/api${path}`, {
      method,
      body,
      headers: { cookie, ...headers },
      signal: AbortSignal.timeout(60_000),
    })
  const cook: Cook = {
    cookie,
    account,
    send: sendAs(cookie),
    upload: (path, form) => sendBody('POST', path, form),
    sendForm: sendBody,
    sendFile: (method, path, bytes, type) =>
      sendBody(method, path, new Uint8Array(bytes), { 'content-type': type }),
    publish: async (title) => {
      const created = await cook.send('POST', '/recipes/', toRecipe(title))
      const { recipeId } = (await created.json()) as { recipeId: string }
      const published = await cook.send('POST', `/recipes/${recipeId}/publish`)
      if (published.status !== 200) throw new Error(`publishing answered ${published.status}`)
      return recipeId
    },
  }
  return cook
}

/** Twelve ingredients and eight steps: what a real recipe weighs. */
export function toRecipe(title: string) {
  return {
    cover: 'illustrated',
    title,
    description: 'Beans and greens in a broth that tastes of more than it costs.',
    cookTime: '1 hour 10 minutes',
    prepTime: '20 min',
    servings: '6',
    tags: ['Italian', 'soup', 'winter'],
    ingredients: INGREDIENTS.map(([quantity, unit, name]) => ({ quantity, unit, name })),
    instructions: Array.from(
      { length: 8 },
      (_, index) =>
        `Step ${index + 1}: warm the oil over medium heat, stir in what comes next and cook until soft, 6 to 8 minutes.`,
    ),
  }
}

const INGREDIENTS = [
  ['400', 'g', 'white beans'],
  ['1', 'head', 'cavolo nero'],
  ['2', '', 'onions, finely chopped'],
  ['2', '', 'carrots, diced'],
  ['2', 'stalks', 'celery, diced'],
  ['4', 'cloves', 'garlic'],
  ['4', 'tbsp', 'olive oil'],
  ['400', 'g', 'canned tomatoes'],
  ['1.5', 'l', 'water'],
  ['1', 'sprig', 'rosemary'],
  ['200', 'g', 'stale bread'],
  ['2', 'tsp', 'salt'],
] as const
