import { notBuilt } from '../not-built.ts'

for (const [group, endpoints] of Object.entries(notBuilt)) {
  for (const key of Object.keys(endpoints)) process.stdout.write(`${group.padEnd(12)} ${key}\n`)
}
