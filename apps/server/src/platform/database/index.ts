export {
  type Column,
  column,
  json,
  object,
  objects,
  oneOf,
  orNull,
  type RowOf,
  type Shape,
} from './columns.ts'
export {
  type Database,
  type DatabaseSettings,
  type HotStatement,
  openDatabase,
  type TransactionOptions,
} from './database.ts'
export { restoreSnapshot } from './embedded.ts'
export {
  DatabaseUnreachableError,
  isDatabaseUnavailable,
  isForeignKeyViolation,
  isUniqueViolation,
  isWorthRepeating,
  missingReference,
  sqlState,
} from './errors.ts'
export { FolderLockedError } from './folder-lock.ts'
export { MigrationError } from './migrations.ts'
export { changeRows, findRow, getRow, listRows, listRowsPrepared } from './rows.ts'
export { afterCommit, type Db } from './session.ts'
export { toggleRow } from './toggle-row.ts'
export { toIso } from './value-types.ts'
export { type Viewed, viewing } from './viewing.ts'
export { wholeWords } from './whole-words.ts'
export { withTimeout } from './with-timeout.ts'
