/**
 * `npm run -s kitchen -- COMMAND`: reads JSON lines on standard input and writes one JSON line for
 * each, in order. Commands: parse, identify, diet, nutrition, compose. A line that cannot be answered
 * gets `{ "error": … }`.
 */
import { createInterface } from 'node:readline'
import { COMMANDS } from './commands.ts'

const name = process.argv[2] ?? ''
const command = COMMANDS.get(name)
if (!command) {
  process.stderr.write(`There is no command '${name}': ${[...COMMANDS.keys()].join(', ')}.\n`)
  process.exit(2)
}

for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() !== '') process.stdout.write(`${JSON.stringify(await answer(command, line))}\n`)
}

async function answer(
  run: (input: Record<string, unknown>) => unknown,
  line: string,
): Promise<unknown> {
  try {
    const input: unknown = JSON.parse(line)
    if (typeof input !== 'object' || input === null) throw new Error('an object was expected')
    return await run({ ...input })
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}
