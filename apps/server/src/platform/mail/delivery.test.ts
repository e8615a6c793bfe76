import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDelivery } from './index.ts'

const mailFrom = 'Potluck Kitchen <kitchen@potluck.example>'

describe('with an SMTP server, a mail', () => {
  let server: SMTPServer
  let taken: { from: string; to: string[]; message: string }[]
  let refusing: boolean

  beforeEach(async () => {
    taken = []
    refusing = false
    server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      onAuth: ({ username, password }, _session, done) => {
        const right = username === 'cook' && password === 'p@ss'
        done(right ? null : new Error('wrong'), right ? { user: username } : undefined)
      },
      onData: async (stream, { envelope }, done) => {
        const message = await text(stream)
        if (refusing) return done(new Error('try later'))
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        taken.push({ from, to: envelope.rcptTo.map(({ address }) => address), message })
        done()
      },
    })
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  })
  afterEach(() => new Promise<void>((closed) => server.close(closed)))

  function smtpUrl(credentials = 'cook:p%40ss'): string {
    const { port } = server.server.address() as AddressInfo
    return `smtp://${credentials}@127.0.0.1:${port}`
  }

  it('arrives with its texts, sender and way to unsubscribe', async () => {
    const deliver = openDelivery({ smtpUrl: smtpUrl(), mailFrom, dataDir: '/nowhere' })
    await deliver({
      to: 'ada@example.org',
      subject: 'Crème brûlée awaits',
      text: 'Plain words',
      html: '<b>Bold words</b>',
      unsubscribeUrl: 'https://potluck.example/stop?t=1',
    })
    expect(taken).toEqual([
      {
        from: 'kitchen@potluck.example',
        to: ['ada@example.org'],
        message: expect.stringContaining('List-Unsubscribe: <https://potluck.example/stop?t=1>'),
      },
    ])
    const message = String(taken[0]?.message)
    expect(message).toContain('From: Potluck Kitchen <kitchen@potluck.example>')
    expect(message).toContain('To: ada@example.org')
    expect(message).toContain('Subject: =?UTF-8?Q?Cr=C3=A8me_br=C3=BBl=C3=A9e_awaits?=')
    expect(message).toContain('Auto-Submitted: auto-generated')
    expect(message).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(message).toContain('Plain words')
    expect(message).toContain('<b>Bold words</b>')
  })

  it('that the server refuses is an error, so that it is tried again', async () => {
    refusing = true
    const deliver = openDelivery({ smtpUrl: smtpUrl(), mailFrom, dataDir: '/nowhere' })
    const mail = { to: 'ada@example.org', subject: 'Hello', text: 'Words' }
    await expect(deliver(mail)).rejects.toThrow('try later')
    refusing = false
    await deliver(mail)
    expect(taken.length).toBe(1)
  })

  it('is not taken with the wrong password', async () => {
    const deliver = openDelivery({ smtpUrl: smtpUrl('cook:nope'), mailFrom, dataDir: '/nowhere' })
    await expect(deliver({ to: 'ada@example.org', subject: 'Hi', text: 'x' })).rejects.toThrow()
    expect(taken).toEqual([])
  })

  it('cannot name further recipients in its address', async () => {
    const deliver = openDelivery({ smtpUrl: smtpUrl(), mailFrom, dataDir: '/nowhere' })
    const to = 'ada@example.org\r\nBcc: eve@example.org'
    await deliver({ to, subject: 'Hi\r\nBcc: eve@example.org', text: 'x' }).catch(() => undefined)
    expect(taken.flatMap((mail) => mail.to)).not.toContain('eve@example.org')
    expect(taken.map(({ message }) => message).join()).not.toMatch(/^Bcc:/m)
  })
})

describe('without an SMTP server, a mail', () => {
  let dataDir: string
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'mail-'))
  })
  afterEach(() => rm(dataDir, { recursive: true }))

  it('is a file that only its owner can read', async () => {
    const deliver = openDelivery({ smtpUrl: undefined, mailFrom, dataDir })
    await deliver({ to: 'ada+x@example.org', subject: 'Hello', text: 'Follow the link' })
    const [name = '', ...others] = await readdir(join(dataDir, 'mail'))
    expect(others).toEqual([])
    expect(name).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z-ada\+x@example\.org\.eml$/)
    const path = join(dataDir, 'mail', name)
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    const message = await readFile(path, 'utf8')
    expect(message).toContain('To: ada+x@example.org')
    expect(message).toContain('Follow the link')
  })

  it('stays in the folder whatever its address is', async () => {
    const deliver = openDelivery({ smtpUrl: undefined, mailFrom, dataDir })
    await deliver({ to: '../../../evil@example.org', subject: 'Hello', text: 'x' })
    const [name = ''] = await readdir(join(dataDir, 'mail'))
    expect(name).toMatch(/evil@example\.org\.eml$/)
    expect(name).not.toContain('/')
  })
})
