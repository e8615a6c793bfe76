import multipart, { type MultipartFile } from '@fastify/multipart'
import type { Endpoint } from '@potluck/contract'
import { IMAGE_LIMITS } from '@potluck/rules'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError } from './app-error.ts'
import { decodeUtf8, isStorable } from './json-body.ts'

/** A file of a multipart request, whole in memory; the size limit keeps it small. */
export type UploadedFile = { field: string; filename: string; bytes: Buffer }

export type MultipartBody = { body: Record<string, unknown>; files: UploadedFile[] }

/** The limit for all texts of a form together, as for a JSON body. */
const TEXT_BYTES = 1024 * 1024

/**
 * Accepts multipart requests. Every part is passed on as bytes, texts too: the parser would replace
 * invalid UTF-8 when decoding.
 */
export async function acceptMultipart(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    isPartAFile: () => true,
    limits: { fileSize: IMAGE_LIMITS.bytes, files: 45, parts: 45 },
  })
}

/**
 * Reads a multipart request: the endpoint's file fields as bytes, all other fields as the body. A
 * text field whose schema does not accept text is parsed as JSON ('true', '["a"]').
 */
export async function readMultipart(
  request: FastifyRequest,
  endpoint: Endpoint,
): Promise<MultipartBody> {
  const body: Record<string, unknown> = {}
  const files: UploadedFile[] = []
  let textBytes = 0
  try {
    for await (const part of request.files()) {
      if (isFile(part)) {
        refuseUnexpected(part, files, endpoint)
        const bytes = await part.toBuffer()
        // A browser sends an empty, nameless file for a file field left empty.
        if (bytes.length > 0) files.push({ field: part.fieldname, filename: part.filename, bytes })
      } else {
        const bytes = await part.toBuffer()
        textBytes += bytes.length
        if (textBytes > TEXT_BYTES) throw new AppError('TOO_LARGE')
        const text = decodeUtf8(bytes)
        if (text === undefined) throw new AppError('BAD_REQUEST')
        body[part.fieldname] = readField(endpoint, part.fieldname, text)
      }
    }
  } catch (error) {
    // The rest is read and dropped, or else the connection's next request would wait behind it.
    request.raw.unpipe().resume()
    throw isBrokenBody(error) ? new AppError('BAD_REQUEST', { cause: error }) : error
  }
  if (!isStorable(body)) throw new AppError('BAD_REQUEST')
  return { body, files }
}

/** Adds the field's name to an error about a picture, which the decoder does not know. */
export function atFile(error: unknown, [file]: UploadedFile[]): unknown {
  if (!(error instanceof AppError) || error.code !== 'IMAGE_UNUSABLE' || !file) return error
  return new AppError('IMAGE_UNUSABLE', { at: file.field, message: error.message, cause: error })
}

/** By RFC 7578 a text field has no file name. */
function isFile(part: MultipartFile): boolean {
  return part.filename !== undefined || part.mimetype === 'application/octet-stream'
}

function refuseUnexpected(part: MultipartFile, files: UploadedFile[], endpoint: Endpoint): void {
  const earlier = files.filter((file) => file.field === part.fieldname).length
  if (earlier < (endpoint.files?.[part.fieldname] ?? 0)) return
  const message = 'This file is not expected here'
  throw new AppError('INVALID_INPUT', { at: part.fieldname, message })
}

/**
 * The parser's own errors about a body that is cut off or invalid have no code: they are the
 * sender's fault.
 */
function isBrokenBody(error: unknown): boolean {
  return error instanceof Error && !(error instanceof AppError) && !('statusCode' in error)
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
