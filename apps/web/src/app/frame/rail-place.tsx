import { useHasOwnPlaces } from './sidebar.ts'

/**
 * Reserves the rail's width, so that nothing moves when it loads: as chosen, else by the window's
 * width.
 */
export function RailPlace() {
  const folded = useHasOwnPlaces() ? 'xl:w-18!' : ''
  return (
    <div
      aria-hidden="true"
      data-screen-only
      className={`hidden w-18 shrink-0 border-r border-line bg-sunk md:block min-[75rem]:w-62 in-data-[rail=narrow]:w-18 in-data-[rail=open]:w-62 ${folded}`}
    />
  )
}
