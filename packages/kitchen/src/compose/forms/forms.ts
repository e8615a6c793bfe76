import { BREAD } from './baking/bread.ts'
import { BROWNIES } from './baking/brownies.ts'
import { CAKE } from './baking/cake.ts'
import { COOKIES } from './baking/cookies.ts'
import { FLATBREAD } from './baking/flatbread.ts'
import { LOAF } from './baking/loaf.ts'
import { MUFFINS } from './baking/muffins.ts'
import { EGGS } from './breakfast/eggs.ts'
import { OATS } from './breakfast/oats.ts'
import { PANCAKES } from './breakfast/pancakes.ts'
import { SMOOTHIE } from './breakfast/smoothie.ts'
import { CRUMBLE } from './desserts/crumble.ts'
import { MOUSSE } from './desserts/mousse.ts'
import { SWEET_PIE } from './desserts/pie-sweet.ts'
import type { Form } from './form.ts'
import { BAKE } from './oven/bake.ts'
import { GRATIN } from './oven/gratin.ts'
import { PIE } from './oven/pie.ts'
import { PIZZA } from './oven/pizza.ts'
import { ROAST } from './oven/roast.ts'
import { TRAYBAKE } from './oven/traybake.ts'
import { BURGERS } from './pan/burgers.ts'
import { DUMPLINGS } from './pan/dumplings.ts'
import { MEATBALLS } from './pan/meatballs.ts'
import { SKILLET } from './pan/skillet.ts'
import { STIR_FRY } from './pan/stir-fry.ts'
import { NOODLES } from './pasta-and-noodles/noodles.ts'
import { PASTA } from './pasta-and-noodles/pasta.ts'
import { FRIED_RICE } from './rice/fried-rice.ts'
import { PILAF } from './rice/pilaf.ts'
import { RISOTTO } from './rice/risotto.ts'
import { BOWL } from './salads-and-bowls/bowl.ts'
import { DIP } from './salads-and-bowls/dip.ts'
import { SALAD } from './salads-and-bowls/salad.ts'
import { TACOS } from './sandwiches-and-tacos/tacos.ts'
import { TOAST } from './sandwiches-and-tacos/toast.ts'
import { CHILI } from './soups-and-stews/chili.ts'
import { CURRY } from './soups-and-stews/curry.ts'
import { SOUP } from './soups-and-stews/soup.ts'
import { STEW } from './soups-and-stews/stew.ts'

/** Every form of dish the engine makes. A new one is a file of its own, in the folder of its kind, and a line here. */
export const FORMS: readonly Form[] = [
  PASTA,
  RISOTTO,
  STIR_FRY,
  NOODLES,
  FRIED_RICE,
  PILAF,
  CURRY,
  SOUP,
  STEW,
  CHILI,
  SALAD,
  BOWL,
  TACOS,
  TRAYBAKE,
  ROAST,
  SKILLET,
  EGGS,
  TOAST,
  BURGERS,
  MEATBALLS,
  PIZZA,
  PANCAKES,
  MUFFINS,
  CAKE,
  LOAF,
  COOKIES,
  BROWNIES,
  CRUMBLE,
  SMOOTHIE,
  OATS,
  BAKE,
  GRATIN,
  PIE,
  SWEET_PIE,
  DUMPLINGS,
  MOUSSE,
  DIP,
  FLATBREAD,
  BREAD,
]
