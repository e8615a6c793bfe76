import { toSingular } from '../../text/plural.ts'
import type { Unit } from './lexicon.ts'

/** Words of everyday requests that name no dish. */
const EVERYDAY = new Set(
  `a able about after again all almost also always am an and any anything are around as ask at available away back bag
  be because been before being best better between big bit both bottle box bring but buy by bunch call came can cant
  cheer cold come could couple cup cut day dear different dish do doe doing done dont down each easy eat else end enough
  even ever every everyone everything family favorite favourite feed few find finish first fix for forgot found freezer fresh
  fridge friend from frozen full fun get give go goe going good great guy had half hand handy happy hard have havent he
  hello help her here hey hi him his home hope house how hungry husband i id idea if ill im in include including
  ingredient inspire into is it item ive just keep kind kitchen know large last late left leftover let lightly like
  list little local long look looking lot love low lunch main make making many may maybe me meal mean medium might more
  morning most much must my myself near need new next nice night not nothing now of off old on once one only open option
  or order other our out over own pack packet pan pantry partner per perhaps person piece plan plate please plus
  portion possible pot prepare preferably pretty prefer put quite ran random rather raw ready really receive recipe remain
  remaining require requirement rest right roommate said same save say season see serve serving set several shall she
  should show side since slice small so soft some someone something somewhat son soon spare special still store stuff
  such suggest suggestion super sure surprise sweet take tasty tell than thank that the their them then there these they
  thing think thinking this those though time tin tip to today together tomorrow too top total tried try turn type up us
  u use using usual variety very want wanted was way we week weekend weeknight well were what whatever when where which
  while who whole why wife will wish with wont work would write wrong yes yesterday yet you your yummy delicious amazing
  awesome simple idea style version using use featuring involving based made gonna wanna gimme thx pls cooking cook bake
  baked baking grilled fried roasted steamed sauteed crispy crunchy juicy tender smoky tangy savory rich rustic classic
  traditional authentic homemade wholesome nutritious balanced leftover boneless skinless chopped diced sliced minced
  shredded organic ripe peeled canned tinned dried ground whole half handful lb oz gram g kg ml cup tbsp tsp hour minute
  min mins people serving person healthy quicker faster spicier milder hotter lighter`
    .split(/\s+/)
    .map(toSingular),
)

/**
 * The one word of a short request that is neither known nor everyday: most likely a dish with a
 * name. Undefined when there is none, or so many that the request is simply prose.
 */
export function findStrangeWord(units: readonly Unit[]): string | undefined {
  if (units.length > 12) return undefined
  const strange = units.filter(
    ({ meaning, word }) => !meaning && /^[a-z]{4,20}$/.test(word) && !EVERYDAY.has(word),
  )
  const only = strange.length === 1 ? strange[0] : undefined
  return only?.typed
}
