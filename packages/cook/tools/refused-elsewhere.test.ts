import { openCookbook } from '@potluck/cookbook'
import { readDishFiles } from '@potluck/cookbook/files'
import { describe, expect, it } from 'vitest'
import { withPlainRefusals } from '../src/reading/refused-elsewhere.ts'

const book = openCookbook(await readDishFiles())

describe('what is ruled out in another language', () => {
  it.each([
    ['moqueca sem óleo de dendê', 'moqueca without palm oil'],
    ['moqueca sem dendê', 'moqueca without palm oil'],
    ['biscotti senza olio di palma', 'biscotti without palm oil'],
    ['caldo verde sem chouriço', 'caldo verde without chorizo'],
    ['Laksa ohne Garnelenpaste', 'Laksa without shrimp paste'],
    ['moqueca sem vatapaia', 'moqueca without vatapaia'],
    ['salada sem óleo de vatapaia', 'salada sem óleo de vatapaia'],
    ['fabada sin olla exprés', 'fabada without pressure cooker'],
    ['Rinderrouladen ohne Schnellkochtopf', 'Rinderrouladen without pressure cooker'],
    ['Kuchen ohne Kokosöl', 'cake without coconut oil'],
    ['bolinhos sem óleo de coco', 'bolinhos without coconut oil'],
  ])('is a food by its whole name, or a tool: %s', (text, plain) => {
    expect(withPlainRefusals(text, book)).toBe(plain)
  })
})
