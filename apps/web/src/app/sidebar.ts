import { useState } from 'react'
import { useMediaQuery } from '../platform/use-media-query.ts'
import { keepRail, readRailChoice } from './rail-choice.ts'

/** The rail beside the page (open or narrow, remembered in this browser) and its sheet on a phone, wanted once it was opened. */
export function useSidebar() {
  // The `md` of the stylesheet.
  const hasRail = useMediaQuery('(min-width: 48rem)', false)
  const [railOpen, setRailOpen] = useState(readRail)
  const [sheetOpen, setSheetOpen] = useState(false)
  const [sheetWanted, setSheetWanted] = useState(false)

  function toggle() {
    if (!hasRail) {
      setSheetWanted(true)
      setSheetOpen(!sheetOpen)
      return
    }
    keepRail(railOpen ? 'narrow' : 'open')
    setRailOpen(!railOpen)
  }

  return {
    hasRail,
    railOpen,
    sheetOpen,
    sheetWanted,
    expanded: hasRail ? railOpen : sheetOpen,
    toggle,
    closeSheet: () => setSheetOpen(false),
  }
}

/** Open by default where there is room for it beside a grid of four, as `RailPlace` has it. */
function readRail(): boolean {
  if (typeof window === 'undefined') return true
  const kept = readRailChoice()
  return kept === undefined ? window.matchMedia('(min-width: 75rem)').matches : kept === 'open'
}
