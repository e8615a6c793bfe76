import type { Config } from '../../platform/config/index.ts'

/** Where the links of a mail lead that no request asked for. */
export function siteAddress({
  publicUrl,
  host,
  port,
}: Pick<Config, 'publicUrl' | 'host' | 'port'>): string {
  if (publicUrl) return publicUrl
  return `http://${host === '127.0.0.1' ? 'localhost' : host}:${port}`
}
