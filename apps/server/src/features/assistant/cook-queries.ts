import { COOKING_LEVELS, PLAN_IDS } from '@potluck/rules'
import {
  changeRows,
  column,
  type Db,
  findRow,
  getRow,
  oneOf,
  orNull,
  type RowOf,
} from '../../platform/database/index.ts'
import type { Model } from '../../platform/model/index.ts'
import type { Tokens } from './writing/write-answer.ts'

/** A cook's restrictions, skill and plan, and what they used in a month (UTC). */
const COOK_ROW = {
  chat_restrictions: column.texts,
  dietary_preferences: column.texts,
  cooking_level: orNull(oneOf(COOKING_LEVELS)),
  plan: oneOf(PLAN_IDS),
  recipes: column.integer,
  input_tokens: column.float,
  output_tokens: column.float,
  /** Millionths of a US dollar; null where no call had a price. */
  cost_micros: orNull(column.float),
}
export type CookRow = RowOf<typeof COOK_ROW>

/** @param now in the month whose use is read @throws if there is no such user */
export async function readCook(db: Db, userId: string, now: Date): Promise<CookRow> {
  const cook = await findRow(db, COOK_ROW)`
    select u.chat_restrictions, u.dietary_preferences, u.cooking_level, u.plan,
      coalesce(a.recipes, 0) as recipes,
      coalesce(a.input_tokens, 0)::double precision as input_tokens,
      coalesce(a.output_tokens, 0)::double precision as output_tokens,
      a.cost_micros::double precision as cost_micros
    from users u left join assistant_usage a on a.user_id = u.id and a.month = ${monthOf(now)}::date
    where u.id = ${userId}`
  if (!cook) throw new Error('The cook is gone')
  return cook
}

/**
 * Locks the cook until the transaction ends and counts what they used: the recipes of the month,
 * and the answers being written, each of which may become one.
 */
export async function countUseLocked(tx: Db, userId: string, now: Date): Promise<number> {
  await changeRows(tx)`select pg_advisory_xact_lock(hashtextextended(${`use ${userId}`}, 0))`
  const { count } = await getRow(tx, { count: column.integer })`
    select coalesce((select recipes from assistant_usage
        where user_id = ${userId} and month = ${monthOf(now)}::date), 0)
      + (select count(*) from chats c join chat_messages m on m.chat_id = c.id
        where c.user_id = ${userId} and m.status = 'streaming'
          and m.lease_until >= ${now.toISOString()}::timestamptz)::integer as count`
  return count
}

export async function setRestrictions(db: Db, userId: string, labels: string[]): Promise<void> {
  await changeRows(db)`
    update users set chat_restrictions = array(select jsonb_array_elements_text(${JSON.stringify(labels)}::jsonb))
    where id = ${userId}`
}

/** Adds to the month of `now`; a call without a price adds no cost. */
export async function addUsage(
  tx: Db,
  userId: string,
  now: Date,
  used: { recipes: number; tokens: Tokens; price: Model['price'] },
): Promise<void> {
  const { recipes, tokens, price } = used
  // Dollars per million tokens are millionths of a dollar per token.
  const cost = price && Math.round(tokens.input * price.input + tokens.output * price.output)
  await changeRows(tx)`
    insert into assistant_usage (user_id, month, recipes, input_tokens, output_tokens, cost_micros)
    select id, ${monthOf(now)}::date, ${recipes}, ${tokens.input}, ${tokens.output},
      ${cost ?? null}::bigint from users where id = ${userId}
    on conflict (user_id, month) do update set
      recipes = assistant_usage.recipes + excluded.recipes,
      input_tokens = assistant_usage.input_tokens + excluded.input_tokens,
      output_tokens = assistant_usage.output_tokens + excluded.output_tokens,
      cost_micros = case when excluded.cost_micros is null then assistant_usage.cost_micros
        else coalesce(assistant_usage.cost_micros, 0) + excluded.cost_micros end`
}

function monthOf(now: Date): string {
  return `${now.toISOString().slice(0, 7)}-01`
}
