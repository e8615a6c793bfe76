import type { Unkept } from './keeping.ts'

const LIGHT = ['a low-sodium dinner', 'a vegetarian dinner', 'lentil soup']

/** Conditions whose limits are set for each person by those who treat them, and creeds whose rules we do not know. */
export const UNKEPT: readonly Unkept[] = [
  {
    words:
      /\b(?:kidney (?:disease|failure|patients?|diet|friendly|problems?|transplant|stones?)|renal(?: diet)?|dialysis|ckd|low[- ](?:potassium|phosph\w+|oxalates?)|(?:bad|weak|failing|damaged) kidneys?)\b/,
    say: 'With kidney disease potassium, phosphorus, protein, salt and water have limits that change with its stage and with dialysis; I can count salt and potassium but not phosphorus, so I call nothing kidney-friendly (NIDDK). Your renal dietitian gives you figures and a list of foods: tell me which to leave out, and I cook low in sodium without them.',
    choices: ['a low-sodium dinner without tomato, potato, beans, banana and nuts'],
  },
  {
    words:
      /\b(?:crohn\w*|(?:ulcerative )?colitis|ibd|diverticul\w+|low[- ](?:residue|fiber|fibre)|colonoscopy|gastroparesis|short bowel|bowel (?:surgery|prep)|ileostomy|stoma)\b/,
    say: 'What a sick or healing bowel bears depends on the day and the treatment, and before a colonoscopy the clinic’s sheet is all that counts, so I do not call a recipe fit for it. Tell me what your team leaves out (fiber, seeds, skins, lactose, fat), and I cook without that.',
    choices: ['White rice', 'Poached chicken', 'Boiled potatoes'],
  },
  {
    words:
      /\b(?:pancreatitis|gall ?bladder|gallstones?|cirrhosis|liver (?:disease|failure|transplant)|fatty liver|low[- ]fat diet for)\b/,
    say: 'How much fat, protein and salt pancreas, gallbladder and liver bear is set by whoever treats them, so I do not call a recipe fit for that; never any alcohol. Tell me the limits you were given, and I keep to what I can count: fat, salt, calories.',
    choices: ['Poached chicken', 'Steamed broccoli', 'a low-sodium dinner'],
  },
  {
    words:
      /\b(?:dysphagia|swallow(?:ing)? (?:difficult\w+|problems?|disorder)|(?:difficulty|trouble|cant|cannot|problems?) (?:with )?swallow(?:ing)?|thickened liquids?|iddsi|pureed diet)\b/,
    say: 'For trouble with swallowing the texture has to be that of the IDDSI level a speech and language therapist has set: wrong by a little, food goes into the lungs. I cannot test that from here. Tell me the dish that is missed and ask the therapist how to blend and thicken it.',
    choices: ['Mashed potatoes', 'Applesauce'],
  },
  {
    words:
      /\b(?:pku|phenylketonuria|galactos[ae]mia|maple syrup urine|msud|(?:hereditary )?fructose (?:intoleran\w+|malabsor\w+)|fructmal|sucrose intoleran\w+|wilsons? disease|h[ae]mochromatosis|urea cycle|fpies|eoe|eosinophilic\w*|epilep\w+|ketogenic (?:therapy|epilepsy)|addisons?|porphyria|myasthenia)\b/,
    say: 'That is a condition in which grams count that I do not know well enough, and a guess could hurt. The diet sheet of your metabolic clinic or dietitian names the foods: tell me which are out, and I cook without them.',
    choices: LIGHT,
  },
  {
    words:
      /\b(?:gastric (?:bypass|sleeve|band)|bariatric|weight[- ]loss surgery|stomach stapl\w+|after (?:abdominal|stomach|bowel|heart) surgery|tube feed\w*|feeding tube|peg tube)\b/,
    say: 'After such surgery amounts and textures follow the plan of the clinic, stage by stage, so I do not call a recipe fit for it. Tell me what your stage allows (pureed, soft, how much protein), and I look for it.',
    choices: ['a high-protein lunch', 'Scrambled eggs', 'Pan-fried white fish'],
  },
  {
    words:
      /\b(?:warfarin|coumadin|marcumar|blood thinners?|vitamin k|statins?|grapefruit (?:and|with) (?:my )?(?:medic\w+|pills?|statins?)|lithium|levothyroxine|thyroid (?:medic\w+|pills?))\b/,
    say: 'Food and that medicine meet: with warfarin the leafy greens should stay about the same from week to week, and grapefruit changes many pills (NHS, FDA). Which foods you may have, your doctor or pharmacist says; tell me what to leave out, and I cook without it.',
    choices: LIGHT,
  },
  {
    words: /\b(?:anorexia|anorexic|bulimi[ac]|eating disorder|binge eating|arfid|orthorexia)\b/,
    say: 'I am glad that you think of eating. With an eating disorder the plan you make with your team is worth more than any recipe of mine, so I do not count or judge here; in the US the ANAD helpline is 1-888-375-7767, in the UK Beat answers. Tell me a dish that feels possible today, and I write it simply.',
    choices: ['Oatmeal', 'Chicken noodle soup', 'Banana bread'],
  },
  {
    words:
      /\b(?:zoroastrian|parsi fast|druze|yazidi|shinto|taoist|daoist|bah[aá]i|wicca\w*|scientolog\w+|jehovahs? witness\w*|hare krishna prasadam|manichae\w+|candida diet|gaps diet|blood type diet|alkaline diet|raw till 4|macrobiotic)\b/,
    say: 'I do not know those rules well enough to say that a dish keeps to them. Tell me which foods to leave out, and I cook without them.',
    choices: ['a vegan dinner', 'a vegetarian dinner'],
  },
]
