import { countCharacters, isBlank, LIST_LIMITS, toOneLine } from '@potluck/rules'
import { z } from 'zod'
import type { ErrorCode } from './errors.ts'

/** A UUIDv7, as every `_id` is. */
export const Id = z.string()
export const IsoDate = z.string().describe('ISO 8601, UTC')

export const Issue = z.object({ path: z.string(), message: z.string() })
export const ErrorBody = z.object({
  code: z.string().describe('Stable upper-snake constant'),
  message: z.string().describe('English sentence fit to show'),
  issues: z.array(Issue).optional(),
})
export const Message = z.object({ message: z.string() })

/** Proof of identity, required if the sign-in is older than fifteen minutes. */
export const Reconfirmed = z.object({
  password: z.string().max(1000).optional().describe('Asked for 15 minutes after signing in'),
})
export const RECONFIRMATION_ERRORS = [
  'PASSWORD_REQUIRED',
  'SIGN_IN_AGAIN',
  'WRONG_PASSWORD',
  'TOO_MANY_ATTEMPTS',
] as const satisfies ErrorCode[]

/** Text kept exactly as typed, with a maximum; empty text is refused. */
export function text(max: number, whenBlank = 'Must not be blank') {
  return maybeText(max)
    .refine((value) => !isBlank(value), whenBlank)
    .meta(saysAtMost(max))
}

/** Text with a maximum that may be empty. */
export function maybeText(max: number) {
  return z
    .string()
    .refine((value) => countCharacters(value) <= max, `At most ${max} characters`)
    .meta(saysAtMost(max))
}

/**
 * JSON Schema counts characters as we do; zod's own `max` counts UTF-16 units. Each `refine` drops
 * the metadata added before it.
 */
function saysAtMost(max: number) {
  return { maxLength: max }
}

/** A title or a name with a maximum, on one line whatever was pasted; empty text is refused. */
export function line(max: number, whenBlank?: string) {
  return z.string().meta(saysAtMost(max)).transform(toOneLine).pipe(text(max, whenBlank))
}

/** A title or a name that may be empty. */
export function maybeLine(max: number) {
  return z.string().meta(saysAtMost(max)).transform(toOneLine).pipe(maybeText(max))
}

/** `page` from 1, with an empty list beyond the end; a `limit` above 50 becomes 50. */
export function paging(defaultLimit: number) {
  return {
    page: whole().pipe(z.int().min(1, 'Pages start at 1')).default(1),
    limit: whole()
      .pipe(z.int().min(1))
      .transform((limit) => Math.min(limit, LIST_LIMITS.page))
      .default(defaultLimit),
  }
}

/** A number in an address; one above the largest safe integer becomes that integer. */
function whole() {
  return z.coerce.number().transform((number) => Math.min(number, Number.MAX_SAFE_INTEGER))
}

/** `{ <name>: [...], page, pages, total }`. */
export function paged<const Name extends string, Item extends z.ZodType>(name: Name, item: Item) {
  const items = { [name]: z.array(item) } as { [Key in Name]: z.ZodArray<Item> }
  return z.object({
    ...items,
    page: z.number(),
    pages: z.number(),
    total: z.number(),
  })
}

/** One stored picture in several widths and formats; an address never changes its content. */
export const Photo = z.object({
  width: z.number(),
  height: z.number(),
  placeholder: z.string().describe('A tiny data: image to show while the real one loads'),
  sources: z.array(
    z.object({ url: z.string(), width: z.number(), type: z.enum(['image/webp', 'image/avif']) }),
  ),
})

/** On everything that names a cook. */
export const isHouse = z
  .boolean()
  .optional()
  .describe("True of the site's own kitchen, whose recipes are the cookbook's; else left out")

export const Author = z.object({
  _id: Id,
  username: z.string(),
  name: z.string(),
  fullName: z.string(),
  avatar: z.string().nullable(),
  hasProfile: z
    .boolean()
    .describe('Whether the caller may open their profile: not where they hide it'),
  isHouse,
})
