import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/index.ts'
import type { Model } from '../../platform/model/index.ts'
import type { Tokens } from './write-answer.ts'

export type Usage = {
  plan: string
  recipes: number
  inputTokens: number
  outputTokens: number
  /** Millionths of a US dollar; null where no call had a price. */
  costMicros: number | null
}

/** What a cook used in the calendar month (UTC) of `now`, and on which plan. */
export async function readUsage(db: Db, userId: string, now: Date): Promise<Usage> {
  const { rows } = await db.execute<{ [Column in keyof Usage]: string | number | null }>(sql`
    select u.plan, coalesce(a.recipes, 0) as recipes,
      coalesce(a.input_tokens, 0)::double precision as "inputTokens",
      coalesce(a.output_tokens, 0)::double precision as "outputTokens",
      a.cost_micros::double precision as "costMicros"
    from users u left join assistant_usage a on a.user_id = u.id and a.month = ${monthOf(now)}::date
    where u.id = ${userId}`)
  const [row] = rows
  return {
    plan: String(row?.plan ?? 'basic'),
    recipes: Number(row?.recipes ?? 0),
    inputTokens: Number(row?.inputTokens ?? 0),
    outputTokens: Number(row?.outputTokens ?? 0),
    costMicros: row?.costMicros == null ? null : Number(row.costMicros),
  }
}

/** Adds to the month of `now`; a call without a price adds none. */
export async function addUsage(
  tx: Db,
  userId: string,
  now: Date,
  used: { recipes: number; tokens: Tokens; price: Model['price'] },
): Promise<void> {
  const { recipes, tokens, price } = used
  // Dollars a million tokens are millionths of a dollar a token.
  const cost = price && Math.round(tokens.input * price.input + tokens.output * price.output)
  await tx.execute(sql`
    insert into assistant_usage (user_id, month, recipes, input_tokens, output_tokens, cost_micros)
    select id, ${monthOf(now)}::date, ${recipes}, ${tokens.input}, ${tokens.output},
      ${cost ?? null}::bigint from users where id = ${userId}
    on conflict (user_id, month) do update set
      recipes = assistant_usage.recipes + excluded.recipes,
      input_tokens = assistant_usage.input_tokens + excluded.input_tokens,
      output_tokens = assistant_usage.output_tokens + excluded.output_tokens,
      cost_micros = case when excluded.cost_micros is null then assistant_usage.cost_micros
        else coalesce(assistant_usage.cost_micros, 0) + excluded.cost_micros end`)
}

function monthOf(now: Date): string {
  return `${now.toISOString().slice(0, 7)}-01`
}
