import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import type { ToolCall, ToolOffers } from '../../../platform/model/index.ts'
import type { Workers } from '../../../platform/workers/index.ts'
import { toSchema } from '../form/answer-form.ts'
import { fence } from '../prompts/fence.ts'
import type { FindRecipe } from '../requests.ts'
import { type House, houseTools, pantryTool } from './house-tools.ts'
import { kitchenTools } from './kitchen-tools.ts'
import { type SearchRecipes, siteTools } from './site-tools.ts'
import type { Asker, Tool } from './tool.ts'

/** The tools that a model may use for one answer. */
export type Toolbox = {
  offered: ToolOffers['offered']
  /** The result of a call, fenced: it never throws and changes nothing. */
  run(call: ToolCall, restrictions: readonly string[]): Promise<string>
}

/** Where tools look things up: other features' services, each called as the cook who asks. */
export type LookUps = House & { searchRecipes: SearchRecipes; findRecipe: FindRecipe }

type ToolboxDeps = LookUps & { workers: Workers; log: FastifyBaseLogger }

/** How long a look-up may take, and how much of its result is sent: some 1,000 tokens. */
const PATIENCE_MS = 4_000
const MOST_TOLD = 4_000

export function createToolboxes({ workers, log, ...lookUps }: ToolboxDeps) {
  const always = [
    ...siteTools(lookUps.searchRecipes, lookUps.findRecipe),
    ...kitchenTools(workers),
    ...houseTools(lookUps),
  ]
  const withPantry = [...always, pantryTool(lookUps)]

  /** @param usesPantry whether the cook lets this chat see the pantry */
  return (asker: Omit<Asker, 'restrictions'>, usesPantry: boolean): Toolbox => {
    const tools = usesPantry ? withPantry : always
    return {
      offered: tools.map(toOffer),
      run: async (call, restrictions) => {
        const text = await lookUp(tools, call, { ...asker, restrictions }).catch(
          (error: unknown) => {
            if (error instanceof z.ZodError) return `That is not how it is asked: ${say(error)}`
            log.warn({ err: error, tool: call.name }, 'a look-up failed')
            return 'Nothing could be looked up.'
          },
        )
        return fence('found', text.slice(0, MOST_TOLD))
      },
    }
  }
}

export type OpenToolbox = ReturnType<typeof createToolboxes>

function toOffer({ name, description, input }: Tool): ToolOffers['offered'][number] {
  return { name, description, schema: toSchema(input) }
}

async function lookUp(tools: readonly Tool[], { name, input }: ToolCall, asker: Asker) {
  const tool = tools.find((one) => one.name === name)
  if (!tool) return 'There is no such tool.'
  const tooLate = new AbortController()
  try {
    return await Promise.race([
      tool.run(readInput(input), asker),
      pause(PATIENCE_MS, 'It took too long.', { signal: tooLate.signal }),
    ])
  } finally {
    tooLate.abort()
  }
}

/** Input that is not JSON does not fit any tool. */
function readInput(input: string): unknown {
  try {
    return JSON.parse(input === '' ? '{}' : input)
  } catch {
    return undefined
  }
}

function say({ issues }: z.ZodError): string {
  return issues.map(({ path, message }) => [...path, message].join(' ')).join('; ')
}
