interface WheelDrawingProps {
  /** How many parts it has. */
  count: number
  /** How far it has been turned, in whole turns. */
  turns: number
}

/** Parts cut from paper; the mark above tells which one it stopped at. */
export function WheelDrawing({ count, turns }: WheelDrawingProps) {
  return (
    <svg viewBox="-110 -118 220 228" aria-hidden="true" className="w-full max-w-64">
      <g
        style={{ transform: `rotate(${turns}turn)` }}
        className="stroke-line motion-safe:transition-transform motion-safe:duration-[2000ms]"
      >
        {Array.from({ length: count }, (_, part) => part).map((part) => (
          <path key={part} d={slice(part, count)} className={fills[part % fills.length]} />
        ))}
        <circle r="16" className="fill-surface" />
      </g>
      <path d="M-9 -116 L9 -116 L0 -94 Z" className="fill-tomato" />
    </svg>
  )
}

const fills = ['fill-tomato-wash', 'fill-saffron-fill', 'fill-basil-wash', 'fill-surface'] as const

function slice(part: number, count: number): string {
  if (count === 1) return 'M0 -100 A100 100 0 1 1 -0.1 -100 Z'
  const [from, to] = [part / count, (part + 1) / count].map(
    (share) => `${100 * Math.sin(2 * Math.PI * share)} ${-100 * Math.cos(2 * Math.PI * share)}`,
  )
  return `M0 0 L${from} A100 100 0 0 1 ${to} Z`
}
