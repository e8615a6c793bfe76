import { cutText } from '@potluck/rules'

interface WheelDrawingProps {
  /** The names of its segments. */
  names: readonly string[]
  /** How far it has been turned, in full turns. */
  turns: number
}

/** The characters that fit between the hub and the rim. */
const NAME_LENGTH = 19

/** Paper-cut segments, each with its name; the mark above shows where it stopped. */
export function WheelDrawing({ names, turns }: WheelDrawingProps) {
  const count = names.length
  return (
    <div className="relative aspect-[220/228] w-full max-w-92">
      {/* A layer of its own, drawn before it is pressed: turning it draws nothing again. */}
      <svg
        aria-hidden="true"
        viewBox="-110 -110 220 220"
        style={{ transform: `rotate(${turns}turn)` }}
        className="absolute inset-x-0 bottom-0 will-change-transform motion-safe:transition-transform motion-safe:duration-[2000ms]"
      >
        {names.map((name, part) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts never move among each other
          <g key={part}>
            <path
              d={slice(part, count)}
              className={`stroke-line ${papers[part % papers.length]?.fill}`}
            />
            <text
              // Along the middle of its segment, read from the hub outwards.
              transform={`rotate(${((part + 0.5) / count) * 360 - 90})`}
              x="95"
              dy="0.35em"
              textAnchor="end"
              className={`text-[6.8px] font-medium ${papers[part % papers.length]?.ink}`}
            >
              {cutText(name, NAME_LENGTH)}
            </text>
          </g>
        ))}
        <circle r="12" className="fill-surface stroke-line" />
      </svg>
      <svg aria-hidden="true" viewBox="-110 -118 220 24" className="absolute inset-x-0 top-0">
        <path d="M-9 -116 L9 -116 L0 -94 Z" className="fill-tomato" />
      </svg>
    </div>
  )
}

const papers = [
  { fill: 'fill-tomato-wash', ink: 'fill-ink' },
  { fill: 'fill-saffron-fill', ink: 'fill-on-saffron-fill' },
  { fill: 'fill-basil-wash', ink: 'fill-ink' },
  { fill: 'fill-surface', ink: 'fill-ink' },
] as const

function slice(part: number, count: number): string {
  if (count === 1) return 'M0 -100 A100 100 0 1 1 -0.1 -100 Z'
  const [from, to] = [part / count, (part + 1) / count].map(
    (share) => `${100 * Math.sin(2 * Math.PI * share)} ${-100 * Math.cos(2 * Math.PI * share)}`,
  )
  return `M0 0 L${from} A100 100 0 0 1 ${to} Z`
}
