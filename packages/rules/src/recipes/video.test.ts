import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { playerAddress, readVideoAddress, type Video } from './video.ts'

const pieces = fc.constantFrom(
  'youtu.be',
  'vimeo.com',
  'a.example',
  '/',
  '//',
  '?v=',
  '#',
  '@',
  '\\',
  ':8443',
  ' ',
  '"',
  'dQw4w9WgXcQ',
  '76979871',
  'pie.mp4',
  '.webm',
  '..',
  'javascript:',
  '\n',
  '<',
  '%00',
)

describe('the address of a video', () => {
  it.each<[string, Video]>([
    [
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=abc',
      { kind: 'youtube', id: 'dQw4w9WgXcQ', startSeconds: 0 },
    ],
    [
      ' https://youtu.be/dQw4w9WgXcQ?t=1m30s ',
      { kind: 'youtube', id: 'dQw4w9WgXcQ', startSeconds: 90 },
    ],
    [
      'https://m.youtube.com/shorts/a-b_c123456?t=7',
      { kind: 'youtube', id: 'a-b_c123456', startSeconds: 7 },
    ],
    ['https://vimeo.com/76979871', { kind: 'vimeo', id: '76979871', hash: undefined }],
    [
      'https://vimeo.com/76979871/8272103f6e',
      { kind: 'vimeo', id: '76979871', hash: '8272103f6e' },
    ],
    [
      'https://player.vimeo.com/video/76979871?h=8272103f6e',
      { kind: 'vimeo', id: '76979871', hash: '8272103f6e' },
    ],
    [
      'https://files.example/pie%20crust.MP4?sig=1',
      { kind: 'file', url: 'https://files.example/pie%20crust.MP4?sig=1' },
    ],
  ])('%s is read', (typed, video) => {
    expect(readVideoAddress(typed)).toEqual({ ok: true, video })
  })

  it.each([
    'http://youtu.be/dQw4w9WgXcQ',
    'youtu.be/dQw4w9WgXcQ',
    'javascript:alert(1)',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=<script>',
    'https://www.youtube.com/playlist?list=abc',
    'https://vimeo.com/about',
    'https://example.com/pie.html',
    'https://me:secret@files.example/pie.mp4',
    'https://files.example\\\\@evil.example/pie.mp4',
    `https://files.example/${'x'.repeat(300)}.mp4`,
    '',
  ])('%s is refused with a sentence', (typed) => {
    expect(readVideoAddress(typed)).toEqual({
      ok: false,
      reason: expect.stringMatching(/^[A-Z].+\.$/),
    })
  })

  it('leads to https and to nobody else, whatever is typed', () => {
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), (typed) => {
        const read = readVideoAddress(`https://${typed.join('')}`)
        if (!read.ok) return
        const { video } = read
        const target = video.kind === 'file' ? video.url : playerAddress(video)
        expect(target).toMatch(/^https:\/\//)
      }),
    )
  })

  it('starts where it was shared, without tracking', () => {
    expect(playerAddress({ kind: 'youtube', id: 'dQw4w9WgXcQ', startSeconds: 90 })).toBe(
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0&start=90',
    )
    expect(playerAddress({ kind: 'vimeo', id: '76979871', hash: '8272103f6e' })).toBe(
      'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=8272103f6e',
    )
  })
})
