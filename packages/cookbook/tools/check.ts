/**
 * `npm run cookbook:check`: what is wrong with the dishes of the cookbook, by file. With words only the
 * files whose path has one of them: `npm run cookbook:check -- italian/ragu`.
 */
import { checkDish } from '../src/check/check-dish.ts'
import { checkKnowledge } from '../src/check/check-knowledge.ts'
import { readDishFiles, readKnowledgeFiles } from '../src/files.ts'
import { readDish } from '../src/read-dish.ts'

const words = process.argv.slice(2)
const files = (await readDishFiles()).filter(
  ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
)
let faults = 0
for (const { name: file, text } of files) {
  const { dish, issues } = readDish(file, text)
  const found = [
    ...issues.map(({ line, message }) => `line ${line}: ${message}`),
    ...(dish ? checkDish(dish) : []),
  ]
  faults += found.length
  for (const message of new Set(found)) process.stdout.write(`${file}: ${message}\n`)
}
const titles = new Set((await readDishFiles()).map(({ text }) => /^= (.+)$/m.exec(text)?.[1] ?? ''))
for (const { name, text } of await readKnowledgeFiles()) {
  for (const message of checkKnowledge(name, text, titles)) {
    faults += 1
    process.stdout.write(`${name}: ${message}\n`)
  }
}
process.stdout.write(`${files.length} dishes, ${faults} faults\n`)
process.exitCode = faults === 0 ? 0 : 1
