import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bareAddress, type Mail } from '../../platform/mail/index.ts'
import { type Client, startTestApp, type TestApp } from '../../testing/index.ts'
import { createOperatorTickets, type OperatorTickets } from './index.ts'

let app: TestApp
let operatorTickets: OperatorTickets

beforeAll(async () => {
  app = await startTestApp()
  const { database, clock, mails } = app
  operatorTickets = createOperatorTickets({
    database,
    mails,
    now: clock.now,
    baseUrl: 'https://potluck.example',
  })
})
afterAll(() => app.close())

async function signUp() {
  const client = app.client()
  return { client, ...(await client.signUp()) }
}
/** The mails of one kind that went to the operator. */
async function operatorMail(is: (mail: Mail) => boolean): Promise<Mail | undefined> {
  await app.drainJobs()
  return app.mailbox(bareAddress(app.config.mailFrom)).find(is)
}
const about = (number: number) => (mail: Mail) => mail.subject.startsWith(`Ticket #${number}:`)
const open = (client: Client, subject = 'Lost my soup', text = 'Where is it?') =>
  client.call('POST /support-tickets', { body: { subject, text } })

describe('feedback', () => {
  it('is kept and mailed to whoever runs the site', async () => {
    const { client, id, username } = await signUp()
    const answer = await client.post('/feedback-entries', {
      rating: 5,
      tags: ['Pantry', 'Speed', 'Pantry'],
      improvement: '<b>More</b> soup\u2028please',
    })
    expect(answer).toMatchObject({ status: 201, body: { message: expect.any(String) } })
    const kept = await app.database.query(
      { text: 'select rating, tags, improvement from feedback_entries where user_id = $1' },
      [id],
    )
    expect(kept).toEqual([
      { rating: 5, tags: ['Pantry', 'Speed'], improvement: '<b>More</b> soup\u2028please' },
    ])
    const mail = await operatorMail(({ text }) => text.includes(username))
    expect(mail).toMatchObject({ subject: 'Feedback: 5 of 5' })
    expect(mail?.text).toContain('😍 5 of 5 about Pantry, Speed')
  })

  it.each([
    ['no rating', {}],
    ['too low a rating', { rating: 0 }],
    ['too high a rating', { rating: 6 }],
    ['half a rating', { rating: 2.5 }],
    ['words for a rating', { rating: 'good' }],
    ['a tag that is not offered', { rating: 3, tags: ['Weather'] }],
    ['no list of tags', { rating: 3, tags: 'Pantry' }],
    ['too many words', { rating: 3, improvement: 'x'.repeat(4001) }],
  ])('with %s is refused and not kept', async (_, body) => {
    const { client, id } = await signUp()
    expect((await client.post('/feedback-entries', body)).status).toBe(422)
    const kept = await app.database.query(
      { text: 'select 1 from feedback_entries where user_id = $1' },
      [id],
    )
    expect(kept).toEqual([])
  })

  it('is for members', async () => {
    expect((await app.client().post('/feedback-entries', { rating: 3 })).status).toBe(401)
  })
})

