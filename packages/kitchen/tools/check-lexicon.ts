/**
 * `npm run kitchen:check [FILE...]`: what is wrong with the lexicon's lines, of all files or of some;
 * `--find WORDS` looks a food up in the USDA's tables.
 */
import { readLexicon } from '../src/lexicon/source/read-lexicon.ts'
import { readLexiconFiles, readUsdaFoods } from './lexicon-files.ts'

const usda = readUsdaFoods()
const [first, ...rest] = process.argv.slice(2)
if (first === '--find') find(rest.join(' '))
else check(process.argv.slice(2))

function find(words: string): void {
  const wanted = words.toLowerCase().split(/\s+/)
  for (const [ndb, { description, edible, values }] of usda) {
    const text = description.toLowerCase()
    if (!wanted.every((word) => text.includes(word))) continue
    const [kcal, protein, fat, , carbs] = values
    print(
      `${ndb} ${description} | edible ${edible} % | kcal ${kcal} P ${protein} F ${fat} C ${carbs}`,
    )
  }
}

function check(files: readonly string[]): void {
  const { entries, issues } = readLexicon(readLexiconFiles())
  const isWanted = (file: string) => files.length === 0 || files.some((name) => file.includes(name))
  const unknown = entries
    .filter(({ usda: number }) => number !== undefined && !usda.has(number))
    .map(({ where, usda: number }) => ({ ...where, message: `the USDA has no food ${number}` }))
  const wanted = [...issues, ...unknown].filter(({ file }) => isWanted(file))
  for (const { file, line, message } of wanted) print(`${file}:${line}: ${message}`)
  const counted = entries.filter(({ where }) => isWanted(where.file))
  const figured = counted.filter((entry) => entry.usda ?? entry.figures)
  const weighed = counted.filter(({ weigh }) => Object.keys(weigh).length > 0)
  print(
    `${counted.length} ingredients, ${figured.length} with figures, ${weighed.length} with weights; ${wanted.length} faults`,
  )
  if (wanted.length > 0) process.exitCode = 1
}

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}
