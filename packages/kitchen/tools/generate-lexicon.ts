/**
 * `npm run kitchen:generate`: writes the shipped form of the lexicon from its lines, and raises the
 * kitchen's version when what it says has changed, so that stored answers are derived anew.
 */
import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { KITCHEN_VERSION } from '../src/lexicon/version.generated.ts'
import {
  GENERATED,
  generateLexicon,
  generateSubstitutions,
  readGenerated,
} from './lexicon-files.ts'

const { text, issues: faults } = generateLexicon()
const substitutions = generateSubstitutions()
const issues = [...faults, ...substitutions.issues]
for (const { file, line, message } of issues) process.stderr.write(`${file}:${line}: ${message}\n`)
if (issues.length > 0) process.exit(1)

writeFileSync(GENERATED.substitutions, substitutions.text)
if (readGenerated() !== text) {
  writeFileSync(GENERATED.lexicon, text)
  writeFileSync(
    join(dirname(GENERATED.lexicon), 'version.generated.ts'),
    `/** Rises with every change of what the kitchen knows; stored answers carry it. */\nexport const KITCHEN_VERSION = ${KITCHEN_VERSION + 1}\n`,
  )
  process.stdout.write(
    `The lexicon was written; the kitchen's version is ${KITCHEN_VERSION + 1}.\n`,
  )
} else process.stdout.write('The lexicon is up to date.\n')
