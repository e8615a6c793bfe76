/** A whole recipe as a language model would write it, in the product's own layout. */
export const MODEL_RECIPE = `# Lentil Soup with Lemon

Warm and sharp.

**Prep time:** 10 min | **Cook time:** 30 min | **Total time:** 40 min | **Servings:** 4 | **Difficulty:** Easy

## Ingredients

- 300 g red lentils
- 1 onion, chopped
- 2 tbsp olive oil
- 1.2 l vegetable stock
- 1 lemon, juice only

## Instructions

1. Warm the olive oil over medium heat and soften the onion, 5 minutes.
2. Add the lentils and vegetable stock and simmer until the lentils fall apart, 25 minutes.
3. Stir in the lemon juice and serve.
`
