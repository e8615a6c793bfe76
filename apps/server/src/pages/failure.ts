import { ERRORS } from '@potluck/contract'
import { PRODUCT_NAME, pageTitle } from '@potluck/rules'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { toAppError } from '../platform/http/index.ts'
import type { PageParts, Template } from './template.ts'

type Failure = { error: unknown; shell: Template; theme: PageParts['theme'] }

/** Answers with an error page; an error of the caller is thrown on. */
export function sendFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  { error, shell, theme }: Failure,
): FastifyReply {
  const { code, retryAfterSeconds = 10 } = toAppError(error)
  const { status } = ERRORS[code]
  if (status < 500) throw error
  request.log.error({ err: error }, 'a page could not be made')
  const words = status === 503 ? CLOSED : BROKEN
  const html = shell.fill({
    theme,
    head: ['<meta name="robots" content="noindex">'],
    data: '{}',
    title: pageTitle(words.title),
    markup: toMarkup(words, request.id),
    isStill: true,
  })
  reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store')
  if (status === 503) reply.header('retry-after', Math.ceil(retryAfterSeconds))
  return reply.send(html)
}

type Words = { title: string; text: string }

const CLOSED: Words = {
  title: 'The kitchen is closed for a moment',
  text: `${PRODUCT_NAME} cannot reach its recipes just now. Nothing is lost; please try again in a few seconds.`,
}

const BROKEN: Words = {
  title: 'Something boiled over',
  text: 'This page could not be made. It has been noted; please try again.',
}

// Without the app's script, and styled only by the design tokens: no check could tell whether its
// own classes are in the style sheet.
function toMarkup({ title, text }: Words, requestId: string): string {
  return `<main style="${STYLE.main}">
<p style="${STYLE.name}">${PRODUCT_NAME}</p>
<h1 style="${STYLE.title}">${title}</h1>
<p style="${STYLE.text}">${text}</p>
<p style="${STYLE.acts}"><a href="" style="${STYLE.button}">Try Again</a> <a href="/" style="${STYLE.link}">Go to Home</a></p>
<p style="${STYLE.note}">Request ${requestId}</p>
</main>`
}

const STYLE = {
  main: 'box-sizing:border-box;min-height:100dvh;max-width:40rem;margin:0 auto;padding:2rem 1.5rem;display:grid;align-content:center;justify-items:start;gap:1rem',
  name: 'margin:0;color:var(--tomato);font-weight:600;font-size:18px',
  title:
    "margin:0;color:var(--ink);font-family:'Fraunces Variable',Fraunces,Georgia,serif;font-size:clamp(28px,6vw,48px);line-height:1.1;font-weight:600",
  text: 'margin:0;color:var(--ink);font-size:18px;line-height:1.5',
  acts: 'margin:.5rem 0 0;display:flex;flex-wrap:wrap;gap:1rem;align-items:center',
  button:
    'display:inline-flex;align-items:center;min-height:44px;padding:0 1.25rem;border-radius:10px;background:var(--tomato);color:var(--on-tomato);font-weight:600;text-decoration:none',
  link: 'display:inline-flex;align-items:center;min-height:44px;color:var(--tomato);text-decoration:underline',
  note: 'margin:1rem 0 0;color:var(--ink-soft);font-size:14px',
}
