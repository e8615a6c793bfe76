import { type DishLine, type DishStep, ROLES } from '../dish.ts'

/** 'fat 2 tbsp butter'; an exclamation mark marks an essential line: 'main! 1 kg beef'. */
export function readLine(text: string, group: string | undefined): DishLine | undefined {
  const [, word, mark, line = ''] = /^([a-z]+)(!?) (.+)$/.exec(text) ?? []
  const role = ROLES.find((known) => known === word)
  return role && { role, essential: mark === '!', text: line, group }
}

/** 'active 5, oven 30: Bake …'. */
export function readStep(text: string): DishStep | undefined {
  const [, times = '', step = ''] =
    /^((?:active|wait|rest|oven) \d+(?:, (?:active|wait|rest|oven) \d+)*): (.+)$/.exec(text) ?? []
  if (step === '') return
  const minutesOf = (kind: string) => {
    const found = times.split(', ').filter((part) => part.startsWith(`${kind} `))
    return found.reduce((sum, part) => sum + Number(part.slice(kind.length + 1)), 0)
  }
  const rest = minutesOf('rest')
  return {
    text: step,
    minutes: {
      active: minutesOf('active'),
      wait: minutesOf('wait') + rest,
      rest,
      oven: minutesOf('oven'),
    },
  }
}
