import type { SeedRemarks } from '../types.ts'

export const onMediterraneanAndThai: SeedRemarks = {
  'preserved-lemon-shakshuka': [
    {
      by: 'casa_rosalba',
      rating: 5,
      daysAgo: 186,
      text: 'A cousin of our huevos ahogados. The road through the sauce is a perfect test. I ate it with hot tortillas.',
    },
    {
      by: 'arjun.tadka',
      rating: 5,
      daysAgo: 152,
      text: 'Replaced the preserved lemon with a bit of my mother’s lime pickle and it sang. Cooked my yolks firm, three minutes more as stated.',
    },
    {
      by: 'camille.au.four',
      rating: 5,
      daysAgo: 104,
      text: 'I had doubted the lemon. I withdraw the doubt. A whole baguette was needed to wipe the pan.',
    },
    {
      by: 'linh.quach',
      rating: 4,
      daysAgo: 67,
      text: 'Great flavour. On my stove the sauce needed 25 minutes rather than 18 before the road stayed open. Tinned tomatoes vary so much.',
    },
    {
      by: 'giulia.ferrante',
      rating: 4,
      daysAgo: 16.3,
      text: 'Peppers cooked until they catch, good. I would leave out the sugar if your tomatoes are San Marzano.',
    },
  ],
  'silk-smooth-hummus': [
    {
      by: 'greta.grows',
      rating: 5,
      daysAgo: 68,
      text: 'I will never buy the tub again. My blender smelled a bit worried at minute four, but we both made it. Ice water turned it almost white!',
    },
    {
      by: 'linh.quach',
      rating: 5,
      daysAgo: 46,
      text: 'Garlic sitting in the lemon juice is such a clever touch, no burn at all. I had it on rice cakes for three days.',
    },
    {
      by: 'arjun.tadka',
      rating: 5,
      daysAgo: 33,
      text: 'Pressure cooker, 18 minutes instead of an hour. Skins practically dissolved. The whole office is now arguing about it.',
    },
    {
      by: 'camille.au.four',
      rating: 4,
      daysAgo: 20,
      text: 'As smooth as a crème. The tahini you buy decides everything: my first jar was bitter, my second excellent.',
    },
    {
      by: 'giulia.ferrante',
      rating: 5,
      daysAgo: 0.2,
      text: 'I blended until I was embarrassed, and then one minute more, as told. It moved like silk. My students thought that it was a mousse.',
    },
  ],
  mujaddara: [
    {
      by: 'greta.grows',
      rating: 5,
      daysAgo: 12.5,
      text: 'Cost me about eighteen kronor per plate. I sliced the extra onion. I am glad that I sliced the extra onion.',
    },
    {
      by: 'arjun.tadka',
      rating: 5,
      daysAgo: 9,
      text: 'This is khichdi’s elegant cousin. Thirty minutes for the onions is honest; every recipe that says ten is lying.',
    },
    {
      by: 'linh.quach',
      rating: 4,
      daysAgo: 3.1,
      text: 'Mine was a touch wet, so I would hold back 100 ml of the water. The allspice is just right and the lemon at the end is vital.',
    },
  ],
  'pad-kra-pao-crisp-egg': [
    {
      by: 'weilin_zhao',
      rating: 5,
      daysAgo: 137,
      text: 'I sneezed right on time. Hand-chopping the thigh makes it juicier than any mince. Five chillies for us, one for the boy.',
    },
    {
      by: 'minji.table',
      rating: 5,
      daysAgo: 100,
      text: 'The crackly egg edges! I have been frying eggs like a coward. Full wok heat and the window open.',
    },
    {
      by: 'arjun.tadka',
      rating: 3,
      daysAgo: 74,
      text: 'Could only get ordinary sweet basil and it was nice but clearly not the same dish, more of a sweet smell. Will try again with tulsi from the balcony.',
    },
    {
      by: 'linh.quach',
      rating: 4,
      daysAgo: 50,
      text: 'Used tamari, gluten-free oyster sauce and a few drops of molasses for the dark soy. Very close, and I could eat it, so I am happy.',
    },
    {
      by: 'bigpan_dwayne',
      rating: 4,
      daysAgo: 26.4,
      text: 'Ate it over shredded cabbage in place of rice. I used two of those little chilies and still saw my ancestors.',
    },
    {
      by: 'kanazawa_naoko',
      rating: 4,
      daysAgo: 0.9,
      text: 'Quick, honest and strong. I turned the fire off before the basil, as you said, and the scent stayed.',
    },
  ],
  'pounded-green-curry': [
    {
      by: 'linh.quach',
      rating: 5,
      daysAgo: 76,
      text: 'My arm hurts and my house smells like heaven. The paste was lighter in colour than the jar kind and ten times brighter.',
    },
    {
      by: 'casa_rosalba',
      rating: 5,
      daysAgo: 51,
      text: 'Pounding from the hardest to the wettest is how my grandmother made mole. I used the molcajete, and it felt like home with other herbs.',
    },
    {
      by: 'bigpan_dwayne',
      rating: 2,
      daysAgo: 36.5,
      text: 'Respect to the cook, but twelve of those chilies was more than this house could eat, and finding galangal and lime leaves took three stores. I’d go with four and say so up front.',
    },
    {
      by: 'weilin_zhao',
      rating: 5,
      daysAgo: 15.9,
      text: 'The moment when the coconut cream splits and the oil turns green is worth the pounding. Six chillies for a family pot and still plenty of heat.',
    },
    {
      by: 'camille.au.four',
      rating: 4,
      daysAgo: 6.8,
      text: 'I cheated for the last five minutes with a blender, and Ploy will know. Salty, then hot, then sweet: it comes in exactly that order.',
    },
  ],
  'mango-sticky-rice': [
    {
      by: 'greta.grows',
      rating: 5,
      daysAgo: 22,
      text: 'Steamed it in a colander over a pot with a tea towel. It really does look like soup and then drinks everything. The salty cream made me laugh, it was so good.',
    },
    {
      by: 'casa_rosalba',
      rating: 5,
      daysAgo: 17.8,
      text: 'Ataulfo mangoes from the market, so ripe they dripped. Made it twice in four days.',
    },
    {
      by: 'leila.zaatar',
      rating: 4,
      daysAgo: 10,
      text: 'I soaked the rice overnight and it steamed in 20 minutes. A little less sugar for me. The salt is what keeps you eating.',
    },
    {
      by: 'arjun.tadka',
      rating: 4,
      daysAgo: 0.6,
      text: 'Alphonso mangoes plus this recipe: dangerous. Could not find muslin and a few grains fell through, nothing tragic.',
    },
  ],
}
