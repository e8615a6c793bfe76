import type { Capabilities, ModelError, ModelRequest } from './model.ts'

/** What a provider takes of what it could be sent: what is configured, and what it has not refused. */
export type KnownCapabilities = {
  /** Of what a request has, what is worth sending. */
  of(request: ModelRequest): Capabilities
  /** What worked, after it was refused with more. */
  remember(capabilities: Capabilities): void
}

/** @param settings.together whether it takes a form and tools in one request; else it gets the tools */
export function createCapabilities(
  settings: Capabilities & { together: boolean },
): KnownCapabilities {
  let { form, tools } = settings
  return {
    of: (request) => {
      const isAsking = tools && request.tools !== undefined
      const isHeld = form && request.form !== undefined && (settings.together || !isAsking)
      return { form: isHeld, tools: isAsking }
    },
    remember: (capabilities) => {
      form = capabilities.form
      tools = capabilities.tools
    },
  }
}

/**
 * What to try instead of what was refused; undefined where the request was refused for something else. Servers
 * say so in many ways: 400 or 422 without a reason, 404 (nobody there can use tools), 500 (started without them).
 */
export function withoutRefused(
  capabilities: Capabilities,
  { reason, message }: ModelError,
): Capabilities | undefined {
  const [namesTools, namesForm] = [TOOLS.test(message), FORM.test(message)]
  if (reason !== 'unfit' && !namesTools && !namesForm) return undefined
  if (capabilities.tools && namesTools && !namesForm) return { ...capabilities, tools: false }
  if (capabilities.form) return { ...capabilities, form: false }
  return capabilities.tools ? { ...capabilities, tools: false } : undefined
}

const TOOLS = /\btools?\b|tool[ _-]?(?:choice|call)|function[ _-]?call/i
const FORM =
  /response[ _-]?(?:format|mime|schema|json)|json[ _-]?(?:schema|mode)|schema|structured|output_(?:config|format)|grammar/i
