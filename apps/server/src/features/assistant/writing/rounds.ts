import type {
  ModelMessage,
  ModelRequest,
  QueuedModel,
  ToolCall,
} from '../../../platform/model/index.ts'
import { ModelError } from '../../../platform/model/index.ts'
import type { Toolbox } from '../tools/toolbox.ts'

/** How often a model may call tools before it must answer, and how many calls at once. */
const ROUNDS_MAX = 3
const CALLS_MAX = 4

type Asked = Omit<ModelRequest, 'tools'> & { userId: string }
type Written = ReturnType<QueuedModel['write']> extends AsyncIterable<infer Each> ? Each : never

/**
 * The events of a model that may call tools: those of any model, and that it starts again with the
 * results.
 */
export type Heard = Exclude<Written, { type: 'call' }> | { type: 'again' }

/**
 * Runs a model that may call tools: its calls are run, and it is asked again with the results.
 * Meanwhile the model serves others.
 * @throws ModelError also if it keeps calling tools instead of answering
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

/**
 * Its calls with their results; providers want a result for each, but only the first few are really
 * run.
 */
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
