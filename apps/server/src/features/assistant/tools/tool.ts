import type { z } from 'zod'
import type { Member } from '../../../platform/http/index.ts'

/** On whose behalf a model looks something up: it sees what they see, and keeps to what they keep to. */
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
