import { describe, expect, it } from 'vitest'
import { readFirst, readItems } from '../../testing/read-items.ts'

const text = `
                     *  Exported from  MasterCook  *

                               Barley soup

Recipe By     : Ada
Serving Size  : 6    Preparation Time :0:15
Categories    : Soups                            Winter
                Grains

  Amount  Measure       Ingredient -- Preparation Method
--------  ------------  --------------------------------
   1 1/2  cups          pearl barley -- rinsed
                        ***BROTH***
   2      liters        stock
                        Salt and pepper

Rinse the barley. Put it
in a pot.

Boil it.

Description:
  "Thick and hot."
Source:
  "Grandmother"
Start to Finish Time:
  "1:30"
                   - - - - - - - - - - - - - - - - - -

Per Serving (excluding unknown items): 180 Calories; 2g Fat (8% calories from fat); 5g Protein.

NOTES : Better the next day.

                     *  Exported from  MasterCook  *

                               Toast

Serving Size  : 1    Preparation Time :0:00
Categories    : Quick

  Amount  Measure       Ingredient -- Preparation Method
--------  ------------  --------------------------------
   1      slice         bread

Toast it.

                   - - - - - - - - - - - - - - - - - -
`

describe('MasterCook', () => {
  it('reads its text: columns, headings, paragraphs and what stands below them', async () => {
    const items = await readItems(text)
    expect(items).toMatchObject([
      {
        recipe: {
          title: 'Barley soup',
          source: { author: 'Ada', name: 'Grandmother' },
          servings: { text: '6', count: 6 },
          minutes: { prep: 15, total: 90 },
          collections: ['Soups', 'Winter', 'Grains'],
          ingredients: [
            { group: null, lines: ['1 1/2 cups pearl barley, rinsed'] },
            { group: 'BROTH', lines: ['2 liters stock', 'Salt and pepper'] },
          ],
          steps: [{ group: null, lines: ['Rinse the barley. Put it in a pot.', 'Boil it.'] }],
          description: 'Thick and hot.',
          notes: 'Better the next day.',
          nutrition: { calories: 180, fatGrams: 2, proteinGrams: 5 },
        },
      },
      {
        recipe: {
          title: 'Toast',
          minutes: { prep: null },
          ingredients: [{ lines: ['1 slice bread'] }],
        },
      },
    ])
  })

  it('ends the list where no row of a table follows', async () => {
    const right =
      '* Exported from MasterCook *\n\n  Brine\n\nServing Size  : 1\n  Amount  Measure       Ingredient -- Preparation Method\n--------  ------------  --------------------------------\n       2          cups  water -- cold\nStir it\nwell.\n'
    expect(await readFirst(right)).toMatchObject({
      title: 'Brine',
      ingredients: [{ group: null, lines: ['2 cups water, cold'] }],
      steps: [{ group: null, lines: ['Stir it well.'] }],
    })
  })

  it('reads its XML', async () => {
    const xml = `<?xml version="1.0" standalone="yes" encoding="ISO-8859-1"?><!DOCTYPE mx2 SYSTEM "mx2.dtd">
      <mx2 source="MasterCook" date="May 1, 2020"><Summ><Nam>Rice</Nam></Summ><RcpE name="Rice" author="Ada" img="">
      <Serv qty="4"/><PrpT elapsed="0:05"/><CatS><CatT>Sides</CatT></CatS>
      <IngR name="rice" unit="cups" qty="2"><IPrp>washed</IPrp></IngR><IngR name="salt"></IngR>
      <DirS><DirT img="">Wash.</DirT><DirT>Boil.</DirT></DirS><Desc>Plain.</Desc><Yield unit="bowls" qty="4.000000"/>
      <RatS><RatE name="" value="8"/><RatE name="ease" value="10"/></RatS><Wine>Water</Wine></RcpE></mx2>`
    expect(await readFirst(xml)).toMatchObject({
      format: 'MasterCook MX2',
      title: 'Rice',
      servings: { text: '4' },
      minutes: { prep: 5 },
      ingredients: [{ group: null, lines: ['2 cups rice, washed', 'salt'] }],
      steps: [{ group: null, lines: ['Wash.', 'Boil.'] }],
      rating: 4,
      lost: [
        { field: 'Yield', value: '4 bowls' },
        { field: 'rating.ease', value: '10' },
        { field: 'Wine', value: 'Water' },
      ],
    })
  })
})
