import { AwsClient } from 'aws4fetch'
import { AppError } from '../http/index.ts'
import type { ImageStore } from './store.ts'

export type S3Settings = {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

/** For one call, including its answer and two further attempts. */
const TIMEOUT_MS = 8_000
const RETRY_AFTER_SECONDS = 10

/**
 * Any S3-compatible server, addressed by path (endpoint/bucket/key), with requests signed by SigV4.
 * A refusal or a timeout is thrown as OVERLOADED.
 */
export function openS3Store(settings: S3Settings, timeoutMs: number = TIMEOUT_MS): ImageStore {
  const client = new AwsClient({
    accessKeyId: settings.accessKeyId,
    secretAccessKey: settings.secretAccessKey,
    region: settings.region,
    service: 's3',
    retries: 2,
  })
  const base = `${settings.endpoint.replace(/\/$/, '')}/${settings.bucket}`

  /** The bytes it answered, or undefined if there is nothing under the key. */
  async function ask(method: string, key: string, init: RequestInit = {}) {
    try {
      const signal = AbortSignal.timeout(timeoutMs)
      const response = await client.fetch(`${base}/${key}`, { ...init, method, signal })
      // Always read to its end: an unread body holds its connection.
      const body = new Uint8Array(await response.arrayBuffer())
      if (response.status === 404 && method !== 'PUT') return undefined
      if (response.ok) return body
      throw new Error(`${response.status} ${new TextDecoder().decode(body.subarray(0, 200))}`)
    } catch (error) {
      throw outOfReach(method, error)
    }
  }

  return {
    put: async (key, bytes, type) => {
      await ask('PUT', key, {
        // A copy, since fetch does not accept a view of shared memory.
        body: new Uint8Array(bytes),
        headers: { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' },
      })
    },
    get: (key) => ask('GET', key),
    remove: async (folder, files) => {
      await Promise.all(files.map((file) => ask('DELETE', `${folder}/${file}`)))
    },
    // A PUT is stored completely or not at all.
    tidy: async () => undefined,
  }
}

function outOfReach(method: string, error: unknown): AppError {
  const why = error instanceof Error ? error.message : String(error)
  return new AppError('OVERLOADED', {
    message: 'Pictures are out of reach at the moment. Please try again soon.',
    retryAfterSeconds: RETRY_AFTER_SECONDS,
    cause: new Error(`The image store did not answer ${method} as it should: ${why}`, {
      cause: error,
    }),
  })
}
