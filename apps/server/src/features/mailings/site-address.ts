import type { Config } from '../../platform/config/index.ts'

/** The start of links in mails that no request caused. */
export function siteAddress({
  publicUrl,
  host,
  port,
}: Pick<Config, 'publicUrl' | 'host' | 'port'>): string {
  if (publicUrl) return publicUrl
  return `http://${host === '127.0.0.1' ? 'localhost' : host}:${port}`
}
