import { TEXT_LIMITS } from '../limits.ts'

/** A video that a recipe's page can play. */
export type Video =
  | { kind: 'youtube'; id: string; startSeconds: number }
  | { kind: 'vimeo'; id: string; hash: string | undefined }
  | { kind: 'file'; url: string }

/** The result of reading a video's address; `reason` is a sentence for the user. */
export type VideoRead = { ok: true; video: Video } | { ok: false; reason: string }

/** Reads the address of a video: YouTube, Vimeo or a video file, only over https. */
export function readVideoAddress(typed: string): VideoRead {
  const text = typed.trim()
  if (text.length > TEXT_LIMITS.link)
    return { ok: false, reason: `Use an address of at most ${TEXT_LIMITS.link} characters.` }
  const address = readAddress(text)
  if (!address)
    return { ok: false, reason: 'Enter the whole address of the video, beginning with https://.' }
  const video = readYouTube(address) ?? readVimeo(address) ?? readFile(address)
  if (!video) {
    const reason = 'Use a YouTube or Vimeo address, or a file that ends in .mp4 or .webm.'
    return { ok: false, reason }
  }
  return { ok: true, video }
}

type Address = { text: string; host: string; path: string; query: string }

/** Only plain characters, so that no browser can read another host from it; no name or password. */
const ADDRESS =
  /^https:\/\/(?<host>[a-z\d-]+(?:\.[a-z\d-]+)+)(?::\d{1,5})?(?<path>\/[\w\-.~%!$&'()*+,;=:@/]*)?(?<query>\?[\w\-.~%!$&'()*+,;=:@/?]*)?(?:#[\w\-.~%!$&'()*+,;=:@/?]*)?$/i

function readAddress(text: string): Address | undefined {
  const parts = ADDRESS.exec(text)?.groups
  if (!parts?.host) return undefined
  const { host, path = '/', query = '' } = parts
  return { text, host: host.toLowerCase(), path, query }
}

function asked({ query }: Address, name: string): string | undefined {
  const found = query
    .slice(1)
    .split('&')
    .find((pair) => pair.startsWith(`${name}=`))
  return found?.slice(name.length + 1)
}

/** The player's address for a frame, without tracking before it is played; a file needs none. */
export function playerAddress(video: Exclude<Video, { kind: 'file' }>): string {
  if (video.kind === 'youtube') {
    const start = video.startSeconds > 0 ? `&start=${video.startSeconds}` : ''
    return `${PLAYER_ORIGINS.youtube}/embed/${video.id}?autoplay=1&rel=0${start}`
  }
  const hash = video.hash === undefined ? '' : `&h=${video.hash}`
  return `${PLAYER_ORIGINS.vimeo}/video/${video.id}?autoplay=1&dnt=1${hash}`
}

/** The origins that may be framed. */
export const PLAYER_ORIGINS = {
  youtube: 'https://www.youtube-nocookie.com',
  vimeo: 'https://player.vimeo.com',
} as const

function readYouTube(address: Address): Video | undefined {
  const id = youTubeId(address)
  if (id === undefined || !/^[\w-]{11}$/.test(id)) return undefined
  const start = asked(address, 't') ?? asked(address, 'start') ?? ''
  return { kind: 'youtube', id, startSeconds: readStart(start) }
}

function youTubeId(address: Address): string | undefined {
  const host = address.host.replace(/^(?:www|m|music)\./, '')
  const [first, second] = address.path.split('/').filter(Boolean)
  if (host === 'youtu.be') return first
  if (host !== 'youtube.com' && host !== 'youtube-nocookie.com') return undefined
  if (first === 'watch') return asked(address, 'v')
  return first && ['embed', 'shorts', 'live', 'v'].includes(first) ? second : undefined
}

/** '90', '90s', '1m30s', '1h2m3s' in seconds. */
function readStart(said: string): number {
  const [whole, hours, minutes, seconds] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(said) ?? []
  if (!whole) return 0
  const total = Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0)
  return total < 86_400 ? total : 0
}

/** vimeo.com/123, vimeo.com/123/abcdef (unlisted), vimeo.com/channels/x/123, player.vimeo.com/video/123?h=abcdef */
function readVimeo(address: Address): Video | undefined {
  const host = address.host.replace(/^www\./, '')
  if (host !== 'vimeo.com' && host !== 'player.vimeo.com') return undefined
  const [, id, inPath] = /\/(\d{5,12})(?:\/([\da-f]{6,20}))?\/?$/.exec(address.path) ?? []
  if (!id) return undefined
  const inQuery = asked(address, 'h') ?? ''
  const hash = inPath ?? (/^[\da-f]{6,20}$/.test(inQuery) ? inQuery : undefined)
  return { kind: 'vimeo', id, hash }
}

function readFile({ text, path }: Address): Video | undefined {
  return /\.(?:mp4|m4v|webm)$/i.test(path) ? { kind: 'file', url: text } : undefined
}
