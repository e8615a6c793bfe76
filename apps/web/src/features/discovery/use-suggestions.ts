import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { suggestionsQuery } from './api.ts'

/**
 * One line below a search field: the text itself, a recipe to open, a food to search for, or a cook
 * to visit.
 */
export type Suggestion =
  | { kind: 'text'; text: string }
  | { kind: 'recipe'; id: string; title: string; imageUrl: string }
  | { kind: 'ingredient'; text: string }
  | { kind: 'cook'; username: string; name: string; avatar: string | null }

/**
 * The suggestions for a text, with the search for the text itself first; none while it is too
 * short.
 */
export function useSuggestions(text: string, isAsked: boolean): Suggestion[] {
  const typed = text.trim()
  const settled = useSettled(typed)
  const isLongEnough = typed.length >= SHORTEST
  const { data } = useQuery({
    ...suggestionsQuery(settled),
    enabled: isAsked && settled.length >= SHORTEST,
    // The list stays while the next one loads.
    placeholderData: keepPreviousData,
  })
  if (!(isAsked && isLongEnough)) return []
  return [
    { kind: 'text', text: typed },
    ...(data?.recipes ?? []).map(({ _id: id, title, imageUrl }) => ({
      kind: 'recipe' as const,
      id,
      title,
      imageUrl,
    })),
    ...(data?.ingredients ?? []).map(({ name }) => ({ kind: 'ingredient' as const, text: name })),
    ...(data?.cooks ?? []).map((cook) => ({ kind: 'cook' as const, ...cook })),
  ]
}

const SHORTEST = 2
const PAUSE_MS = 120

/** The text once it has not changed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
