import { food, mix } from '../colours.ts'
import { ring, round } from '../forms.ts'
import type { Point } from '../outline.ts'
import type { Ware } from '../palettes.ts'
import type { Paper } from '../paper.ts'
import { TIN } from './materials.ts'
import { lying } from './scenes.ts'
import type { Vessel } from './vessel.ts'

/** China from above. */
export const plates = {
  plate: {
    view: 'above',
    back: (paper, look) => {
      cutlery(paper)
      paper.piece(look.ware.body, round(400, 300, 232, 230, 14))
      rimPattern(paper, look.ware, 201)
      paper.inlay(look.ware.shade, round(400, 300, 172, 170, 12))
      paper.inlay(look.ware.body, round(398, 297, 166, 164, 12))
    },
    scenes: [
      lying(
        '0:412,296,300,0 1:300,236,170,-34 2:496,384,160,38 3:312,390,130,-60',
        '1:700,96,150,20',
      ),
      lying(
        '0:352,320,270,-14 1:488,246,190,24 2:470,398,150,60 3:330,196,120,-30',
        '1:104,510,160,-30',
      ),
      lying(
        '1:496,222,180,26 2:306,224,180,-24 0:396,362,250,6 3:530,370,120,70',
        '2:700,510,160,30',
      ),
      lying(
        '0:400,212,180,0 1:312,344,190,-50 2:488,346,190,44 3:400,304,130,10',
        '0:102,98,140,-20 1:704,512,130,24',
      ),
    ],
  },
  soup: {
    view: 'above',
    back: (paper, look) => {
      spoon(paper)
      paper.piece(look.ware.body, round(400, 300, 228, 226, 14))
      rimPattern(paper, look.ware, 213)
      paper.inlay(look.ware.inside, round(402, 302, 198, 196, 12))
      paper.inlay(mix(look.filling, food.cream, 0.2), round(404, 308, 188, 184, 12))
      paper.strip(
        mix(look.filling, food.cream, 0.65),
        13,
        '300,216 360,190 450,196 516,246 530,330',
        'round',
      )
      paper.strip(
        mix(look.filling, food.cream, 0.65),
        9,
        '282,372 320,422 384,452 450,446',
        'round',
      )
    },
    scenes: [
      lying(
        '0:410,306,190,-6 1:316,256,130,-40 2:486,382,140,40 3:484,234,110,20 1:334,384,110,-70',
        '0:104,500,150,-20',
      ),
      lying(
        '0:350,332,180,-20 1:470,254,170,24 2:464,394,120,60 3:346,212,110,-20',
        '1:104,130,150,-24 0:122,492,140,16',
      ),
      lying(
        '1:404,230,150,4 0:322,332,160,-40 0:474,348,170,40 2:404,300,130,0',
        '2:106,468,160,-30',
      ),
    ],
  },
  dish: {
    view: 'above',
    back: (paper, look) => {
      paper.piece(
        look.ware.shade,
        '168,260 122,266 104,300 122,334 168,340|632,260 678,266 696,300 678,334 632,340',
      )
      paper.piece(look.ware.body, round(400, 300, 256, 196, 14))
      paper.inlay(look.ware.inside, round(400, 302, 226, 166, 13))
      paper.inlay(look.sauce, round(402, 306, 218, 158, 13))
      paper.strip(
        mix(look.sauce, food.cream, 0.5),
        10,
        '232,264 280,210 350,184|568,352 520,404 456,430',
        'round',
      )
    },
    scenes: [
      lying(
        '0:398,302,220,0 1:276,276,150,-30 2:524,330,150,34 1:486,214,110,20 3:312,398,110,-30',
        '2:92,108,130,-20 1:712,490,130,20',
      ),
      lying(
        '0:304,262,170,-12 0:456,258,170,10 0:380,372,170,4 1:530,364,110,40 2:256,366,110,-40',
        '1:710,104,140,24',
      ),
      lying(
        '0:476,304,210,14 1:318,262,170,-20 2:348,396,130,-50 3:524,210,100,20',
        '0:92,490,140,-20 2:710,110,120,20',
      ),
    ],
  },
  pie: {
    view: 'above',
    back: (paper, look) => {
      paper.piece(look.ware.body, frill(400, 300, 236, 18))
      paper.piece(food.toast, frill(400, 300, 216, 14))
      paper.inlay(food.sand, round(400, 300, 188, 186, 13))
      paper.inlay(look.sauce, round(402, 304, 176, 174, 12))
      paper.inlay(
        mix(look.sauce, food.ink, 0.12),
        '560,240 578,320 540,410 460,464 380,476 470,420 530,340',
      )
      if (paper.random.chance(0.6)) {
        paper.strip(
          food.toast,
          23,
          '250,220 336,136|232,324 440,124|280,420 540,178|376,464 572,284',
        )
        paper.strip(
          food.sand,
          23,
          '252,388 342,468|226,290 434,480|274,194 532,428|374,134 574,318',
        )
      }
    },
    scenes: [
      lying(
        '0:400,190,116,0 0:497,246,116,60 0:497,358,116,120 0:400,414,116,180 0:303,358,116,240 0:303,246,116,300 1:400,302,120,0',
        '0:96,494,140,-20 1:708,106,140,20',
      ),
      lying(
        '0:400,302,180,0 1:461,196,96,30 1:519,327,96,102 1:413,423,96,174 1:289,352,96,246 1:318,211,96,318',
        '0:704,492,150,20 2:96,108,130,-20',
      ),
      lying(
        '0:340,260,150,-20 0:462,262,150,20 0:400,366,150,0 1:400,300,90,10',
        '1:96,110,140,-20 0:704,490,150,20',
      ),
    ],
  },
} as const satisfies Record<string, Vessel>

