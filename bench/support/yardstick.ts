import { fastify } from 'fastify'
import pg from 'pg'

/**
 * A bare Fastify in a process of its own, for comparison in the same run: `/bare` answers a JSON of
 * BYTES bytes, `/row` the same after one prepared primary-key SELECT on DATABASE_URL.
 */
const bytes = Number(process.env.BYTES ?? '3000')
const payload = { text: 'x'.repeat(Math.max(0, bytes - 11)) }
const pool = process.env.DATABASE_URL
  ? new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
  : undefined
const { rows } = (await pool?.query<{ id: string }>('select id from recipes limit 1')) ?? {
  rows: [],
}
const id = rows[0]?.id

const app = fastify()
app.get('/bare', async () => payload)
app.get('/row', async () => {
  await pool?.query({ name: 'by_id', text: 'select * from recipes where id = $1', values: [id] })
  return payload
})
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
