import sharp from 'sharp'

/** One recipe in so many has a picture, which stands in the file itself. */
const PICTURE_EVERY = 10

export const countPictures = (recipes: number) => Math.ceil(recipes / PICTURE_EVERY)

/** A list of recipes as programs write them: each of other foods, each picture another. */
export async function makeImportFile(recipes: number): Promise<string> {
  const list = []
  for (let at = 0; at < recipes; at += 1) list.push(await toFileRecipe(at))
  return JSON.stringify(list)
}

async function toFileRecipe(at: number) {
  const foods = chooseFoods(at)
  return {
    name: `${foods[0]} with ${foods[1]}, number ${at}`,
    servings: String(2 + (at % 6)),
    ingredients: foods.map((food, place) => `${100 + ((at * 7 + place * 35) % 400)} g ${food}`),
    instructions: [
      `Cut the ${foods[0]} into pieces of ${1 + (at % 4)} cm.`,
      `Cook them with the ${foods[1]} over medium heat for ${5 + (at % 40)} minutes.`,
      `Stir in the ${foods.slice(2).join(', the ')} and serve on day ${at}.`,
    ],
    ...(at % PICTURE_EVERY === 0 && { image: await drawPicture(at) }),
  }
}

/** Six of them, another six for each recipe. */
function chooseFoods(at: number): string[] {
  const left = [...FOODS]
  let seed = at + 1
  return Array.from({ length: 6 }, () => {
    // The multiplier and step of Numerical Recipes, whose high bits are even enough for this.
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return left.splice((seed >>> 8) % left.length, 1)[0] ?? ''
  })
}

async function drawPicture(at: number): Promise<string> {
  const background = { r: at % 256, g: (at >> 8) % 256, b: 90 }
  const picture = sharp({ create: { width: 320, height: 240, channels: 3, background } })
  return `data:image/png;base64,${(await picture.png().toBuffer()).toString('base64')}`
}

const FOODS = `
  onions, leeks, carrots, celery, fennel, potatoes, parsnips, turnips, beets, cabbage, kale,
  spinach, chard, broccoli, cauliflower, zucchini, eggplants, tomatoes, bell peppers,
  mushrooms, peas, green beans, sweet corn, pumpkin, white beans, chickpeas, lentils, rice,
  barley, bulgur, polenta, pasta, chicken, beef, pork, lamb, salmon, cod, shrimp, tofu, eggs,
  bacon, butter, cream, yogurt, feta, mozzarella, parmesan, coconut milk, olive oil, walnuts,
  almonds, raisins, apples, pears, lemons, oranges, honey, parsley
`
  .trim()
  .split(/,\s*/)
