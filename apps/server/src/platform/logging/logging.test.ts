import { DrizzleQueryError } from 'drizzle-orm/errors'
import { describe, expect, it } from 'vitest'
import { createLog } from './index.ts'

function logged(write: (log: ReturnType<typeof createLog>) => void, level = 'info') {
  const lines: string[] = []
  write(createLog(level, { write: (line) => lines.push(line) }))
  return lines
}

describe('the log', () => {
  it('is one line of JSON an entry, with level and time in words', () => {
    const [line = '', ...rest] = logged((log) => log.warn({ port: 3000 }, 'listening'))
    expect(rest).toEqual([])
    expect(JSON.parse(line)).toEqual({
      level: 'warn',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      port: 3000,
      msg: 'listening',
    })
  })

  it('leaves out what is below its level', () => {
    expect(logged((log) => log.info('quiet'), 'warn')).toEqual([])
    expect(logged((log) => log.fatal('quiet'), 'silent')).toEqual([])
  })

  it('hides secrets wherever they stand', () => {
    const lines = logged((log) => {
      log.info({ password: 'hush-1', body: { newPassword: 'hush-2', name: 'Ada' } })
      log.info({ req: { headers: { cookie: 'hush-3', authorization: 'hush-4' } } })
      log.info({ res: { headers: { 'set-cookie': ['hush-5'] } }, ai: { apiKey: 'hush-6' } })
      log.info({ tries: [{ token: 'hush-7' }] })
      log.child({ secret: 'hush-8' }).info('bound')
    })
    expect(lines.join()).not.toContain('hush')
    expect(lines).toHaveLength(5)
    expect(lines.join()).toContain('Ada')
  })

  it('tells of a failed statement without the values in it, whatever wraps it', () => {
    const answer = Object.assign(new Error('duplicate key'), {
      code: '23505',
      constraint: 'users_email_key',
      detail: 'Key (email)=(ada@example.org) already exists.',
    })
    const failed = new DrizzleQueryError(
      'insert into users values ($1)',
      ['ada@example.org'],
      answer,
    )
    const wrapped = new AggregateError([new Error('outer', { cause: failed })], 'two failed')
    const [line = ''] = logged((log) => log.error({ err: wrapped }, 'no'))
    expect(line).not.toContain('ada@example.org')
    expect(JSON.parse(line).err).toMatchObject({
      type: 'AggregateError',
      message: 'two failed',
      errors: [
        {
          message: 'outer',
          stack: expect.stringContaining('logging.test.ts'),
          cause: {
            message: 'Failed query: insert into users values ($1)',
            cause: { message: 'duplicate key', code: '23505', constraint: 'users_email_key' },
          },
        },
      ],
    })
  })
})
