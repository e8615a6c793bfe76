import type { SeedPost } from '../types.ts'

export const postsOfThisMonth: SeedPost[] = [
  {
    by: 'arjun.tadka',
    text: 'Biryani recipe published after four Saturdays of testing. Final approval came by phone from Nagpur: “It is all right.” Printing that on a T-shirt.',
    daysAgo: 9,
    likedBy: ['giulia.ferrante', 'kanazawa_naoko', 'weilin_zhao', 'leila.zaatar', 'minji.table'],
    comments: [
      {
        by: 'giulia.ferrante',
        text: 'From a mother that is three stars in the guide.',
        daysAgo: 8.8,
      },
      { by: 'leila.zaatar', text: 'Make one with jackfruit for me?', daysAgo: 8.5 },
      { by: 'arjun.tadka', text: 'On the list. Ma has opinions about jackfruit.', daysAgo: 8.4 },
    ],
  },
  {
    by: 'linh.quach',
    text: 'Ten bunches of dill from the growers’ market for five dollars. Do you know how much chả cá that is? Neither did I. It is all of the chả cá.',
    daysAgo: 10.2,
    likedBy: ['kanazawa_naoko', 'ploy.krok'],
    comments: [
      {
        by: 'ploy.krok',
        text: 'We cook with dill in the north as well! In fish curry. Freeze the stalks for stock.',
        daysAgo: 9.8,
      },
    ],
  },
  {
    by: 'camille.au.four',
    text: 'Bought an oven thermometer for my sister. Her oven says 200. It is 168. Eleven years of flat cakes explained in ten minutes, and she has stopped blaming me.',
    daysAgo: 12,
    likedBy: ['bigpan_dwayne', 'giulia.ferrante', 'greta.grows', 'casa_rosalba', 'arjun.tadka'],
    comments: [
      {
        by: 'greta.grows',
        text: 'Mine is 25 degrees too hot on the left side only. Is it haunted?',
        daysAgo: 11.7,
      },
      {
        by: 'camille.au.four',
        text: 'Only tired. Turn the tray halfway and it will forgive you.',
        daysAgo: 11.6,
      },
    ],
  },
  {
    by: 'giulia.ferrante',
    text: 'Question from class: why does my sauce not stick to the pasta? Answer: because you drained it and let it sit. Lift it wet into the pan, one minute of fire together, finished.',
    daysAgo: 13.4,
    likedBy: ['minji.table', 'weilin_zhao', 'arjun.tadka', 'casa_rosalba', 'kanazawa_naoko'],
    comments: [
      {
        by: 'weilin_zhao',
        text: 'I have been rinsing mine under the tap for fifteen years. I will show myself out.',
        daysAgo: 13,
      },
    ],
  },
  {
    by: 'leila.zaatar',
    text: 'Cooked mujaddara for twenty at the neighbourhood association. Ten kilos of onions. I cried from four o’clock to six and then everybody sang.',
    daysAgo: 14.2,
    likedBy: ['greta.grows', 'casa_rosalba', 'camille.au.four', 'arjun.tadka'],
    comments: [
      {
        by: 'casa_rosalba',
        text: 'Put a piece of the onion on your head. It does not work, but it makes the children laugh.',
        daysAgo: 13.9,
      },
    ],
  },
  {
    by: 'kanazawa_naoko',
    text: 'The purin recipe took me eleven tries, although I have made it for thirty years. Writing down what the hands know is a second apprenticeship.',
    daysAgo: 17.2,
    likedBy: ['camille.au.four', 'giulia.ferrante', 'ploy.krok', 'weilin_zhao', 'casa_rosalba'],
    comments: [
      {
        by: 'camille.au.four',
        text: 'This. Nobody warned me that the pen is harder than the oven.',
        daysAgo: 16.9,
      },
      {
        by: 'giulia.ferrante',
        text: 'I still write “enough flour” and cross it out.',
        daysAgo: 16.5,
      },
    ],
  },
  {
    by: 'bigpan_dwayne',
    text: 'Blood sugar down eleven points since spring. Doc asked what changed. I said broccoli, in steak butter. He wrote down “broccoli”.',
    daysAgo: 19.1,
    likedBy: [
      'linh.quach',
      'minji.table',
      'giulia.ferrante',
      'casa_rosalba',
      'weilin_zhao',
      'camille.au.four',
    ],
    comments: [
      { by: 'linh.quach', text: 'So glad to read this, Dwayne. Keep going.', daysAgo: 18.8 },
      { by: 'minji.table', text: 'The doctor does not need all of the details.', daysAgo: 18.7 },
    ],
  },
  {
    by: 'minji.table',
    text: 'PSA: if your kimchi jar is bulging, open it over the sink. I am saying this as someone with a red ceiling.',
    daysAgo: 20.3,
    likedBy: ['ploy.krok', 'weilin_zhao', 'kanazawa_naoko', 'linh.quach', 'bigpan_dwayne'],
    comments: [
      { by: 'weilin_zhao', text: 'The ceiling is seasoned now.', daysAgo: 20.1 },
      { by: 'ploy.krok', text: 'Same with fermented bamboo. Ask my uncle.', daysAgo: 19.6 },
    ],
  },
  {
    by: 'ploy.krok',
    text: 'Sticky rice tip: save the soaking water and pour it on your herbs. Mine are smug about it.',
    daysAgo: 23.5,
    likedBy: ['linh.quach', 'leila.zaatar', 'greta.grows'],
    comments: [],
  },
  {
    by: 'casa_rosalba',
    text: 'My cousin in San Antonio sent a photo of her first carnitas. The edges! The color! She used the good pot. She did not put the lime on last, but I am a patient woman.',
    daysAgo: 25.8,
    likedBy: ['bigpan_dwayne', 'linh.quach', 'giulia.ferrante', 'minji.table'],
    comments: [{ by: 'bigpan_dwayne', text: 'Lime last. I have it on a sticker.', daysAgo: 25.5 }],
  },
  {
    by: 'giulia.ferrante',
    text: 'A focaccia started at ten at night and forgotten until lunch. Fourteen hours, a little sour, the best of the year. Sometimes the recipe is: go to bed.',
    daysAgo: 27,
    likedBy: ['camille.au.four', 'greta.grows', 'leila.zaatar', 'arjun.tadka', 'casa_rosalba'],
    comments: [
      { by: 'greta.grows', text: 'Finally a recipe that suits my lifestyle.', daysAgo: 26.7 },
      {
        by: 'camille.au.four',
        text: 'Time is the cheapest ingredient and the one that nobody buys.',
        daysAgo: 26.4,
      },
    ],
  },
  {
    by: 'greta.grows',
    text: 'Update on the hob: two rings now work. I feel like a restaurant.',
    daysAgo: 28.6,
    likedBy: ['arjun.tadka', 'minji.table', 'leila.zaatar', 'bigpan_dwayne'],
    comments: [
      { by: 'bigpan_dwayne', text: 'Which ring is out? Could be just the switch.', daysAgo: 28.4 },
      { by: 'greta.grows', text: 'Front left! It clicks, but nothing comes.', daysAgo: 28.3 },
      {
        by: 'bigpan_dwayne',
        text: 'Gas igniter, or a loose contact if it’s electric. Landlord’s job. Don’t poke it.',
        daysAgo: 28.2,
      },
    ],
  },
]
