import {
  type Endpoint,
  type EndpointKey,
  ERRORS,
  ErrorBody,
  paramNames,
  splitKey,
} from '@potluck/contract'
import { z } from 'zod'

type Entry = { key: EndpointKey; endpoint: Endpoint }

/**
 * The OpenAPI 3.1 description made from the contract. `baseUrl` may be '', which means the address
 * of the description.
 */
export function toOpenApi(entries: readonly Entry[], baseUrl: string): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const { key, endpoint } of entries) {
    const { method, path } = splitKey(key)
    paths[path] = { ...paths[path], [method.toLowerCase()]: toOperation(key, endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Potluck', version: '1', license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: `${baseUrl}/api` }],
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'potluck.session_token' } },
      schemas: { Error: toSchema(ErrorBody, 'output') },
    },
  }
}

function toOperation(key: EndpointKey, endpoint: Endpoint): Record<string, unknown> {
  const success = String(endpoint.status ?? 200)
  const parameters = [
    ...paramNames(key).map((name) => ({
      name,
      in: 'path',
      required: true,
      schema: toParamSchema(name),
    })),
    ...Object.entries(endpoint.query?.shape ?? {}).map(([name, schema]) => ({
      name,
      in: 'query',
      schema: schema instanceof z.ZodType ? toSchema(schema, 'input') : {},
    })),
    ...(endpoint.idempotent
      ? [{ name: 'Idempotency-Key', in: 'header', schema: { type: 'string', maxLength: 200 } }]
      : []),
  ]
  return {
    summary: endpoint.summary,
    ...(endpoint.access === 'member' ? { security: [{ session: [] }] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(endpoint.body || endpoint.files || endpoint.upload
      ? { requestBody: { content: toRequestContent(endpoint) } }
      : {}),
    responses: { [success]: toSuccess(endpoint), ...toErrors(endpoint) },
  }
}

function toParamSchema(name: string): Record<string, unknown> {
  if (name.endsWith('Number')) return { type: 'integer', minimum: 0 }
  return name.includes('username') ? { type: 'string' } : { type: 'string', format: 'uuid' }
}

function toRequestContent(endpoint: Endpoint): Record<string, unknown> {
  const json: z.core.JSONSchema.BaseSchema = endpoint.body ? toSchema(endpoint.body, 'input') : {}
  const files = Object.entries(endpoint.files ?? {}).map(([name, most]) => {
    const file = toFile('application/octet-stream')
    return [name, most === 1 ? file : { type: 'array', maxItems: most, items: file }]
  })
  const form = {
    type: 'object',
    properties: { ...json.properties, ...Object.fromEntries(files) },
  }
  return {
    ...(endpoint.body ? { 'application/json': { schema: json } } : {}),
    ...(endpoint.files ? { 'multipart/form-data': { schema: form } } : {}),
    ...(endpoint.upload ? { [endpoint.upload]: { schema: toFile(endpoint.upload) } } : {}),
  }
}

function toFile(type: string): { type: 'string'; contentMediaType: string } {
  return { type: 'string', contentMediaType: type }
}

function toSuccess(endpoint: Endpoint): Record<string, unknown> {
  if (endpoint.status === 302) return { description: 'A redirect' }
  if (endpoint.download) {
    const file = toFile(endpoint.download)
    return { description: endpoint.summary, content: { [endpoint.download]: { schema: file } } }
  }
  const type = endpoint.stream ? 'text/event-stream' : 'application/json'
  return {
    description: endpoint.stream ? "Lines of 'data: ' and one of these events" : endpoint.summary,
    content: { [type]: { schema: toSchema(endpoint.response, 'output') } },
  }
}

/** Errors by status: the endpoint's own codes and those that every call of its kind can get. */
function toErrors(endpoint: Endpoint): Record<string, unknown> {
  const codes = [
    ...(endpoint.errors ?? []),
    ...(endpoint.access === 'member' ? (['UNAUTHORIZED'] as const) : []),
    ...(endpoint.body || endpoint.query ? (['INVALID_INPUT', 'BAD_REQUEST'] as const) : []),
    'RATE_LIMITED' as const,
  ]
  const byStatus = Map.groupBy(codes, (code) => ERRORS[code].status)
  return Object.fromEntries(
    Array.from(byStatus, ([status, listed]) => [
      String(status),
      {
        description: listed.join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  )
}

function toSchema(schema: z.ZodType, io: 'input' | 'output'): z.core.JSONSchema.BaseSchema {
  const { $schema, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return json
}
