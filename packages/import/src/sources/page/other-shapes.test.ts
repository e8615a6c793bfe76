import { describe, expect, it } from 'vitest'
import { readRecipes } from '../../testing/read-items.ts'
import { type Said, saidOf } from '../../testing/said-of.ts'

const page = (body: string, lang = 'en') =>
  `<!doctype html><html lang="${lang}"><head><title>Plum cake</title></head><body>${body}</body></html>`

const PAGES: [shape: string, html: string, said: Said][] = [
  [
    'a table that lays the page out',
    page(
      '<center><font size=5><b>Plum cake</b></font></center><table><tr><td valign=top><b>Ingredients</b><br>200 g flour<br>100 g sugar<br>2 eggs<br>8 plums, halved</td><td valign=top><b>Method</b><br>Beat the eggs with the sugar.<br>Fold in the flour.<br>Lay the plums on top and bake for 40 minutes.</td></tr></table>',
    ),
    {
      title: 'Plum cake',
      ingredients: [[null, '200 g flour', '100 g sugar', '2 eggs', '8 plums, halved']],
      steps: [
        [
          null,
          'Beat the eggs with the sugar.',
          'Fold in the flour.',
          'Lay the plums on top and bake for 40 minutes.',
        ],
      ],
    },
  ],
  [
    'a table with the names of its columns',
    page(
      '<h1>Plum cake</h1><table><tr><th>Amount</th><th>Unit</th><th>Ingredient</th></tr><tr><td>200</td><td>g</td><td>flour</td></tr><tr><td>100</td><td>g</td><td>sugar</td></tr><tr><td>2</td><td></td><td>eggs</td></tr><tr><td>8</td><td></td><td>plums, halved</td></tr></table><p>Beat the eggs with the sugar.</p><p>Fold in the flour.</p><p>Lay the plums on top and bake for 40 minutes.</p>',
    ),
    {
      title: 'Plum cake',
      ingredients: [[null, '200 g flour', '100 g sugar', '2 eggs', '8 plums, halved']],
      steps: [
        [
          null,
          'Beat the eggs with the sugar.',
          'Fold in the flour.',
          'Lay the plums on top and bake for 40 minutes.',
        ],
      ],
    },
  ],
  [
    'a table with headings across it',
    page(
      `<h1>Plum cake</h1><h2>Ingredients</h2><table><tr><th colspan="2">Batter</th></tr><tr><td>200 g</td><td>flour</td></tr><tr><td>100 g</td><td>sugar</td></tr><tr><th colspan="2">Top</th></tr><tr><td>8</td><td>plums, halved</td></tr></table><h2>Method</h2><table><tr><td>1.</td><td>Beat the eggs with the sugar.</td></tr><tr><td>2.</td><td>Fold in the flour.</td></tr><tr><td>3.</td><td>Lay the plums on top and bake for 40 minutes.</td></tr></table>`,
    ),
    {
      title: 'Plum cake',
      ingredients: [
        ['Batter', '200 g flour', '100 g sugar'],
        ['Top', '8 plums, halved'],
      ],
      steps: [
        [
          null,
          'Beat the eggs with the sugar.',
          'Fold in the flour.',
          'Lay the plums on top and bake for 40 minutes.',
        ],
      ],
    },
  ],
  [
    'an old blog: one text with breaks, numbers and labels',
    page(
      `<div class="post"><h3 class="post-title">Plum cake</h3><div class="post-body">My aunt had a tree.<br /><br /><b>Ingredients</b><br />200 g flour<br />100 g sugar<br />2 eggs<br />8 plums, halved<br /><br /><b>Method</b><br />1. Beat the eggs with the sugar.<br />2. Fold in the flour.<br />3. Lay the plums on top and bake for 40 minutes.<br /><br />Labels: <a>cake</a></div></div><div id="comments"><h4>2 comments:</h4><p>200 g flour is a lot!</p></div>`,
    ),
    {
      title: 'Plum cake',
      ingredients: [[null, '200 g flour', '100 g sugar', '2 eggs', '8 plums, halved']],
      steps: [
        [
          null,
          'Beat the eggs with the sugar.',
          'Fold in the flour.',
          'Lay the plums on top and bake for 40 minutes.',
        ],
      ],
    },
  ],
  [
    'bold letters by style alone',
    page(
      `<h3 class="post-title">Plum cake</h3><div class="post-body"><span style="font-weight:bold">You need:</span><br>200 g flour<br>100 g sugar<br>2 eggs<br>8 plums, halved<br><br><span style="font-weight:bold">How to:</span><br>Beat the eggs with the sugar.<br><br>Fold in the flour.<br><br>Lay the plums on top and bake for 40 minutes.</div>`,
    ),
    {
      title: 'Plum cake',
      ingredients: [[null, '200 g flour', '100 g sugar', '2 eggs', '8 plums, halved']],
      steps: [
        [
          null,
          'Beat the eggs with the sugar.',
          'Fold in the flour.',
          'Lay the plums on top and bake for 40 minutes.',
        ],
      ],
    },
  ],
  [
    'amounts and foods in spans without a space, figures behind',
    page(
      `<main><h1>Plum cake</h1><div class="times"><dt>Total Time</dt><dd>1 hour</dd></div><div class="ingredients_ingredients"><h2>Ingredients</h2><div><span>Yield:</span><span>12 slices</span></div><ul><li class="ingredient_x"><span class="ingredient_quantity">200</span><span>grams flour</span></li><li><span class="ingredient_quantity">100</span><span>grams sugar</span></li><li><span class="ingredient_quantity">2</span><span>eggs</span></li><li><span class="ingredient_quantity">8</span><span>plums, halved</span></li></ul><button>Add to Your Grocery List</button><div>Nutritional analysis per serving (12 servings)<p>210 calories; 4 grams fat</p></div></div><div><h2>Preparation</h2><ol><li class="preparation_step"><div class="stepno">Step 1</div><p>Beat the eggs with the sugar.</p></li><li class="preparation_step"><div class="stepno">Step 2</div><p>Fold in the flour.</p></li><li class="preparation_step"><div class="stepno">Step 3</div><p>Lay the plums on top and bake for 40 minutes.</p></li></ol></div></main>`,
    ),
    {
      title: 'Plum cake',
      ingredients: [[null, '200 grams flour', '100 grams sugar', '2 eggs', '8 plums, halved']],
      steps: [
        [
          null,
          'Beat the eggs with the sugar.',
          'Fold in the flour.',
          'Lay the plums on top and bake for 40 minutes.',
        ],
      ],
    },
  ],
  [
    'portions between two buttons, steps with headings',
    page(
      `<main><h1>Gâteau aux prunes</h1><div class="recipe-primary"><span>1 h</span><span>facile</span></div><div class="mrtn-recette_ingredients"><h2>Ingrédients</h2><div class="counter"><button>-</button>12 parts<button>+</button></div><div class="items"><div class="card-ingredient"><span class="card-ingredient-title"><span class="card-ingredient-quantity"><span class="count">200</span> <span class="unit">g</span></span> <span class="ingredient-name">de farine</span></span></div><div class="card-ingredient"><span class="count">100</span> <span>g</span> <span>de sucre</span></div><div class="card-ingredient"><span>2</span> <span>oeufs</span></div><div class="card-ingredient"><span>8</span> <span>prunes</span></div></div></div><div class="recipe-preparation"><h2>Préparation</h2><div>Temps total : <span>55 min</span></div><div class="step"><h3>Étape 1</h3><p>Battre les oeufs avec le sucre.</p></div><div class="step"><h3>Étape 2</h3><p>Ajouter la farine.</p></div><div class="step"><h3>Étape 3</h3><p>Poser les prunes et cuire 40 minutes.</p></div></div><h2>Commentaires</h2><p>Très bon gâteau, merci.</p></main>`,
      'fr',
    ),
    {
      title: 'Gâteau aux prunes',
      ingredients: [[null, '200 g de farine', '100 g de sucre', '2 oeufs', '8 prunes']],
      steps: [
        [
          null,
          'Battre les oeufs avec le sucre.',
          'Ajouter la farine.',
          'Poser les prunes et cuire 40 minutes.',
        ],
      ],
    },
  ],
  [
    'times above the steps',
    page(
      `<main><article><h1>Pflaumenkuchen</h1></article><article class="ds-box recipe-ingredients"><h2>Zutaten</h2><div>für <input value="12"> Portionen</div><h3>Für den Teig:</h3><table class="ingredients"><tbody><tr><td class="td-left"><span>200 g</span></td><td class="td-right"><span>Mehl</span></td></tr><tr><td><span>100 g</span></td><td><span>Zucker</span></td></tr><tr><td><span>2</span></td><td><span>Ei(er)</span></td></tr></tbody></table><h3>Für den Belag:</h3><table class="ingredients"><tbody><tr><td>8</td><td>Pflaume(n), halbiert</td></tr></tbody></table><p>Nährwerte pro Portion</p><div>kcal 210</div></article><article><h2>Zubereitung</h2><small>Arbeitszeit ca. 15 Minuten Koch-/Backzeit ca. 40 Minuten Gesamtzeit ca. 55 Minuten</small><div>Die Eier mit dem Zucker schlagen.<br><br>Das Mehl unterheben.<br><br>Die Pflaumen darauf legen und 40 Minuten backen.</div></article><article><h2>Kommentare</h2></article></main>`,
      'de',
    ),
    {
      title: 'Pflaumenkuchen',
      ingredients: [
        ['Für den Teig', '200 g Mehl', '100 g Zucker', '2 Ei(er)'],
        ['Für den Belag', '8 Pflaume(n), halbiert'],
      ],
      steps: [
        [
          null,
          'Die Eier mit dem Zucker schlagen.',
          'Das Mehl unterheben.',
          'Die Pflaumen darauf legen und 40 Minuten backen.',
        ],
      ],
    },
  ],
  [
    'terms that head their definitions',
    page(
      `<main><h1 class="gz-title-recipe">Torta di prugne</h1><div class="gz-ingredients"><h2 class="gz-title-section">Ingredienti per uno stampo da 24 cm</h2><dl class="gz-list-ingredients"><dt class="gz-title-group">Per la base</dt><dd class="gz-ingredient"><a>Farina 00</a> <span>200 g</span></dd><dd class="gz-ingredient"><a>Zucker</a> <span>100 g</span></dd><dd class="gz-ingredient"><a>Uova</a> <span>2</span></dd></dl><dl class="gz-list-ingredients"><dt class="gz-title-group">Per coprire</dt><dd class="gz-ingredient"><a>Prugne</a> <span>8</span></dd></dl></div><div class="gz-content-recipe"><h2>Come preparare la Torta di prugne</h2><div class="gz-content-recipe-step"><img><p>Per preparare la torta sbattete le uova con lo zucchero <span class="num-step">1</span>.</p></div><div class="gz-content-recipe-step"><p>Unite la farina <span class="num-step">2</span>.</p></div><div class="gz-content-recipe-step"><p>Adagiate le prugne e cuocete per 40 minuti <span class="num-step">3</span>.</p></div></div><div><h2>Conservazione</h2><p>Si conserva per 3 giorni.</p></div></main>`,
      'it',
    ),
    {
      title: 'Torta di prugne',
      ingredients: [
        ['Per la base', 'Farina 00 200 g', 'Zucker 100 g', 'Uova 2', 'Per coprire', 'Prugne 8'],
      ],
      steps: [
        [
          null,
          'Per preparare la torta sbattete le uova con lo zucchero 1.',
          'Unite la farina 2.',
          'Adagiate le prugne e cuocete per 40 minuti 3.',
        ],
      ],
    },
  ],
  [
    'terms with as much as one likes',
    page(
      '<h1>Torta</h1><h2>INGREDIENTI</h2><dl><dt>Farina</dt><dd>200 g</dd><dt>Zucchero</dt><dd>100 g</dd><dt>Uova</dt><dd>2</dd><dt>Sale</dt><dd>q.b.</dd></dl><h2>PREPARAZIONE</h2><p>Sbattete le uova con lo zucchero fino a renderle spumose.</p><p>Unite la farina e cuocete per 40 minuti.</p>',
      'it',
    ),
    {
      title: 'Torta',
      ingredients: [[null, 'Farina 200 g', 'Zucchero 100 g', 'Uova 2', 'Sale q.b.']],
      steps: [
        [
          null,
          'Sbattete le uova con lo zucchero fino a renderle spumose.',
          'Unite la farina e cuocete per 40 minuti.',
        ],
      ],
    },
  ],
  [
    'a heading in its paragraph',
    page(
      '<h1>Plum cake</h1><p><b>Ingredients:</b><br>200 g flour<br>100 g sugar<br>2 eggs<br>8 plums, halved</p><p><b>Directions:</b> Beat the eggs with the sugar. Fold in the flour. Lay the plums on top and bake for 40 minutes.</p>',
    ),
    {
      title: 'Plum cake',
      ingredients: [[null, '200 g flour', '100 g sugar', '2 eggs', '8 plums, halved']],
      steps: [
        [
          null,
          'Beat the eggs with the sugar. Fold in the flour. Lay the plums on top and bake for 40 minutes.',
        ],
      ],
    },
  ],
  [
    'all ingredients in one sentence',
    page(
      '<h1>Plum cake</h1><p><strong>Ingredients:</strong> 200 g flour, 100 g sugar, 2 eggs, 8 plums</p><p><strong>Method:</strong> Beat the eggs with the sugar. Fold in the flour. Lay the plums on top and bake for 40 minutes.</p>',
    ),
    {
      title: 'Plum cake',
      ingredients: [[null, '200 g flour', '100 g sugar', '2 eggs', '8 plums']],
      steps: [
        [
          null,
          'Beat the eggs with the sugar. Fold in the flour. Lay the plums on top and bake for 40 minutes.',
        ],
      ],
    },
  ],
  [
    'amounts behind their foods, in Russian',
    page(
      '<h1>Сливовый пирог</h1><h2>Ингредиенты</h2><ul><li>Мука — 200 г</li><li>Сахар — 100 г</li><li>Яйца — 2 шт.</li><li>Сливы — 8 шт.</li></ul><h2>Приготовление</h2><p>Взбейте яйца с сахаром.</p><p>Добавьте муку.</p><p>Выложите сливы и выпекайте 40 минут.</p>',
      'ru',
    ),
    {
      title: 'Сливовый пирог',
      ingredients: [[null, 'Мука — 200 г', 'Сахар — 100 г', 'Яйца — 2 шт.', 'Сливы — 8 шт.']],
      steps: [
        [null, 'Взбейте яйца с сахаром.', 'Добавьте муку.', 'Выложите сливы и выпекайте 40 минут.'],
      ],
    },
  ],
  [
    'amounts behind their foods, in Chinese',
    page(
      '<h1>李子蛋糕</h1><h2>用料</h2><table><tr><td>面粉</td><td>200克</td></tr><tr><td>糖</td><td>100克</td></tr><tr><td>鸡蛋</td><td>2个</td></tr></table><h2>做法</h2><ol><li><p>鸡蛋和糖打发至浓稠。</p></li><li><p>筛入面粉，翻拌均匀。</p></li><li><p>放上李子，烤40分钟即可。</p></li></ol>',
      'zh',
    ),
    {
      title: '李子蛋糕',
      ingredients: [[null, '面粉 200克', '糖 100克', '鸡蛋 2个']],
      steps: [[null, '鸡蛋和糖打发至浓稠。', '筛入面粉，翻拌均匀。', '放上李子，烤40分钟即可。']],
    },
  ],
  [
    'numbers with a dash',
    page(
      '<h1>Tarta de ciruelas</h1><p><strong>Ingredientes:</strong></p><ul><li>200 g de harina</li><li>100 g de azúcar</li><li>2 huevos</li><li>8 ciruelas</li></ul><p><strong>Elaboración:</strong></p><p>1.- Bate los huevos con el azúcar.</p><p>2.- Añade la harina.</p><p>3.- Pon las ciruelas y hornea 40 minutos.</p>',
      'es',
    ),
    {
      title: 'Tarta de ciruelas',
      ingredients: [[null, '200 g de harina', '100 g de azúcar', '2 huevos', '8 ciruelas']],
      steps: [
        [
          null,
          'Bate los huevos con el azúcar.',
          'Añade la harina.',
          'Pon las ciruelas y hornea 40 minutos.',
        ],
      ],
    },
  ],
  [
    'what each step uses beside it',
    page(
      `<h1>Plum cake</h1><h2>Ingredients</h2><ul><li>200 g flour</li><li>100 g sugar</li><li>2 eggs</li><li>8 plums, halved</li></ul><h2>Method</h2><div class="steps"><div class="step"><h3>Batter</h3><div class="used"><ul><li>2 eggs</li></ul></div><p>Beat the eggs with the sugar.</p></div><div class="step"><h3>Flour</h3><div class="used"><ul><li>200 g flour</li></ul></div><p>Fold in the flour.</p></div><div class="step"><h3>Bake</h3><div class="used"><ul><li>8 plums</li></ul></div><p>Lay the plums on top and bake for 40 minutes.</p></div></div>`,
    ),
    {
      title: 'Plum cake',
      ingredients: [[null, '200 g flour', '100 g sugar', '2 eggs', '8 plums, halved']],
      steps: [
        ['Batter', 'Beat the eggs with the sugar.'],
        ['Flour', 'Fold in the flour.'],
        ['Bake', 'Lay the plums on top and bake for 40 minutes.'],
      ],
    },
  ],
  [
    'a letter with no headings',
    page(
      `<article><h1 class="post-title">Plum cake</h1><div class="body markup"><p>Dear all, the plums are here.</p><h2>Plum cake</h2><p><em>Makes 12 slices</em></p><p>200 g flour</p><p>100 g sugar</p><p>2 eggs</p><p>8 plums, halved</p><p>Beat the eggs with the sugar.</p><p>Fold in the flour.</p><p>Lay the plums on top and bake for 40 minutes.</p><p>Thanks for reading! Subscribe for free.</p></div></article>`,
    ),
    {
      title: 'Plum cake',
      ingredients: [[null, '200 g flour', '100 g sugar', '2 eggs', '8 plums, halved']],
      steps: [
        [
          null,
          'Beat the eggs with the sugar.',
          'Fold in the flour.',
          'Lay the plums on top and bake for 40 minutes.',
          'Thanks for reading! Subscribe for free.',
        ],
      ],
    },
  ],
  [
    'lists with their purpose alone',
    page(
      '<h1>Pflaumenkuchen</h1><p>Für den Teig:<br>200 g Mehl<br>100 g Zucker<br>2 Eier</p><p>Für den Belag:<br>8 Pflaumen</p><p><strong>Und so geht’s:</strong></p><p>Die Eier mit dem Zucker schlagen. Das Mehl unterheben.</p><p>Die Pflaumen darauf legen und 40 Minuten backen.</p>',
      'de',
    ),
    {
      title: 'Pflaumenkuchen',
      ingredients: [
        ['Für den Teig', '200 g Mehl', '100 g Zucker', '2 Eier'],
        ['Für den Belag', '8 Pflaumen'],
      ],
      steps: [
        [
          null,
          'Die Eier mit dem Zucker schlagen. Das Mehl unterheben.',
          'Die Pflaumen darauf legen und 40 Minuten backen.',
        ],
      ],
    },
  ],
  [
    'lists in folds with a line above',
    page(
      `<amp-sidebar><ul><li>Home</li></ul></amp-sidebar><article><h1>Plum cake</h1><amp-img src="a.jpg"></amp-img><h2>Ingredients</h2><amp-accordion><section expanded><header>Batter</header><ul><li>200 g flour</li><li>100 g sugar</li><li>2 eggs</li></ul></section><section><header>Top</header><ul><li>8 plums, halved</li></ul></section></amp-accordion><amp-ad>Advert</amp-ad><h2>Instructions</h2><ol><li>Beat the eggs with the sugar.</li><li>Fold in the flour.</li><li>Lay the plums on top and bake for 40 minutes.</li></ol></article>`,
    ),
    {
      title: 'Plum cake',
      ingredients: [
        [null, '200 g flour', '100 g sugar', '2 eggs'],
        ['Top', '8 plums, halved'],
      ],
      steps: [
        [
          null,
          'Beat the eggs with the sugar.',
          'Fold in the flour.',
          'Lay the plums on top and bake for 40 minutes.',
        ],
      ],
    },
  ],
  [
    'set text',
    page(
      `<h1>Plum cake</h1><pre>Ingredients:

200 g flour
100 g sugar
2 eggs
8 plums, halved

Method:

Beat the eggs with the sugar.
Fold in the flour.
Lay the plums on top and bake for 40 minutes.
</pre>`,
    ),
    {
      title: 'Plum cake',
      ingredients: [[null, '200 g flour', '100 g sugar', '2 eggs', '8 plums, halved']],
      steps: [
        [
          null,
          'Beat the eggs with the sugar.',
          'Fold in the flour.',
          'Lay the plums on top and bake for 40 minutes.',
        ],
      ],
    },
  ],
  [
    'numbers in an element of their own',
    page(
      `<h1>Pflaumenkuchen</h1><div>Zutaten für <input> Personen</div><table><tr><td>Mehl</td><td>200 Gramm</td></tr><tr><td>Zucker</td><td>100 Gramm</td></tr><tr><td>Eier</td><td>2 Stück</td></tr><tr><td>Salz</td><td>etwas</td></tr></table><h2>Zubereitung</h2><div class="ds-step"><span>1</span>Die Eier mit dem Zucker schlagen.</div><div class="ds-step"><span>2</span>Das Mehl unterheben.</div><div class="ds-step"><span>3</span>Die Pflaumen darauf legen und backen.</div>`,
      'de',
    ),
    {
      title: 'Pflaumenkuchen',
      ingredients: [[null, 'Mehl 200 Gramm', 'Zucker 100 Gramm', 'Eier 2 Stück', 'Salz etwas']],
      steps: [
        [
          null,
          'Die Eier mit dem Zucker schlagen.',
          'Das Mehl unterheben.',
          'Die Pflaumen darauf legen und backen.',
        ],
      ],
    },
  ],
  [
    'steps as headings above pictures',
    page(
      '<h1>Plum cake</h1><h2>Ingredients</h2><ul><li>200 g flour</li><li>100 g sugar</li><li>2 eggs</li><li>8 plums, halved</li></ul><h2>Instructions</h2><h3>1. Beat the eggs with the sugar.</h3><img><h3>2. Fold in the flour.</h3><img><h3>3. Lay the plums on top and bake for 40 minutes.</h3><img>',
    ),
    {
      title: 'Plum cake',
      ingredients: [[null, '200 g flour', '100 g sugar', '2 eggs', '8 plums, halved']],
      steps: [
        [
          null,
          'Beat the eggs with the sugar.',
          'Fold in the flour.',
          'Lay the plums on top and bake for 40 minutes.',
        ],
      ],
    },
  ],
  [
    'values in an element of their own',
    page(
      `<h1>Plum cake</h1><div class="mntl-recipe-details"><div>Prep Time:</div><div>15 mins</div><div>Total Time:</div><div>55 mins</div><div>Servings:</div><div>12</div></div><div id="mntl-structured-ingredients_1-0"><h2>Ingredients</h2><div>Keep Screen Awake</div><p>Original recipe (1X) yields 12 servings</p><p class="mntl-structured-ingredients__list-heading">Batter:</p><ul class="mntl-structured-ingredients__list"><li><p><span data-ingredient-quantity="true">200</span> <span data-ingredient-unit="true">g</span> <span data-ingredient-name="true">flour</span></p></li><li><p><span>100</span> <span>g</span> <span>sugar</span></p></li></ul><p class="mntl-structured-ingredients__list-heading">Top:</p><ul><li><p><span>8</span> <span></span> <span>plums, halved</span></p></li></ul></div><div><h2>Directions</h2><ol><li><p>Beat the eggs with the sugar.</p><figure><figcaption>Dotdash</figcaption></figure></li><li><p>Fold in the flour.</p></li><li><p>Lay the plums on top and bake for 40 minutes.</p></li></ol></div><h2>Nutrition Facts (per serving)</h2><table><tr><td>210</td><td>Calories</td></tr></table>`,
    ),
    {
      title: 'Plum cake',
      ingredients: [
        ['Batter', '200 g flour', '100 g sugar'],
        ['Top', '8 plums, halved'],
      ],
      steps: [
        [
          null,
          'Beat the eggs with the sugar. Dotdash',
          'Fold in the flour.',
          'Lay the plums on top and bake for 40 minutes.',
        ],
      ],
    },
  ],
]

describe('a page with no data', () => {
  it.each(PAGES)('is read, and doubted: %s', async (_, html, said) => {
    const recipes = await readRecipes(html)
    expect(recipes.map(saidOf)).toEqual([said])
    expect(recipes[0]?.doubts.length).toBeGreaterThan(0)
  })

  it('has its times and portions from labels with their values behind them', async () => {
    const labels = '<div>Prep Time:</div><div>15 mins</div><div>Servings:</div><div>12</div>'
    const lists =
      '<h2>Ingredients</h2><ul><li>200 g flour</li><li>2 eggs</li></ul><h2>Method</h2><ol><li>Whisk the eggs with the flour.</li></ol>'
    const [recipe] = await readRecipes(page(`<h1>Plum cake</h1>${labels}${lists}`))
    expect(recipe?.minutes.prep).toBe(15)
    expect(recipe?.servings.count).toBe(12)
  })
})
