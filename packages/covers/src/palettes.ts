import type { Tone } from './shapes/shape.ts'

/** The papers behind a still life. */
export type Ground = {
  /** The largest paper: the wall, or the table seen from above. */
  wall: string
  /** The table band, or the second large paper. */
  table: string
  /** Cloths and runners. */
  cloth: string
  /** The big shape behind: sun, arch, frond. */
  spot: string
  /** The darkest accent: stripes and seams. */
  deep: string
}

export type Theme = 'light' | 'dark'

type Palette = Record<Theme, Ground> & {
  /** Glazes that stand out from the ground. */
  wares: readonly [WareName, ...WareName[]]
}

/** What a vessel is made of. */
export type Ware = { body: string; shade: string; inside: string; trim: string; tone: Tone }

export const wares = {
  cream: { body: '#FBF1DF', shade: '#E8D8BD', inside: '#D9C4A0', trim: '#C9502F', tone: 'pale' },
  cobalt: { body: '#3A64A8', shade: '#2A4B85', inside: '#1E3763', trim: '#F7E6C8', tone: 'blue' },
  tomato: { body: '#CC4A2F', shade: '#A73521', inside: '#7D2617', trim: '#FBE6C4', tone: 'red' },
  celadon: { body: '#A9CBB2', shade: '#86AE95', inside: '#64907A', trim: '#FBF3E0', tone: 'green' },
  ochre: { body: '#E2A73A', shade: '#C08726', inside: '#94661A', trim: '#7A2F1D', tone: 'yellow' },
  teal: { body: '#2F757A', shade: '#225A60', inside: '#184349', trim: '#F4D58A', tone: 'blue' },
  rose: { body: '#EE9C95', shade: '#D47C79', inside: '#AE5A5E', trim: '#FFF0E0', tone: 'pink' },
  ink: { body: '#3B332F', shade: '#2A2421', inside: '#1D1816', trim: '#E8B95C', tone: 'brown' },
} as const satisfies Record<string, Ware>

export type WareName = keyof typeof wares

