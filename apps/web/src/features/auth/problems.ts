import { ACCOUNT_SENTENCES, isEmail, isUsername, passwordProblem } from '@potluck/rules'

export interface SignInFields {
  email: string
  username: string
  password: string
}

export interface ForgotFields {
  email: string
}

export interface SignUpFields extends SignInFields {
  confirmation: string
}

/** What is wrong with a form: a sentence for each wrong field, '' for an empty one. */
export type Problems<Fields> = { [Name in keyof Fields]?: string }

/** Every field must be filled in; only the server can tell whether they are right. */
export function findSignInProblems(fields: SignInFields): Problems<SignInFields> {
  return findBlanks(fields)
}

/** Checks the address to mail a link to. */
export function findForgotProblems({ email }: ForgotFields): Problems<ForgotFields> {
  if (email.trim() === '') return { email: '' }
  return isEmail(email.trim()) ? {} : { email: ACCOUNT_SENTENCES.email }
}

/** The rules of a new account; empty fields are reported first. */
export function findSignUpProblems(fields: SignUpFields): Problems<SignUpFields> {
  const blanks = findBlanks(fields)
  if (Object.keys(blanks).length > 0) return blanks
  const email = fields.email.trim()
  const username = fields.username.trim()
  const passwordWrong = passwordProblem(fields.password, { email, username })
  return {
    ...(!isEmail(email) && { email: ACCOUNT_SENTENCES.email }),
    ...(!isUsername(username) && { username: ACCOUNT_SENTENCES.username }),
    ...(passwordWrong && { password: passwordWrong }),
    ...(fields.password !== fields.confirmation && {
      confirmation: ACCOUNT_SENTENCES.passwordsDiffer,
    }),
  }
}

function findBlanks<Fields extends SignInFields>(fields: Fields): Problems<Fields> {
  const blanks: Problems<Fields> = {}
  for (const name in fields) if (String(fields[name]).trim() === '') blanks[name] = ''
  return blanks
}
