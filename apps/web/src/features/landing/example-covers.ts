/** Four recipes of the demo with their cooks and the codes of covers planned for them (packages/covers). */
export const exampleCovers = [
  {
    title: 'Orange and Olive Oil Cake from the Corner Bar',
    cook: 'Giulia Ferrante',
    code: 'stand.sea.ucla0c.cake.orange.egg',
  },
  {
    title: 'Shakshuka with Peppers and Preserved Lemon',
    cook: 'Leila Maalouli',
    code: 'skillet.plum.iq7ezm.fried-egg.pepper.tomato.lemon.parsley',
  },
  {
    title: 'Black Bean Soup with Toasted Pasilla and Avocado',
    cook: 'Rosalba Quintero',
    code: 'bowl.saffron.iuruv5.beans.avocado.tomato.lime',
  },
  {
    title: 'Phở Gà, Clear and Patient',
    cook: 'Linh Quach',
    code: 'soup.night.aozfut.noodles.chicken.leek.beans.lime',
  },
] as const

/** Lemon potatoes, as on the page pictured among the features. */
export const samplePageCover = 'dish.sea.tfabmy.potato.lemon.rosemary'
