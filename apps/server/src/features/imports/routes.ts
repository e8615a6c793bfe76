import type { contract } from '@potluck/contract'
import type { Handlers } from '../../platform/http/index.ts'
import type { Imports } from './imports.ts'
import type { PhotoReading } from './photos/photo-reading.ts'

export function importRoutes(imports: Imports): Handlers<typeof contract.imports> {
  return {
    'POST /imports/look': ({ member, body, call }) => imports.look(member, body, call.signal),
    'GET /imports': ({ member }) => imports.list(member),
    'POST /imports': ({ member }) => imports.begin(member),
    'POST /imports/{id}/files': ({ member, params, query, upload, call }) =>
      imports.bringFile(member, params.id, { ...query, upload, signal: call.signal }),
    'GET /imports/{id}': ({ member, params }) => imports.get(member, params.id),
    'PUT /imports/{id}': ({ member, params, body }) => imports.change(member, params.id, body),
    'GET /imports/{id}/items': ({ member, params, query }) =>
      imports.listItems(member, params.id, query),
    'GET /imports/{id}/items/{positionNumber}': ({ member, params }) =>
      imports.getItem(member, params.id, Number(params.positionNumber)),
    'PUT /imports/{id}/items/{positionNumber}': ({ member, params, body }) =>
      imports.choose(member, params.id, Number(params.positionNumber), body),
    'POST /imports/{id}/undo': ({ member, params }) => imports.undo(member, params.id),
    'GET /imports/{id}/report': ({ member, params, call }) =>
      imports.report(member, params.id, call.baseUrl),
    'DELETE /imports/{id}': ({ member, params }) => imports.forget(member, params.id),
  }
}

export function photoRoutes(photos: PhotoReading): Handlers<typeof contract.photos> {
  return {
    'POST /imports/lines': ({ member, body }) => photos.readLines(member, body.lines),
    'POST /imports/photo': ({ member, files }) => photos.look(member, files[0]?.bytes),
  }
}
