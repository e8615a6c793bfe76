interface ProgressBarProps {
  /** What is in progress, for screen readers. */
  label: string
  /** From 0 to 1; left out if unknown. */
  value?: number
}

/** A progress bar. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  const known = value !== undefined
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={known ? Math.round(value * 100) : undefined}
      className="h-2 overflow-hidden rounded-full bg-line"
    >
      <div
        style={known ? { transform: `translateX(${(value - 1) * 100}%)` } : undefined}
        className={`h-full rounded-full bg-tomato ${known ? 'transition-transform' : 'w-2/5 animate-wander'}`}
      />
    </div>
  )
}
