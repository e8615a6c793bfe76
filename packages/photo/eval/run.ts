/**
 * `npm run eval:photos [-- --failures] [-- --count 40]`: photographs of recipes that are made here, read as
 * a browser reads them, without a model and without a network. Chromium sets recipes of the folder
 * SHARED_DATA in typefaces of this machine; tilt, light, grain, blur and JPEG are computed. A line is right
 * when its letters and digits are, fractions made equal. Exits with 1 below what we aim at.
 */
import { readLines } from '@potluck/import'
import { print, printShare, readSample } from '../../kitchen/eval/samples.ts'
import { openTesseract } from '../tools/open-tesseract.ts'
import { readPhoto } from '../tools/read-photo.ts'
import { lettersAndDigits, withoutNumber } from './compare.ts'
import { openCamera, type Printed } from './photographs.ts'
import { listSettings, type Setting } from './settings.ts'

const AIM = 0.85
const showsFailures = process.argv.includes('--failures')
const counted = process.argv.indexOf('--count')
const COUNT = counted > 0 ? Number(process.argv[counted + 1]) : 40

type Outcome = { setting: Setting; right: number; all: number; isRecipe: boolean }

const recipes = readSample<Printed[]>('recipes_cc0.json')?.filter(isOfOnePage)
if (recipes) await evaluate(recipes)
else print('PHOTOGRAPHS: NOT EVALUATED, recipes_cc0.json is not in the folder SHARED_DATA')

/** What is printed on one page, and not so short that it says nothing. */
function isOfOnePage({ ingredients, steps }: Printed): boolean {
  const length = [...ingredients, ...steps].join(' ').length
  return ingredients.length >= 4 && steps.length >= 2 && length >= 300 && length <= 2600
}

async function evaluate(printed: readonly Printed[]): Promise<void> {
  const camera = await openCamera()
  const tesseract = await openTesseract('eng')
  const outcomes: Outcome[] = []
  for (const [at, setting] of listSettings(COUNT).entries()) {
    const recipe = printed[(at * 53 + 11) % printed.length]
    if (!recipe) continue
    const photo = await camera.take(recipe, setting)
    const blocks = await readPhoto(photo, tesseract)
    const lines = blocks.map(({ text }) => text)
    const isRecipe = readLines(blocks) !== undefined
    outcomes.push({ ...compare(recipe, lines, setting), isRecipe })
  }
  await tesseract.close()
  await camera.close()
  report(outcomes)
}

function compare(recipe: Printed, lines: readonly string[], setting: Setting) {
  const read = new Set(lines.flatMap((line) => [lettersAndDigits(line), withoutNumber(line)]))
  const expected = [recipe.title, ...recipe.ingredients, ...recipe.steps].filter(
    (line) => lettersAndDigits(line) !== '',
  )
  const missed = expected.filter(
    (line) => !read.has(lettersAndDigits(line)) && !read.has(withoutNumber(line)),
  )
  const wanted = new Set(expected.flatMap((line) => [lettersAndDigits(line), withoutNumber(line)]))
  const others = lines.filter(
    (line) =>
      line !== '' && !wanted.has(lettersAndDigits(line)) && !wanted.has(withoutNumber(line)),
  )
  if (showsFailures && missed.length > 0) {
    print(`${setting.typeface}, ${setting.columns} column(s), ${describe(setting)}`)
    for (const line of missed) print(`  printed  ${line}`)
    for (const line of others) print(`  read     ${line}`)
  }
  return { setting, right: expected.length - missed.length, all: expected.length }
}

function describe({ degrees, light, noise, blur }: Setting): string {
  return `${degrees.toFixed(1)}°, ${light} light, grain ${noise}, blur ${blur}`
}

function report(outcomes: readonly Outcome[]): void {
  const kinds: [string, (setting: Setting) => string][] = [
    ['Typeface', ({ typeface }) => typeface],
    ['Columns', ({ columns }) => String(columns)],
    [
      'Tilt',
      ({ degrees }) =>
        Math.abs(degrees) < 0.5 ? 'straight' : Math.abs(degrees) < 4 ? 'to 4°' : 'to 8°',
    ],
    ['Light', ({ light }) => light],
    ['Grain', ({ noise }) => (noise === 0 ? 'none' : noise < 14 ? 'some' : 'much')],
    ['Blur', ({ blur }) => (blur === 0 ? 'none' : 'a little')],
  ]
  for (const [name, kindOf] of kinds) {
    print(`\n${name}`)
    for (const kind of new Set(outcomes.map(({ setting }) => kindOf(setting)))) {
      const of = outcomes.filter(({ setting }) => kindOf(setting) === kind)
      printShare(kind, sum(of, 'right'), sum(of, 'all'))
    }
  }
  print(`\nPhotographs (${outcomes.length})`)
  const [right, all] = [sum(outcomes, 'right'), sum(outcomes, 'all')]
  printShare('lines of the recipe that are right', right, all)
  const told = outcomes.filter(({ isRecipe }) => isRecipe).length
  printShare('recipes told apart in them', told, outcomes.length)
  if (right / all >= AIM) return
  print(`\nBelow the aim: ${AIM * 100} %`)
  process.exitCode = 1
}

function sum(outcomes: readonly Outcome[], field: 'right' | 'all'): number {
  return outcomes.reduce((total, outcome) => total + outcome[field], 0)
}
