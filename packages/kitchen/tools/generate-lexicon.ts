/**
 * `npm run kitchen:generate`: writes the shipped form of the lexicon from its lines, and raises the
 * kitchen's version when what it says has changed, or what a rule answers to our own cases, so that stored
 * answers are derived anew.
 */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { KITCHEN_VERSION } from '../src/lexicon/version.generated.ts'
import { ANSWERS_FILE, digestAnswers, readAnswersThen } from './digest-answers.ts'
import {
  GENERATED,
  generateLanguages,
  generateLexicon,
  generateSubstitutions,
  readGenerated,
} from './lexicon-files.ts'

const { text, issues: faults } = generateLexicon()
const substitutions = generateSubstitutions()
const languages = generateLanguages()
const issues = [...faults, ...substitutions.issues, ...languages.issues]
for (const { file, line, message } of issues) process.stderr.write(`${file}:${line}: ${message}\n`)
if (issues.length > 0) process.exit(1)

writeFileSync(GENERATED.substitutions, substitutions.text)
const isNewLexicon = readGenerated() !== text || readGenerated('languages') !== languages.text
if (isNewLexicon) {
  writeFileSync(GENERATED.lexicon, text)
  writeFileSync(GENERATED.languages, languages.text)
}
// The tables that answer are read when they are imported: a new lexicon answers in the next process.
const digest = isNewLexicon ? digestInNewProcess() : digestAnswers()
const then = readAnswersThen()
if (isNewLexicon || digest !== then.digest || then.version !== KITCHEN_VERSION) {
  const version = KITCHEN_VERSION + (then.version < KITCHEN_VERSION ? 0 : 1)
  writeFileSync(
    join(dirname(GENERATED.lexicon), 'version.generated.ts'),
    `/** Rises with every change of what the kitchen knows; stored answers carry it. */\nexport const KITCHEN_VERSION = ${version}\n`,
  )
  writeFileSync(ANSWERS_FILE, `${JSON.stringify({ version, digest }, null, 2)}\n`)
  process.stdout.write(`What the kitchen answers has changed; its version is ${version}.\n`)
} else process.stdout.write('The lexicon and the version are up to date.\n')

function digestInNewProcess(): string {
  const module = JSON.stringify(join(import.meta.dirname, 'digest-answers.ts'))
  const script = `import(${module}).then(({ digestAnswers }) => process.stdout.write(digestAnswers()))`
  return execFileSync(process.execPath, ['--eval', script], { encoding: 'utf8' })
}
