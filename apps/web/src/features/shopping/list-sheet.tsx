import { Trans } from '@lingui/react/macro'
import { createPortal } from 'react-dom'
import { toBuy, useAisleNames, type WalkedList } from './aisles.ts'

/** The list for printing: aisles in two columns, a box before each line. */
export function ListSheet({ walked, leavesOut }: { walked: WalkedList; leavesOut: boolean }) {
  const nameOf = useAisleNames()
  const main = document.querySelector('main')
  if (!main) return null
  return createPortal(
    <div aria-hidden="true" className="hidden print:block">
      <p className="border-b border-ink pb-2 font-display text-2xl font-semibold">
        <Trans>Shopping list</Trans>
      </p>
      <div className="mt-4 columns-2 gap-10">
        {walked.aisles.map(({ aisle, items }) => (
          <div key={aisle} className="mb-4 break-inside-avoid">
            <p className="mb-1 font-display text-lg font-semibold">{nameOf(aisle)}</p>
            <ul className="grid gap-1">
              {items.map((item) => {
                const { amount, name } = toBuy(item, leavesOut)
                return (
                  <li key={item.key} className="grid grid-cols-[1rem_1fr] gap-2">
                    <span className="mt-1 size-3.5 border border-ink" />
                    <span>
                      {amount && <b className="font-semibold">{amount} </b>}
                      {name}
                    </span>
                  </li>
                )
              })}
            </ul>
          </div>
        ))}
      </div>
    </div>,
    main,
  )
}
