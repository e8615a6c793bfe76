import { useState } from 'react'

const key = 'potluck.rail'

/** The rail beside the page (open or narrow, remembered in this browser) and its sheet on a phone, wanted once it was opened. */
export function useSidebar() {
  const [railOpen, setRailOpen] = useState(readRail)
  const [sheetOpen, setSheetOpen] = useState(false)
  const [sheetWanted, setSheetWanted] = useState(false)

  function toggle() {
    if (!hasRail()) {
      setSheetWanted(true)
      setSheetOpen(!sheetOpen)
      return
    }
    localStorage.setItem(key, railOpen ? 'narrow' : 'open')
    setRailOpen(!railOpen)
  }

  return {
    railOpen,
    sheetOpen,
    sheetWanted,
    expanded: hasRail() ? railOpen : sheetOpen,
    toggle,
    closeSheet: () => setSheetOpen(false),
  }
}

/** Open by default where there is room for it beside a grid of four. */
function readRail(): boolean {
  if (isPrerendering()) return true
  const kept = localStorage.getItem(key)
  return kept === null ? window.matchMedia('(min-width: 75rem)').matches : kept === 'open'
}

function hasRail(): boolean {
  return isPrerendering() || window.matchMedia('(min-width: 48rem)').matches
}

/** Only visitors are prerendered, and they have no rail. */
function isPrerendering(): boolean {
  return typeof window === 'undefined'
}
