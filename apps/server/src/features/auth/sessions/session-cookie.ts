import { signedCookie } from './signed-cookie.ts'

/** What a session cookie carries: the session's token, a dot, its HMAC-SHA256 in base64. */
export const sessionCookie = signedCookie('potluck.session_token')
