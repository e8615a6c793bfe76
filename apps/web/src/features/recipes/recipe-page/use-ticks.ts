import { useState } from 'react'
import { readKept } from '../../../platform/kept.ts'

type List = 'ingredients' | 'steps'
type TickLists = Record<List, ReadonlySet<number>>

/** What is ticked off, and the functions that change it. */
export type Ticks = ReturnType<typeof useTicks>

/** Ticked ingredients and finished steps, stored on this device until the recipe changes. */
export function useTicks(recipeId: string, revision: number) {
  const [ticks, setTicks] = useState(() => readTicks(recipeId, revision))

  function keep(next: TickLists) {
    setTicks(next)
    writeTicks(recipeId, revision, next)
  }

  return {
    ...ticks,
    toggle: (list: List, index: number) => keep({ ...ticks, [list]: toggled(ticks[list], index) }),
    clear: (list: List) => keep({ ...ticks, [list]: new Set() }),
  }
}

function toggled(indexes: ReadonlySet<number>, index: number): ReadonlySet<number> {
  const next = new Set(indexes)
  if (!next.delete(index)) next.add(index)
  return next
}

const keyOf = (recipeId: string) => `potluck.ticks.${recipeId}`

function readTicks(recipeId: string, revision: number): TickLists {
  const kept = parseTicks(readKept(keyOf(recipeId)))
  return kept?.revision === revision ? kept : { ingredients: new Set(), steps: new Set() }
}

function parseTicks(text: string | null): (TickLists & { revision: unknown }) | undefined {
  if (text === null) return undefined
  try {
    const { revision, ingredients, steps } = JSON.parse(text)
    return { revision, ingredients: new Set(ingredients), steps: new Set(steps) }
  } catch {
    // Something else was stored under this key.
    return undefined
  }
}

function writeTicks(recipeId: string, revision: number, { ingredients, steps }: TickLists): void {
  if (ingredients.size + steps.size === 0) {
    localStorage.removeItem(keyOf(recipeId))
    return
  }
  const kept = { revision, ingredients: [...ingredients], steps: [...steps] }
  try {
    localStorage.setItem(keyOf(recipeId), JSON.stringify(kept))
  } catch {
    // If the storage is full or forbidden, the ticks last as long as the page.
  }
}
