import { AwsClient } from 'aws4fetch'
import type { ImageStore } from './store.ts'

export type S3Settings = {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

const TIMEOUT_MS = 20_000

/** Any S3-compatible server, addressed by path (endpoint/bucket/key), requests signed with SigV4. */
export function openS3Store(settings: S3Settings): ImageStore {
  const client = new AwsClient({
    accessKeyId: settings.accessKeyId,
    secretAccessKey: settings.secretAccessKey,
    region: settings.region,
    service: 's3',
    retries: 2,
  })
  const base = `${settings.endpoint.replace(/\/$/, '')}/${settings.bucket}`
  const send = (method: string, key: string, init: RequestInit = {}) =>
    client.fetch(`${base}/${key}`, { ...init, method, signal: AbortSignal.timeout(TIMEOUT_MS) })
  return {
    put: async (key, bytes, type) => {
      const response = await send('PUT', key, {
        // A copy, as fetch takes no view of shared memory.
        body: new Uint8Array(bytes),
        headers: { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' },
      })
      await refuse(response, 'store')
    },
    get: async (key) => {
      const response = await send('GET', key)
      if (response.status === 404) {
        await response.body?.cancel()
        return undefined
      }
      await refuse(response, 'read')
      return new Uint8Array(await response.arrayBuffer())
    },
    remove: async (folder, files) => {
      for (const file of files) {
        const response = await send('DELETE', `${folder}/${file}`)
        if (response.status === 404) await response.body?.cancel()
        else await refuse(response, 'remove')
      }
    },
    // A PUT is whole or not there.
    tidy: async () => undefined,
  }
}

async function refuse(response: Response, verb: string): Promise<void> {
  if (response.ok) {
    // Unread bodies hold their connection.
    if (verb !== 'read') await response.body?.cancel()
    return
  }
  const answer = await response.text()
  throw new Error(`The image store could not ${verb}: ${response.status} ${answer.slice(0, 200)}`)
}
