import type { ReactNode } from 'react'

/** A titled part of the gallery. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-6 border-t border-line pt-6">
      <h2 className="font-display text-2xl font-semibold">{title}</h2>
      {children}
    </section>
  )
}

/** Things in a row, spaced apart. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>
}
