/** Days that are feasts to who says so: a kosher Friday night is the Sabbath's dinner, Bastille Day a French one. */
export function withNamedFeasts(text: string): string {
  return text
    .replace(/\bbastille day\b(?: (?:dinner|food|dish|meal))?/i, 'french dinner')
    .replace(/\b(kosher|jewish)((?:[- ]style)?) friday[- ](?:night|evening)\b/i, '$1$2 shabbat')
    .replace(/\bfriday[- ](?:night|evening)\b(?=.*\b(?:kosher|jewish|challah)\b)/i, 'shabbat')
}
