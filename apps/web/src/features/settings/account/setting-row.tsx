import type { ReactNode } from 'react'

interface SettingRowProps {
  name: ReactNode
  /** The current value, or a note that there is none. */
  value: ReactNode
  /** The button that changes it. */
  action: ReactNode
}

/** A setting with the button that changes it. */
export function SettingRow({ name, value, action }: SettingRowProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-56">
        <h3 className="font-medium">{name}</h3>
        <div className="wrap-anywhere text-ink-soft">{value}</div>
      </div>
      {action}
    </div>
  )
}
