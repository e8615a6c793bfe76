import type { SeedRemarks } from '../types.ts'

export const onFrenchAndAmerican: SeedRemarks = {
  'comte-gougeres': [
    {
      by: 'giulia.ferrante',
      rating: 5,
      daysAgo: 18.9,
      text: 'Holding back part of the last egg saved me, mine are large. Hollow, crisp, gone in four minutes with a cold Pignoletto.',
    },
    {
      by: 'minji.table',
      rating: 2,
      daysAgo: 14.8,
      text: 'Mine collapsed. In fairness I opened the door at 15 minutes to take a photo. The taste is fantastic, but I wish the no-peeking line were in capitals.',
    },
    {
      by: 'bigpan_dwayne',
      rating: 5,
      daysAgo: 8.8,
      text: 'Stirring the paste till it left a skin on the pan took closer to four minutes for me. They puffed up like a frog. Took them to church, came home with an empty box.',
    },
    {
      by: 'kanazawa_naoko',
      rating: 4,
      daysAgo: 2.2,
      text: 'I froze half of them raw on the tray, and they baked well from frozen with four minutes more.',
    },
  ],
  'dark-caramel-tarte-tatin': [
    {
      by: 'giulia.ferrante',
      rating: 5,
      daysAgo: 233,
      text: 'I have always stopped the caramel too soon out of fear. The colour of an old violin, yes. No bitterness at all once the apples have cooked in it.',
    },
    {
      by: 'leila.zaatar',
      rating: 5,
      daysAgo: 159,
      text: 'I breathed out and turned it. It came out like a stained-glass window. Use apples with a bite, mine were Canada Gris.',
    },
    {
      by: 'weilin_zhao',
      rating: 3,
      daysAgo: 91,
      text: 'My apples (Gala) collapsed to purée and the tart was tasty but flat. Proper cooking apples that hold their shape matter more than I thought.',
    },
    {
      by: 'arjun.tadka',
      rating: 4,
      daysAgo: 44.5,
      text: 'Caramel went from mahogany to smoke in ten seconds the first time; take it off early and let the pan finish the job. Second try was a triumph.',
    },
    {
      by: 'kanazawa_naoko',
      rating: 5,
      daysAgo: 10.4,
      text: 'Fifteen minutes of standing, no more and no less, is exact. I was late by ten and had to warm the pan to free the last apple.',
    },
  ],
  'patient-french-onion-soup': [
    {
      by: 'giulia.ferrante',
      rating: 4,
      daysAgo: 115,
      text: 'I timed it: 58 minutes to the dark jam. You do not lie about patience. I used a little less salt, because of my stock.',
    },
    {
      by: 'bigpan_dwayne',
      rating: 5,
      daysAgo: 93,
      text: 'Had mine without the bread on a Thursday and with it on a Saturday. The cheese hanging over the rim is what a man works for.',
    },
    {
      by: 'weilin_zhao',
      rating: 5,
      daysAgo: 60,
      text: 'The spoon of vinegar at the end wakes it all up. Drying the bread hard in the oven means it does not turn to sponge.',
    },
    {
      by: 'minji.table',
      rating: 4,
      daysAgo: 11.2,
      text: 'My apartment smelled like onions for three days and I am not sorry. I stirred in a spoonful of doenjang near the end. Try it before you yell at me.',
    },
  ],
  'lacy-buttermilk-pancakes': [
    {
      by: 'weilin_zhao',
      rating: 5,
      daysAgo: 6.1,
      text: 'A dozen stirs, walk away for ten minutes, and they rose like cushions. My son had five. Milk with lemon juice stands in well for the buttermilk.',
    },
    {
      by: 'camille.au.four',
      rating: 4,
      daysAgo: 3.5,
      text: 'The butter-fried edge is a revelation: a pancake with a crust. I turned my heat down after the second batch, because the butter was browning too fast.',
    },
    {
      by: 'minji.table',
      rating: 5,
      daysAgo: 0.4,
      text: 'Keeping them on a rack in the oven and not in a stack is the trick, they stayed crisp to the last one. More butter than I planned, as advertised.',
    },
  ],
  'saturday-smash-burgers': [
    {
      by: 'minji.table',
      rating: 5,
      daysAgo: 57,
      text: 'Set off the smoke alarm, ate two, no notes. Paper-thin onions melt right into the crust. I put gochujang in the sauce.',
    },
    {
      by: 'weilin_zhao',
      rating: 4,
      daysAgo: 42,
      text: 'Very good crust. With a lighter pan I could only do two at a time before it cooled off. Keep the meat truly cold.',
    },
    {
      by: 'camille.au.four',
      rating: 5,
      daysAgo: 27.7,
      text: 'I baked the buns myself, naturally. Leaving the patties alone for two whole minutes is pure bakery thinking: colour is flavour.',
    },
    {
      by: 'giulia.ferrante',
      rating: 3,
      daysAgo: 12.1,
      text: 'I understand the joy, but the sauce was too sweet for my taste, and orange cheese and I will never be friends. With fontina it becomes a four.',
    },
    {
      by: 'arjun.tadka',
      rating: 4,
      daysAgo: 5.9,
      text: 'Made it with minced lamb, cooked through, and a smear of mint chutney. The onion-pressing technique works with anything.',
    },
  ],
  'cast-iron-ribeye': [
    {
      by: 'camille.au.four',
      rating: 5,
      daysAgo: 134,
      text: 'Turning it every minute goes against everything I was taught, and the result was rose from edge to edge. The broccoli stole the evening.',
    },
    {
      by: 'casa_rosalba',
      rating: 5,
      daysAgo: 85,
      text: 'Mine was thinner, an inch and a half, and reached 125 after nine minutes in all, so trust the thermometer and not the clock. Sliced it for tacos, forgive me.',
    },
    {
      by: 'minji.table',
      rating: 4,
      daysAgo: 40.4,
      text: 'Garlic got a bit dark in the basting, so I would add it a minute later. Broccoli in steak butter should be a law.',
    },
    {
      by: 'giulia.ferrante',
      rating: 4,
      daysAgo: 18,
      text: 'In Bologna we would use oil and rosemary, but the crust is serious. Salting 45 minutes ahead makes all the difference.',
    },
  ],
}
