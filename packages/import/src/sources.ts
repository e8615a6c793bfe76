import type { Source } from './source.ts'
import { schemaOrgJson } from './sources/schema-org/json.ts'
import { schemaOrgPage } from './sources/schema-org/page.ts'

/**
 * Every format that recipes can be brought in from, in the order in which a file is held against them:
 * what has a mark of its own first, what could be anything last.
 */
export const sources: readonly Source[] = [schemaOrgJson, schemaOrgPage]
