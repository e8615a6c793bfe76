import type { Answer } from './answer.ts'
import type { CookRequest } from './request.ts'

/**
 * Says first which words that change the whole dish were not followed: whole, in a salt crust, overnight, stuffed. Says
 * nothing of a word that the recipe or its description has.
 */
export function tellLostWords(answer: Answer, { text, mode, previous }: CookRequest): Answer {
  if (answer.kind !== 'recipe' || mode !== 'idea' || previous) return answer
  const { title, description, ingredients, instructions } = answer.recipe
  const made = [title, description, ...ingredients, ...instructions].join('\n').toLowerCase()
  const lost = WORDS.flatMap(({ asked, has, say }) => {
    const said = asked.exec(text.toLowerCase())?.[1]
    return said === undefined || has(said).test(made) ? [] : [say(said, made)]
  })
  if (lost.length === 0) return answer
  return {
    ...answer,
    recipe: { ...answer.recipe, description: [...lost, description].join(' ') },
  }
}

type TellingWord = {
  asked: RegExp
  has: (said: string) => RegExp
  say: (said: string, made: string) => string
}

/** Ways of cooking, and the words that show that a recipe follows them. */
const WAYS: readonly { asked: string; has: RegExp }[] = [
  { asked: 'grilled|barbecued|charred', has: /grill|char|broil|barbecue/ },
  { asked: 'roast(?:ed)?', has: /roast|oven|bake|hot air|air fryer/ },
  { asked: 'steamed', has: /steam/ },
  { asked: 'poached', has: /poach|simmer|below a boil/ },
  { asked: 'deep[- ]fried', has: /fry|fried/ },
  { asked: 'braised', has: /brais|simmer|cover/ },
  { asked: 'mashed', has: /mash/ },
  { asked: 'toasted', has: /toast/ },
  { asked: 'caramelized|caramelised', has: /caramel/ },
  { asked: 'pickled', has: /pickl/ },
  { asked: 'shredded|pulled', has: /shred|pull|apart|grate|thin/ },
]

const WORDS: readonly TellingWord[] = [
  {
    asked:
      /\bwhole (?:roast(?:ed)? |baked |grilled )?(cauliflower|cabbage|celeriac|celery root|pumpkin|squash|fish|salmon|trout|snapper|bass|branzino|bream|mackerel|carp|cod|halibut|turbot|flounder|sole)\b/,
    has: () => /\bwhole\b/,
    say: (food) => `I have no tested way to cook the ${food} whole: here it is in pieces.`,
  },
  {
    asked:
      /\bin (?:a |an )?(parchment|foil|banana lea(?:f|ves)|hay|clay|salt crust|salt)(?! and\b)\b/,
    has: (said) =>
      /^salt/.test(said)
        ? /\bsalt crust|\bsalt, for the crust|\bin salt\b|\bcured?\b|\bbrine/
        : new RegExp(`\\b${said.slice(0, 6)}`),
    say: (said) => `I have no tested way to cook it in ${said}: this is made in another way.`,
  },
  {
    asked: /\b(overnight)\b/,
    has: () => /\bnight|\b(?:[89]|1[0-9]|24)(?: to \d+)? hours/,
    say: (_said, made) =>
      /\byeast\b/.test(made)
        ? 'To bake it tomorrow, cover it when it is shaped, leave it in the fridge for 8 to 16 hours and then for an hour at room temperature, until it is puffed.'
        : 'It is not one that stands overnight: this is made in one go.',
  },
  {
    asked: /\b(no-knead)\b/,
    has: () => /^(?![\s\S]*\bknead)/,
    say: () => 'I have no tested way to make it without kneading.',
  },
  ...WAYS.map(({ asked, has }) => ({
    asked: new RegExp(`(?<!\\b(?:left ?over|cold|cooked|for|goes? with) )\\b(${asked})(?= [a-z])`),
    has: () => has,
    say: (said: string) => `I have no recipe for it ${said}: this is made in another way.`,
  })),
  {
    asked: /\b(stuffed|smoked|breaded|battered|candied)\b/,
    has: (said) => new RegExp(`\\b${said.replace(/(?:ed|ied)$/, '').slice(0, 5)}|‘${said}`),
    say: (said) => `I have no recipe for it ${said}: this is made in another way.`,
  },
]
