/** The first match counts: browsers further down are also named in the User-Agent of those above. */
const browsers: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Version\/.*Safari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
]

/** The names of browser and system, read from a User-Agent header; undefined if unknown. */
export function describeDevice(userAgent: string): {
  browser: string | undefined
  system: string | undefined
} {
  const find = (names: [RegExp, string][]) => names.find(([mark]) => mark.test(userAgent))?.[1]
  return { browser: find(browsers), system: find(systems) }
}
