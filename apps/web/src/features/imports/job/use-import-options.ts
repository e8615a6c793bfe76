import { useState } from 'react'
import type { DoubleChoice, Import } from '../api.ts'

/** What the cook wants of an import, sent when it starts. */
export interface ImportOptions {
  doubles: DoubleChoice
  plan: boolean
  shoppingLists: boolean
  change: (changes: Partial<Omit<ImportOptions, 'change'>>) => void
}

/** As the import has them, until the cook says otherwise. */
export function useImportOptions({ doubles, plan, shoppingLists }: Import): ImportOptions {
  const [changed, setChanged] = useState<Partial<Omit<ImportOptions, 'change'>>>({})
  return {
    doubles,
    plan,
    shoppingLists,
    ...changed,
    change: (changes) => setChanged((before) => ({ ...before, ...changes })),
  }
}
