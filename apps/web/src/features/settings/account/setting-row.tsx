import type { ReactNode } from 'react'

interface SettingRowProps {
  name: ReactNode
  /** What is set, or that nothing is. */
  value: ReactNode
  /** Opens what changes it. */
  action: ReactNode
}

/** One thing that is set, and the button that changes it. */
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
