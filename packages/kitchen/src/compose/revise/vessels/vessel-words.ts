import type { Clause } from './clauses.ts'

/** A clause that said pot, pan or dish and means the other vessel now; a heat of the stove is none of its own. */
export function inVessel(clause: Clause, vessel: string): Clause {
  if (clause.isApart) return clause
  const text = clause.text
    .replace(OFF_HEAT, '')
    .replace(/ \((?:stock ?pot|dutch oven|pot|saucepan)\)/gi, '')
    .replace(ON_HEAT, '')
    .replace(POT, (found) =>
      /^[A-Z]/.test(found) && clause.text.startsWith(found) ? `The ${vessel}` : `the ${vessel}`,
    )
    .replace(/\s+([,.;])/g, '$1')
    .replace(/,\s*$/, '')
  return { ...clause, text: text.trim() }
}

/** What a clause cooks in, by its last word: 'skillet' of 'a large cast-iron skillet'. */
export function vesselIn(text: string): string | undefined {
  const found = new RegExp(POT.source, 'i').exec(text)?.[0]?.toLowerCase()
  if (found === undefined) return undefined
  if (/dutch oven|pot\b|braiser/.test(found)) return 'pot'
  return found
    .replace(/ with .*/, '')
    .split(' ')
    .at(-1)
    ?.replace(/^(?:frypan|frying)$/, 'pan')
}

const SIZE = String.raw`(?:(?:very|large|medium|small|big|deep|heavy|heavy[- ]bottom(?:ed)?|heavy[- ]based|thick[- ]bottomed|wide|same|hot|cold|empty|clean|tajine|tagine|clay|earthenware|copper|non-?stick|cast[- ]iron|oven-?proof|oven-?safe|covered|enamel(?:l?ed)?|prepared|greased|oiled|lined|lidded|medium[- ]sized?|\d+(?:\.\d+)?[- ]?(?:qt|quart|l|liter|litre|inch|cm)\.?|soup|stock|cooking|sauce|frying|fry|saut[eé]|shallow|glass|\d+ ?[x×] ?\d+(?:[- ](?:inch|cm))?)[ -]+)*`
const POT = new RegExp(
  String.raw`\b(?:(?:an?|the|your|another)\s+)?${SIZE}(?:(?:stock)?pot|(?:sauce|fry)?pan|skillet|dutch oven|casserole(?: dish)?|wok|braiser|baking dish|oven ?dish|roasting (?:pan|tin|tray|dish)|baking (?:sheet|tray|pan|tin)|pressure cooker|instant pot|slow[ -]?cooker|crock ?-?pot|oven tray)(?: with (?:a|its) (?:tight[- ]fitting )?lid)?\b(?! ?pie| roast| sticker)`,
  'gi',
)
const OFF_HEAT =
  /^(?:after|once) (?:removing|taking|you (?:remove|take)) [^,]*\b(?:heat|stove|oven|burner)\b,? ?/i
const ON_HEAT =
  /,? ?\b(?:over|on|at|with|in|to) (?:an? |the )?(?:(?:very|medium|moderate) )?(?:low|medium|high|gentle|moderate|brisk)(?:[- ](?:to[- ])?(?:low|medium|high))?[- ]?(?:heat|flame|fire|setting)?\b(?= heat\b|[,.;)]| (?:for|until|and|then|with|in)\b|$)(?: heat)?/gi
