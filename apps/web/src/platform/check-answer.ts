import { contract, type Endpoint } from '@potluck/contract'

/** Reports an answer that does not match the contract; loaded only in development. */
export function checkAnswer(key: string, body: unknown): void {
  const endpoints: Record<string, Endpoint> = Object.assign({}, ...Object.values(contract))
  const result = endpoints[key]?.response.safeParse(body)
  if (result?.success === false) {
    // biome-ignore lint/suspicious/noConsole: the console is where a developer looks
    console.error(`${key} answered something else than the contract says`, result.error.issues)
  }
}
