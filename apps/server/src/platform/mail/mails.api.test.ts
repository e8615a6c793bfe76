import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { silentLog } from '../../testing/silent-log.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import type { Database } from '../database/index.ts'
import { createJobs, type Jobs } from '../jobs/index.ts'
import { createMails, type Mail, MailRefusedError, type Mails } from './index.ts'

let database: Database
let jobs: Jobs
let mails: Mails
const delivered: Mail[] = []
let serverIsDown = false

beforeAll(async () => {
  database = await openTestDatabase()
  jobs = createJobs(database, silentLog)
  mails = createMails(jobs, async (mail) => {
    if (serverIsDown) throw new Error('down')
    delivered.push(mail)
  })
  await jobs.open()
})
afterAll(async () => {
  await jobs.stop()
  await database.close()
})

describe('a mail', () => {
  it('goes out when its transaction has committed, and never when it has not', async () => {
    const mail = { to: 'ada@example.org', subject: 'Welcome', text: 'Hello Ada' }
    await database.transaction((tx) => mails.send(tx, mail))
    const failing = database.transaction(async (tx) => {
      await mails.send(tx, { ...mail, to: 'ghost@example.org' })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await jobs.drain({ delayed: true })
    expect(delivered.splice(0)).toEqual([mail])
  })

  it('waits for a server that is down', async () => {
    const mail = { to: 'bob@example.org', subject: 'Later', text: 'x' }
    serverIsDown = true
    await mails.send(database.db, mail)
    await expect(jobs.drain()).rejects.toThrow('down')
    serverIsDown = false
    await jobs.drain({ delayed: true })
    expect(delivered.splice(0)).toEqual([mail])
  })

  it('has what somebody typed in its subject on one line', async () => {
    await mails.send(database.db, {
      to: 'cy@example.org',
      text: 'x',
      subject: 'Ada published “Pie\r\nBcc: eve@example.org”',
    })
    await jobs.drain()
    expect(delivered.splice(0)).toMatchObject([
      { subject: 'Ada published “Pie Bcc: eve@example.org”' },
    ])
  })

  it.each([
    { to: 'a@example.org\r\nBcc: eve@example.org', subject: 'x' },
    { to: 'a@example.org, eve@example.org', subject: 'x' },
    { to: 'Ada <a@example.org>', subject: 'x' },
    { to: 'nobody', subject: 'x' },
  ])('is refused with the headers of $to / $subject', async (headers) => {
    const send = mails.send(database.db, { ...headers, text: 'x' })
    await expect(send).rejects.toThrow(MailRefusedError)
  })
})
