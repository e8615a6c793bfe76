import buildWriter, { type Schema } from 'fast-json-stringify'
import { z } from 'zod'

type JsonSchema = z.core.JSONSchema.BaseSchema
type Writer = (answer: unknown) => string

// Making either takes a millisecond or two, for hundreds of endpoints, so it is done once per
// schema: a GET shares it with its HEAD, and applications in one process with each other.
const schemas = new WeakMap<z.ZodType, JsonSchema>()
const writers = new WeakMap<object, Writer>()

/**
 * The JSON Schema by which Fastify serialises an answer: fields that the contract does not list are
 * never sent. `X | null` becomes `nullable`, which the serialiser compiles instead of validating.
 */
export function toResponseSchema(schema: z.ZodType): JsonSchema {
  const made = schemas.get(schema) ?? makeResponseSchema(schema)
  schemas.set(schema, made)
  return made
}

/** Compiles the writer for answers of a schema, for `setSerializerCompiler`. */
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
  // An enum would have to list null to allow it; its type is enough for writing.
  const { enum: _, ...rest } = value
  Object.assign(schema, rest, { nullable: true })
}
