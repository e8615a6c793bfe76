import type { SeedPost } from '../types.ts'

export const earlierPosts: SeedPost[] = [
  {
    by: 'arjun.tadka',
    text: 'Bought a second spice box, because the first was full. My flatmate asks what the difference is. The difference is that now there are fourteen.',
    daysAgo: 30.4,
    likedBy: ['leila.zaatar', 'ploy.krok', 'giulia.ferrante'],
    comments: [],
  },
  {
    by: 'weilin_zhao',
    text: 'Grey day, burst pipe, late train. Mapo tofu on the table within half an hour and nobody remembers any of it. That is what the numbness is for.',
    daysAgo: 31.7,
    likedBy: ['minji.table', 'ploy.krok', 'linh.quach', 'arjun.tadka'],
    comments: [{ by: 'ploy.krok', text: 'Chilli is a roof.', daysAgo: 31.4 }],
  },
  {
    by: 'camille.au.four',
    text: 'Small thing that changed my pastry: the water is not just cold, it has ice in it, and I weigh it after taking the ice out.',
    daysAgo: 33.3,
    likedBy: ['giulia.ferrante', 'kanazawa_naoko', 'weilin_zhao'],
    comments: [
      { by: 'weilin_zhao', text: 'Weighing water. I have entered a new era.', daysAgo: 33 },
    ],
  },
  {
    by: 'kanazawa_naoko',
    text: 'First bonito of the season at Omicho market. I walked home quickly.',
    daysAgo: 35.1,
    likedBy: ['minji.table', 'ploy.krok', 'giulia.ferrante', 'linh.quach', 'camille.au.four'],
    comments: [
      { by: 'linh.quach', text: 'The shortest and best food writing on here.', daysAgo: 34.8 },
    ],
  },
  {
    by: 'linh.quach',
    text: 'For anyone newly coeliac: it is not only bread. Soy sauce, stock cubes, some curry pastes, half of the oyster sauces. Read every label twice. And then come to Vietnam, where rice does the work.',
    daysAgo: 36.9,
    likedBy: ['casa_rosalba', 'leila.zaatar', 'greta.grows', 'bigpan_dwayne', 'ploy.krok'],
    comments: [
      {
        by: 'casa_rosalba',
        text: 'And come to Oaxaca, where the corn does it. Stock cubes caught me too, for years.',
        daysAgo: 36.6,
      },
      { by: 'linh.quach', text: 'Corn and rice, best friends.', daysAgo: 36.5 },
    ],
  },
  {
    by: 'bigpan_dwayne',
    text: 'Taught the eight-year-old to crack eggs today. Two dozen. We are having omelets until Thursday.',
    daysAgo: 38.2,
    likedBy: ['weilin_zhao', 'giulia.ferrante', 'casa_rosalba', 'leila.zaatar'],
    comments: [
      {
        by: 'weilin_zhao',
        text: 'Flat surface, not the rim. It saves so much shell.',
        daysAgo: 38,
      },
    ],
  },
  {
    by: 'giulia.ferrante',
    text: 'If your tomatoes are sad, roast them. If they are very sad, roast them longer.',
    daysAgo: 39.2,
    likedBy: ['camille.au.four', 'leila.zaatar', 'minji.table', 'arjun.tadka', 'greta.grows'],
    comments: [{ by: 'arjun.tadka', text: 'Does this work on people?', daysAgo: 38.9 }],
  },
  {
    by: 'minji.table',
    text: 'Made my grandmother’s kkakdugi and FaceTimed her to show it. She looked for a while and said, “Next time, bigger cubes.” I love her so much.',
    daysAgo: 41.5,
    likedBy: ['arjun.tadka', 'kanazawa_naoko', 'weilin_zhao', 'ploy.krok'],
    comments: [{ by: 'arjun.tadka', text: 'They must all go to the same school.', daysAgo: 41.2 }],
  },
  {
    by: 'casa_rosalba',
    text: 'Cleaned the comal with lime and coarse salt and gave it back its black. It is older than my marriage and has caused fewer arguments.',
    daysAgo: 43,
    likedBy: ['bigpan_dwayne', 'ploy.krok', 'giulia.ferrante', 'linh.quach'],
    comments: [{ by: 'bigpan_dwayne', text: 'That’s a love story.', daysAgo: 42.7 }],
  },
  {
    by: 'leila.zaatar',
    text: 'People say that hummus has five ingredients. It has six, and the sixth is leaving the blender on.',
    daysAgo: 45.6,
    likedBy: ['greta.grows', 'linh.quach', 'arjun.tadka'],
    comments: [],
  },
  {
    by: 'ploy.krok',
    text: 'My neighbour bought an electric blender for curry paste. We are still speaking, but quietly.',
    daysAgo: 46.8,
    likedBy: ['casa_rosalba', 'kanazawa_naoko', 'minji.table', 'linh.quach'],
    comments: [
      { by: 'camille.au.four', text: 'I feel watched.', daysAgo: 46.5 },
      { by: 'ploy.krok', text: 'Good.', daysAgo: 46.4 },
    ],
  },
  {
    by: 'linh.quach',
    text: 'Summer roll dinner: I put out everything and did nothing else. Eight people, forty rolls, and one of them the size of a shoe. It tasted the same.',
    daysAgo: 47.5,
    likedBy: ['greta.grows', 'leila.zaatar'],
    comments: [],
  },
  {
    by: 'arjun.tadka',
    text: 'Deploy at 2 am, omelette at 2:20. The order matters: never cook before production is green.',
    daysAgo: 49.9,
    likedBy: ['minji.table', 'weilin_zhao'],
    comments: [],
  },
  {
    by: 'weilin_zhao',
    text: 'Thirty potstickers, one child, one husband, one Sunday. Current record for the ugliest pleat: my husband’s, which came apart and is now called soup.',
    daysAgo: 52.3,
    likedBy: ['kanazawa_naoko', 'minji.table', 'ploy.krok', 'giulia.ferrante'],
    comments: [
      {
        by: 'kanazawa_naoko',
        text: 'Mine lost three in the pan last night. We also had soup.',
        daysAgo: 52,
      },
    ],
  },
  {
    by: 'kanazawa_naoko',
    text: 'Rice washed three times, rested thirty minutes, cooked, rested ten. Most of cooking is leaving things in peace.',
    daysAgo: 53.8,
    likedBy: ['ploy.krok', 'camille.au.four', 'linh.quach', 'leila.zaatar', 'giulia.ferrante'],
    comments: [],
  },
  {
    by: 'greta.grows',
    text: 'I asked for the cheapest good knife, and the man in the shop talked to me for forty minutes. I now own one knife and know what a bolster is.',
    daysAgo: 55.4,
    likedBy: ['bigpan_dwayne', 'camille.au.four', 'arjun.tadka'],
    comments: [
      { by: 'bigpan_dwayne', text: 'One good one is all you need. Keep it dry.', daysAgo: 55.1 },
    ],
  },
]
