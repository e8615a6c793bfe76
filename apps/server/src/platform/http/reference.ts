import { type Endpoint, ERRORS, splitKey } from '@potluck/contract'
import { z } from 'zod'
import { escapeHtml } from './html-text.ts'
import type { HttpEdge } from './http.ts'
import { toOpenApi } from './openapi.ts'
import { makeReady, type ReadyText, sendReady } from './ready-text.ts'

/**
 * Serves `/api/openapi.json` and a readable page of the same contract at `/api/docs`. Each is made
 * once, for its first reader, and counts as a read.
 */
export function addReference(edge: HttpEdge): void {
  const texts = [
    {
      path: '/api/openapi.json',
      type: 'application/json; charset=utf-8',
      write: () => JSON.stringify(toOpenApi(edge.endpoints, edge.publicOrigin ?? '')),
    },
    { path: '/api/docs', type: 'text/html; charset=utf-8', write: () => toPage(edge) },
  ]
  for (const { path, type, write } of texts) {
    let making: Promise<ReadyText> | undefined
    const ready = () => {
      making ??= makeReady(write())
      return making
    }
    edge.app.get(path, async (request, reply) => {
      await edge.limits.count('read', request)
      reply.header('cache-control', 'public, max-age=300').type(type)
      return sendReady(request, reply, await ready())
    })
  }
}

function toPage(edge: HttpEdge): string {
  const groups = Map.groupBy(edge.endpoints, ({ key }) => splitKey(key).path.split('/')[1] ?? '')
  const sections = Array.from(
    groups,
    ([name, entries]) =>
      `<section><h2 id="${escapeHtml(name)}">${escapeHtml(name)}</h2>${entries.map(({ key, endpoint }) => toEntry(key, endpoint)).join('')}</section>`,
  )
  const links = Array.from(
    groups.keys(),
    (name) => `<a href="#${escapeHtml(name)}">${escapeHtml(name)}</a>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Potluck API</title><style>${STYLE}</style></head><body><main>
<h1>Potluck API</h1>
<p>JSON in and out, under <code>/api</code>, with a session cookie from <code>POST /auth/signin</code>.
Errors answer <code>{ code, message, issues? }</code>. The same in machine form:
<a href="/api/openapi.json">openapi.json</a>.</p>
<nav>${links.join(' ')}</nav>${sections.join('')}</main></body></html>`
}

function toEntry(key: string, endpoint: Endpoint): string {
  const errors = (endpoint.errors ?? []).map((code) => `${ERRORS[code].status} ${code}`)
  const files = Object.entries(endpoint.files ?? {}).map(
    ([name, most]) => `${name} (up to ${most})`,
  )
  return `<details><summary><code>${escapeHtml(key)}</code> <span>${escapeHtml(endpoint.summary)}</span></summary>
<dl><dt>Who may call</dt><dd>${ACCESS[endpoint.access]}</dd>
${endpoint.query ? `<dt>Query</dt><dd><pre>${toText(endpoint.query, 'input')}</pre></dd>` : ''}
${endpoint.body ? `<dt>Body</dt><dd><pre>${toText(endpoint.body, 'input')}</pre></dd>` : ''}
${files.length > 0 ? `<dt>Files (multipart)</dt><dd>${escapeHtml(files.join(', '))}</dd>` : ''}
<dt>Answers ${endpoint.status ?? 200}${endpoint.stream ? ', a stream of events' : ''}</dt>
<dd><pre>${toText(endpoint.response, 'output')}</pre></dd>
${errors.length > 0 ? `<dt>Errors</dt><dd>${escapeHtml(errors.join(', '))}</dd>` : ''}</dl></details>`
}

const ACCESS = {
  public: 'Anyone',
  optional: 'Anyone; signed in, more is known',
  member: 'Signed-in cooks',
} satisfies Record<Endpoint['access'], string>

function toText(schema: z.ZodType, io: 'input' | 'output'): string {
  const { $schema, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return escapeHtml(JSON.stringify(json, null, 2))
}

const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:0}main{max-width:60rem;margin:0 auto;padding:2rem 1rem}
nav{display:flex;gap:1rem;flex-wrap:wrap}details{border-top:1px solid #8884;padding:.5rem 0}
summary{cursor:pointer;min-height:2rem}summary span{opacity:.8}dt{font-weight:600;margin-top:.5rem}dd{margin:0}
pre{overflow:auto;max-height:24rem;background:#8881;padding:.75rem;border-radius:8px;font-size:13px}`
