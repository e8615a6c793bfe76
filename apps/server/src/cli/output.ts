/** A line of what a command found. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Why a command did not do, or not all of, what it was asked. */
export function fail(sentence: string): void {
  process.stderr.write(`${sentence}\n`)
  process.exitCode = 1
}
