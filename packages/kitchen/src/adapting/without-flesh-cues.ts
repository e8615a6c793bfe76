/** 'Until no longer pink', 'medium rare', 'rest the meat' and two hours of braising say nothing of tofu. */
export function withoutFleshCues(text: string): string {
  return text
    .replace(/,? (?:with the )?skin[- ]side(?:s)? (?:down|up)(?: first| side)?/gi, '')
    .replace(/\buntil (?:the )?skin is (?=golden|crisp|brown)/gi, 'until ')
    .replace(
      / until (?:the )?[^.,]{3,40} turns? (?:white|pink|opaque)(?: on (?:each|both) sides?)?/gi,
      ' until golden',
    )
    .replace(
      / until (?:the )?\p{L}+ (?:is|are) (?:just )?(?:opaque|no longer transparent|flak\p{L}+)[^.,;]*/giu,
      ' until golden',
    )
    .replace(
      /,? (?:and |until |or until )*(?:it |they )?flakes? (?:easily )?(?:with|when|using)[^.,;]*/gi,
      '',
    )
    .replace(
      /,? (?:making|being) sure to [^,.;]*\b(?:fat|grease|drippings)\b[^,.;]*| (?:if|unless) (?:the|your) [^,.;]* (?:was|is|were|are) (?:not )?fatty enough/gi,
      '',
    )
    .replace(
      / ?\([^()]*\bcasings?\b[^()]*\)|,? (?:after )?(?:discarding|removing|without) (?:the |their )?casings?\b/gi,
      '',
    )
    .replace(
      /(?:^|(?<=[.!] ))Drain (?:off )?(?:the |any )?(?:excess )?(?:grease|fat)\b[^.!]*[.!]?\s*/g,
      '',
    )
    .replace(/, debone(?=,| and)/gi, '')
    .replace(/(?:^|(?<=[.!] ))To check[^.!]*\b(?:juices|pink|flake)\b[^.!]*[.!]\s*/g, '')
    .replace(/(?:^|(?<=\. ))(?:Let [^.]*\brest|Rest)\b[^.]*\.\s*/g, '')
    .replace(
      / (?:for|until|to) (?:rare|medium(?:[- ]rare)?|well[- ]done)\b(?![- ](?:high|low|heat|hot|setting|flame))/gi,
      '',
    )
    .replace(
      /\b(?:[5-9]|1\d)(?: to \d+|[-–]\d+)? minutes (?=(?:a|per|each|on each|on both) sides?\b)/gi,
      '3 minutes ',
    )
    .replace(
      / until (?:just )?(?:pink|opaque)(?: and (?:opaque|curled))?\b/gi,
      ' until hot all through',
    )
    .replace(
      /,? ?(?:and |until )?(?:it |they |the (?!juices)\w+ )?(?:is |are )?(?:no longer pink|no pink (?:is left|remains|left inside)|the juices run clear)[^.,;]*/gi,
      ' until hot all through',
    )
    .replace(
      /,? ?(?:and |until )?(?:it |they )?(?:has |have |reach(?:es)? |with )?(?:reached )?an? internal temperature of [^,;]*?°[CF](?: ?[(/][^)]*°[CF]\)?)?/gi,
      ' until hot all through',
    )
    .replace(
      /until hot all through(?:,? (?:and )?until hot all through)+/g,
      'until hot all through',
    )
}

/** What simmered for hours only until the meat was tender is done when its vegetables are. */
export function withShorterCooking(text: string): string {
  return text
    .replace(/ ?\([^()]*\b(?:check|turn|baste)\b[^()]*\bhours?[^()]*\)/gi, '')
    .replace(LONG, (_found, opens: string) => `${opens}${SHORT}`)
    .replace(
      /\bAfter (?:the |those |these )?(?:\d[\d½/.,–-]*|an?|two|three|four|five|six|eight)(?: (?:to|or) \d+)? hours?,?(?: are up,?)?/gi,
      'Then',
    )
}

const SHORT = '40 minutes'
const LONG =
  /(\b(?:simmer|cook|braise|stew|bake|roast|boil)\b[^.\d]{0,60}?)(?:an hour|(?:a few|several|a couple of) hours|(?:about |at least |another )?(?:[1-9](?:[.,]\d)?|1 1\/2|1 ½|1½|2 1\/2)(?:\s?(?:-|–|to)\s?\d)? ?(?:hours?|hrs?)(?: and \d+ minutes)?|(?:about )?(?:[6-9]\d|1\d\d)(?:\s?(?:-|–|to)\s?\d+)? ?min(?:utes|s)?)\b/gi

/** In a slow cooker half of the hours that the meat took do for vegetables, seitan and jackfruit. */
export function withShorterSlowCooking(text: string): string {
  return text.replace(SLOW_HOURS, (found, ...groups: unknown[]) => {
    const hours = Number(groups[0])
    return hours >= LONG_HOURS
      ? found.replace(/\d+(?:\s?(?:-|–|to)\s?\d+)?/, String(Math.round(hours / 2)))
      : found
  })
}

const SLOW_HOURS = /\b(\d{1,2})(?:\s?(?:-|–|to)\s?\d{1,2})?(?= ?(?:hours?|hrs?)\b)/gi
/** Fewer were not for the meat alone. */
const LONG_HOURS = 5
