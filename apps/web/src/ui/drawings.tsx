import type { ReactNode } from 'react'

/** Small paper-cut drawings for empty states: plain shapes in the palette, for both themes. */
function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 160 120" width="160" height="120" aria-hidden="true">
      {children}
    </svg>
  )
}

/** An empty plate between fork and knife: no recipes, no results. */
export function EmptyPlate() {
  return (
    <Drawing>
      <path d="M8 30 150 18l4 88L14 114z" fill="var(--saffron-wash)" />
      <path d="M80 24c27-2 47 15 48 38s-18 40-46 41-49-15-50-38 20-40 48-41z" fill="var(--china)" />
      <path
        d="M81 39c18-1 31 9 32 24s-12 26-31 27-32-10-33-25 13-25 32-26z"
        fill="var(--china-deep)"
      />
      <path
        d="M17 34h3l1 18h2l1-18h3l1 18h2l1-18h3v24c0 4-3 6-5 7l1 37h-6l1-37c-3-1-6-3-6-7z"
        fill="var(--ink-soft)"
      />
      <path d="M139 32c6 6 8 18 7 36h-4l1 34h-6l-1-69z" fill="var(--ink-soft)" />
      <path
        d="M92 55c8-6 17-5 20-2-3 8-12 11-20 8-5 5-9 11-11 17l-4-1c2-8 8-16 15-22z"
        fill="var(--basil)"
      />
    </Drawing>
  )
}

/** A closed cookbook with a ribbon: nothing saved, nothing written. */
export function ClosedBook() {
  return (
    <Drawing>
      <path d="M14 96 148 88l4 18L18 114z" fill="var(--saffron-wash)" />
      <path d="M40 18 118 14l6 82-78 5z" fill="var(--tomato)" />
      <path d="M40 18c-7 1-9 5-9 10l6 76c1-3 4-4 9-4z" fill="var(--tomato-deep)" />
      <path d="M37 104c0 6 4 7 10 7l78-5-1-10-78 5c-5 0-8 1-9 3z" fill="var(--surface)" />
      <path d="m58 34 44-2 2 30-44 3z" fill="var(--saffron-wash)" />
      <path d="M70 48c0-6 5-9 11-9s11 3 11 8c1 7-5 11-11 11s-11-4-11-10z" fill="var(--beet)" />
      <path d="M81 40c0-5 4-8 9-8 0 5-3 8-9 8z" fill="var(--basil)" />
      <path d="m96 103 9-1 1 17-5-4-5 5z" fill="var(--basil)" />
    </Drawing>
  )
}

/** An empty bowl with a whisk: start cooking. */
export function BowlAndWhisk() {
  return (
    <Drawing>
      <path d="M10 92 150 86l2 22L12 114z" fill="var(--basil-wash)" />
      <path d="m112 8 8 4-20 42-9-4z" fill="var(--ink-soft)" />
      <path d="M97 44c-14 6-25 18-27 30l24 2c8-8 12-18 11-28z" fill="var(--line-strong)" />
      <path
        d="M28 60c34-5 72-6 106-3-2 26-16 44-40 47l-24 1C46 103 31 86 28 60z"
        fill="var(--saffron-fill)"
      />
      <path d="M24 56c36-6 78-6 114-2l1 9c-36-4-78-4-114 1z" fill="var(--crust)" />
      <path d="M52 74c4 10 10 18 19 22-12-2-20-10-23-21z" fill="var(--surface)" opacity=".6" />
    </Drawing>
  )
}

/** A basket waiting for the market: an empty pantry or list. */
export function EmptyBasket() {
  return (
    <Drawing>
      <path d="M12 94 150 88l2 20L14 114z" fill="var(--tomato-wash)" />
      <path
        d="M48 58c2-30 14-46 33-46s31 15 34 45l-7 1c-3-25-12-38-27-38S57 34 55 58z"
        fill="var(--crust)"
      />
      <path d="M30 56c34-4 70-5 102-2l-11 47-78 4z" fill="var(--saffron-fill)" />
      <path d="m36 70 92-4-2 8-88 5zm4 16 84-4-2 8-80 4z" fill="var(--crust)" opacity=".6" />
      <path d="M26 52c36-5 74-5 110-2l1 10c-36-3-74-2-110 2z" fill="var(--crust)" />
      <path d="M100 50c-2-14 6-26 20-28 2 13-6 25-20 28z" fill="var(--basil)" />
    </Drawing>
  )
}

/** Two cups: nobody followed, no comments. */
export function TwoCups() {
  return (
    <Drawing>
      <path d="M10 94 150 88l2 20L12 114z" fill="var(--sunk)" />
      <path d="m26 46 46-2-4 48c-9 6-29 7-37 2z" fill="var(--tomato)" />
      <path
        d="M70 52c12-3 19 3 18 14s-10 17-20 15l1-7c6 1 11-2 11-8s-4-8-10-7z"
        fill="var(--tomato)"
      />
      <path d="m92 50 42-2-4 42c-8 5-26 6-33 2z" fill="var(--basil)" />
      <path d="M93 56c-10-2-16 3-15 13l6 1c-1-5 3-8 9-7z" fill="var(--basil)" />
      <path
        d="M40 34c-6-7 4-11-1-19 9 5 3 12 7 19zm64 4c-6-7 4-11-1-19 9 5 3 12 7 19z"
        fill="var(--line-strong)"
      />
    </Drawing>
  )
}

/** A cup on its side: something went wrong. */
export function SpiltCup() {
  return (
    <Drawing>
      <path
        d="M6 92c20-8 44-2 66-6 26-4 52-8 78 0 8 8 2 20-14 22-40 4-84 6-120 0C6 106 0 98 6 92z"
        fill="var(--saffron-wash)"
      />
      <path
        d="M10 96c14-6 34-2 50-5 10-2 22-1 26 4 3 5-4 9-16 9-20 1-42 1-56-2-6-1-8-4-4-6z"
        fill="var(--saffron)"
      />
      <path d="m62 44 50-22c16 14 22 34 18 54L76 96c-14-14-19-34-14-52z" fill="var(--tomato)" />
      <path d="M62 44c-5 18 0 38 14 52 4-16-2-40-14-52z" fill="var(--tomato-deep)" />
      <path
        d="M124 36c12-8 26-2 29 10s-6 22-19 22l1-8c7 0 12-5 10-12s-11-9-18-4z"
        fill="var(--tomato)"
      />
    </Drawing>
  )
}
