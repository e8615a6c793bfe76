import { findDanger } from '../compose/understand/danger.ts'

/**
 * What a kitchen must not help with, told in a recipe or an answer: words that name a danger in a
 * request are verbs, tools and packaging in a method ('crack the eggs', 'plastic wrap').
 */
export function findDangerInText(text: string): string | undefined {
  return findDanger(HARMLESS.reduce((plain, words) => plain.replace(words, ' '), text))
}

const HARMLESS: readonly RegExp[] = [
  /\bcrack(?= (?:(?:an?|the|in|your|two|three|four|six|\d+|each|open|and|every|all|them|it|as|into|over|one|eggs?|on|black|some)\b|[¼½¾]|egg\(s\)))|\bcrack(?=[.,;]|$)/gi,
  /\b(?:dill|sea) ?weed\b/gi,
  /\bplastic(?= (?:wrap|film|bags?|box|boxes|containers?|lids?|tubs?|ones?|bottles?|spatula|scraper|sheets?|gloves?|bowls?|cups?|tray|cutter|syringe|knife))/gi,
  /\b(?:glass or|in|with|of|between|from) (?:a )?plastic\b/gi,
  /\b(?:insects|sand|grit|soil|any|of|off|the|from|loose) (?:and |or |the |any )?dirt\b/gi,
  /\bpaint(?= (?:the|it|them|on|over|with|each)\b)/gi,
  /\b(?:as|like|to|a|edible) glue\b|\bglue(?= (?:the|it|them|together|that)\b)/gi,
  /\blead(?= (?:to|the)\b)/gi,
  /\bon the rocks\b/gi,
  /\b(?:dish|hand|with|warm|and) soap\b|\bsoap(?= and water)/gi,
  /\b(?:like|a|of) cardboard\b|\bcardboard(?= (?:box|tube|case|sleeve))/gi,
  // Young vegetables and small cuts are called so.
  /\bbaby(?= (?:spinach|carrots?|corn|potato|leaf|leaves|kale|arugula|rocket|greens?|bok|pak|back|bella|beet|onion|octopus|squid|mushroom|zucchini|courgette|eggplant|aubergine|artichoke|turnip|broccoli|lettuce|gem|plum|tomato|clam|shrimp|peas?|chard|leek|fennel|asparagus|new|salad|cucumber|pepper|portobello))/gi,
]
