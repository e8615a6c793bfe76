import { useDeferredValue, useMemo, useState } from 'react'
import type { PageRecipe } from '../../api.ts'
import { findPageAddress, fromPage } from './page-recipe.ts'
import { readPastedRecipe } from './read-pasted-recipe.ts'

export type FillSource = ReturnType<typeof useFillSource>

/** Where a recipe is read from: a text, the page whose address the text is, or photos. */
export function useFillSource(firstText: string) {
  const [text, setText] = useState(firstText)
  const [page, setPage] = useState<{ address: string; recipe: PageRecipe }>()
  const [isOfPhotos, setOfPhotos] = useState(false)
  const [photographed, setPhotographed] = useState<PageRecipe>()
  const settled = useDeferredValue(text)
  const address = findPageAddress(settled)
  const pasted = useMemo(() => {
    if (photographed) return fromPage(photographed)
    return page && page.address === address ? fromPage(page.recipe) : readPastedRecipe(settled)
  }, [settled, page, address, photographed])
  return {
    text,
    setText,
    /** The text is the address of a page. */
    address,
    setPage,
    isOfPhotos,
    choosePhotos: () => setOfPhotos(true),
    isReadingPhotos: isOfPhotos && !photographed,
    setPhotographed,
    /** The recipe that was read, if one was seen. */
    pasted,
    isTextWithoutRecipe: !isOfPhotos && text.trim() !== '' && address === undefined && !pasted,
  }
}
