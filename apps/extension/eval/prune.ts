/**
 * `npm run eval:capture`: whether pages that the extension hands over read as the whole pages do, on the
 * pages of the folder SHARED_DATA. Prints each that does not, and how much smaller they are.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { type ImportedRecipe, openFile, readFile } from '@potluck/import'
import { print, SAMPLES } from '../../../packages/kitchen/eval/samples.ts'

/** Pages of which the pruned one must read as the whole one does. */
const AIM = 0.99

const samples = join(SAMPLES, 'import')
if (!existsSync(samples)) {
  print(`NOT EVALUATED: ${samples} is not there.`)
  process.exit(1)
}
const script = readFileSync(join(import.meta.dirname, '../dist/chromium/captured.js'), 'utf8')

const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
// What the pages name is not fetched, and nothing of theirs runs.
const context = await browser.newContext({ javaScriptEnabled: false, offline: true })
const page = await context.newPage()
await page.route('**', (route) => route.abort())

let [alike, all, before, after] = [0, 0, 0, 0]
for (const folder of ['pages', 'pages_bare']) {
  for (const name of readdirSync(join(samples, folder)).filter((each) => each.endsWith('.html'))) {
    const html = readFileSync(join(samples, folder, name), 'utf8')
    await page.setContent(html, { waitUntil: 'commit' })
    const captured = (await page.evaluate(script)) as { html: string }
    const [whole, pruned] = [await read(name, html), await read(name, captured.html)]
    all += 1
    before += html.length
    after += captured.html.length
    if (whole === pruned) alike += 1
    else print(`${folder}/${name}: ${firstDifference(whole, pruned)}`)
  }
}
await browser.close()
print(`${alike} of ${all} pages read alike; ${((100 * after) / before).toFixed(1)} % of their size`)
process.exitCode = alike / all >= AIM ? 0 : 1

/** What a cook would see of what was read. */
async function read(name: string, html: string): Promise<string> {
  const found: string[] = []
  const bytes = new TextEncoder().encode(html)
  for await (const item of readFile(openFile({ name, bytes, address: 'https://example.org/' })))
    found.push(
      item.kind === 'recipe' ? textOf(item.recipe) : item.kind === 'refused' ? item.reason : '',
    )
  return found.join('\n')
}

function textOf({
  title,
  description,
  servings,
  minutes,
  ingredients,
  steps,
  images,
  tags,
  source,
}: ImportedRecipe): string {
  return JSON.stringify(
    { title, description, servings, minutes, ingredients, steps, images, tags, source },
    null,
    1,
  )
}

function firstDifference(one: string, other: string): string {
  const [lines, others] = [one.split('\n'), other.split('\n')]
  const at = lines.findIndex((line, index) => line !== others[index])
  return `${lines[at] ?? 'nothing'} ≠ ${others[at] ?? 'nothing'}`.slice(0, 300)
}
