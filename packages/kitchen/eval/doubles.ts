/**
 * `npm run eval:doubles [-- --show] [-- --seed 7]`: how often two recipes are told to be one, on 500 pairs made from
 * the samples of the folder SHARED_DATA. Half of the recipes, of the ways to reword and of those to make
 * look-alikes are there to tune by; the other half is judged. `--show` prints the pairs that are missed
 * or taken for one. Exits with 1 below what we aim at.
 */

import { MOST_KEYS } from '../src/doubles/double-keys.ts'
import { compareDoubles, type DoubleRecipe, doubleKeys } from '../src/doubles.ts'
import { type DoublePair, type Half, makePairs, readRecipes } from './doubles/pairs.ts'
import { print, printShare } from './samples.ts'

/** As many as a thread compares in some tenths of a second. */
const FIRST = 10

const AIM = { found: 0.95, false: 0.02, among: 0.99 }
const seedAt = process.argv.indexOf('--seed')
/** Another seed makes other pairs of other halves. */
const seed = seedAt > 0 ? Number(process.argv[seedAt + 1]) : 1
const isShown = process.argv.includes('--show')

const recipes = readRecipes()
if (recipes) evaluate(recipes)
else print('DOUBLES: NOT EVALUATED, the samples are not in the folder SHARED_DATA')

function evaluate(all: readonly DoubleRecipe[]): void {
  const tuned = judge(all, 'tuned')
  const kept = judge(all, 'kept')
  const both = [...tuned, ...kept]
  report('All 500', both)
  reportCandidates(
    all,
    both.flatMap(({ pair }) => (pair.same ? pair : [])),
  )
}

type Judged = { pair: DoublePair; same: boolean; score: number; why: string[] }

function judge(all: readonly DoubleRecipe[], half: Half): Judged[] {
  const judged = makePairs(all, half, seed).map((pair) => ({
    pair,
    ...compareDoubles(pair.first, pair.second),
  }))
  report(half === 'tuned' ? 'The half to tune by' : 'The half kept aside', judged)
  return judged
}

function report(title: string, judged: readonly Judged[]): void {
  print(title)
  const [ones, twos] = [
    judged.filter(({ pair }) => pair.same),
    judged.filter(({ pair }) => !pair.same),
  ]
  const found = ones.filter(({ same }) => same)
  const wrong = twos.filter(({ same }) => same)
  printShare('doubles found', found.length, ones.length)
  printShare('others taken for doubles', wrong.length, twos.length)
  for (const [made, group] of Map.groupBy(judged, ({ pair }) => pair.made)) {
    const right = group.filter(({ pair, same }) => pair.same === same)
    print(`    ${String(right.length).padStart(3)} of ${String(group.length).padStart(3)}  ${made}`)
  }
  if (isShown)
    for (const one of judged.filter(({ pair, same }) => pair.same !== same))
      print(
        `    ${one.same ? 'taken ' : 'missed'} ${one.score.toFixed(2)} ${one.pair.first.title} / ${one.pair.second.title} (${one.pair.made}): ${one.why.join(', ')}`,
      )
  if (found.length / ones.length < AIM.found || wrong.length / twos.length > AIM.false)
    process.exitCode = 1
}

/** How often a double is among those that share a key, and how many others are. */
function reportCandidates(all: readonly DoubleRecipe[], pairs: readonly DoublePair[]): void {
  const keyed = all.map((recipe) => ({ recipe, keys: new Set(doubleKeys(recipe)) }))
  const found = pairs.map(({ first, second }) => {
    const wanted = doubleKeys(second)
    const candidates = keyed
      .map(({ recipe, keys }) => ({ recipe, shared: wanted.filter((key) => keys.has(key)).length }))
      .filter(({ shared }) => shared > 0)
      .sort((a, b) => b.shared - a.shared)
    const place = candidates.findIndex(({ recipe }) => recipe === first)
    return { count: candidates.length, place, keys: wanted.length }
  })
  const among = found.filter(({ place }) => place >= 0)
  const ahead = found.filter(({ place }) => place >= 0 && place < FIRST)
  const mean = found.reduce((sum, { count }) => sum + count, 0) / found.length
  print(`Candidates, among ${all.length} recipes`)
  printShare('the double is among them', among.length, found.length)
  printShare(`it is among the ${FIRST} that share most keys`, ahead.length, found.length)
  print(
    `  a mean of ${mean.toFixed(1)} candidates (${((100 * mean) / all.length).toFixed(2)} % of the recipes), at most ${Math.max(...found.map(({ count }) => count))}`,
  )
  print(`  at most ${Math.max(...found.map(({ keys }) => keys))} keys a recipe, of ${MOST_KEYS}`)
  if (ahead.length / found.length < AIM.among) process.exitCode = 1
}
