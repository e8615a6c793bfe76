import buildWriter, { type Schema } from 'fast-json-stringify'
import { z } from 'zod'

type JsonSchema = z.core.JSONSchema.BaseSchema
type Writer = (answer: unknown) => string

// Making either takes a millisecond or two, for hundreds of endpoints: once for each schema, which a GET
// shares with its HEAD, and each application of a process with the others.
const schemas = new WeakMap<z.ZodType, JsonSchema>()
const writers = new WeakMap<object, Writer>()

/**
 * The JSON Schema by which Fastify serialises an answer: fields that the contract does not list
 * never leave. `X | null` becomes `nullable`, which the serialiser compiles instead of validating.
 */
export function toResponseSchema(schema: z.ZodType): JsonSchema {
  const made = schemas.get(schema) ?? makeResponseSchema(schema)
  schemas.set(schema, made)
  return made
}

/** What writes answers of such a schema as JSON, for `setSerializerCompiler`. */
export function compileWriter({ schema }: { schema: Schema }): Writer {
  const writer = writers.get(schema) ?? buildWriter(schema)
  writers.set(schema, writer)
  return writer
}

function makeResponseSchema(schema: z.ZodType): JsonSchema {
  const { $schema, ...json } = z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'output',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => foldNull(jsonSchema),
  })
  return json
}

function foldNull(schema: JsonSchema): void {
  const [value, nothing, ...more] = schema.anyOf ?? []
  if (typeof value !== 'object' || typeof nothing !== 'object' || more.length > 0) return
  if (nothing.type !== 'null' || typeof value.type !== 'string') return
  delete schema.anyOf
  // An enum would have to list null to let it pass; its type says enough to write it.
  const { enum: _, ...rest } = value
  Object.assign(schema, rest, { nullable: true })
}
