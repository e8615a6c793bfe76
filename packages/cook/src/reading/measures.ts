import { findFoodNames, toTokens } from '@potluck/kitchen/knowledge'
import { isKnownWord } from './unknown-words.ts'

/** The text without units of food that the kitchen does not know: 'a net of mussels' becomes 'mussels'. */
export function withoutUnknownMeasures(text: string): string {
  if (/\bhow (?:much|many)\b/i.test(text)) return text
  return text.replace(COUNTED, (whole: string, measure: string, food: string) => {
    if (CUT.test(measure)) return whole
    const isFood = findFoodNames(toTokens(food).map(({ word }) => word)).length > 0
    return isFood && !isKnownWord(measure.toLowerCase()) ? food : whole
  })
}

/** Words for a cut rather than an amount: 'a leg of lamb'. */
const CUT =
  /^(?:legs?|shoulders?|racks?|loins?|breasts?|necks?|shanks?|ribs?|saddles?|knuckles?|sides?|fillets?|filets?|joints?|haunch|crowns?|bell(?:y|ies)|heads?|hearts?|cheeks?|tails?|wings?|rumps?|steaks?|chops?|cuts?|slabs?|roasts?|baron|quarters?|hocks?|trotters?|tongues?|livers?|kidneys?|medallions?|cutlets?|noisettes?|tenderloins?|briskets?|escalopes?|cream|purees?|hash|salads?|soups?|stews?|gratins?)$/i

const COUNTED =
  /\b(?:(?:an?|one|two|three|four|half an?|the|my|our|this|some)(?: (?:whole|big|large|small|full|little))? )((?!batch|portion|serving)[a-z]+) of ((?:fresh |raw |cooked |ripe )?[\p{L}]+)/giu
