/** A pot with two leaves, cut from paper; the browser tab's icon is the same. */
export function LogoMark({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={`size-8 ${className}`}>
      <path d="M4 13h24v5a9 9 0 0 1-9 9h-6a9 9 0 0 1-9-9z" fill="var(--cut-red)" />
      <path
        d="M2 13.5a2 2 0 0 1 2-2h24a2 2 0 1 1 0 4H4a2 2 0 0 1-2-2z"
        fill="var(--cut-red-deep)"
      />
      <path d="M16 10c-1-4 1-7 6-7 0 5-2 7-6 7z" fill="var(--cut-green)" />
      <path d="M15 10c.6-3-.8-5.2-4.500-5.500C10.400 8 12 10 15 10z" fill="var(--cut-peel)" />
    </svg>
  )
}

/** The mark and the name; screen readers hear the name. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2 font-display text-xl font-semibold">
      <LogoMark />
      Potluck
    </span>
  )
}
