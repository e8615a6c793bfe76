import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Example prompts for the card, with the short name on their chip. */
export const examplePrompts: { name: MessageDescriptor; prompt: MessageDescriptor }[] = [
  {
    name: msg`Half a chicken`,
    prompt: msg`Half a roast chicken, two lemons, rosemary and a bag of new potatoes. Dinner for four.`,
  },
  {
    name: msg`The last egg`,
    prompt: msg`One egg, stale bread, a tomato and some feta. Breakfast in fifteen minutes.`,
  },
  {
    name: msg`A tin of chickpeas`,
    prompt: msg`Chickpeas, spinach, coconut milk and ginger. Vegan, not too hot, with rice.`,
  },
  {
    name: msg`Too many courgettes`,
    prompt: msg`Six courgettes from the garden, mint, pine nuts and half a packet of spaghetti.`,
  },
]
