import type { Means } from './wish.ts'

/** Whether a dish contains none of these, by the words of its title, list and steps. */
export function doesWithout(texts: readonly string[], means: readonly Means[]): boolean {
  return means.every((one) => !texts.some((text) => SIGNS[one].test(text)))
}

const SIGNS = {
  oven: /\b(?:oven|baked?|baking (?!powder|soda)|roast(?:ed|ing)?|broil\w*|sheet[- ]pan|traybake)\b/i,
  frying: /\b(?:(?:stir|pan|deep)?[- ]?fr(?:y|ied|ying)|sear\w*|pan[- ]seared)\b/i,
  grill: /\b(?:grill\w*|broil\w*|barbecue\w*)\b/i,
  blender: /\b(?:blend(?:er|ed|ing|s)?|food processor)\b/i,
  mixer: /\bmixers?\b/i,
  microwave: /\bmicrowave\b/i,
  'slow-cooker': /\b(?:slow|pressure|rice) cooker\b/i,
  cooking:
    /\b(?:oven|skillet|saucepan|frying pan|pot|simmer\w*|boil\w*|fr(?:y|ied|ying)|bak(?:e|ed|ing) (?!powder|soda)|roast\w*|toast\w*|grill\w*|steam\w*|heat)\b/i,
  cans: /\b(?:cans?|canned|tins?|tinned)\b/i,
} satisfies Record<Means, RegExp>
