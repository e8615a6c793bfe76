/** A spinner for the inside of a button; pages use skeletons instead. */
export function Spinner({ className = '' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 20 20"
      className={`size-5 animate-turn ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.25"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle cx="10" cy="10" r="7.5" opacity=".25" />
      <path d="M10 2.500a7.500 7.500 0 0 1 7.500 7.500" />
    </svg>
  )
}
