import { text } from 'node:stream/consumers'
import { createOperatorTickets, type OperatorTickets } from '../features/feedback/index.ts'
import { createJobs } from '../platform/jobs/index.ts'
import { createLog } from '../platform/logging/index.ts'
import { createMails, openDelivery } from '../platform/mail/index.ts'
import { whileDatabaseIsOpen } from './open-database.ts'
import { fail, say } from './output.ts'

const USAGE = `npm run -s tickets -- list [all]           those that wait for an answer, or the latest
npm run -s tickets -- show NUMBER          one with its messages
npm run -s tickets -- answer NUMBER TEXT   answers by mail and on the page; without TEXT, from the input
npm run -s tickets -- close NUMBER
`

const [act = 'list', named = '', ...words] = process.argv.slice(2)
await whileDatabaseIsOpen(async ({ config, database, baseUrl }) => {
  const jobs = createJobs(database, createLog('error'))
  const mails = createMails(jobs, openDelivery(config))
  // Mails are sent by a job, which the running or the next server does.
  await jobs.open()
  try {
    await run(createOperatorTickets({ database, mails, now: () => new Date(), baseUrl }))
  } finally {
    await jobs.stop()
  }
})

async function run(operatorTickets: OperatorTickets): Promise<void> {
  if (act === 'list') return list(operatorTickets)
  const number = Number(named.replace('#', ''))
  if (!Number.isSafeInteger(number) || number < 1) return fail(USAGE)
  if (act === 'show') return show(operatorTickets, number)
  if (act === 'answer') {
    const written = words.length > 0 ? words.join(' ') : await text(process.stdin)
    if (written.trim() === '' || written.length > 4000)
      return fail('An answer has 1 to 4000 characters.')
    const outcome = await operatorTickets.answer(number, written.trim())
    return outcome === 'closed' ? fail(`Ticket #${number} is closed.`) : tell(number, outcome)
  }
  if (act === 'close') return tell(number, await operatorTickets.close(number))
  fail(USAGE)
}

async function list(operatorTickets: OperatorTickets): Promise<void> {
  const tickets = await operatorTickets.list({ all: named === 'all' })
  for (const { number, status, username, subject } of tickets) {
    say(`#${number}  ${status.padEnd(8)}  ${username.padEnd(30)}  ${subject}`)
  }
  if (tickets.length === 0) say('No ticket waits for an answer.')
}

async function show(operatorTickets: OperatorTickets, number: number): Promise<void> {
  const ticket = await operatorTickets.find(number)
  if (!ticket) return fail(`There is no ticket #${number}.`)
  say(`#${number} ${ticket.subject} (${ticket.status})`)
  for (const { fromOperator, text: written, createdAt } of ticket.messages) {
    const who = fromOperator ? 'you' : `${ticket.username} <${ticket.email}>`
    say(`\n${createdAt.toISOString()} ${who}:\n${written}`)
  }
}

function tell(number: number, outcome: 'answered' | 'closed' | undefined): void {
  if (outcome) say(`Ticket #${number} is ${outcome}.`)
  else fail(`There is no ticket #${number}.`)
}
