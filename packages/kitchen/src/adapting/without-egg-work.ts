/**
 * A step without what is done to an egg alone, where something else has taken its place: nothing is cracked, and no
 * yolk is broken. Each with what it makes of an example.
 */
const EGG_WORK: readonly (readonly [work: RegExp, instead: string])[] = [
  // 'Take the vegan egg and crack them into a bowl together': 'and put it into a bowl'.
  [/\bcrack (?:them|it)(?: open)?( into?\b[^.,;]*?)(?: together)?(?=[.,;]|$)/gi, 'put it$1'],
  // 'Break the vegan egg and stir the vegan egg': 'Stir the vegan egg'.
  [
    /\b(?:break|pierce|separate|crack)(?: open| up)? (?:the |your )?(?:yolks?|vegan eggs?|(?:silken )?tofu|aquafaba|egg replacer|\p{L}+ mixture)(?:,| and| then)+ (?=\p{L})/giu,
    '',
  ],
]

/** What is left of a step when what stands in is handled instead of eggs. */
export function withoutEggWork(step: string): string {
  const left = EGG_WORK.reduce((text, [work, instead]) => text.replace(work, instead), step)
  return left === step
    ? step
    : left.replace(/(?:^|(?<=[.!?] ))\p{Ll}/gu, (letter) => letter.toUpperCase())
}
