import type { SeedRemarks } from '../types.ts'

export const onIndianAndJapanese: SeedRemarks = {
  'weeknight-dal-tadka': [
    {
      by: 'leila.zaatar',
      rating: 5,
      daysAgo: 209,
      text: 'The second tempering hissing over the pot made my children run in. I squeeze the lemon twice as hard. This is in our week for good.',
    },
    {
      by: 'giulia.ferrante',
      rating: 5,
      daysAgo: 170,
      text: 'I come from a land of lentils and I had never met them like this. The garlic must be gold and not brown, I learnt it on the second try.',
    },
    {
      by: 'linh.quach',
      rating: 5,
      daysAgo: 88,
      text: 'Naturally everything-free and no one at the table noticed. I could not get curry leaves and left them out; still wonderful, but I have now bought a curry plant.',
    },
    {
      by: 'greta.grows',
      rating: 5,
      daysAgo: 52,
      text: 'Cheap, fast, huge flavour. I was scared of the mustard seeds popping, so use a lid as a shield. It thickens a lot overnight, add water.',
    },
    {
      by: 'weilin_zhao',
      rating: 4,
      daysAgo: 26,
      text: 'I left the green chilli whole for my son and fished it out. Lentils took 32 minutes, they were old ones from the back of the cupboard.',
    },
    {
      by: 'ploy.krok',
      rating: 4,
      daysAgo: 1.8,
      text: 'Good rhythm, this dish. I would pound the ginger and garlic instead of grating them. Eaten with sticky rice, do not tell your mother.',
    },
  ],
  'oven-chicken-tikka': [
    {
      by: 'bigpan_dwayne',
      rating: 5,
      daysAgo: 84,
      text: 'Charred in spots, juicy inside, and low-carb. Fenugreek leaves are the thing I never knew I was missing. Pulled it at 168 and it was still dripping.',
    },
    {
      by: 'weilin_zhao',
      rating: 5,
      daysAgo: 58,
      text: 'We did it on skewers over the barbecue between two showers. Mint chutney went on everything for a week.',
    },
    {
      by: 'casa_rosalba',
      rating: 4,
      daysAgo: 31,
      text: 'Excellent in a corn tortilla with pickled onion. I needed more salt in the chutney. Four hours in the marinade made it softer still.',
    },
    {
      by: 'minji.table',
      rating: 3,
      daysAgo: 14.2,
      text: 'Flavor is great, but my broiler is weak and the chicken was cooked long before it charred. A screaming-hot cast-iron pan at the end rescued it.',
    },
    {
      by: 'giulia.ferrante',
      rating: 4,
      daysAgo: 3.9,
      text: 'I turned the pieces twice, and the tips of the ones nearest the fire were the ones we fought over. Make double chutney.',
    },
  ],
  'bombay-masala-omelette': [
    {
      by: 'ploy.krok',
      rating: 5,
      daysAgo: 40,
      text: 'Very near to my khai jiao. Squeezing the onion with the salt first is smart, nothing leaks in the pan.',
    },
    {
      by: 'bigpan_dwayne',
      rating: 5,
      daysAgo: 28,
      text: 'Breakfast in twelve minutes and not one carb to report. The brown lace around the edge, oh man.',
    },
    {
      by: 'casa_rosalba',
      rating: 4,
      daysAgo: 12.9,
      text: 'I used serrano and rolled it in a hot tortilla. It wants a 22 cm pan exactly; in my big one it went too thin and tore.',
    },
    {
      by: 'linh.quach',
      rating: 4,
      daysAgo: 5.3,
      text: 'Thin and crisp is the right way for an omelette and I will not hear otherwise. A few drops of fish sauce instead of the salt is nice.',
    },
  ],
  'chicken-dum-biryani': [
    {
      by: 'kanazawa_naoko',
      rating: 5,
      daysAgo: 7.9,
      text: 'It took me from noon to evening and I was happy for all of it. Every grain separate. When I broke the seal my neighbour knocked on the wall to ask.',
    },
    {
      by: 'giulia.ferrante',
      rating: 5,
      daysAgo: 5.2,
      text: 'Lifting the onions out a shade early is the advice of a person who has burnt onions. Mine were perfect. Dough lid, drama, applause.',
    },
    {
      by: 'weilin_zhao',
      rating: 4,
      daysAgo: 3.3,
      text: 'Magnificent, but clear the day. I had no flat griddle and the bottom caught slightly on my induction hob; I would bake the sealed pot at 160 °C next time.',
    },
    {
      by: 'camille.au.four',
      rating: 4,
      daysAgo: 0.8,
      text: 'Six minutes for the rice was half a minute too long with my brand; check from four. The saffron milk streaks are gorgeous. I baked the dough rope as crackers, do not judge me.',
    },
  ],
  oyakodon: [
    {
      by: 'ploy.krok',
      rating: 5,
      daysAgo: 183,
      text: 'Ten strokes with the chopsticks and stop. I wanted to keep beating so badly. The ribbons of white are the prettiest part.',
    },
    {
      by: 'minji.table',
      rating: 5,
      daysAgo: 160,
      text: 'Tastes like the bowl I used to buy near the station in Fukuoka. I slid it onto the rice in one go and only lost a little over the side.',
    },
    {
      by: 'arjun.tadka',
      rating: 3,
      daysAgo: 119,
      text: 'I could not get past the soft egg, so I gave it the extra minute and a half and it went a bit rubbery. Flavour lovely. My mother called it khichdi with chicken.',
    },
    {
      by: 'giulia.ferrante',
      rating: 4,
      daysAgo: 69,
      text: 'So much from so few movements. I made the dashi from powder and I suspect that the real thing would make it a five.',
    },
    {
      by: 'weilin_zhao',
      rating: 5,
      daysAgo: 22.7,
      text: 'Wednesday swimming-lesson dinner, fifteen minutes, always. We do it with the firm egg for my son and he asks for it by name.',
    },
    {
      by: 'bigpan_dwayne',
      rating: 4,
      daysAgo: 2.1,
      text: 'Used my 8-inch skillet with a pie plate for a lid. Skipped the rice, ate it with a spoon, felt fancy.',
    },
  ],
  'hojicha-purin': [
    {
      by: 'camille.au.four',
      rating: 5,
      daysAgo: 15,
      text: 'Technically perfect. Whisk flat on the bottom, strain twice, no bubbles at all. The roasted tea with nearly burnt sugar is a marriage.',
    },
    {
      by: 'weilin_zhao',
      rating: 5,
      daysAgo: 9.6,
      text: 'I held my breath at the single firm shake and it dropped out whole. Standing back from the caramel is good advice, mine spat across the hob.',
    },
    {
      by: 'giulia.ferrante',
      rating: 5,
      daysAgo: 4.8,
      text: 'Better manners than my panna cotta, I admit it. I baked mine for 38 minutes, in thick ceramic.',
    },
    {
      by: 'casa_rosalba',
      rating: 4,
      daysAgo: 1.9,
      text: 'A flan that went to university. I did one batch with café de olla spices in the milk and it was just as happy.',
    },
  ],
}
