import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { npm } from './install.mjs'
import { run } from './processes.mjs'
import { inCache, packageCommand } from './project.mjs'

const sparticuzVersion = '153.0.0'
const headlessShell = 'chromium-headless-shell'
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * A Chromium that starts on this machine: the one CHROMIUM_PATH names, the system's, or one that is
 * fetched. Each source is tried only when those before it gave nothing that runs; in CI the headless
 * shell, which needs a quarter less time, is fetched even where there is a whole browser.
 * @param {(text: string) => void} tell told what is being fetched
 * @returns {Promise<string | undefined>} path of the executable
 */
export async function findChromium(tell) {
  const named = process.env.CHROMIUM_PATH
  if (named) return (await works(named)) ? named : undefined
  return (
    (await firstWorking(listInstalled([headlessShell]))) ??
    (process.env.CI ? await installDebianPackage(headlessShell, tell) : undefined) ??
    (await firstWorking([...listInstalled(browsers), ...applications])) ??
    (await installDebianPackage(headlessShell, tell)) ??
    (await installDebianPackage('chromium', tell)) ??
    (await downloadPlaywrights(tell)) ??
    (await fetchSparticuz(tell))
  )
}

/**
 * A Chromium with windows, which takes extensions as the headless shell does not: the one that
 * CHROMIUM_PATH names, the system's, or one that is fetched.
 * @param {(text: string) => void} tell told what is being fetched
 * @returns {Promise<string | undefined>} path of the executable
 */
export async function findWholeChromium(tell) {
  const named = process.env.CHROMIUM_PATH
  const isWhole = named !== undefined && !path.basename(named).includes('headless')
  if (isWhole && (await works(named))) return named
  return (
    (await firstWorking([...listInstalled(browsers), ...applications])) ??
    (await installDebianPackage('chromium', tell)) ??
    downloadPlaywrights(tell)
  )
}

/** @param {string[]} candidates */
async function firstWorking(candidates) {
  for (const candidate of candidates) if (await works(candidate)) return candidate
  return undefined
}

/** @param {string} executable */
async function works(executable) {
  if (!existsSync(executable)) return false
  const { code, output } = await run(executable, ['--version'], { timeoutMs: 30_000 })
  return code === 0 && /Chrom(e|ium)/.test(output)
}

/** @param {string[]} names */
function listInstalled(names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name)))
}

/**
 * @param {string} name a package whose executable has the same name
 * @param {(text: string) => void} tell
 */
async function installDebianPackage(name, tell) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  tell(`Installing the Debian package ${name}`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const install = ['install', '-y', '--no-install-recommends', name]
  const { code } = await run('apt-get', install, { env })
  if (code !== 0) {
    await run('apt-get', ['update'], { env })
    await run('apt-get', install, { env })
  }
  return firstWorking([`/usr/bin/${name}`])
}

/** @param {(text: string) => void} tell */
async function downloadPlaywrights(tell) {
  const { chromium } = await import('@playwright/test')
  if (await works(chromium.executablePath())) return chromium.executablePath()
  tell("Downloading Playwright's Chromium")
  const [command, script] = packageCommand('@playwright/test')
  await run(command, [script, 'install', 'chromium'], { timeoutMs: 300_000 })
  return firstWorking([chromium.executablePath()])
}

/**
 * A Chromium packed into an npm package: for machines that reach the registry alone.
 * @param {(text: string) => void} tell
 */
async function fetchSparticuz(tell) {
  const home = inCache('chromium')
  const folder = path.join(home, 'node_modules/@sparticuz/chromium')
  if (!existsSync(folder)) {
    tell('Fetching Chromium from the npm registry')
    mkdirSync(home, { recursive: true })
    writeFileSync(path.join(home, 'package.json'), '{ "private": true }')
    const wanted = `@sparticuz/chromium@${sparticuzVersion}`
    await npm(['install', '--prefix', home, '--no-save', '--loglevel=error', wanted])
  }
  if (!existsSync(folder)) return undefined
  const entry = createRequire(path.join(home, 'package.json')).resolve('@sparticuz/chromium')
  const { default: packed } = await import(pathToFileURL(entry).href)
  return firstWorking([await packed.executablePath()])
}
