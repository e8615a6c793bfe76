import { useLingui } from '@lingui/react/macro'
import { GripVertical } from 'lucide-react'
import type { PointerEvent } from 'react'
import { Icon } from '../../../../ui/icon.tsx'

interface DragHandleProps {
  onGrab: (event: PointerEvent) => void
  className?: string
}

/**
 * The handle for dragging a row. Keyboards and screen readers have buttons and keys that move rows.
 */
export function DragHandle({ onGrab, className = '' }: DragHandleProps) {
  const { t } = useLingui()
  return (
    <span
      aria-hidden="true"
      data-drag-handle
      data-tooltip={t`Drag to another place`}
      onPointerDown={onGrab}
      className={`grid h-11 w-6 shrink-0 cursor-grab touch-none place-items-center rounded-tick text-ink-soft select-none hover:bg-ink/7 hover:text-ink active:cursor-grabbing touch:w-9 ${className}`}
    >
      <Icon of={GripVertical} size={18} />
    </span>
  )
}
