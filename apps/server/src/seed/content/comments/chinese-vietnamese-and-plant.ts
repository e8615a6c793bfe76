import type { SeedRemarks } from '../types.ts'

export const onChineseVietnameseAndPlant: SeedRemarks = {
  'mapo-tofu': [
    {
      by: 'ploy.krok',
      rating: 5,
      daysAgo: 118,
      text: 'Numbing first, hot after, exactly in that order. Adding the starch in three goes makes the red oil come back up, I had never understood that before.',
    },
    {
      by: 'minji.table',
      rating: 5,
      daysAgo: 90,
      text: 'Sifted the husks out of the peppercorns and finally had no sand in my teeth. I pushed the tofu and did not stir, and only broke three pieces.',
    },
    {
      by: 'kanazawa_naoko',
      rating: 4,
      daysAgo: 59,
      text: 'Stronger than the mapo I grew up with, in a good way. I used half of the chilli flakes and all of the rice.',
    },
    {
      by: 'bigpan_dwayne',
      rating: 3,
      daysAgo: 32,
      text: 'My lips went to sleep and I can’t say I enjoyed that part, but the crisp beef and that red sauce are mighty good. I would try it with half the peppercorns.',
    },
    {
      by: 'arjun.tadka',
      rating: 4,
      daysAgo: 8.5,
      text: 'Doubanjiang is salty, so do taste before you add the soy. Left out the beef for my sister and doubled the black beans: excellent too.',
    },
  ],
  'lacy-skirt-potstickers': [
    {
      by: 'kanazawa_naoko',
      rating: 5,
      daysAgo: 48,
      text: 'Stirring the filling in one direction until it drinks the stock gives a juicy dumpling. We have the same lace on our gyoza, and this one is crisper.',
    },
    {
      by: 'minji.table',
      rating: 5,
      daysAgo: 31.5,
      text: 'Six of us folded, nobody was allowed to leave. I flipped the pan onto a plate and the skirt came out in one piece, and there was screaming.',
    },
    {
      by: 'giulia.ferrante',
      rating: 4,
      daysAgo: 19.7,
      text: 'Hot-water dough is a pleasure after a life of egg pasta. Next time I roll the rims thinner; my pleats were a little chewy.',
    },
    {
      by: 'camille.au.four',
      rating: 3,
      daysAgo: 4.6,
      text: 'Excellent filling, but my first skirt stuck and tore, because my pan is not truly nonstick. The second went better over lower heat. Allow two hours if you have never pleated.',
    },
  ],
  'clear-pho-ga': [
    {
      by: 'minji.table',
      rating: 5,
      daysAgo: 103,
      text: 'I kept it at a whisper and the broth came out like tea, you could read through it. The cold dip for the chicken makes the skin so snappy.',
    },
    {
      by: 'casa_rosalba',
      rating: 5,
      daysAgo: 70,
      text: 'Charring the onion and ginger black, just as we do for our salsas. A bowl of this cured my whole house. All of it gluten-free.',
    },
    {
      by: 'ploy.krok',
      rating: 4,
      daysAgo: 44.3,
      text: 'Delicate and clean. I put a little more fish sauce at the end, and a spoon of roasted chilli for myself.',
    },
    {
      by: 'weilin_zhao',
      rating: 5,
      daysAgo: 21.6,
      text: 'My son slurped without being told to. The broth needs to be a touch too salty on its own, believe her, the noodles take it down.',
    },
    {
      by: 'kanazawa_naoko',
      rating: 5,
      daysAgo: 3.4,
      text: 'Two hours of quiet. I respect a cook who says “whisper” and means it.',
    },
  ],
  'tofu-summer-rolls': [
    {
      by: 'greta.grows',
      rating: 5,
      daysAgo: 39,
      text: 'Five seconds in the water and not one more! I did ten and it turned to cling film. After that they looked almost professional.',
    },
    {
      by: 'leila.zaatar',
      rating: 5,
      daysAgo: 26.8,
      text: 'The mint showing through the paper is so pretty. The dip did seize, I kept going, and it came together as promised.',
    },
    {
      by: 'bigpan_dwayne',
      rating: 3,
      daysAgo: 18.5,
      text: 'Tasty, but my hands were not built for this. Mine looked like laundry. The dip I would put on a boot.',
    },
    {
      by: 'casa_rosalba',
      rating: 4,
      daysAgo: 2.4,
      text: 'Good for hot days. I added mango and a few drops of árbol oil to the dip. Eat them soon, they do dry out.',
    },
  ],
  'turmeric-dill-cha-ca': [
    {
      by: 'kanazawa_naoko',
      rating: 5,
      daysAgo: 8.7,
      text: 'Not moving the fish for three minutes gives a fine crust. I had thought of dill as decoration until tonight.',
    },
    {
      by: 'casa_rosalba',
      rating: 5,
      daysAgo: 5,
      text: 'I forgot the gloves and it is indeed Thursday. Huachinango instead of cod. Beautiful, bright, nothing heavy.',
    },
    {
      by: 'bigpan_dwayne',
      rating: 4,
      daysAgo: 1.6,
      text: 'Monday-to-Friday legal and I did not feel punished. Catfish, of course. It broke up a bit when I turned it, so use a wide spatula.',
    },
  ],
  'one-bowl-chocolate-cake': [
    {
      by: 'leila.zaatar',
      rating: 5,
      daysAgo: 50,
      text: 'My neighbour’s boy is allergic to eggs and has never had a birthday cake that was also good. Now he has. Thank you, Greta.',
    },
    {
      by: 'ploy.krok',
      rating: 5,
      daysAgo: 39.5,
      text: 'Strong coffee, dark cocoa, no butter to argue with. It took 34 minutes in my tiny oven. Very moist on day two.',
    },
    {
      by: 'camille.au.four',
      rating: 4,
      daysAgo: 28.2,
      text: 'A humble formula that works: get it into the oven while it still fizzes, she is right. I would take it out at 31 minutes for a fudgier middle.',
    },
    {
      by: 'bigpan_dwayne',
      rating: 4,
      daysAgo: 9.4,
      text: 'Vinegar in a cake. I checked the recipe twice. Could not taste a bit of it, and there was one bowl to wash.',
    },
    {
      by: 'arjun.tadka',
      rating: 5,
      daysAgo: 0.15,
      text: 'Made at 11 pm because I had no eggs and a craving. Added a pinch of cardamom. One bowl, one whisk, asleep by half past twelve.',
    },
  ],
  'gochujang-tofu-traybake': [
    {
      by: 'minji.table',
      rating: 4,
      daysAgo: 27,
      text: 'Torn tofu IS crunchier, I stand corrected. I doubled the gochujang, as is my right by birth.',
    },
    {
      by: 'leila.zaatar',
      rating: 5,
      daysAgo: 17.2,
      text: 'Everything ready at the same time, which never happens to me. The dark frilly broccoli tips are better than chips.',
    },
    {
      by: 'arjun.tadka',
      rating: 3,
      daysAgo: 7.1,
      text: 'Good idea, but with my small oven the tray was crowded and the tofu steamed. Use two trays if yours is under 40 cm. The sauce is very good.',
    },
  ],
  'peanut-butter-granola': [
    {
      by: 'leila.zaatar',
      rating: 5,
      daysAgo: 0.35,
      text: 'I pressed it and walked away for a full hour, my greatest sacrifice of the week. Clusters the size of walnuts. Half the jar is already gone.',
    },
  ],
}
