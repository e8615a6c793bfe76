/** The first that is found names it: each later one is also claimed by those before it. */
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

/** Browser and system as their owner calls them, read from a User-Agent header; undefined where it does not tell. */
export function describeDevice(userAgent: string): {
  browser: string | undefined
  system: string | undefined
} {
  const find = (names: [RegExp, string][]) => names.find(([mark]) => mark.test(userAgent))?.[1]
  return { browser: find(browsers), system: find(systems) }
}
