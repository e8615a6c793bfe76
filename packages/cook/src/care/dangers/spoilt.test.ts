import { describe, expect, it } from 'vitest'
import { findDangerIn } from './find-danger-in.ts'

describe('food that has gone bad', () => {
  it.each([
    'my chicken breast smells sour, but use-by tomorrow',
    'my mince smells sour, can I still cook it',
    'pork chops smell funny, okay to eat?',
    'chicken smells off',
    'is minced beef that smells sour safe to cook',
    'my salmon is slimy',
    'slimy ham, can I use it',
    'the leftover stew smells weird',
    'my steak looks green',
    'ground turkey has a sour smell',
    'the fish stinks, fry it anyway?',
    'has my pork gone off? it smells bad',
    'sausages smelling rotten',
    'after 3 days in the fridge my chicken smells sour',
    'I have chicken thighs in the fridge. They smell a bit funny',
    'my eggs smell like sulphur',
    'my milk smells sour',
    'the spinach is a bit slimy',
    'mein Hackfleisch riecht säuerlich, kann ich es noch braten',
    'Hähnchen ist schleimig, noch gut?',
    'mon poulet sent mauvais, je peux le cuire?',
    'mi pollo huele mal, puedo cocinarlo',
    'il mio pollo puzza, posso cucinarlo',
  ])('%s: no', (text) => {
    expect(findDangerIn(text)?.say).toMatch(/^No: a sour/)
  })

  it.each([
    'how to get rid of the fish smell',
    'fish that does not smell fishy',
    'kimchi fried rice, my kimchi smells sour',
    'sour fish soup',
    'chicken with green curry paste',
    'chicken that falls off the bone',
    'a pasta with sour cream that smells great',
    'my house smells bad after frying fish',
    'funny shaped pasta for kids',
    'day off dinner with chicken',
    'sweet and sour pork',
    'why are my boiled eggs green around the yolk',
    'stinky tofu',
    'my potatoes are green',
    'potatoes with sour cream and salad',
  ])('%s: is no such thing', (text) => {
    expect(findDangerIn(text)?.say ?? '').not.toMatch(/^No: a sour/)
  })
})
