export { AppError, type ErrorIssue } from './app-error.ts'
export { bind } from './bind.ts'
export { compress, type Encoded } from './compress.ts'
export type {
  Call,
  Download,
  Handlers,
  Member,
  ReadSession,
} from './context.ts'
export { toAppError } from './errors.ts'
export { addHealth } from './health.ts'
export { escapeHtml } from './html-text.ts'
export { createHttp, type HttpEdge } from './http.ts'
export { createIdempotency } from './idempotency.ts'
export { isStorable } from './json-body.ts'
export type { UploadedFile } from './multipart.ts'
export { readOrigin } from './origin.ts'
export { pageOf } from './paging.ts'
export { ReadyJson } from './ready-json.ts'
export { addReference } from './reference.ts'
export { RECOGNITION_POLICY } from './security-headers.ts'
export { addSecurityText } from './security-text.ts'
