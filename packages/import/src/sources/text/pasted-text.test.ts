import { describe, expect, it } from 'vitest'
import { readFirst } from '../../testing/read-items.ts'

describe('pasted text', () => {
  it.each([
    {
      text: `Thai peanut noodles (serves 4, 20 mins)

NOODLES
8 oz rice noodles
2 carrots, julienned
1 red bell pepper

SAUCE
1/3 cup peanut butter
3 Tbsp soy sauce
1 Tbsp sriracha
1 lime, juiced

TO SERVE
chopped peanuts
cilantro

1) cook noodles per package
2) whisk sauce ingredients w/ 1/4 c hot water
3) toss everything, top w/ peanuts + cilantro`,
      title: 'Thai peanut noodles',
      servings: 'serves 4',
      total: 20,
      groups: ['NOODLES', 'SAUCE', 'TO SERVE'],
      last: ['chopped peanuts', 'cilantro'],
      steps: 3,
    },
    {
      text: `Linsencurry (4 Portionen, 35 Minuten)

CURRY
250 g rote Linsen
400 ml Kokosmilch
1 Zwiebel

GEWÜRZPASTE
2 EL Öl
1 TL Kurkuma
1 Stück Ingwer

ZUM ANRICHTEN
Koriander
Naan

1) Gewürze im Öl anrösten
2) Linsen und Kokosmilch dazu, 20 Minuten köcheln
3) mit Koriander und Naan anrichten`,
      title: 'Linsencurry',
      servings: '4 Portionen',
      total: 35,
      groups: ['CURRY', 'GEWÜRZPASTE', 'ZUM ANRICHTEN'],
      last: ['Koriander', 'Naan'],
      steps: 3,
    },
  ])('with groups in capitals and no heading of ingredients: $title', async (expected) => {
    const recipe = await readFirst(expected.text)
    expect(recipe).toMatchObject({
      title: expected.title,
      description: null,
      servings: { text: expected.servings, count: 4 },
      minutes: { total: expected.total },
      lost: [],
    })
    expect(recipe.ingredients.map(({ group }) => group)).toEqual(expected.groups)
    expect(recipe.ingredients.at(-1)?.lines).toEqual(expected.last)
    expect(recipe.steps.flatMap(({ lines }) => lines)).toHaveLength(expected.steps)
    expect(recipe.steps[0]?.lines[0]).not.toMatch(/^1/)
  })

  it.each([
    {
      text: `Pâtes au pesto de roquette
Pour 2 personnes - Préparation : 10 min - Cuisson : 12 min
Ingrédients : 200 g de pâtes, 100 g de roquette, 1 gousse d'ail, 10 cl d'huile d'olive, sel, poivre
Préparation : Faire cuire les pâtes. Mixer la roquette avec l'ail et l'huile. Saler, poivrer.`,
      title: 'Pâtes au pesto de roquette',
      prep: 10,
      foods: [
        '200 g de pâtes',
        '100 g de roquette',
        "1 gousse d'ail",
        "10 cl d'huile d'olive",
        'sel',
        'poivre',
      ],
      steps: [
        'Faire cuire les pâtes.',
        "Mixer la roquette avec l'ail et l'huile.",
        'Saler, poivrer.',
      ],
    },
    {
      text: `Carrot salad
Serves 2 – Prep: 15 min
Ingredients: 3 carrots, peeled, 1 tbsp oil (olive, if you have it), 1 lemon; pepper
Method: Grate the carrots coarsely.

Stir in the rest. Leave for an hour.`,
      title: 'Carrot salad',
      prep: 15,
      foods: ['3 carrots, peeled', '1 tbsp oil (olive, if you have it)', '1 lemon', 'pepper'],
      steps: ['Grate the carrots coarsely.', 'Stir in the rest. Leave for an hour.'],
    },
  ])('with a list and a method in the line of their label: $title', async (expected) => {
    const recipe = await readFirst(expected.text)
    expect(recipe).toMatchObject({
      title: expected.title,
      description: null,
      servings: { count: 2 },
      minutes: { prep: expected.prep },
      ingredients: [{ group: null, lines: expected.foods }],
      steps: [{ group: null, lines: expected.steps }],
      lost: [],
    })
  })

  it('with boxes before its foods and facts behind its notes', async () => {
    const bread = (box: string) => `Banana bread

INGREDIENTS:
${box} 3 ripe bananas, mashed
${box} 1 egg, beaten
${box} flour

INSTRUCTIONS:
Mash the bananas with a fork until they are smooth.
Bake for an hour.

NOTES
Freeze in slices.

Nutrition: 223 kcal, carbs 38g, protein 3g, fat 7g
Prep Time: 5 mins | Cook Time: 60 mins | Total Time: 65 mins
Yield: 10 slices`
    for (const box of ['▢', '❏', '⬜']) {
      expect(await readFirst(bread(box))).toMatchObject({
        title: 'Banana bread',
        servings: { text: 'Yield: 10 slices', count: 10 },
        minutes: { prep: 5, cook: 60, total: 65 },
        ingredients: [{ lines: ['3 ripe bananas, mashed', '1 egg, beaten', 'flour'] }],
        steps: [{ lines: [{}, 'Bake for an hour.'] }],
        notes: 'Freeze in slices.',
        nutrition: { calories: 223, proteinGrams: 3 },
        lost: [],
      })
    }
  })

  it('behind a heading of tips fills times and portions in German too', async () => {
    const text = `Linsensuppe\n\nZutaten\n200 g Linsen\n1 Zwiebel\n1 l Brühe\n
Zubereitung\nZwiebel anbraten und die Linsen in der Brühe weich kochen.\n
Tipps\nAm nächsten Tag noch besser.\nVorbereitung: 10 Minuten\n4 Portionen
Nährwerte: 310 kcal, Eiweiß 18 g, Fett 5 g`
    expect(await readFirst(text)).toMatchObject({
      servings: { text: '4 Portionen', count: 4 },
      minutes: { prep: 10 },
      notes: 'Am nächsten Tag noch besser.',
      nutrition: { calories: 310, proteinGrams: 18 },
      lost: [],
    })
  })

  it.each([
    {
      text: `hey! here's the chili recipe you asked for :)
2 lbs ground beef, 1 onion, 3 cloves garlic, 1 can crushed tomatoes, 1 tsp cumin, salt
Brown the beef with the onion and garlic. Add everything else and simmer 1 hour. Serves 6. Better the next day!
xx mom`,
      lost: ["hey! here's the chili recipe you asked for :)", 'xx mom'],
      servings: 'Serves 6',
      foods: 6,
      steps: [
        'Brown the beef with the onion and garlic.',
        'Add everything else and simmer 1 hour.',
        'Better the next day!',
      ],
    },
    {
      text: `Liebe Anna, hier das Rezept
500 g Kartoffeln, 2 Eier, 1 Zwiebel, 2 EL Mehl, Salz
Kartoffeln und Zwiebel reiben und ausdrücken. Alles mischen und in Öl braten. Für 4 Personen.
Deine Oma`,
      lost: ['Liebe Anna, hier das Rezept', 'Deine Oma'],
      servings: 'Für 4 Personen',
      foods: 5,
      steps: ['Kartoffeln und Zwiebel reiben und ausdrücken.', 'Alles mischen und in Öl braten.'],
    },
  ])('of a message without a title, with doubts: $lost', async (expected) => {
    const recipe = await readFirst(expected.text, 'message.txt')
    expect(recipe).toMatchObject({ title: 'message', servings: { text: expected.servings } })
    expect(recipe.ingredients.flatMap(({ lines }) => lines)).toHaveLength(expected.foods)
    expect(recipe.steps).toEqual([{ group: null, lines: expected.steps }])
    expect(recipe.lost.map(({ value }) => value)).toEqual(expected.lost)
    expect(recipe.doubts.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['title', 'ingredients', 'steps']),
    )
  })

  it('of a message that greets above the title tells the greeting as lost', async () => {
    const text = `Hi Tom, as promised!
Bean chili
500 g beans\n2 onions\n1 can tomatoes
Fry the onions until golden, add the rest and cook for half an hour.

Love, Jo`
    const recipe = await readFirst(text)
    expect(recipe).toMatchObject({ title: 'Bean chili', steps: [{ lines: [{}] }] })
    expect(recipe.lost.map(({ value }) => value)).toEqual(['Hi Tom, as promised!', 'Love, Jo'])
  })
})
