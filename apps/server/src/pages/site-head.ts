import { PRODUCT_NAME } from '@potluck/rules'
import { escapeHtml } from '../platform/http/index.ts'
import { metaTag } from './template.ts'

const description =
  'Write down what is in the kitchen and the assistant makes a recipe of it. Share your own, find those of other cooks, and cook from a page made for the counter.'

/** What search engines and previews say about a page without a description of its own. */
export function siteHead(): string[] {
  return [metaTag('description', description, 'name')]
}

/** The head of the landing page, with what a link to it shows. */
export function landingHead(title: string, baseUrl: string): string[] {
  return [
    ...siteHead(),
    metaTag('og:type', 'website'),
    metaTag('og:site_name', PRODUCT_NAME),
    metaTag('og:title', title),
    metaTag('og:description', description),
    metaTag('og:url', `${baseUrl}/`),
    `<link rel="canonical" href="${escapeHtml(`${baseUrl}/`)}">`,
  ]
}
