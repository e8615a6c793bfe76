import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../../ui/controls/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import type { Rows } from './use-rows.ts'

interface RowListProps {
  rows: Pick<Rows<unknown>, 'list' | 'said' | 'isFull' | 'add'>
  addLabel: ReactNode
  /** A second button, for adding something else. */
  otherAct?: ReactNode
  /** Shown when the list is full. */
  fullNote: ReactNode
  className: string
  /** A list item for each row. */
  children: ReactNode
}

/** The rows of a step of the wizard, and the button that adds one. */
export function RowList(props: RowListProps) {
  const { rows, addLabel, otherAct, fullNote, className, children } = props
  return (
    <>
      <ol
        ref={rows.list}
        className={`grid ${className} *:data-dragged:relative *:data-dragged:z-10 *:data-dragged:rounded-field *:data-dragged:bg-surface *:data-dragged:shadow-float data-dragging:cursor-grabbing data-dragging:select-none data-dragging:*:not-data-dragged:transition-[translate]`}
      >
        {children}
      </ol>
      <p role="status" className="sr-only">
        {rows.said}
      </p>
      <div className="mt-5 flex flex-wrap items-center gap-4">
        <Button icon={<Icon of={Plus} />} onClick={rows.add} disabled={rows.isFull}>
          {addLabel}
        </Button>
        {otherAct}
        {rows.isFull && <p className="text-sm text-ink-soft">{fullNote}</p>}
      </div>
    </>
  )
}
