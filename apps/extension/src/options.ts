import { keepHome, patternOf, readHome, readOrigin } from './home.ts'

const form = find('form', HTMLFormElement)
const field = find('#address', HTMLInputElement)
const answer = find('output', HTMLOutputElement)

form.addEventListener('submit', (event) => {
  event.preventDefault()
  void save()
})
// What was typed while the address was read stays.
const home = await readHome()
if (home && field.value === '') field.value = home

async function save(): Promise<void> {
  const origin = readOrigin(field.value)
  if (!origin) return say('Enter the address of your Potluck, such as potluck.example.', false)
  // Asked at once: a browser asks its user only while they press.
  const isAllowed = await chrome.permissions.request({ origins: [patternOf(origin)] })
  if (!isAllowed) return say('Without permission for that site no page can be handed to it.', false)
  say('Looking for it …', true)
  if (!(await isPotluck(origin))) return say(`No Potluck answers at ${origin}.`, false)
  await keepHome(origin)
  field.value = origin
  say('Saved. Open a recipe on any site and press the button of Potluck.', true)
}

async function isPotluck(origin: string): Promise<boolean> {
  try {
    const response = await fetch(`${origin}/import`, { signal: AbortSignal.timeout(10_000) })
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    const name = page.querySelector('meta[name="application-name"]')?.getAttribute('content')
    return response.ok && name === 'Potluck'
  } catch {
    return false
  }
}

function say(text: string, isFine: boolean): void {
  answer.textContent = text
  field.setAttribute('aria-invalid', String(!isFine))
}

function find<T extends Element>(selector: string, kind: new () => T): T {
  const element = document.querySelector(selector)
  if (!(element instanceof kind)) throw new Error(`The page has no ${selector}`)
  return element
}
