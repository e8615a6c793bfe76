/** What a cook asks who sweetens with honey, maple syrup and coconut sugar, and not with what is refined. */
export const NO_REFINED_SUGAR = 'no refined sugar'

/**
 * What sweetens in place of sugar for who avoids what is refined, best first: coconut sugar is dry, creams and
 * dissolves as sugar does. A powdered sweetener from the factory is as refined.
 */
export const UNREFINED: readonly string[] = ['coconut sugar', 'maple syrup', 'honey', 'date paste']
