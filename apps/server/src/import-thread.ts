// A worker thread of its own for each file that is looked into. It loads nothing else of the server.
import { type Found, readFound } from './features/imports/reading/read-found.ts'
import { servePieces } from './platform/workers/serve-pieces.ts'

servePieces(readFound, (found: Found) =>
  found.kind === 'items' ? found.items.flatMap(({ picture }) => picture?.buffer ?? []) : [],
)
