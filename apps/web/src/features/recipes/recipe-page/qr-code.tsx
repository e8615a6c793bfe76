import { encode } from 'uqr'

/** A QR code for a text. It is printed, so it is black on white in either theme. */
export function QrCode({ text }: { text: string }) {
  const { size, data } = encode(text, { ecc: 'M', border: 2 })
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  )
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-[28mm] shrink-0 text-ink"
    >
      <path d={dark.join('')} fill="currentColor" />
    </svg>
  )
}
