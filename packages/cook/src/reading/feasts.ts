/**
 * Renames days that are feasts by what else is said: a kosher Friday night is Shabbat, Bastille Day asks for French
 * food.
 */
export function withNamedFeasts(text: string): string {
  return text
    .replace(/\bbastille day\b(?: (?:dinner|food|dish|meal))?/i, 'french dinner')
    .replace(/\b(kosher|jewish)((?:[- ]style)?) friday[- ](?:night|evening)\b/i, '$1$2 shabbat')
    .replace(/\bfriday[- ](?:night|evening)\b(?=.*\b(?:kosher|jewish|challah)\b)/i, 'shabbat')
}
