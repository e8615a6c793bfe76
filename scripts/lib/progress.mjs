/**
 * One line that says what is going on and, on a terminal, for how long. The function it answers
 * ends the line with the time it took.
 * @param {string} text
 * @returns {(outcome?: string) => void}
 */
export function showProgress(text) {
  const startedAt = performance.now()
  const terminal = process.stdout.isTTY && !process.env.CI
  if (!terminal) process.stdout.write(`${text} …\n`)
  const draw = () => process.stdout.write(`\r${text} … ${seconds(performance.now() - startedAt)} `)
  const timer = terminal ? setInterval(draw, 250) : undefined
  return (outcome = 'done') => {
    clearInterval(timer)
    const took = `${outcome} in ${seconds(performance.now() - startedAt)}`
    process.stdout.write(terminal ? `\r${text} … ${took}\n` : `  ${took}\n`)
  }
}

/** Milliseconds as '4.2 s'. */
export function seconds(/** @type {number} */ ms) {
  return `${(ms / 1000).toFixed(1)} s`
}
