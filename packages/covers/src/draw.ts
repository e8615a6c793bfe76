import { food, lightnessOf, mix } from './colours.ts'
import { arrange } from './compose.ts'
import { layGround } from './grounds/lay-ground.ts'
import { palettes, type Theme, type Ware, wares } from './palettes.ts'
import { cutOut, glue, type Place, type Stock } from './paper.ts'
import { PICTURE } from './placing.ts'
import type { CoverPlan } from './plan.ts'
import { type Random, seededRandom } from './random.ts'
import { shapes } from './shapes/all-shapes.ts'
import type { Tone } from './shapes/shape.ts'
import { vessels } from './vessels/all-vessels.ts'
import type { Look } from './vessels/vessel.ts'

/**
 * A cover as one standalone SVG 1.1 document, 800 by 600 units, under 12,000 characters, without
 * ids, scripts or references. Both themes show the same arrangement.
 */
export function drawCover(plan: CoverPlan, theme: Theme): string {
  const random = seededRandom(plan.seed)
  const palette = palettes[plan.palette]
  const ground = palette[theme]
  const vessel = vessels[plan.vessel]
  const papers: Stock = { tint: (colour) => colour, random }
  const things: Stock = theme === 'dark' ? { tint: byLamplight, random } : papers

  const backdrop = glue(
    cutOut(papers, 2.5, (paper) => layGround(paper, ground, vessel.view)),
    STILL,
  )
  const ware = wareFor(plan, random)
  const look: Look = { ground, ware, ...fillingsOf(plan), glass: mix(ground.wall, '#FFFFFF', 0.55) }
  const mirrored = random.chance(0.5)
  const shift = random.around(vessel.view === 'side' ? 34 : 14)
  const stand: Place = mirrored
    ? { ...STILL, x: PICTURE.width - shift, flip: true }
    : { ...STILL, x: shift }
  const back = glue(
    cutOut(things, 1.5, (paper) => vessel.back(paper, look)),
    stand,
  )
  const { front } = vessel
  const cover = front
    ? glue(
        cutOut(things, 1.5, (paper) => front(paper, look)),
        stand,
      )
    : ''
  const laid = backdrop.length + back.length + cover.length
  const scene = random.pick(vessel.scenes)
  const { inside, beside, crumbs } = arrange(plan.shapes, scene, {
    stock: things,
    mirrored,
    shift,
    budget: LONGEST - laid,
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PICTURE.width} ${PICTURE.height}" fill="#24120a">`,
    `<path fill="${ground.wall}" d="M0 0h${PICTURE.width}v${PICTURE.height}H0z"/>`,
    backdrop,
    ...crumbs,
    back,
    ...inside,
    cover,
    ...beside,
    '</svg>',
  ].join('')
}

const STILL: Place = { x: 0, y: 0, turn: 0, scale: 1 }

/** Characters for everything but the frame, which keeps a cover under 12,000. */
const LONGEST = 11_600

/** Food and china on a dark page: the bright a little dimmed, the dark lifted off the ground. */
function byLamplight(colour: string): string {
  const lightness = lightnessOf(colour)
  if (lightness > 0.45) return mix(colour, '#2A1A12', 0.12)
  return mix(colour, '#E2C7A2', Math.max(0, 0.42 - lightness) * 0.5)
}

/** A glaze that suits the ground and is not the colour of what it holds. */
function wareFor(plan: CoverPlan, random: Random): Ware {
  const { tone } = shapes[plan.shapes[0]]
  const [first, ...rest] = palettes[plan.palette].wares
  const suited = rest.filter((name) => wares[name].tone !== tone)
  return wares[random.pick([first, ...suited])]
}

function fillingsOf(plan: CoverPlan): Pick<Look, 'filling' | 'sauce'> {
  const tone = shapes[plan.shapes[0]].tone
  return { filling: FILLINGS[tone], sauce: SAUCES[tone] }
}

/** What a soup or drink of an ingredient looks like. */
const FILLINGS = {
  red: mix(food.tomato, food.orange, 0.25),
  orange: food.orange,
  yellow: food.pasta,
  green: food.leafLight,
  purple: food.beet,
  blue: food.blueberryLight,
  pink: food.blush,
  brown: food.toast,
  pale: food.butter,
} satisfies Record<Tone, string>

/** A bed on which an ingredient stands out. */
const SAUCES = {
  red: food.butter,
  orange: food.butter,
  yellow: food.tomato,
  green: food.butter,
  purple: food.tomato,
  blue: food.butter,
  pink: food.pistachio,
  brown: food.butter,
  pale: food.tomato,
} satisfies Record<Tone, string>
