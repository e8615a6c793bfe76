import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { takeAdaptation } from '../../platform/adapt-handoff.ts'
import type { AskDraft } from './ask/ask-draft.ts'
import type { AssistantSearch } from './search-params.ts'

/** Uses what a link to the assistant passed, once, and removes it from the address. */
export function useHandedOver(prepare: (draft: Partial<AskDraft>) => void): void {
  const { mode, action, useInventory } = useSearch({ from: '/assistant/members/ai' })
  const navigate = useNavigate()
  const onHandedOver = useEffectEvent(prepare)
  useEffect(() => {
    if (mode === undefined) return
    // Delayed until the page is mounted: React mounts effects twice in development.
    const timer = setTimeout(() => {
      onHandedOver(toDraft({ mode, action, useInventory }))
      void navigate({ to: '.', search: {}, replace: true })
    })
    return () => clearTimeout(timer)
  }, [mode, action, useInventory, navigate])
}

type Brought = { [Name in keyof AssistantSearch]: AssistantSearch[Name] | undefined }

function toDraft({ mode = 'idea', action, useInventory }: Brought): Partial<AskDraft> {
  const adaptation = action && takeAdaptation()
  return {
    mode,
    ...(useInventory && { useInventory }),
    ...(adaptation && {
      text: adaptation.prompt,
      target: {
        kind: 'stored',
        recipeId: adaptation.recipeId,
        title: adaptation.recipeTitle,
      },
    }),
  }
}
