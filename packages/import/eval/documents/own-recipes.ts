import type { SampleRecipe } from './sample-recipe.ts'

/** Recipes in our own words, for languages that the samples have few of. */
export const OWN_RECIPES: Record<'de' | 'fr', readonly SampleRecipe[]> = {
  de: [
    {
      title: 'Linsensuppe mit Essig',
      description: 'Eine Suppe für kalte Abende, die am nächsten Tag noch besser schmeckt.',
      ingredients: [
        {
          group: null,
          lines: [
            '250 g Tellerlinsen',
            '1 Bund Suppengrün',
            '2 EL Rapsöl',
            '1,2 l Gemüsebrühe',
            '2 Lorbeerblätter',
            '3 EL Weißweinessig',
            'Salz und Pfeffer',
          ],
        },
      ],
      steps: [
        'Das Suppengrün putzen, klein würfeln und im heißen Öl bei mittlerer Hitze anschwitzen, bis es zu duften beginnt.',
        'Linsen, Lorbeerblätter und Gemüsebrühe dazugeben und alles zugedeckt etwa vierzig Minuten leise köcheln lassen.',
        'Die Lorbeerblätter herausnehmen und die Suppe mit Essig, Salz und Pfeffer kräftig abschmecken.',
      ],
    },
    {
      title: 'Apfelkuchen vom Blech',
      description: '',
      ingredients: [
        {
          group: 'Für den Teig',
          lines: [
            '300 g Weizenmehl',
            '150 g kalte Butter in Stücken',
            '100 g Zucker',
            '1 Ei',
            '1 Prise Salz',
          ],
        },
        {
          group: 'Für den Belag',
          lines: ['1,5 kg säuerliche Äpfel', '50 g gehackte Mandeln', '1 TL Zimt'],
        },
      ],
      steps: [
        'Mehl, Zucker und Salz mischen, die Butter darin verreiben, das Ei unterkneten und den Teig eine halbe Stunde kalt stellen.',
        'Äpfel schälen, in Spalten schneiden und mit dem Zimt mischen.',
        'Den Teig auf dem Blech ausrollen, mit Äpfeln belegen, mit Mandeln bestreuen und bei 190 Grad rund 35 Minuten backen.',
      ],
    },
    {
      title: 'Kartoffelsalat mit Brühe',
      description: 'Ohne Mayonnaise, so wie er im Süden gemacht wird.',
      ingredients: [
        {
          group: null,
          lines: [
            '1 kg festkochende Kartoffeln',
            '1 Zwiebel',
            '200 ml heiße Fleischbrühe',
            '4 EL Weinessig',
            '1 TL mittelscharfer Senf',
            '5 EL Sonnenblumenöl',
            '1 Bund Schnittlauch',
          ],
        },
      ],
      steps: [
        'Die Kartoffeln in der Schale gar kochen, pellen und noch warm in dünne Scheiben schneiden.',
        'Die Zwiebel fein hacken, mit Brühe, Essig und Senf verrühren und über die Kartoffeln gießen.',
        'Eine Stunde ziehen lassen, dann Öl und Schnittlauch vorsichtig unterheben.',
      ],
    },
    {
      title: 'Gefüllte Paprikaschoten',
      description: '',
      ingredients: [
        {
          group: null,
          lines: [
            '4 große rote Paprikaschoten',
            '150 g Langkornreis',
            '400 g Rinderhackfleisch',
            '1 Zwiebel',
            '2 Knoblauchzehen',
            '500 ml passierte Tomaten',
            '1 EL edelsüßes Paprikapulver',
            'Salz',
          ],
        },
      ],
      steps: [
        'Den Reis in Salzwasser halb gar kochen und abgießen.',
        'Hackfleisch mit gehackter Zwiebel, Knoblauch, Reis und Paprikapulver verkneten und salzen.',
        'Von den Schoten einen Deckel abschneiden, die Kerne entfernen und die Masse hineinfüllen.',
        'Die Schoten in die Tomatensoße setzen und zugedeckt im Ofen bei 180 Grad eine Stunde schmoren.',
      ],
    },
    {
      title: 'Haferkekse',
      description: 'Knusprig und schnell gemacht.',
      ingredients: [
        {
          group: null,
          lines: [
            '200 g zarte Haferflocken',
            '125 g weiche Butter',
            '90 g brauner Zucker',
            '1 Ei',
            '80 g Mehl',
            '1 TL Backpulver',
            '50 g Rosinen',
          ],
        },
      ],
      steps: [
        'Butter und Zucker schaumig schlagen und das Ei unterrühren.',
        'Haferflocken, Mehl und Backpulver mischen und mit den Rosinen unter die Masse heben.',
        'Kleine Häufchen auf ein Blech setzen und bei 180 Grad zwölf Minuten goldbraun backen.',
      ],
    },
    {
      title: 'Spinatknödel mit brauner Butter',
      description: '',
      ingredients: [
        {
          group: null,
          lines: [
            '300 g altbackenes Weißbrot',
            '250 ml lauwarme Milch',
            '400 g Blattspinat',
            '2 Eier',
            '100 g geriebener Bergkäse',
            '1 Prise Muskat',
          ],
        },
        { group: 'Zum Anrichten', lines: ['80 g Butter', '4 EL geriebener Käse'] },
      ],
      steps: [
        'Das Brot würfeln, mit der Milch übergießen und zwanzig Minuten quellen lassen.',
        'Den Spinat blanchieren, gut ausdrücken, hacken und mit Eiern, Käse und Muskat unter das Brot kneten.',
        'Mit nassen Händen Knödel formen und in siedendem Salzwasser eine Viertelstunde ziehen lassen.',
        'Die Butter bräunen und mit dem Käse über die Knödel geben.',
      ],
    },
  ],
  fr: [
    {
      title: 'Gratin de courgettes au chèvre',
      description: 'Un plat simple pour les soirs de semaine.',
      ingredients: [
        {
          group: null,
          lines: [
            '1 kg de courgettes',
            '200 g de fromage de chèvre frais',
            '20 cl de crème liquide',
            '2 œufs',
            '1 gousse d’ail',
            '2 cuillères à soupe d’huile d’olive',
            'sel et poivre',
          ],
        },
      ],
      steps: [
        'Couper les courgettes en rondelles et les faire revenir dix minutes dans l’huile d’olive avec l’ail écrasé.',
        'Battre les œufs avec la crème, saler et poivrer, puis émietter le fromage dans le mélange.',
        'Verser sur les courgettes et enfourner trente minutes à 180 degrés.',
      ],
    },
    {
      title: 'Soupe de potiron aux châtaignes',
      description: '',
      ingredients: [
        {
          group: null,
          lines: [
            '800 g de potiron',
            '200 g de châtaignes cuites',
            '1 oignon',
            '30 g de beurre',
            '1 litre de bouillon de légumes',
            '1 pincée de muscade',
          ],
        },
      ],
      steps: [
        'Faire fondre le beurre et y faire suer l’oignon émincé pendant cinq minutes.',
        'Ajouter le potiron en morceaux et le bouillon, puis laisser cuire à couvert vingt-cinq minutes.',
        'Ajouter les châtaignes et la muscade, mixer finement et servir bien chaud.',
      ],
    },
    {
      title: 'Tarte fine aux poires',
      description: 'À servir tiède.',
      ingredients: [
        {
          group: 'Pour la pâte',
          lines: ['200 g de farine', '100 g de beurre froid', '5 cl d’eau'],
        },
        {
          group: 'Pour la garniture',
          lines: ['4 poires mûres', '40 g de sucre roux', '30 g d’amandes effilées'],
        },
      ],
      steps: [
        'Sabler la farine avec le beurre, ajouter l’eau et former une boule sans trop travailler la pâte.',
        'Étaler la pâte, disposer les poires en tranches fines et saupoudrer de sucre et d’amandes.',
        'Cuire trente-cinq minutes à 190 degrés, jusqu’à ce que les bords soient dorés.',
      ],
    },
  ],
}
