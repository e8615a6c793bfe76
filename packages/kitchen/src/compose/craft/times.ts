/** How long a step takes, as a cook says it: '2 minutes', '6 to 8 minutes', '30 to 35 minutes'. */
export function about(minutes: number): string {
  if (minutes <= 1) return '1 minute'
  if (minutes <= 3) return `${minutes} minutes`
  if (minutes < 8) return `${minutes - 1} to ${minutes + 1} minutes`
  if (minutes < 20) return `${minutes - 1} to ${minutes + 2} minutes`
  return `${minutes} to ${minutes + 5} minutes`
}

/** What runs beside `main` adds only what it takes longer. */
export function besides(main: number, other: number): number {
  return Math.max(0, other - main)
}

export const OVEN = {
  low: '160 °C (325 °F)',
  medium: '180 °C (350 °F)',
  warm: '190 °C (375 °F)',
  roast: '200 °C (400 °F)',
  hot: '220 °C (425 °F)',
} as const
