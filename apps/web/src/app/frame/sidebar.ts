import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useMediaQuery } from '../../platform/use-media-query.ts'
import { keepRail, readRailChoice } from './rail-choice.ts'

/**
 * The rail beside the page (open or narrow, remembered in this browser) and its sheet on a phone,
 * loaded once it was opened.
 */
export function useSidebar() {
  // The `md` of the stylesheet.
  const hasRail = useMediaQuery('(min-width: 48rem)', false)
  const [railChosen, setRailChosen] = useState(readRail)
  const folds = useFoldedHere()
  const [openHere, setOpenHere] = useState(false)
  if (openHere && !folds) setOpenHere(false)
  const railOpen = folds ? openHere : railChosen
  const [sheetOpen, setSheetOpen] = useState(false)
  const [sheetWanted, setSheetWanted] = useState(false)

  function toggle() {
    if (!hasRail) {
      setSheetWanted(true)
      setSheetOpen(!sheetOpen)
      return
    }
    if (folds) {
      setOpenHere(!openHere)
      return
    }
    keepRail(railOpen ? 'narrow' : 'open')
    setRailChosen(!railOpen)
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

/**
 * The dashboard has a column of links of its own, which leaves little room for the rail: there it
 * is narrow until it is opened, and the choice for other pages stays.
 */
function useFoldedHere(): boolean {
  // The `xl` of the stylesheet, from which the dashboard's links are a column.
  const isColumn = useMediaQuery('(min-width: 80rem)', false)
  return useHasOwnPlaces() && isColumn
}

export function useHasOwnPlaces(): boolean {
  return useLocation({ select: ({ pathname }) => /^\/dashboard(?:\/|$)/.test(pathname) })
}

/** By default it is open if there is room for it beside a grid of four, as in `RailPlace`. */
function readRail(): boolean {
  if (typeof window === 'undefined') return true
  const kept = readRailChoice()
  return kept === undefined ? window.matchMedia('(min-width: 75rem)').matches : kept === 'open'
}
