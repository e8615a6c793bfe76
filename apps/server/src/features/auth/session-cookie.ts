import { signedCookie } from './signed-cookie.ts'

/** The cookie that better-auth writes under the prefix 'potluck'; ours has the same form. */
const SESSION_COOKIE = 'potluck.session_token'

/** What a session cookie carries: the session's token, a dot, its HMAC-SHA256 in base64. */
export const sessionCookie = signedCookie(SESSION_COOKIE)
