import type { contract } from '@potluck/contract'
import type { Theme } from '@potluck/rules'
import type { Call, Handlers } from '../../platform/http/index.ts'
import type { Auth } from './auth.ts'
import type { SignedIn } from './service.ts'
import type { UserAnswer } from './user-answer.ts'

const SUCCESS = '/auth/success'
const FAILURE = '/auth/failure'

/** The endpoints of signing up, in and out. */
export function authRoutes(auth: Auth): Handlers<typeof contract.accounts> {
  const { accounts, sessions, oidc, passwordResets, knownBrowsers } = auth
  const welcome = ({ user, token }: SignedIn, call: Call): { user: UserAnswer } => {
    sessions.setCookie(call, token)
    knownBrowsers.remember(call, user._id)
    setThemeCookie(call, user.theme)
    return { user }
  }
  return {
    'GET /auth/check': async ({ member, call }) => {
      const user = await accounts.getUser(member.id)
      await sessions.refreshCookie(call, member)
      knownBrowsers.recognise(call, member)
      return { user }
    },
    'POST /auth/signin': async ({ body, call }) => welcome(await accounts.signIn(body, call), call),
    'POST /auth/signup': async ({ body, call }) => welcome(await accounts.signUp(body, call), call),
    'POST /auth/logout': async ({ call }) => {
      await signOut(auth, call)
      return { message: 'Signed out' }
    },
    'POST /auth/password-reset-links': ({ body, call }) => passwordResets.ask(body.email, call),
    'POST /auth/password-resets': async ({ body, call }) => {
      const { userId, token } = await passwordResets.reset(body, call)
      return welcome({ user: await accounts.getUser(userId), token }, call)
    },
    'GET /auth/google': async ({ call }) => ({
      location: (await oidc?.begin(call)) ?? FAILURE,
    }),
    'GET /auth/google/callback': async ({ call }) => {
      const opened = await oidc?.finish(call)
      if (!opened) return { location: FAILURE }
      welcome({ user: await accounts.getUser(opened.userId), token: opened.token }, call)
      return { location: SUCCESS }
    },
    'GET /auth/providers': () => ({ thirdParty: auth.thirdParty }),
    'GET /auth/toogle-theme': async ({ member, call }) => {
      const theme = await accounts.switchTheme(member)
      setThemeCookie(call, theme)
      return { theme }
    },
  }
}

/**
 * Ends the call's session and clears the browser's cookies for it and for the theme: a visitor gets
 * the system's theme.
 */
export async function signOut({ sessions }: Pick<Auth, 'sessions'>, call: Call): Promise<void> {
  await sessions.close(call)
  call.clearCookie(THEME_COOKIE)
}

const THEME_COOKIE = 'theme'

// Read by the server for the first paint and by the page's script.
function setThemeCookie(call: Call, theme: Theme): void {
  const maxAgeSeconds = 365 * 24 * 60 * 60
  call.setCookie(THEME_COOKIE, theme, { maxAgeSeconds, httpOnly: false })
}
