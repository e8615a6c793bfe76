import type { ReactNode } from 'react'

interface LoadingProps {
  /** What is being waited for, in words: 'Loading trending recipes...'. */
  text: ReactNode
  /** Shows the words too; otherwise only screen readers get them. */
  showText?: boolean
  /** How the shapes are laid out. */
  className?: string
  /** Skeletons in the shape of what comes. */
  children: ReactNode
}

/** What stands while something loads: words and shapes, seen only after 150 ms. */
export function Loading({ text, showText = false, className = '', children }: LoadingProps) {
  return (
    <div role="status" className="animate-appear-late">
      <p className={showText ? 'mb-4 text-ink-soft' : 'sr-only'}>{text}</p>
      <div aria-hidden="true" className={className}>
        {children}
      </div>
    </div>
  )
}

/** A quiet shape; give it a size: `<Skeleton className="h-6 w-40" />`. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <div className={`skeleton ${className}`} />
}

/** Lines of text; the last is short. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <div className="grid gap-2.5">
      {Array.from({ length: lines }, (_, line) => `line ${line}`).map((line) => (
        <Skeleton key={line} className="h-4 last:w-3/5" />
      ))}
    </div>
  )
}
