import type { TestApp } from '../index.ts'
import type { Viewer, World } from './world.ts'

const WEEK_MS = 7 * 24 * 60 * 60_000
/** A Monday at eight, when the digest is sent. */
let monday = Date.UTC(2031, 0, 6, 8)

/** Work behind the endpoints: each runs whenever it is called, and answers what a viewer gets. */
const JOBS = {
  /** The weekly digest, and the recipes in it. */
  digest: async ({ app }: World, email: string) => {
    await run(app, 'delete from mailings')
    return (
      (await sendDigest(app, email)) +
      JSON.stringify(await run(app, 'select recipe_ids from mailings'))
    )
  },
  /** One that was started while everything was visible. */
  'digest begun before': ({ app, idsOf }: World, email: string) =>
    continueDigest(app, email, [idsOf('stranger').recipe]),
  /** One without trending recipes, about the cooks that its reader follows. */
  'digest of followed cooks': ({ app }: World, email: string) => continueDigest(app, email, []),
  /** The mail about what followed cooks published. */
  'recipe alerts': async ({ app }: World, email: string) => {
    await run(app, 'delete from recipe_alert_mails')
    await run(
      app,
      `insert into recipe_alert_mails (user_id, due_at)
        select id, now() - interval '1 day' from users where mails_recipe_alerts`,
    )
    return mailsOf(app, email, 'mail-recipe-alerts')
  },
  /** Who is notified of a publication: here the cook who stays visible, who follows the other one. */
  'telling followers': async ({ app, idsOf }: World) => {
    const { openCook, recipe } = idsOf('follower')
    await run(app, `delete from notifications where user_id = '${openCook}'`)
    await start(app, 'tell-followers', { recipeId: recipe })
    return JSON.stringify(
      await run(app, `select recipe_id from notifications where user_id = '${openCook}'`),
    )
  },
}
export type Job = keyof typeof JOBS

export function isJob(name: string | undefined): name is Job {
  return name !== undefined && Object.hasOwn(JOBS, name)
}

/** What the viewer gets from the job. */
export function runJob(world: World, viewer: Viewer, job: Job): Promise<string> {
  return JOBS[job](world, world.emails[viewer])
}

/** Each on a Monday of its own, since a digest never repeats recipes of the last one. */
async function sendDigest(app: TestApp, email: string): Promise<string> {
  const now = app.clock.now()
  monday += WEEK_MS
  app.clock.set(new Date(monday))
  const mails = await mailsOf(app, email, 'continue-mailings')
  app.clock.set(now)
  return mails
}

async function continueDigest(app: TestApp, email: string, recipeIds: string[]): Promise<string> {
  await run(app, 'delete from mailings')
  await app.database.query(
    {
      text: `insert into mailings (id, kind, key, subject, body, recipe_ids, created_at)
        values (gen_random_uuid(), 'digest', '', 'This week', '', $1, now())`,
    },
    [recipeIds],
  )
  return mailsOf(app, email, 'continue-mailings')
}

async function mailsOf(app: TestApp, email: string, job: string): Promise<string> {
  const before = app.mailbox(email).length
  await start(app, job, {})
  const mails = app.mailbox(email).slice(before)
  return mails.map(({ subject, text, html }) => [subject, text, html].join('\n')).join('\n')
}

async function start(app: TestApp, name: string, data: object): Promise<void> {
  await app.jobs.send(app.database.db, { name, options: {} }, data)
  await app.drainJobs()
}

function run(app: TestApp, text: string): Promise<object[]> {
  return app.database.query({ text })
}
