import { ARCHIVE_FILES } from '@potluck/rules'
import { expect, it } from 'vitest'
import { isArchive } from './is-archive.ts'

/** The end of a zip: the list of its files, and the record that says where it is. */
function zip(names: readonly string[], comment = ''): File {
  const files = new TextEncoder().encode('PK\u0003\u0004 what is in the files')
  const listed = new TextEncoder().encode(names.map((name) => `PK\u0001\u0002 ${name}`).join(''))
  const end = new DataView(new ArrayBuffer(22))
  end.setUint32(0, 0x06054b50, true)
  end.setUint32(12, listed.byteLength, true)
  end.setUint32(16, files.byteLength, true)
  return new File([files, listed, end, comment], 'any name')
}

it.each([
  ['a download of an account', zip(['README.txt', ...ARCHIVE_FILES]), true],
  ['one with a comment behind it', zip(ARCHIVE_FILES, 'made by a cook'), true],
  ['the zip of another program', zip(['recipes.json', ...ARCHIVE_FILES.slice(1)]), false],
  ['one that was cut', zip(ARCHIVE_FILES).slice(0, -10) as File, false],
  ['one that lies about where its list is', lying(), false],
  ['a text', new File(['A soup of collections.json'], 'soup.txt'), false],
  ['nothing', new File([], 'empty.zip'), false],
])('tells whether a file is a download of an account: %s', async (_what, file, expected) => {
  expect(await isArchive(file)).toBe(expected)
})

function lying(): File {
  const end = new DataView(new ArrayBuffer(22))
  end.setUint32(0, 0x06054b50, true)
  end.setUint32(12, 0xffffffff, true)
  end.setUint32(16, 0xffffffff, true)
  return new File([end], 'far.zip')
}
