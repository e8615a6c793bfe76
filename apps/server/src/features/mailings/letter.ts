import { PRODUCT_NAME } from '@potluck/rules'
import { column, type RowOf } from '../../platform/database/index.ts'
import { escapeHtml } from '../../platform/http/index.ts'
import type { Mail } from '../../platform/mail/index.ts'
import type { EndLinks } from './unsubscribing.ts'

/** The data of a recipe that a letter shows. */
export const LETTER_RECIPE = { id: column.uuid, title: column.text, author: column.text }
export type LetterRecipe = RowOf<typeof LETTER_RECIPE>

export type Letter = {
  subject: string
  /** 'Hello Ada,' */
  greeting: string
  intro: string
  parts: { title: string; recipes: LetterRecipe[] }[]
}

type Frame = { end: EndLinks; site: string }

/** A letter as the mail to one reader, in plain text and HTML, with its unsubscribe link. */
export function toMail(to: Pick<Mail, 'to' | 'memberId'>, letter: Letter, frame: Frame): Mail {
  return {
    ...to,
    // A header must be one line; titles may contain anything.
    subject: letter.subject.replace(/\s+/g, ' ').slice(0, 200),
    text: toText(letter, frame),
    html: toHtml(letter, frame),
    unsubscribeUrl: frame.end.oneClickUrl,
  }
}

function toText({ greeting, intro, parts }: Letter, { end, site }: Frame): string {
  const listed = parts.map(({ title, recipes }) => {
    const lines = recipes.map((recipe) => `- ${lineOf(recipe)}\n  ${urlOf(site, recipe)}`)
    return `${title}\n\n${lines.join('\n')}`
  })
  const close = `You get this mail because ${end.reason}. To end it:\n${end.pageUrl}`
  return `${[greeting, intro, ...listed, close].join('\n\n')}\n`
}

function toHtml({ greeting, intro, parts }: Letter, { end, site }: Frame): string {
  const listed = parts.map(({ title, recipes }) => {
    const rows = recipes.map(
      (recipe) =>
        `<li style="margin:0 0 10px"><a href="${escapeHtml(urlOf(site, recipe))}" style="color:#bf3519;font-weight:600">${escapeHtml(recipe.title)}</a><br>by ${escapeHtml(recipe.author)}</li>`,
    )
    return `<h2 style="font-size:18px;margin:28px 0 10px">${escapeHtml(title)}</h2><ul style="padding-left:18px;margin:0">${rows.join('')}</ul>`
  })
  const paragraphs = intro
    .split(/\n{2,}/)
    .map((part) => `<p>${escapeHtml(part).replaceAll('\n', '<br>')}</p>`)
  return `<!doctype html><html lang="en"><body style="margin:0;background:#fbf8f3;color:#211c18;font:16px/1.5 Figtree,Helvetica,Arial,sans-serif"><div style="max-width:560px;margin:0 auto;padding:32px 20px"><p style="font:600 22px Georgia,serif;margin:0 0 20px">${PRODUCT_NAME}</p><p>${escapeHtml(greeting)}</p>${paragraphs.join('')}${listed.join('')}<p style="margin-top:36px;border-top:1px solid #e4dacb;padding-top:14px;color:#665c54;font-size:14px">You get this mail because ${escapeHtml(end.reason)}. <a href="${escapeHtml(end.pageUrl)}" style="color:#665c54">Unsubscribe</a></p></div></body></html>\n`
}

function lineOf({ title, author }: LetterRecipe): string {
  return `${title}, by ${author}`.replace(/\s+/g, ' ')
}

function urlOf(site: string, { id }: LetterRecipe): string {
  return `${site}/recipe/${id}`
}
