import type {
  ModelMessage,
  ModelRequest,
  QueuedModel,
  ToolCall,
} from '../../../platform/model/index.ts'
import { ModelError } from '../../../platform/model/index.ts'
import type { Toolbox } from '../tools/toolbox.ts'

/** How often a model may ask before it has to answer, and for how much at once. */
const ROUNDS_MAX = 3
const CALLS_MAX = 4

type Asked = Omit<ModelRequest, 'tools'> & { userId: string }
type Written = ReturnType<QueuedModel['write']> extends AsyncIterable<infer Each> ? Each : never

/** What is heard of a model that may ask: as of any, and that it begins anew with what it asked for. */
export type Heard = Exclude<Written, { type: 'call' }> | { type: 'again' }

/**
 * Asks a model that may look things up: what it asks for is looked up, and it is asked again with that. While it
 * is looked up the model serves others.
 * @throws ModelError also where it asks on and on instead of answering
 */
export async function* writeInRounds(
  queuedModel: QueuedModel,
  asked: Asked,
  { toolbox, restrictions }: { toolbox: Toolbox | undefined; restrictions: readonly string[] },
): AsyncGenerator<Heard> {
  let { messages } = asked
  for (let round = 0; round <= ROUNDS_MAX; round += 1) {
    const tools = toolbox && { offered: toolbox.offered, mayAsk: round < ROUNDS_MAX }
    const calls: ToolCall[] = []
    for await (const part of queuedModel.write({ ...asked, messages, ...(tools && { tools }) })) {
      if (part.type === 'call') calls.push(part.call)
      else yield part
    }
    if (calls.length === 0 || !toolbox || asked.signal.aborted) return
    yield { type: 'again' }
    messages = [...messages, ...(await lookUp(calls, toolbox, restrictions))]
  }
  throw new ModelError('broken', 'It asks for tools and never answers')
}

/** Its calls and what came of each; all are answered, for providers want that, but no more than a few looked up. */
async function lookUp(
  calls: readonly ToolCall[],
  toolbox: Toolbox,
  restrictions: readonly string[],
): Promise<ModelMessage[]> {
  const results = await Promise.all(
    calls.map(async (call, at) => {
      const text = at < CALLS_MAX ? await toolbox.run(call, restrictions) : 'Too much at once.'
      return { call, text }
    }),
  )
  return [
    { role: 'assistant', content: '', calls },
    { role: 'tool', results },
  ]
}
