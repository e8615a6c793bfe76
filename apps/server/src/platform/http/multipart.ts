import type { Endpoint } from '@potluck/contract'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError } from './app-error.ts'
import { isStorable } from './json-body.ts'

/** A file of a multipart request, whole in memory; the size limit keeps it small. */
export type UploadedFile = { field: string; filename: string; bytes: Buffer }

export type MultipartBody = { body: Record<string, unknown>; files: UploadedFile[] }

/**
 * Reads a multipart request: the endpoint's file fields as bytes, all other fields as the body.
 * A text field whose schema does not take text is read as JSON ('true', '["a"]').
 */
export async function readMultipart(
  request: FastifyRequest,
  endpoint: Endpoint,
): Promise<MultipartBody> {
  const body: Record<string, unknown> = {}
  const files: UploadedFile[] = []
  for await (const part of readParts(request)) {
    if (part.type === 'file') {
      const bytes = await part.toBuffer()
      const allowed = endpoint.files?.[part.fieldname] ?? 0
      const earlier = files.filter((file) => file.field === part.fieldname).length
      if (earlier >= allowed) {
        throw new AppError('INVALID_INPUT', {
          issues: [{ path: part.fieldname, message: 'This file is not expected here' }],
        })
      }
      // A browser sends an empty, nameless file for a file field that nobody filled.
      if (bytes.length > 0) files.push({ field: part.fieldname, filename: part.filename, bytes })
    } else {
      body[part.fieldname] = readField(endpoint, part.fieldname, String(part.value))
    }
  }
  if (!isStorable(body)) throw new AppError('BAD_REQUEST')
  return { body, files }
}

/** The parser's own errors about a broken body carry no code: they are the sender's. */
async function* readParts(request: FastifyRequest) {
  try {
    yield* request.parts()
  } catch (error) {
    if (error instanceof Error && !('statusCode' in error)) {
      throw new AppError('BAD_REQUEST', { cause: error })
    }
    throw error
  }
}

function readField(endpoint: Endpoint, name: string, text: string): unknown {
  const shape = endpoint.body instanceof z.ZodObject ? endpoint.body.shape : {}
  const schema = Object.hasOwn(shape, name) ? shape[name] : undefined
  if (!(schema instanceof z.ZodType) || schema.safeParse(text).success) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
