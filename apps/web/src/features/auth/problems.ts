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

/** What is wrong with a form: a sentence for each wrong field, '' for one that is only blank. */
export type Problems<Fields> = { [Name in keyof Fields]?: string }

/** Everything has to be filled in; whether it is right only the server can tell. */
export function findSignInProblems(fields: SignInFields): Problems<SignInFields> {
  return findBlanks(fields)
}

/** An address to mail a link to. */
export function findForgotProblems({ email }: ForgotFields): Problems<ForgotFields> {
  if (email.trim() === '') return { email: '' }
  return isEmail(email.trim()) ? {} : { email: ACCOUNT_SENTENCES.email }
}

/** The rules of a new account; a form with blanks is told about these first. */
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
