import { causesOf } from './error-causes.ts'

/** Disk, quota, handles of the process, handles of the machine. */
const USED_UP = new Set(['ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE'])

/** Whether disk space or file handles ran out: the caller may try again, the answer is 503. */
export function isOutOfResources(error: unknown): boolean {
  return causesOf(error).some((cause) => 'code' in cause && USED_UP.has(String(cause.code)))
}
