import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../../platform/config/index.ts'
import type { Database } from '../../platform/database/index.ts'
import type { Events } from '../../platform/events/index.ts'
import type { ReadSession } from '../../platform/http/index.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import type { Mails } from '../../platform/mail/index.ts'
import { createAttempts } from './attempts.ts'
import { scheduleCleaning } from './cleaning.ts'
import { createEmailChanges, type EmailChanges } from './email-changes.ts'
import { createNotices } from './notices.ts'
import { createOwnPasswords, type OwnPasswords } from './passwords/own-passwords.ts'
import { createPasswordResets, type PasswordResets } from './passwords/password-resets.ts'
import { type Passwords, scryptPasswords } from './passwords/passwords.ts'
import { createReconfirmation, type Reconfirmation } from './passwords/reconfirmation.ts'
import { type Accounts, createAccounts } from './service.ts'
import { createKnownBrowsers, type KnownBrowsers } from './sessions/known-browsers.ts'
import { createOwnSessions, type OwnSessions } from './sessions/own-sessions.ts'
import { createSessions, type Sessions } from './sessions/sessions.ts'
import { createOwnWays, type OwnWays } from './third-party/own-ways.ts'
import { createThirdParty, type ThirdParty } from './third-party/third-party.ts'
import type { UserAnswer } from './user-answer.ts'

export type AuthDeps = {
  database: Database
  events: Events
  jobs: Jobs
  mails: Mails
  now: () => Date
  log: FastifyBaseLogger
  config: Pick<Config, 'rateLimit' | 'oidc'>
  /** Signs session cookies; at least 32 characters. */
  sessionSecret: string
  /** scrypt unless given. */
  passwords?: Passwords
}

export type Auth = {
  readSession: ReadSession
  /** A user as they see themselves, for the first paint. */
  findUser(id: string): Promise<UserAnswer | null>
  /** The third party that people can sign in with, for the first paint. */
  thirdParty: { name: string } | null
  accounts: Accounts
  sessions: Sessions
  oidc: ThirdParty | undefined
  emailChanges: EmailChanges
  ownPasswords: OwnPasswords
  passwordResets: PasswordResets
  ownSessions: OwnSessions
  ownWays: OwnWays
  reconfirmation: Reconfirmation
  knownBrowsers: KnownBrowsers
}

/**
 * Accounts, sessions and the sign-in with a third party. It defines a job, so create it before
 * `jobs.open`.
 */
export function createAuth(deps: AuthDeps): Auth {
  const { config, now, passwords = scryptPasswords } = deps
  const sessions = createSessions(deps)
  const attempts = createAttempts({ now, factor: config.rateLimit })
  const knownBrowsers = createKnownBrowsers(deps)
  const notices = createNotices({ ...deps, factor: config.rateLimit })
  const reconfirmation = createReconfirmation({ ...deps, passwords, attempts })
  const accounts = createAccounts({ ...deps, sessions, attempts, passwords, knownBrowsers })
  const oidc = config.oidc && createThirdParty({ ...deps, sessions, notices, oidc: config.oidc })
  scheduleCleaning(deps)
  return {
    readSession: sessions.read,
    findUser: accounts.findUser,
    thirdParty: oidc ? { name: oidc.name } : null,
    accounts,
    sessions,
    oidc,
    emailChanges: createEmailChanges({
      ...deps,
      attempts,
      reconfirmation,
      factor: config.rateLimit,
    }),
    ownPasswords: createOwnPasswords({ ...deps, passwords, reconfirmation, notices }),
    passwordResets: createPasswordResets({ ...deps, sessions, attempts, passwords, notices }),
    ownSessions: createOwnSessions(deps),
    ownWays: createOwnWays({ ...deps, reconfirmation, notices, issuer: config.oidc?.issuer }),
    reconfirmation,
    knownBrowsers,
  }
}
