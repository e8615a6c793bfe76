/** Prints a line to the standard output. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Says why a command did not do all it was asked, and sets the exit code. */
export function fail(sentence: string): void {
  process.stderr.write(`${sentence}\n`)
  process.exitCode = 1
}
