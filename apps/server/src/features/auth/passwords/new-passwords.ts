import { ACCOUNT_SENTENCES, passwordProblem } from '@potluck/rules'
import { AppError } from '../../../platform/http/index.ts'
import { isCommonPassword } from './common-passwords.ts'

/**
 * @throws INVALID_INPUT for a password that is too short or easily guessed, at the `path` of its
 * field
 */
export async function refuseWeakPassword(
  password: string,
  owner: { email: string; username: string },
  path: 'password' | 'newPassword',
): Promise<void> {
  const message = passwordProblem(password, owner) ?? (await commonProblem(password))
  if (message) throw new AppError('INVALID_INPUT', { at: path, message })
}

async function commonProblem(password: string): Promise<string | undefined> {
  return (await isCommonPassword(password)) ? ACCOUNT_SENTENCES.passwordCommon : undefined
}
