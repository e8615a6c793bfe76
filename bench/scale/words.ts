/** Words of generated titles: the first are common, the last rare. */
export const ADJECTIVES = (
  'easy quick creamy spicy simple classic crispy roasted baked slow-cooked smoky tangy sticky garlicky ' +
  'hearty rustic golden warm cold grilled sweet zesty braised fresh lemony buttery cheesy light summer ' +
  'winter autumn spring weeknight sunday festive old-fashioned homemade one-pot five-minute overnight ' +
  'stuffed glazed caramelised peppery pickled charred poached whipped marbled candied velvety silky ' +
  'fiery herby nutty malty smothered twice-baked blistered sizzling crumbly chunky brothy foamy frosted ' +
  'grandmother’s farmhouse seaside mountain harvest midnight carnival shepherd’s fisherman’s monastery'
).split(' ')

export const DISHES = (
  'soup stew salad curry pasta bake pie risotto tart casserole stir-fry tacos bowl gratin chili pizza ' +
  'burger sandwich wraps noodles skewers fritters pancakes muffins cake bread cookies pudding crumble ' +
  'dumplings omelette hash pilaf paella chowder broth relish dip spread frittata quiche lasagne ' +
  'meatballs kebabs goulash tagine dal ramen congee gnocchi ravioli empanadas pierogi blini strudel ' +
  'clafoutis galette terrine ceviche poke bibimbap okonomiyaki feijoada jambalaya gumbo étouffée'
).split(' ')

export const STEPS = [
  'Heat the oil in a wide pan over medium heat and cook the first of the ingredients until soft, 6 to 8 minutes.',
  'Stir in the spices and cook for a minute, until the kitchen smells of them.',
  'Add everything else but the herbs, season, and bring to a simmer.',
  'Cover and cook over low heat for 25 minutes, stirring now and then.',
  'Taste, season again, scatter with herbs and serve at once.',
]
