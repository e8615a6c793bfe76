import { food, mix } from '../colours.ts'
import { along, round } from '../forms.ts'
import type { Point } from '../outline.ts'
import { IRON, TIN, WOOD } from './materials.ts'
import { lying } from './scenes.ts'
import type { Vessel } from './vessel.ts'

/** Iron, tin and wood from above. */
export const pansAndBoards = {
  skillet: {
    view: 'above',
    back: (paper) => {
      paper.piece(IRON.rim, '536,232! 690,116 716,84 744,76 756,96 746,124 716,146 570,290!')
      paper.inlay(IRON.floor, round(732, 100, 12, 11))
      paper.piece(IRON.rim, round(374, 322, 226, 224, 14))
      paper.piece(IRON.rim, '178,196! 150,186! 166,232!')
      paper.inlay(IRON.side, round(374, 322, 210, 208, 13))
      paper.inlay(IRON.floor, round(376, 326, 192, 190, 12))
      paper.strip(IRON.shine, 8, '212,260 248,200 300,162', 'round')
    },
    scenes: [
      lying(
        '0:356,322,240,-6 1:470,240,160,30 2:478,398,150,50 3:256,216,120,-30 1:262,426,120,-60',
        '1:690,486,170,20',
      ),
      lying(
        '0:296,266,180,-14 0:444,280,190,18 0:368,412,180,4 1:490,400,120,40 2:250,388,120,-40',
        '1:700,470,160,24 2:96,100,130,-20',
      ),
      lying(
        '0:440,352,230,10 1:292,300,180,-24 2:386,214,150,10 3:318,430,120,-50',
        '2:690,480,180,16 1:92,112,120,-20',
      ),
    ],
  },
  tray: {
    view: 'above',
    back: (paper, look) => {
      paper.strip(TIN.rim, 16, '196,250 150,252 150,348 196,350|604,250 650,252 650,348 604,350')
      paper.piece(TIN.rim, slab(500, 384, 34))
      paper.inlay(TIN.side, slab(474, 358, 26))
      paper.inlay(TIN.floor, slab(456, 340, 20))
      paper.piece(mix(look.ground.table, '#FFFFFF', 0.35), slab(420, 308, 4, [-8, 5, -4, 8]))
    },
    scenes: [
      lying(
        '0:272,232,186,-10 1:408,218,160,8 0:530,244,176,14 2:280,376,160,-16 0:402,370,186,4 1:532,376,160,16',
        '2:92,486,120,-20 1:712,108,120,20',
      ),
      lying(
        '0:330,300,300,-12 1:510,236,200,20 2:506,382,190,40 3:244,196,130,-40 1:256,402,120,-60',
        '1:708,492,130,20 2:88,104,130,-20',
      ),
      lying(
        '1:258,320,200,-60 0:376,250,220,-6 0:502,344,220,10 2:356,396,150,20 3:540,214,140,30',
        '1:90,476,120,-16',
      ),
    ],
  },
  board: {
    view: 'above',
    back: (paper) => {
      paper.piece(
        WOOD.body,
        '160,140 400,132 600,140 622,160 628,262 690,272 728,284 734,304 726,324 690,332 628,340 622,448 600,466 400,472 160,466 138,446 132,300 138,160',
      )
      paper.inlay(
        WOOD.dark,
        '160,466 400,472 600,466 622,448! 626,420 600,450 400,456 160,450 134,424! 138,446',
      )
      paper.strip(
        WOOD.dark,
        5,
        '170,208 300,202 470,212 590,206|166,390 320,398 460,388 592,394|200,296 320,300 420,294',
      )
      paper.inlay(WOOD.hole, round(700, 303, 16, 15))
    },
    scenes: [
      lying(
        '0:358,300,280,-4 1:512,232,170,26 2:510,396,160,40 3:214,216,130,-30 1:220,404,120,-50',
        '2:702,500,140,20',
      ),
      lying(
        '0:240,270,190,-16 0:394,298,210,4 1:540,270,180,20 2:300,420,130,-60 3:500,414,120,40',
        '1:700,112,150,20',
      ),
      lying(
        '0:470,306,260,10 1:288,258,200,-20 2:266,400,140,-50 3:384,190,110,10',
        '1:90,512,130,-20 2:700,500,140,24',
      ),
    ],
  },
  pizza: {
    view: 'above',
    back: (paper) => {
      paper.piece(WOOD.body, round(400, 302, 252, 250, 14))
      paper.piece(food.toast, round(400, 300, 226, 224, 14))
      paper.inlay(food.sand, '196,260 232,170 320,100 400,92 330,126 250,196 216,290')
      paper.inlay(food.tomato, round(400, 302, 192, 190, 13))
      paper.inlay(
        food.butter,
        '400,126 450,142 500,140 526,190 570,220 562,276 582,320 546,366 536,420 476,434 430,474 380,456 322,470 290,424 240,400 246,346 222,300 254,254 256,196 312,180 346,140',
      )
      paper.inlay(
        food.lemon,
        '300,210 340,196 350,226 316,240|470,190 500,200 494,230 462,222|500,376 528,360 530,392 506,404|290,380 316,370 330,396 302,408',
      )
    },
    scenes: [
      lying(
        '0:310,238,130,-20 1:462,214,120,20 0:530,320,120,40 2:428,420,130,10 1:296,386,110,-40 0:398,312,130,0',
        '1:100,492,140,-20 2:704,104,140,20',
      ),
      lying(
        '0:400,196,130,0 1:504,272,120,30 0:482,398,120,50 2:344,424,110,-20 0:270,316,130,-30 1:392,308,120,8',
        '1:704,492,150,20 2:92,110,120,-20',
      ),
    ],
  },
} as const satisfies Record<string, Vessel>

/** A rounded slab about the middle of the picture; `skew` moves its corners, for a sheet laid by hand. */
function slab(
  width: number,
  height: number,
  corner: number,
  skew: readonly [number, number, number, number] = [0, 0, 0, 0],
): Point[] {
  const [x, y] = [width / 2, height / 2]
  return along([400, 300], 0, [
    [-x + corner, -y + skew[0]],
    [x - corner, -y + skew[1]],
    [x + skew[1], -y + corner],
    [x + skew[2], y - corner],
    [x - corner, y + skew[2]],
    [-x + corner, y + skew[3]],
    [-x + skew[3], y - corner],
    [-x + skew[0], -y + corner],
  ])
}
