import { BAKE } from './bake.ts'
import { BOWL } from './bowl.ts'
import { BREAD } from './bread.ts'
import { BROWNIES } from './brownies.ts'
import { BURGERS } from './burgers.ts'
import { CAKE } from './cake.ts'
import { CHILI } from './chili.ts'
import { COOKIES } from './cookies.ts'
import { CRUMBLE } from './crumble.ts'
import { CURRY } from './curry.ts'
import { DIP } from './dip.ts'
import { DUMPLINGS } from './dumplings.ts'
import { EGGS } from './eggs.ts'
import { FLATBREAD } from './flatbread.ts'
import type { Form } from './form.ts'
import { FRIED_RICE } from './fried-rice.ts'
import { GRATIN } from './gratin.ts'
import { LOAF } from './loaf.ts'
import { MEATBALLS } from './meatballs.ts'
import { MOUSSE } from './mousse.ts'
import { MUFFINS } from './muffins.ts'
import { NOODLES } from './noodles.ts'
import { OATS } from './oats.ts'
import { PANCAKES } from './pancakes.ts'
import { PASTA } from './pasta.ts'
import { PIE } from './pie.ts'
import { SWEET_PIE } from './pie-sweet.ts'
import { PILAF } from './pilaf.ts'
import { PIZZA } from './pizza.ts'
import { RISOTTO } from './risotto.ts'
import { ROAST } from './roast.ts'
import { SALAD } from './salad.ts'
import { SKILLET } from './skillet.ts'
import { SMOOTHIE } from './smoothie.ts'
import { SOUP } from './soup.ts'
import { STEW } from './stew.ts'
import { STIR_FRY } from './stir-fry.ts'
import { TACOS } from './tacos.ts'
import { TOAST } from './toast.ts'
import { TRAYBAKE } from './traybake.ts'

/** Every form of dish the engine makes. A new one is a file of its own and a line here. */
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
