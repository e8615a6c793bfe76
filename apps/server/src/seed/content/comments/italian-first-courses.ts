import type { SeedRemarks } from '../types.ts'

export const onItalianFirstCourses: SeedRemarks = {
  'cacio-e-pepe': [
    {
      by: 'kanazawa_naoko',
      rating: 5,
      daysAgo: 298,
      text: 'The one minute of waiting is the recipe. I measured the water at 66 °C and the Pecorino became a paste without a single thread. Three times this week.',
    },
    {
      by: 'camille.au.four',
      rating: 5,
      daysAgo: 221,
      text: 'I have ruined this dish in good company for years. Counting to thirty off the heat fixed it. Grate the cheese on the finest side or do not bother.',
    },
    {
      by: 'casa_rosalba',
      rating: 4,
      daysAgo: 149,
      text: 'Made with gluten-free spaghetti (corn and rice). The water is not starchy enough on its own, so I whisked half a teaspoon of cornstarch into the cheese paste and it held beautifully.',
    },
    {
      by: 'bigpan_dwayne',
      rating: 4,
      daysAgo: 117,
      text: 'First try I skipped the counting and got cheese gravel. Second try I did what the lady said. Smooth as a new transmission. Half the water really does matter.',
    },
    {
      by: 'minji.table',
      rating: 5,
      daysAgo: 62,
      text: 'Toasted the peppercorns until they jumped, crushed them by hand, and my roommate came out of her room to ask what smelled so good. It is pepper. It is just pepper.',
    },
    {
      by: 'arjun.tadka',
      rating: 4,
      daysAgo: 20.5,
      text: 'I went up to 3 tsp of peppercorns because I am who I am. Sauce was glossy on the first attempt. For two hungry people I would do 240 g of pasta.',
    },
    {
      by: 'weilin_zhao',
      rating: 5,
      daysAgo: 0.7,
      text: 'Swapped a third of the pepper for Sichuan peppercorns, sorry Giulia. My son says it makes his tongue ring. The method is flawless.',
    },
  ],
  'sunday-ragu-bolognese': [
    {
      by: 'camille.au.four',
      rating: 5,
      daysAgo: 270,
      text: 'No garlic and no herbs felt wrong until I tasted it. The milk at the end rounds off everything. Half of it went into the freezer, for a bad day.',
    },
    {
      by: 'kanazawa_naoko',
      rating: 5,
      daysAgo: 206,
      text: 'Rendering the pancetta slowly for the full ten minutes gave me a perfume I did not expect from so few things. I served it to four old customers. Nobody spoke.',
    },
    {
      by: 'arjun.tadka',
      rating: 3,
      daysAgo: 133,
      text: 'My butcher only had very lean mince and the result was a little dry after two and a half hours. My fault more than the recipe’s, but buy meat with some fat in it.',
    },
    {
      by: 'bigpan_dwayne',
      rating: 5,
      daysAgo: 71,
      text: 'Listen for the hiss to turn into a crackle. That one line is worth the whole page. Put it over a baked potato on a Tuesday, too.',
    },
    {
      by: 'casa_rosalba',
      rating: 5,
      daysAgo: 34,
      text: 'Served over soft polenta because I cannot have the tagliatelle. My cousins asked where the rest of the pot was hidden. Mine took 3 hours at the simmer; my stove runs low.',
    },
    {
      by: 'minji.table',
      rating: 4,
      daysAgo: 5.6,
      text: 'Worth the Sunday. I only had red wine and it was still lovely, a bit darker. Next time I double it, because six portions were four in this house.',
    },
  ],
  'potato-gnocchi-sage-butter': [
    {
      by: 'kanazawa_naoko',
      rating: 5,
      daysAgo: 176,
      text: 'Light as promised. I let the riced potato steam off for fifteen minutes instead of ten and needed only 190 g of flour.',
    },
    {
      by: 'arjun.tadka',
      rating: 2,
      daysAgo: 140,
      text: 'I used waxy potatoes because that is what the shop had, and got something closer to glue. The test gnocco frayed, I kept adding flour, and it went downhill. Floury potatoes are not a suggestion.',
    },
    {
      by: 'camille.au.four',
      rating: 4,
      daysAgo: 97,
      text: 'The one-minute limit on working the dough is exactly right. I browned the butter a little further than a biscuit and regret nothing.',
    },
    {
      by: 'weilin_zhao',
      rating: 3,
      daysAgo: 38,
      text: 'Delicious but mine came out heavier than I hoped, and 45 minutes of prep was an hour and a quarter with a nine-year-old helping. The crisp sage was the best bit.',
    },
    {
      by: 'minji.table',
      rating: 4,
      daysAgo: 9.1,
      text: 'My fork ridges look like a crime scene but they held the butter. Fried the leftovers the next day until crisp, and that might be even better.',
    },
  ],
  'porcini-risotto': [
    {
      by: 'casa_rosalba',
      rating: 5,
      daysAgo: 101,
      text: 'Thank you for saying to check the stock for gluten, nobody ever does. It rolled on the plate like you said. Seventeen minutes to the dot.',
    },
    {
      by: 'leila.zaatar',
      rating: 5,
      daysAgo: 64,
      text: 'With a hard cheese made without animal rennet, so that I could eat it. Straining the porcini water through paper is tedious and completely worth it, mine left a spoon of sand.',
    },
    {
      by: 'bigpan_dwayne',
      rating: 4,
      daysAgo: 29,
      text: 'Never stood over rice that long in my life. Tasted like the woods. I needed about a cup more stock than it says, my burner runs hot.',
    },
    {
      by: 'kanazawa_naoko',
      rating: 4,
      daysAgo: 6.3,
      text: 'A beautiful way with rice, although I stopped at 16 minutes. I keep the fried mushrooms on top instead of folding them in, so they stay crisp.',
    },
  ],
  'end-of-week-minestrone': [
    {
      by: 'greta.grows',
      rating: 5,
      daysAgo: 54,
      text: 'Fed the whole corridor for under sixty kronor. I had kale instead of savoy and it was great. Mashing some of the beans makes it taste like there is cream in it.',
    },
    {
      by: 'linh.quach',
      rating: 4,
      daysAgo: 41,
      text: 'Good on the day, much better on the second. I added the courgette even later, after the beans, because I like it firm.',
    },
    {
      by: 'leila.zaatar',
      rating: 5,
      daysAgo: 8.2,
      text: 'The brick-red tomato purée step gives so much depth. I squeezed half a lemon into mine, you know me.',
    },
  ],
}
