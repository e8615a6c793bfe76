import { describe, expect, it } from 'vitest'
import { nobodysHash, scryptPasswords } from './passwords.ts'

const { hash, verify } = scryptPasswords

// Made by @better-auth/utils 0.4.2, which stored the passwords of older installations.
const STORED = {
  'correct horse battery staple':
    '550b2ffa159857ba95af455c34eb7ba5:0d1410cc48e173831c45f895e60bae87ea175c24e1b766b161c65e22bffca077678f1c2050cb178a4a873ebb38108ee10851414c8f53160282457731c1b630de',
  'A\u030A\u0301\uFB01ne Cre\u0300me \u2460 \uFF8A\uFF9F\uFF7D\uFF9C\uFF70\uFF84\uFF9E':
    '604de029dd5d785b168b847021460a1b:2c1f602f97c8195d69446bc4dc76f0e1d93c30e3da5b6c77f94c8658477128df8e9f926305069f0dfc05af6210510213b1039dbea48df0c985d91a08f9b44696',
}

describe('passwords', () => {
  it.each(
    Object.entries(STORED),
  )('verifies %s as it was stored before', async (password, stored) => {
    expect(await verify(stored, password)).toBe(true)
    expect(await verify(stored, `${password}.`)).toBe(false)
  })

  it('takes the same letters however a keyboard writes them', async () => {
    const composed = '\u01FAfine Cr\u00E8me 1 \u30D1\u30B9\u30EF\u30FC\u30C9'
    const [, stored] = Object.entries(STORED)[1] ?? []
    expect(await verify(String(stored), composed)).toBe(true)
    expect(await verify(await hash('\uFB01g'), 'fig')).toBe(true)
  })

  it('verifies what it hashed, with a salt of its own each time', async () => {
    const [one, other] = [await hash('a plain password'), await hash('a plain password')]
    expect(one).toMatch(/^[\da-f]{32}:[\da-f]{128}$/)
    expect(other).not.toBe(one)
    expect(other.slice(0, 32)).not.toBe(one.slice(0, 32))
    expect(await verify(one, 'a plain password')).toBe(true)
    expect(await verify(one, 'a Plain password')).toBe(false)
  })

  it("verifies nobody's hash as any other, and as no password's", async () => {
    expect(await verify(nobodysHash, '')).toBe(false)
    expect(await verify(nobodysHash, '0')).toBe(false)
  })

  it.each([
    '',
    ':',
    'salt:key',
    `${nobodysHash}0`,
    `${'0'.repeat(32)}:00`,
  ])('says that %j is no hash', async (stored) => {
    await expect(verify(stored, 'a plain password')).rejects.toThrow('not the hash')
  })
})
