import { ARCHIVE_PARTS, IMPORT_PROBLEMS } from '@potluck/rules'
import { z } from 'zod'
import type { Endpoints } from '../endpoint.ts'
import { Id, RECONFIRMATION_ERRORS, Reconfirmed } from '../shared.ts'

const ImportReport = z.object({
  parts: z
    .array(
      z.object({
        part: z.enum(ARCHIVE_PARTS),
        added: z.number(),
        known: z.number().describe('There already, and left as they are'),
      }),
    )
    .describe('What the archive has'),
  problems: z
    .array(
      z.object({
        reason: z.enum(IMPORT_PROBLEMS),
        part: z.enum(ARCHIVE_PARTS),
        what: z.string().describe('The title or file that it is about, where it is one'),
        count: z.number(),
      }),
    )
    .describe('What was left out or came in otherwise than it was, the first 50'),
  moreProblems: z.number(),
})

export const ImportEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('progress'), done: z.number(), total: z.number() }),
  z.object({ type: z.literal('complete'), report: ImportReport }),
  z.object({ type: z.literal('error'), code: z.string(), message: z.string() }),
])

const zip = {
  access: 'member',
  limit: 'archive',
  upload: 'application/zip',
  errors: ['ARCHIVE_UNUSABLE', 'ARCHIVE_TOO_LARGE', 'CONFLICT', 'OVERLOADED'],
} as const

/** All of a member's data, to download and to import. */
export const archives = {
  'POST /archives': {
    summary: "Ask for a file of all the caller's data; it is fetched under its id, once",
    access: 'member',
    body: Reconfirmed,
    response: z.object({ _id: Id }),
    status: 201,
    errors: RECONFIRMATION_ERRORS,
  },
  'GET /archives/{id}': {
    summary: 'Fetch such a file: a zip of JSON, recipes as JSON-LD, and pictures',
    access: 'member',
    // Fetching uses the download up, so a link on another site must not be able to do it.
    limit: 'write',
    download: 'application/zip',
    response: z.undefined(),
    errors: ['ARCHIVE_NOT_FOUND'],
  },
  'POST /archive-imports/look': {
    ...zip,
    summary: 'What bringing such a file in would add; nothing is changed',
    response: ImportReport,
  },
  'POST /archive-imports': {
    ...zip,
    summary: 'Bring such a file into the account: what is there already stays as it is',
    stream: true,
    response: ImportEvent,
  },
} satisfies Endpoints
