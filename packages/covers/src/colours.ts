/** Food colours, cut from one family of papers so that any two lie well side by side. */
export const food = {
  tomato: '#D4452B',
  tomatoDeep: '#A82C1C',
  tomatoLight: '#EA7052',
  chilli: '#C22A20',
  orange: '#EE8A2B',
  orangeDeep: '#C9641A',
  carrot: '#E46F2A',
  peach: '#F4AE7E',
  lemon: '#F7D23E',
  lemonDeep: '#DDAA22',
  yolk: '#F2A71E',
  butter: '#F8DF93',
  pasta: '#F0C766',
  pastaDeep: '#D19A3A',
  leaf: '#4C8A43',
  leafDeep: '#2C5E38',
  leafLight: '#8DB850',
  lime: '#A9C23F',
  pistachio: '#CBD98A',
  sage: '#9DB495',
  sageDeep: '#6E8B74',
  beet: '#A62A55',
  beetDeep: '#741A3F',
  rose: '#E2607A',
  plum: '#6B2D56',
  plumDeep: '#43203F',
  blueberry: '#3D4F93',
  blueberryLight: '#7485C0',
  blush: '#F6BDB2',
  ham: '#EE959A',
  salmon: '#F28A6C',
  salmonDeep: '#D9664B',
  sea: '#5E9AA6',
  seaDeep: '#2F6477',
  seaLight: '#A9CBCB',
  cream: '#FFF6E4',
  bone: '#EBDDC4',
  boneDeep: '#CDB796',
  sand: '#DDB87E',
  toast: '#D1924E',
  crust: '#A9652F',
  crustDeep: '#7D4522',
  cocoa: '#5B3423',
  cocoaDeep: '#3B2118',
  ink: '#2A211C',
} as const

/** Mixes two colours, `share` of the second (0-1); both as #RRGGBB. */
export function mix(first: string, second: string, share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const from = Number.parseInt(first.slice(start, start + 2), 16)
    const to = Number.parseInt(second.slice(start, start + 2), 16)
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${channels.join('')}`
}

/** How light a colour (#RRGGBB) looks, 0-1, by the weights of ITU-R BT.601. */
export function lightnessOf(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map(
    (start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255,
  )
  return 0.299 * (red ?? 0) + 0.587 * (green ?? 0) + 0.114 * (blue ?? 0)
}
