import type { SeedPost } from '../types.ts'

export const postsOfThisWeek: SeedPost[] = [
  {
    by: 'weilin_zhao',
    text: 'I have finally written down tomato and egg. No measuring cup in my mother’s kitchen was ever used for it, so I cooked it six times this week to find the numbers. My son gave five of the six a nine out of ten. The other one we do not talk about.',
    daysAgo: 0.35,
    likedBy: ['minji.table', 'ploy.krok', 'arjun.tadka', 'giulia.ferrante'],
    comments: [
      {
        by: 'minji.table',
        text: 'What happened to the sixth. We need to know.',
        daysAgo: 0.3,
      },
      { by: 'weilin_zhao', text: 'Salt instead of sugar. Two teaspoons.', daysAgo: 0.28 },
    ],
  },
  {
    by: 'giulia.ferrante',
    text: 'Saturday class: eleven people, ninety eggs, one nonna who came “only to watch” and corrected everybody’s rolling, mine included. She was right about mine.',
    daysAgo: 0.8,
    likedBy: ['camille.au.four', 'casa_rosalba', 'kanazawa_naoko', 'leila.zaatar', 'bigpan_dwayne'],
    comments: [
      { by: 'casa_rosalba', text: 'There is always one, and she is always right.', daysAgo: 0.7 },
      { by: 'camille.au.four', text: 'Hire her.', daysAgo: 0.55 },
    ],
  },
  {
    by: 'greta.grows',
    text: 'Granola is up! It is my third recipe on here, which means I now know three things.',
    daysAgo: 1.1,
    likedBy: ['leila.zaatar', 'linh.quach', 'arjun.tadka'],
    comments: [
      {
        by: 'leila.zaatar',
        text: 'Three more than I knew at your age. I ate toast.',
        daysAgo: 0.9,
      },
    ],
  },
  {
    by: 'bigpan_dwayne',
    text: 'Rule for new cast iron owners: cook bacon in it for a month and stop reading about it on the internet.',
    daysAgo: 1.7,
    likedBy: ['minji.table', 'weilin_zhao', 'camille.au.four', 'giulia.ferrante', 'arjun.tadka'],
    comments: [
      {
        by: 'arjun.tadka',
        text: 'I have read eleven articles and own zero pans. You have seen into my soul.',
        daysAgo: 1.5,
      },
      { by: 'bigpan_dwayne', text: 'Son, go buy the pan.', daysAgo: 1.4 },
    ],
  },
  {
    by: 'leila.zaatar',
    text: 'The lemons at the Noailles market were so good this morning that I bought four kilos without a plan. There are now nine jars of preserved lemons on the windowsill and no room for the cat.',
    daysAgo: 2.5,
    likedBy: ['giulia.ferrante', 'camille.au.four', 'linh.quach'],
    comments: [
      {
        by: 'camille.au.four',
        text: 'I am one train away. Keep me a jar and I will bring a tart.',
        daysAgo: 2.3,
      },
    ],
  },
  {
    by: 'casa_rosalba',
    text: 'Somebody asked whether canned black beans will do for the soup. They will do for a soup. For this one you want the broth that only comes with the pot. Put them on before your coffee and they are ready by lunch.',
    daysAgo: 3.1,
    likedBy: ['linh.quach', 'greta.grows', 'leila.zaatar', 'bigpan_dwayne'],
    comments: [
      {
        by: 'greta.grows',
        text: 'It was me. I am putting them on tomorrow. Do I really not soak?',
        daysAgo: 2.9,
      },
      {
        by: 'casa_rosalba',
        text: 'No soaking, mija. If they are this year’s beans they do not need it.',
        daysAgo: 2.8,
      },
    ],
  },
  {
    by: 'minji.table',
    text: 'Hotteok season is any day when your hands are cold. Eight pancakes, two people, no further questions.',
    daysAgo: 4.9,
    likedBy: ['greta.grows', 'ploy.krok', 'camille.au.four', 'weilin_zhao', 'kanazawa_naoko'],
    comments: [
      {
        by: 'kanazawa_naoko',
        text: 'In winter there was a stall outside our school. I can hear the iron press now.',
        daysAgo: 4.6,
      },
    ],
  },
  {
    by: 'ploy.krok',
    text: 'The hens got into the holy basil again. I cannot be angry: the eggs have never tasted better.',
    daysAgo: 6.2,
    likedBy: ['linh.quach', 'leila.zaatar', 'casa_rosalba'],
    comments: [],
  },
]
