/** Remarks about an ingredient that are not preparation. */
export const REMARK =
  /^(?:to (?:taste|serve|garnish|finish|decorate|cover|coat|drizzle|sprinkle)|for |plus |and (?:more|extra|\d)|or |such as|like |e\.?g\b|i\.?e\b|preferably|ideally|about |approx|roughly \d|see |if |as (?:needed|required|desired)|more |extra (?!virgin|firm|lean|sharp|dry|thick|large)|additional|several |depending|homemade|home-made|store-?bought|shop-bought|available|alternatively|not |any |your |from |total|each|\d(?!\d* ?(?:by|x|×) ))/i

/** Whether a comment can follow a comma, so that it needs no brackets. */
export function isRemark(comment: string): boolean {
  return REMARK.test(comment) && !/^(?:and|or) |[(),;.—]| [-–]+ /i.test(comment)
}
