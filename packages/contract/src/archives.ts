import { z } from 'zod'
import type { Endpoints } from './endpoint.ts'
import { Id } from './shared.ts'

/** All that is one's own, to take along. */
export const archives = {
  'POST /archives': {
    summary: "Ask for a file of all the caller's data; it is fetched under its id, once",
    access: 'member',
    response: z.object({ _id: Id }),
    status: 201,
    errors: ['TOO_MANY_ATTEMPTS'],
  },
  'GET /archives/{id}': {
    summary: 'Fetch such a file: a zip of JSON, recipes as JSON-LD, and pictures',
    access: 'member',
    // It is spent by this, so no other site may lead here.
    limit: 'write',
    download: 'application/zip',
    response: z.undefined(),
    errors: ['ARCHIVE_NOT_FOUND'],
  },
} satisfies Endpoints
