import { randomBytes } from 'node:crypto'
import { expect, type Page } from '@playwright/test'

export type Cook = { email: string; username: string; password: string }

/** An account nobody else has, so that tests may run beside each other on one database. */
export function newCook(): Cook {
  const username = uniqueName('cook').replace(' ', '_')
  return { username, email: `${username}@example.test`, password: 'Basil-and-3-lemons' }
}

/** 'Lemon tart 3f9a1c04': text that no other test finds. */
export function uniqueName(what: string): string {
  return `${what} ${randomBytes(4).toString('hex')}`
}

/** Opens an account over HTTP and leaves `page` signed in to it, wherever it is. */
export async function signUp(page: Page, cook: Cook = newCook()): Promise<Cook> {
  const answer = await page.context().request.post('/api/auth/signup', { data: cook })
  expect(answer.ok(), `sign-up answered ${answer.status()}: ${await answer.text()}`).toBe(true)
  return cook
}