/** A fork to the left, a knife to the right. */
function cutlery(paper: Paper) {
  if (paper.random.chance(0.65)) {
    paper.piece(
      TIN.rim,
      '78,185! 86,185! 88,235! 96,235! 98,185! 106,185! 108,235! 116,235! 118,185! 126,185! 126,243 116,262 110,275 114,412 102,420 90,412 94,275 88,262 78,243',
    )
  }
  if (paper.random.chance(0.65)) {
    paper.piece(TIN.rim, '690,178! 712,191 722,234 718,295! 706,297! 710,412 698,420 686,412!')
  }
}

function spoon(paper: Paper) {
  paper.piece(
    TIN.rim,
    '690,177 716,191 722,224 706,251 700,265 704,412 692,420 680,412 684,265 676,251 662,224 668,191',
  )
  paper.inlay(TIN.side, '692,189 706,201 708,224 692,240 678,224 678,201')
}

/** A ring of marks on the rim of a plate, or none. */
function rimPattern(paper: Paper, { trim, body }: Ware, radius: number) {
  const pattern = paper.random.pick(['none', 'dots', 'line', 'rays'] as const)
  if (pattern === 'dots') paper.dots(trim, 15, ring(400, 300, radius, 22))
  if (pattern === 'line') {
    paper.inlay(trim, round(400, 300, radius + 5, radius + 4, 14))
    paper.inlay(body, round(400, 300, radius - 4, radius - 5, 14))
  }
  if (pattern === 'rays') {
    const outer = ring(400, 300, radius + 12, 26)
    const rays = ring(400, 300, radius - 12, 26).map((inner, index) => [
      inner,
      outer[index] ?? inner,
    ])
    paper.strip(trim, 7, rays)
  }
}

/** A round with a frilled edge, as a tart tin has. */
function frill(x: number, y: number, radius: number, depth: number): Point[] {
  return ring(x, y, 1, 44).map(([px, py], index) => {
    const reach = index % 2 === 0 ? radius : radius - depth
    return [x + (px - x) * reach, y + (py - y) * reach]
  })
}
