import { signedCookie } from './signed-cookie.ts'

/** The session cookie's value: the session's token, a dot, its HMAC-SHA256 in base64. */
export const sessionCookie = signedCookie('potluck.session_token')
