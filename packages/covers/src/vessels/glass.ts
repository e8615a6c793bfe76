import { food, mix } from '../colours.ts'
import { slots, standing } from './scenes.ts'
import type { Vessel } from './vessel.ts'

/** Vessels one sees through. */
export const glassware = {
  glass: {
    view: 'side',
    back: (paper, look) => {
      paper.strip(look.ground.cloth, 15, '430,330 478,118 528,104')
      paper.piece(look.glass, '314,176! 486,176! 470,510! 330,510!')
      paper.inlay(look.filling, '323,246! 360,240 400,250 440,240 477,246! 463,496! 337,496!')
      paper.inlay(mix(look.filling, food.ink, 0.14), '440,240 477,246! 463,496! 420,496! 436,370')
      paper.inlay(
        mix(look.filling, food.cream, 0.7),
        '346,266! 388,258! 394,300! 354,306!|398,296! 440,286! 446,328! 406,336!',
      )
    },
    front: (paper, look) => {
      paper.strip(mix(look.filling, food.cream, 0.6), 9, '344,330 354,460', 'round')
    },
    scenes: [
      standing(
        slots('flat', '0:474,196,140,16'),
        '0:190,530,220,-8 1:622,524,200,8 2:276,562,130,14 3:540,566,120,-12',
      ),
      standing(
        slots('flat', '1:330,190,130,-16'),
        '0:626,532,230,8 1:168,520,170,-14 2:256,562,140,12 3:708,566,110,14',
      ),
      standing(
        slots('flat', '0:470,192,130,20'),
        '1:146,522,170,-12 0:248,556,170,6 2:630,532,210,6 3:552,570,110,0',
      ),
    ],
  },
  jar: {
    view: 'side',
    back: (paper, look) => {
      paper.piece(
        look.glass,
        '300,190! 500,190! 504,214 536,246 540,300 538,470 518,514 400,518 282,514 262,470 260,300 264,246 296,214',
      )
      paper.inlay(
        mix(look.filling, food.cream, 0.25),
        '272,286 330,278 400,288 470,278 528,286 528,466 510,504 400,508 290,504 272,466',
      )
    },
    front: (paper, look) => {
      paper.strip(mix(look.glass, food.cream, 0.6), 13, '284,262 280,340 282,440', 'round')
      paper.piece(
        look.ground.cloth,
        '288,128 344,118 400,122 456,118 512,128 520,160 544,204! 512,196 492,212 464,196 436,212 404,198 372,212 340,196 308,212 290,198 258,206! 280,160',
      )
      paper.strip(
        mix(look.ground.cloth, food.cream, 0.55),
        9,
        '284,178 340,172 400,174 460,172 516,178',
      )
      paper.dots(
        mix(look.ground.cloth, food.cream, 0.75),
        13,
        '318,146 360,138 402,148 444,138 484,148',
      )
    },
    scenes: [
      standing(
        slots('flat', '0:346,356,150,-16 1:458,350,130,20 1:338,454,130,24 0:446,452,150,-10'),
        '0:640,532,210,10 1:156,522,180,-12 2:226,566,120,16',
      ),
      standing(
        slots('flat', '0:344,346,140,10 0:452,372,150,-20 1:364,448,150,12'),
        '0:158,532,210,-10 1:640,524,180,12 2:572,568,120,-10',
      ),
      standing(
        slots('flat', '0:352,352,150,-12 1:452,440,150,16 2:350,452,120,-20'),
        '1:168,530,190,-10 0:650,530,200,8 2:248,566,120,12',
      ),
    ],
  },
} as const satisfies Record<string, Vessel>
