import type { z } from 'zod'
import type { Member } from '../../../platform/http/index.ts'

/**
 * The cook on whose behalf a model looks something up: it sees only what they see, and keeps their
 * restrictions.
 */
export type Asker = {
  member: Member
  timeZone: string
  /** 'YYYY-MM-DD' */
  today: string
  restrictions: readonly string[]
}

/** Something that a model may look up. `run` changes nothing. */
export type Tool = {
  name: string
  description: string
  input: z.ZodType
  run(input: unknown, asker: Asker): Promise<string>
}

export function defineTool<Input>(
  tool: Omit<Tool, 'input' | 'run'> & {
    input: z.ZodType<Input>
    run: (input: Input, asker: Asker) => Promise<string>
  },
): Tool {
  return { ...tool, run: (input, asker) => tool.run(tool.input.parse(input), asker) }
}