describe('a ticket', () => {
  it('is opened, answered by the operator, answered again and closed', async () => {
    const { client, username, email } = await signUp()
    const ticket = await open(client)
    expect(ticket).toMatchObject({
      subject: 'Lost my soup',
      status: 'open',
      messages: [{ fromOperator: false, text: 'Where is it?' }],
    })
    const { number, _id: id } = ticket
    expect((await operatorTickets.list()).find((each) => each.number === number)).toMatchObject({
      username,
    })
    const mail = await operatorMail(about(number))
    expect(mail?.subject).toBe(`Ticket #${number}: Lost my soup`)

    expect(await operatorTickets.answer(number, 'In the fridge.')).toBe('answered')
    await app.drainJobs()
    const [answer] = app.mailbox(email)
    expect(answer?.subject).toBe(`Ticket #${number} on Potluck: Lost my soup`)
    expect(answer?.text).toContain(`https://potluck.example/dashboard/settings/tickets/${id}`)
    expect((await operatorTickets.list()).some((each) => each.number === number)).toBe(false)

    const read = () => client.call('GET /support-tickets/{id}', { params: { id } })
    expect(await read()).toMatchObject({
      status: 'answered',
      messages: [{}, { fromOperator: true }],
    })
    const more = await client.post(`/support-tickets/${id}/messages`, { text: 'Not there.' })
    expect(more).toMatchObject({ status: 201, body: { status: 'open' } })
    for (const _ of ['once', 'again']) {
      const closed = await client.post(`/support-tickets/${id}/close`)
      expect(closed).toMatchObject({ status: 200, body: { status: 'closed' } })
    }
    expect(await client.post(`/support-tickets/${id}/messages`, { text: 'Hm' })).toMatchObject({
      status: 409,
      body: { code: 'TICKET_CLOSED' },
    })
    expect(await operatorTickets.answer(number, 'Too late')).toBe('closed')
    expect((await read()).messages).toHaveLength(3)
  })

  it('is listed with the latest change first, page by page, one’s own alone', async () => {
    const { client } = await signUp()
    const other = await signUp()
    await open(other.client)
    const subjects = ['first', 'second', 'third']
    for (const subject of subjects) {
      app.clock.advance({ seconds: 1 })
      await open(client, subject)
    }
    const page = await client.call('GET /support-tickets', { query: { limit: 2 } })
    expect(page).toMatchObject({ page: 1, pages: 2, total: 3 })
    expect(page.tickets.map(({ subject }) => subject)).toEqual(['third', 'second'])
  })

  it('of somebody else is not there, and stays as it was', async () => {
    const { client } = await signUp()
    const { _id: id } = await open(client)
    const stranger = await signUp()
    const gone = { status: 404, body: { code: 'TICKET_NOT_FOUND' } }
    expect(await stranger.client.get(`/support-tickets/${id}`)).toMatchObject(gone)
    const written = await stranger.client.post(`/support-tickets/${id}/messages`, { text: 'Hm' })
    expect(written).toMatchObject(gone)
    expect(await stranger.client.post(`/support-tickets/${id}/close`)).toMatchObject(gone)
    const mine = await client.call('GET /support-tickets/{id}', { params: { id } })
    expect(mine).toMatchObject({ status: 'open', messages: [{}] })
  })

  it('takes hostile words as they are, and mails them on one line', async () => {
    const { client } = await signUp()
    const subject = 'Soup\r\nBcc: everyone@example.test\u0007 <script>'
    const ticket = await open(client, subject, '<img onerror=x>')
    const line = 'Soup Bcc: everyone@example.test <script>'
    expect(ticket).toMatchObject({ subject: line, messages: [{ text: '<img onerror=x>' }] })
    const mail = await operatorMail(about(ticket.number))
    expect(mail?.subject).toBe(`Ticket #${ticket.number}: Soup Bcc: everyone@example.test <script>`)
  })

  it.each([
    ['nothing', {}],
    ['a blank subject', { subject: ' ', text: 'x' }],
    ['no text', { subject: 'x', text: '' }],
    ['too long a subject', { subject: 'x'.repeat(121), text: 'x' }],
    ['too long a text', { subject: 'x', text: 'x'.repeat(4001) }],
  ])('with %s is refused', async (_, body) => {
    const { client } = await signUp()
    expect((await client.post('/support-tickets', body)).status).toBe(422)
    expect(await client.call('GET /support-tickets')).toMatchObject({ total: 0 })
  })

  it('is one of twenty that are not closed, also when many are opened at once', async () => {
    const { client } = await signUp()
    for (let nth = 0; nth < 19; nth++) await open(client)
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((subject) => client.post('/support-tickets', { subject, text: 'x' })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
    const { tickets } = await client.call('GET /support-tickets')
    await client.post(`/support-tickets/${tickets[0]?._id}/close`)
    expect((await client.post('/support-tickets', { subject: 'd', text: 'x' })).status).toBe(201)
  })
})

describe('the operator’s side of tickets', () => {
  it('knows no ticket of a number that nobody has', async () => {
    expect(await operatorTickets.find(2_000_000)).toBeUndefined()
    expect(await operatorTickets.answer(2_000_000, 'Hm')).toBeUndefined()
    expect(await operatorTickets.close(2_000_000)).toBeUndefined()
  })

  it('shows a ticket with its messages and closes it', async () => {
    const { client, username } = await signUp()
    const { number, _id: id } = await open(client)
    expect(await operatorTickets.find(number)).toMatchObject({
      username,
      messages: [{ fromOperator: false }],
    })
    expect(await operatorTickets.close(number)).toBe('closed')
    const read = await client.call('GET /support-tickets/{id}', { params: { id } })
    expect(read.status).toBe('closed')
    expect((await operatorTickets.list({ all: true }))[0]).toMatchObject({
      number,
      status: 'closed',
    })
  })
})