/** Grounds by name; the dark ones are the same papers by lamplight. */
export const palettes = {
  terracotta: {
    light: {
      wall: '#E39A73',
      table: '#F6E4CB',
      cloth: '#BF4D2D',
      spot: '#F5C884',
      deep: '#7C2F1D',
    },
    dark: { wall: '#74402A', table: '#5A4030', cloth: '#8E3A22', spot: '#94643A', deep: '#2E140C' },
    wares: ['cream', 'teal', 'cobalt'],
  },
  saffron: {
    light: {
      wall: '#F3C24F',
      table: '#FBEBCB',
      cloth: '#DF6832',
      spot: '#FBDF92',
      deep: '#8A4A12',
    },
    dark: { wall: '#8C6519', table: '#5B452A', cloth: '#94431E', spot: '#A07A2A', deep: '#33200A' },
    wares: ['cream', 'cobalt', 'tomato'],
  },
  garden: {
    light: {
      wall: '#98BD94',
      table: '#F1E9CF',
      cloth: '#3F7A4B',
      spot: '#D3DFA6',
      deep: '#24492F',
    },
    dark: { wall: '#3A5C40', table: '#4C4A33', cloth: '#25502F', spot: '#5F7A4A', deep: '#14281A' },
    wares: ['cream', 'tomato', 'ochre'],
  },
  sea: {
    light: {
      wall: '#86B8BF',
      table: '#F4E9D3',
      cloth: '#2F6F86',
      spot: '#F7D9A0',
      deep: '#1E4558',
    },
    dark: { wall: '#2E5963', table: '#50483A', cloth: '#1F4C5E', spot: '#4C7F86', deep: '#10262F' },
    wares: ['cream', 'tomato', 'ochre'],
  },
  cobalt: {
    light: {
      wall: '#4470B0',
      table: '#F3E5CB',
      cloth: '#F0B540',
      spot: '#8DB0DC',
      deep: '#1F3A6B',
    },
    dark: { wall: '#233F6C', table: '#574735', cloth: '#95691C', spot: '#3C5E94', deep: '#101D38' },
    wares: ['cream', 'ochre', 'rose'],
  },
  rose: {
    light: {
      wall: '#F0AAA1',
      table: '#FCEADD',
      cloth: '#CE5569',
      spot: '#FAD3C2',
      deep: '#8E2F45',
    },
    dark: { wall: '#7C4247', table: '#5C423D', cloth: '#822F41', spot: '#9C5F5F', deep: '#35121C' },
    wares: ['cream', 'teal', 'celadon'],
  },
  berry: {
    light: {
      wall: '#AC476D',
      table: '#F6D3CA',
      cloth: '#F2BA50',
      spot: '#D57A98',
      deep: '#5C1D3C',
    },
    dark: { wall: '#642340', table: '#5A3F3D', cloth: '#94691F', spot: '#8C4260', deep: '#2A0C1B' },
    wares: ['cream', 'celadon', 'ochre'],
  },
  citrus: {
    light: {
      wall: '#F3D964',
      table: '#FFF4D8',
      cloth: '#7DA54B',
      spot: '#F2A743',
      deep: '#4A6B2A',
    },
    dark: { wall: '#6C6A22', table: '#54492C', cloth: '#49682B', spot: '#99641F', deep: '#252E10' },
    wares: ['cream', 'teal', 'tomato'],
  },
  earth: {
    light: {
      wall: '#C9A074',
      table: '#F2E3C8',
      cloth: '#7A4A2E',
      spot: '#E8CA9A',
      deep: '#4A2B1B',
    },
    dark: { wall: '#5E4630', table: '#4B3C2F', cloth: '#543320', spot: '#7A6043', deep: '#21130B' },
    wares: ['cream', 'cobalt', 'celadon'],
  },
  night: {
    light: {
      wall: '#2F4162',
      table: '#D59A58',
      cloth: '#EBBE62',
      spot: '#4C6389',
      deep: '#172136',
    },
    dark: { wall: '#22304A', table: '#5A3E24', cloth: '#8E6B2C', spot: '#3A4D70', deep: '#0D1422' },
    wares: ['cream', 'rose', 'ochre'],
  },
  plum: {
    light: {
      wall: '#704664',
      table: '#EACBAB',
      cloth: '#E18E55',
      spot: '#9A6A86',
      deep: '#3B2136',
    },
    dark: { wall: '#48293F', table: '#594333', cloth: '#8A4E28', spot: '#6A435C', deep: '#1D0E1A' },
    wares: ['cream', 'celadon', 'ochre'],
  },
  mint: {
    light: {
      wall: '#B5D5C0',
      table: '#FBF0DD',
      cloth: '#E57A5B',
      spot: '#8DBEA7',
      deep: '#3B6B5A',
    },
    dark: { wall: '#3E6353', table: '#534838', cloth: '#8F4530', spot: '#5B8571', deep: '#162B23' },
    wares: ['cream', 'tomato', 'cobalt'],
  },
  brick: {
    light: {
      wall: '#BC4A32',
      table: '#F1D9B4',
      cloth: '#25506A',
      spot: '#DE7A57',
      deep: '#6E2013',
    },
    dark: { wall: '#702616', table: '#5A4029', cloth: '#1B3C50', spot: '#964630', deep: '#2C0C06' },
    wares: ['cream', 'teal', 'ochre'],
  },
  olive: {
    light: {
      wall: '#ABA65A',
      table: '#F2E8CA',
      cloth: '#C2592F',
      spot: '#D8D08A',
      deep: '#4A4A1B',
    },
    dark: { wall: '#55531F', table: '#4E462F', cloth: '#853A1C', spot: '#76713A', deep: '#1F1F0A' },
    wares: ['cream', 'tomato', 'cobalt'],
  },
} as const satisfies Record<string, Palette>

export type PaletteName = keyof typeof palettes

export function isPaletteName(text: string): text is PaletteName {
  return Object.hasOwn(palettes, text)
}
