import type { SeedRemarks } from '../types.ts'

export const onItalianTable: SeedRemarks = {
  'overnight-rosemary-focaccia': [
    {
      by: 'camille.au.four',
      rating: 5,
      daysAgo: 24.5,
      text: 'From one baker to another: the hydration is right, the salt is right, the brine is genius. I gave it 18 hours in the fridge and the crumb was all windows.',
    },
    {
      by: 'greta.grows',
      rating: 5,
      daysAgo: 21,
      text: 'My first bread ever!! I thought the brine would drown it. It made little salty lakes with crispy shores. Flatmates ate the entire tin standing up.',
    },
    {
      by: 'weilin_zhao',
      rating: 3,
      daysAgo: 17,
      text: 'Lovely taste, but my kitchen was warm and two hours in the tin was too long, so it sank when I dimpled it. I would look after 75 minutes in summer.',
    },
    {
      by: 'leila.zaatar',
      rating: 5,
      daysAgo: 11.8,
      text: 'I scattered za’atar over half of it. The bottom came out crackling, bake it on the lowest shelf as she says.',
    },
    {
      by: 'arjun.tadka',
      rating: 5,
      daysAgo: 6.4,
      text: 'Oven in a rented flat, no steam, no stone, and it still worked. Used a 24 cm round pan plus a small one. The shivering test is a great description.',
    },
    {
      by: 'bigpan_dwayne',
      rating: 4,
      daysAgo: 0.9,
      text: 'Made it in the 12-inch cast iron. Took 29 minutes in there, but what a crust. Saturday only, doctor.',
    },
  ],
  'chicken-saltimbocca': [
    {
      by: 'minji.table',
      rating: 5,
      daysAgo: 10.2,
      text: 'Twenty-two minutes including finding the toothpicks. Not adding salt was hard for me, and correct.',
    },
    {
      by: 'bigpan_dwayne',
      rating: 5,
      daysAgo: 7.7,
      text: 'Beat it thin, check it with a thermometer, pull it at 165. Juiciest chicken breast I have put on a plate. Skipped the flour on a weekday and the sauce was a bit thinner, no harm.',
    },
    {
      by: 'weilin_zhao',
      rating: 4,
      daysAgo: 2.6,
      text: 'Sauce was sharp with a very dry wine, so I used slightly less lemon. The prosciutto crisped up like crackling.',
    },
  ],
  'burst-tomato-bruschetta': [
    {
      by: 'camille.au.four',
      rating: 5,
      daysAgo: 36,
      text: 'Tomatoes out of season, and nobody could tell. The cold ricotta against the hot juice is the whole story.',
    },
    {
      by: 'casa_rosalba',
      rating: 4,
      daysAgo: 30.3,
      text: 'I put it on crisp corn tostadas because of the gluten. Double the lemon zest, at least.',
    },
    {
      by: 'minji.table',
      rating: 3,
      daysAgo: 15,
      text: 'Good, but my ricotta was watery and went slack under the tomatoes. Drain it in a sieve for an hour first, that would have saved me.',
    },
    {
      by: 'arjun.tadka',
      rating: 4,
      daysAgo: 4.4,
      text: 'Did the toasting straight on a gas flame. Added a pinch of chilli to the tomatoes. Gone before everyone had sat down.',
    },
  ],
  'sicilian-caponata': [
    {
      by: 'leila.zaatar',
      rating: 5,
      daysAgo: 1.4,
      text: 'I waited until the second day with great difficulty. The vinegar is brave and right. The celery must still snap, that is what most people get wrong.',
    },
    {
      by: 'greta.grows',
      rating: 4,
      daysAgo: 0.5,
      text: 'Used sunflower seeds because pine nuts cost more than my rent. Ate it warm, because I could not wait, and then cold, and cold wins.',
    },
  ],
  'panna-cotta-peppered-strawberries': [
    {
      by: 'kanazawa_naoko',
      rating: 5,
      daysAgo: 150,
      text: 'Barely set, which is how it should be. Pepper and strawberries were new to me; now I put it on melon as well.',
    },
    {
      by: 'casa_rosalba',
      rating: 5,
      daysAgo: 99,
      text: 'Made six for my mother’s birthday the night before. They trembled all the way to the table. I used a spoon of the vanilla sugar from the spent pod on top.',
    },
    {
      by: 'weilin_zhao',
      rating: 3,
      daysAgo: 47,
      text: 'Tasty but mine did not set enough to turn out. I think my gelatine leaves were the weak kind. In glasses it would have been fine, so stick to glasses.',
    },
    {
      by: 'minji.table',
      rating: 4,
      daysAgo: 13.5,
      text: 'Very elegant for ten minutes of actual cooking. I would cut the sugar to 60 g, the strawberries were already sweet.',
    },
  ],
  'orange-olive-oil-cake': [
    {
      by: 'leila.zaatar',
      rating: 5,
      daysAgo: 214,
      text: 'Rubbing the zest into the sugar made the whole flat smell of orange blossom. I added a teaspoon of real orange blossom water and pretended it was heritage.',
    },
    {
      by: 'ploy.krok',
      rating: 5,
      daysAgo: 165,
      text: 'Finally a cake without butter that does not taste as if something is missing. I used small green Thai oranges. Four days? It lasted one.',
    },
    {
      by: 'camille.au.four',
      rating: 4,
      daysAgo: 122,
      text: 'A very good crumb. My oven needed 50 minutes and the foil at 30. Use an oil you would happily eat with bread, the cake hides nothing.',
    },
    {
      by: 'arjun.tadka',
      rating: 5,
      daysAgo: 78,
      text: 'Took it to the office. Three people asked for the recipe and one asked whether I was single. The demerara crust is the best part.',
    },
    {
      by: 'linh.quach',
      rating: 4,
      daysAgo: 43,
      text: 'With a gluten-free flour blend plus 40 g of almond meal: it domed less but stayed moist for days. Please try it if you are coeliac, it works.',
    },
    {
      by: 'bigpan_dwayne',
      rating: 4,
      daysAgo: 3.2,
      text: 'Oil in a cake, I had my doubts. Grandkids had none. Whisk the full five minutes, that’s your lift right there.',
    },
  ],
}
