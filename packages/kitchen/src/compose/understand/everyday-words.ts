import { toSingular } from '../../text/plural.ts'

/** Words of everyday requests that name no dish and no food. */
export const EVERYDAY = new Set(
  `a able about after again all almost also always am an and any anything are around as ask at available away back bag
  be because been before being best better between big bit both bottle box bring but buy by bunch call came can cant
  cheer bitter batter burner letter matter bitter batter burner letter matter cold come could couple cup cut day dear different dish do doe doing done dont down each easy eat else end enough
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
  min mins people serving person inspired garden market monday tuesday wednesday thursday friday saturday sunday
  birthday party picnic barbecue bbq office school college uni camping holiday season weather mood vibe feeling taste
  flavor flavour texture colour color colorful zingy zesty punchy tender gooey sticky flaky buttery herby smooth
  gentle humble honest proper decent decently perfect beautiful pretty nice lovely delicate mellow bold intense deep
  warm vibrant sunny glorious glossy dreamy dark pale golden fancy stale odd bit lazy tired cranky sick grandma
  grandmother granny mother mum father dad boss neighbor neighbour colleague vegan crowd mate bunch loads lots tonne
  healthy quicker faster spicier milder hotter lighter creamier crispier thicker thinner sweeter`
    .split(/\s+/)
    .map(toSingular),
)
