import type { ReactNode } from 'react'

interface LoadingProps {
  /** What is loading, in words: 'Loading trending recipes...'. */
  text: ReactNode
  /** Shows the text too; otherwise only screen readers get it. */
  showText?: boolean
  /** The class for the layout of the skeletons. */
  className?: string
  /** Skeletons in the shape of the content. */
  children: ReactNode
}

/** A loading state: text and skeletons, visible only after 150 ms. */
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

/** A grey shape; give it a size: `<Skeleton className="h-6 w-40" />`. */
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
