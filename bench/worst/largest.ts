import { randomUUID } from 'node:crypto'
import { TEXT_LIMITS } from '@potluck/rules'
import { z } from 'zod'
import { FLAVOURS, type Flavour } from './flavours.ts'

type Schema = z.core.JSONSchema.BaseSchema

/** Sizes used where the contract sets no limit; there the server's limit on bodies applies. */
const UNBOUNDED = { text: 10_000, items: 1_000 }
/** Lists whose total text length is limited too, which a JSON schema cannot express. */
const TOGETHER = new Map<string, number>([
  ['ingredients', TEXT_LIMITS.ingredientList],
  ['instructions', TEXT_LIMITS.method],
])

/** Texts with a required format that the schema does not express. */
const OF_A_FORM: Readonly<Record<string, () => unknown>> = {
  email: () => `worst-${randomUUID()}@example.org`,
  username: () => `worst${randomUUID().replaceAll('-', '').slice(0, 20)}`,
  phoneNo: () => '+49 30 901820',
  password: () => 'six old cups of tea',
  newPassword: () => 'six new cups of tea',
  gender: () => 'Female',
  website: () => '',
  instagram: () => '',
  youtube: () => '',
  x: () => '',
  twitter: () => '',
}

/** The largest value that a schema of the contract admits, its texts of one flavour. */
export function largest(schema: z.ZodType, flavour: Flavour): unknown {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return fill(json, flavour)
}

/** @param together characters that all texts in it may have */
function fill(schema: Schema, flavour: Flavour, together = Number.POSITIVE_INFINITY): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum.at(-1)
  const choices = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined
  if (choices) return fill(choices.find(({ type }) => type !== 'null') ?? {}, flavour, together)
  switch (schema.type) {
    case 'object': {
      const fields = Object.entries(schema.properties ?? {})
      return Object.fromEntries(
        fields.map(([name, of]) => [
          name,
          OF_A_FORM[name]?.() ??
            fill(of as Schema, flavour, TOGETHER.get(name) ?? together / fields.length),
        ]),
      )
    }
    case 'array': {
      const items = schema.items as Schema | undefined
      const length = schema.maxItems ?? UNBOUNDED.items
      return Array.from({ length }, () => fill(items ?? {}, flavour, together / length))
    }
    case 'string':
      if (schema.format === 'date') return '2026-11-24'
      return FLAVOURS[flavour](Math.min(schema.maxLength ?? UNBOUNDED.text, Math.floor(together)))
    case 'integer':
    case 'number':
      return Math.min(schema.maximum ?? 1_000, 1_000_000)
    case 'boolean':
      return true
    default:
      return null
  }
}
