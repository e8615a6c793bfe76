import type { Cook } from '../support/cook.ts'

/** The server's answer to a cook. @throws when it refuses */
export async function read(
  cook: Cook,
  method: string,
  path: string,
  body?: object,
): Promise<unknown> {
  const answer = await cook.send(method, path, body)
  const text = await answer.text()
  if (!answer.ok)
    throw new Error(`${method} ${path} answered ${answer.status}: ${text.slice(0, 300)}`)
  return JSON.parse(text)
}

/** Makes a thing, and answers its id. */
export async function create(cook: Cook, path: string, body: object): Promise<string> {
  const { _id } = (await read(cook, 'POST', path, body)) as { _id: string }
  return _id
}

/** Eight at a time, in order of their numbers. */
export async function many<Of>(count: number, one: (at: number) => Promise<Of>): Promise<Of[]> {
  const made: Of[] = []
  for (let from = 0; from < count; from += 8) {
    const size = Math.min(8, count - from)
    made.push(...(await Promise.all(Array.from({ length: size }, (_, at) => one(from + at)))))
  }
  return made
}
