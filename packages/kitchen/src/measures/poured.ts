/**
 * Whether a food of this name is a liquid, which is measured by volume everywhere, and whose ounces
 * are fluid ounces.
 */
export function isPoured(name: string): boolean {
  return LIQUID.test(name) && !NO_LIQUID.test(name)
}

const LIQUID =
  /\b(?:milk|buttermilk|cream|half-and-half|kefir|water|stock|broth|dashi|juice|wine|beer|vinegar|oil|sauce|passata|tomato puree|syrup|mirin|sake|coffee|tea|aquafaba|drink|brine|liquid)$/i
const NO_LIQUID =
  /\b(?:sour|ice|clotted|whipped|condensed|dry|dried|powdered|malted|instant|ground) |coconut cream|oil powder|cranberry sauce/i
