import type { SeedRemarks } from '../types.ts'

export const onKoreanAndMexican: SeedRemarks = {
  'kimchi-jjigae': [
    {
      by: 'ploy.krok',
      rating: 5,
      daysAgo: 168,
      text: 'Frying the kimchi until the sharpness turns to toast, that is the step other recipes forget. I ate it for breakfast with an egg.',
    },
    {
      by: 'weilin_zhao',
      rating: 5,
      daysAgo: 121,
      text: 'My kimchi was four months old and frightening. It made the best stew I have had outside a restaurant. Starting the pork in a cold pot works a treat.',
    },
    {
      by: 'kanazawa_naoko',
      rating: 4,
      daysAgo: 82,
      text: 'I used light dashi instead of water and a little less gochugaru. On a snowy day nothing else is needed.',
    },
    {
      by: 'linh.quach',
      rating: 4,
      daysAgo: 37,
      text: 'With tamari and a kimchi that has no wheat paste in it, so check your jar. Needed no extra salt whatsoever.',
    },
    {
      by: 'giulia.ferrante',
      rating: 3,
      daysAgo: 7.2,
      text: 'My kimchi was new, and you did warn me: thin and sad. I will wait a month and come back for the other two stars.',
    },
  ],
  'yangnyeom-chicken-wings': [
    {
      by: 'bigpan_dwayne',
      rating: 5,
      daysAgo: 65,
      text: 'Forty years of frying chicken and a young lady from Toronto teaches me to do it twice. They do knock hollow. Game night is settled.',
    },
    {
      by: 'ploy.krok',
      rating: 5,
      daysAgo: 49,
      text: 'The crust still cracked after twenty minutes under the sauce. I crushed two bird’s eye chillies into it because I must.',
    },
    {
      by: 'camille.au.four',
      rating: 2,
      daysAgo: 35,
      text: 'Too sweet for me with both ketchup and syrup, and I could not hold 190 °C in my small pot, so the second fry went oily. With a third less syrup and smaller batches I think it would be a four.',
    },
    {
      by: 'arjun.tadka',
      rating: 4,
      daysAgo: 16.6,
      text: 'Only found cornflour, not potato starch: crisp, but not glassy. The sauce on its own is worth keeping in the fridge.',
    },
    {
      by: 'weilin_zhao',
      rating: 4,
      daysAgo: 4.1,
      text: 'Messy, loud, brilliant. I kept a few plain after the second fry for my son and those vanished first. Three batches in my wok, so allow more time.',
    },
  ],
  'walnut-hotteok': [
    {
      by: 'greta.grows',
      rating: 5,
      daysAgo: 4.3,
      text: 'VEGAN BY ACCIDENT is my favourite kind. I pinched one badly and it erupted, exactly as foretold. Pinch twice, people.',
    },
    {
      by: 'leila.zaatar',
      rating: 5,
      daysAgo: 2.8,
      text: 'It reminds me of the atayef of my childhood. The oiled hands are essential. Burnt my tongue, no regrets.',
    },
    {
      by: 'camille.au.four',
      rating: 4,
      daysAgo: 0.6,
      text: 'The dough is as wet as promised and behaves once your hands are oiled. I toasted the walnuts first and would always do that.',
    },
  ],
  'chilaquiles-verdes': [
    {
      by: 'giulia.ferrante',
      rating: 4,
      daysAgo: 292,
      text: 'I called everybody and two did not come, and theirs went soft. The recipe is right and my family is wrong. Tomatillos from a tin, drained, were acceptable.',
    },
    {
      by: 'arjun.tadka',
      rating: 5,
      daysAgo: 188,
      text: 'Sharp, crunchy, green, an egg on top: this is my kind of breakfast. Baked the tortillas for the second batch and fried is better.',
    },
    {
      by: 'bigpan_dwayne',
      rating: 5,
      daysAgo: 110,
      text: 'Salsa hitting the hot pan made a sound like an air brake. Best Saturday breakfast since the pancakes.',
    },
    {
      by: 'minji.table',
      rating: 4,
      daysAgo: 45,
      text: 'Two serranos is a friendly level. Three is my level. The crema saves you either way.',
    },
    {
      by: 'weilin_zhao',
      rating: 3,
      daysAgo: 19,
      text: 'We liked the salsa very much, but fresh tortillas drank the oil and went leathery. Leave them out overnight as it says, I did not read properly.',
    },
  ],
  'orange-carnitas': [
    {
      by: 'bigpan_dwayne',
      rating: 5,
      daysAgo: 172,
      text: 'I have smoked a lot of shoulders. This one I would put in front of any of them. When the bubbling goes quiet and the fat clears, you are there.',
    },
    {
      by: 'linh.quach',
      rating: 5,
      daysAgo: 108,
      text: 'Gluten-free, dairy-free and the best thing at the party. I squeezed the orange hard going in. Lime last, always, I understand now.',
    },
    {
      by: 'weilin_zhao',
      rating: 5,
      daysAgo: 79,
      text: 'Halved it and it still fed five. The leftover lard went into fried rice and I will say no more.',
    },
    {
      by: 'minji.table',
      rating: 5,
      daysAgo: 53,
      text: 'Wrapped it in lettuce with kimchi the next day. The four minutes under the broiler are a must for the crunchy bits.',
    },
    {
      by: 'camille.au.four',
      rating: 4,
      daysAgo: 25.2,
      text: 'A confit by another name, and a fine one. Mine needed 2 hours 20 at the first stage, my chunks were large. The cinnamon is discreet and clever.',
    },
    {
      by: 'ploy.krok',
      rating: 5,
      daysAgo: 0.3,
      text: 'I fished out the orange and ate the soft peel with salt. The edges really are mahogany. Saved for the next wedding.',
    },
  ],
  'esquites-in-a-cup': [
    {
      by: 'arjun.tadka',
      rating: 5,
      daysAgo: 29.8,
      text: 'Three minutes without touching the corn was the longest three minutes of my life, and it popped right at the end. A pinch of chaat masala also belongs here.',
    },
    {
      by: 'minji.table',
      rating: 5,
      daysAgo: 23,
      text: 'Frozen corn works if you dry it on a towel first. I ate the four servings. It is what it is.',
    },
    {
      by: 'leila.zaatar',
      rating: 4,
      daysAgo: 13.1,
      text: 'Used a salty feta, since I could not find Cotija made without rennet. Smoky, creamy, sour: everything I want in a cup.',
    },
    {
      by: 'bigpan_dwayne',
      rating: 4,
      daysAgo: 1.3,
      text: 'Corn is a weekday crime for me, so I waited for Saturday. Cast iron, no stirring, lid nearby because it jumps.',
    },
  ],
}
