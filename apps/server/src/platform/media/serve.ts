import { decodeCover, drawCover } from '@potluck/covers'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../http/index.ts'
import type { Images } from './images.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'
// A release may improve the drawing itself.
const A_WEEK = 'public, max-age=604800, stale-while-revalidate=2592000'
const MEDIA_TYPES = { webp: 'image/webp', avif: 'image/avif' } as const

/**
 * Serves stored pictures at `/media/{hash}/{width}.{format}` and drawn covers at `/covers/{code}.svg`;
 * both as JPEG too, `preview.jpg` and `{code}.jpg`, for crawlers.
 */
export function serveMedia(app: FastifyInstance, images: Images): void {
  app.get<{ Params: { hash: string; file: string } }>(
    '/media/:hash/:file',
    async (request, reply) => {
      const { hash, file } = request.params
      if (file === 'preview.jpg') {
        const preview = /^[0-9a-f]{32}$/.test(hash) ? await images.readAsJpeg(hash) : undefined
        if (!preview) throw new AppError('NOT_FOUND')
        const { bytes, mediaType } = preview
        return reply.header('cache-control', FOR_EVER).type(mediaType).send(Buffer.from(bytes))
      }
      const format = /^\d{1,4}\.(webp|avif)$/.exec(file)?.[1]
      if (!/^[0-9a-f]{32}$/.test(hash) || (format !== 'webp' && format !== 'avif')) {
        throw new AppError('NOT_FOUND')
      }
      const bytes = await images.read(hash, file)
      if (!bytes) throw new AppError('NOT_FOUND')
      return reply
        .header('cache-control', FOR_EVER)
        .type(MEDIA_TYPES[format])
        .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    },
  )

  // The code contains everything that is drawn, so a cover is a pure function of its address.
  app.get<{ Params: { file: string }; Querystring: { theme?: unknown } }>(
    '/covers/:file',
    async (request, reply) => {
      const [, code, format] = /^(.+)\.(svg|jpg)$/.exec(request.params.file) ?? []
      const plan = code === undefined ? undefined : decodeCover(code)
      if (!plan) throw new AppError('NOT_FOUND')
      const theme = request.query.theme === 'dark' ? 'dark' : 'light'
      reply.header('cache-control', A_WEEK)
      if (format === 'jpg')
        return reply
          .type('image/jpeg')
          .send(Buffer.from(await images.drawAsJpeg(drawCover(plan, theme))))
      return reply.type('image/svg+xml; charset=utf-8').send(drawCover(plan, theme))
    },
  )
}
