/**
 * Dishes that are served together, by occasion or cuisine. A block begins with `= title | words that ask for it |
 * number of people, unless the request says otherwise`. A line for each course follows, with the ids of dishes of the
 * book, any of which will do. After `+` comes what is served with that dish, and after `/` what is used when nothing
 * before it will do. `&` before a course makes it one of many dishes, of which the number in brackets are served. A
 * course with `?` is served only on request, one with `*` only in a long menu. `instead:` lists mains without meat.
 */
export const MENU_LISTS = `
= Brunch | brunch
& Savory (2): quiche-lorraine, frittata-with-zucchini, tortilla-de-patatas, shakshuka, spinach-borek, smorrebrod-with-shrimp-and-egg, chilaquiles, huevos-rancheros, banitsa, ful-medames, menemen, eggs-benedict
& Sweet (1): banana-bread, blueberry-muffins, scones, cinnamon-rolls, buttermilk-pancakes, lemon-drizzle-cake, coffee-cake
Beside: oven-bacon, hash-browns, roasted-peppers, israeli-salad
Fruit: fruit-salad
To spoon: granola, overnight-oats

= Children's party | kids'? party, kids'? birthday, child'?s birthday, child'?s party, children'?s? party, children'?s? birthday, kids birthday party, party for [ \\w]*kids, party for [ \\w]*children, party for [ \\w]*year[- ]olds | 8
& Savory (3): chicken-nuggets, fish-sticks, quesadillas, sausage-rolls, hamburger, macaroni-and-cheese, meatloaf, frikadeller, grilled-cheese-sandwich, hummus
Beside: french-fries, corn-on-the-cob, roast-potatoes
Fruit: fruit-salad
Sweet: vanilla-cupcakes, marble-bundt-cake, brownies, chocolate-chip-cookies, devils-food-cake / wacky-cake, fruit-jelly
Drink?: lemonade, banana-berry-smoothie, iced-tea

= Finger food | finger food, cocktail party, party food, canapes, canapés, appetizers for a party, drinks party, birthday party, house party, housewarming | 8
& Cold bites (4): bruschetta, deviled-eggs, hummus, guacamole, goi-cuon, muhammara, kimbap, roasted-peppers
& Hot bites (3): samosas, chicken-satay, spring-rolls, quesadillas, buffalo-wings, empanadas-de-carne, keftedes, spanakopita, onion-bhaji
Sweet: brownies, chocolate-truffles, lemon-drizzle-cake / fruit-salad, shortbread

= Funeral tea | funeral tea, wake tea, tea for a wake, tea after the funeral, tea after a funeral, village tea, church tea, tea buffet | 20
Sandwiches: finger-sandwiches / cucumber-salmon-bites, roasted-peppers
& Savory (3): quiche-lorraine, sausage-rolls, cheese-and-onion-pie, scotch-eggs, deviled-eggs, ham-and-cheese-pinwheels, cheese-straws
Scones: scones, cheese-scones
& Sweet (3): victoria-sponge, lemon-drizzle-cake, shortbread, flapjacks, bakewell-tart, carrot-cake / wacky-cake, fruit-salad

= Buffet | buffet, reception, funeral, wake, graduation, retirement party, wedding, open house, office party, family reunion, reunion, block party | 20
& To begin (2): hummus, crostini, deviled-eggs, guacamole, roasted-peppers, spanakopita
& Warm (3): lasagne-alla-bolognese, vegetable-lasagna, beef-and-bean-chili, pulled-pork, pulled-chicken, chicken-curry, chana-masala, meatloaf, macaroni-and-cheese, swedish-meatballs, ratatouille, vegetable-biryani
& Salads (3): potato-salad, coleslaw, tabbouleh, greek-salad, panzanella, waldorf-salad, kartoffelsalat
Bread: focaccia, garlic-bread, cornbread
& Sweet (2): brownies, lemon-drizzle-cake, apple-cake, lemon-bars, trifle, carrot-cake / wacky-cake, fruit-salad

= Lunar New Year dinner | lunar new year, chinese new year, spring festival
Starter: jiaozi, spring-rolls, wonton-soup
Main: red-braised-pork-belly + dry-fried-green-beans + white-rice; steamed-fish-with-ginger-and-scallion + dry-fried-green-beans + white-rice; mapo-tofu + dry-fried-green-beans + white-rice; eggplant-in-garlic-sauce + smashed-cucumber-salad + white-rice
Dessert: mango-sticky-rice / fruit-salad, lemon-sorbet
instead: eggplant-in-garlic-sauce, crispy-tofu

= Thanksgiving dinner | thanksgiving
Main: roast-turkey-with-gravy; roast-turkey-breast + roast-gravy
Stuffing: cornbread-stuffing
Side: mashed-potatoes
Side: green-bean-casserole, roasted-brussels-sprouts / steamed-broccoli, glazed-carrots
Side: sweet-potato-casserole / roasted-vegetables, corn-on-the-cob
Sauce: cranberry-sauce
Dessert: pumpkin-pie, pecan-pie, apple-pie / poached-pears, baked-apples
instead: nut-roast, mushroom-wellington / mushroom-risotto, gemista, polenta-with-mushrooms, eggplant-parmigiana, imam-bayildi

= Christmas dinner | christmas, xmas, yule
Starter: gravlax, lohikeitto, leek-and-potato-soup, blini, waldorf-salad, roasted-peppers
Main: roast-turkey-with-gravy + roast-potatoes + glazed-carrots + cranberry-sauce; roast-turkey-breast + roast-potatoes + roasted-brussels-sprouts + cranberry-sauce; glazed-ham + roast-potatoes + roasted-carrots; roast-beef-with-yorkshire-pudding + glazed-carrots; duck-a-lorange + rotkohl + roast-potatoes; beef-wellington + gratin-dauphinois + glazed-carrots; roast-leg-of-lamb-with-mint-sauce + roast-potatoes + glazed-carrots / mushroom-risotto + glazed-carrots; gemista + roast-potatoes + glazed-carrots
Dessert: trifle, buche-de-noel, sticky-toffee-pudding, christmas-pudding / poached-pears, baked-apples
instead: nut-roast + roast-potatoes + glazed-carrots, mushroom-wellington + roast-potatoes + glazed-carrots / mushroom-risotto, spanakopita, cheese-souffle, gemista, eggplant-parmigiana

= Easter lunch | easter
Starter: leek-and-potato-soup, deviled-eggs, salade-lyonnaise, roasted-peppers
Main: roast-leg-of-lamb-with-mint-sauce + gratin-dauphinois + glazed-carrots; navarin-dagneau; kleftiko + greek-salad; glazed-ham + scalloped-potatoes + roasted-carrots / gemista + greek-salad
Dessert: lemon-tart, carrot-cake, pavlova / fruit-salad, lemon-sorbet
instead: spanakopita, quiche-lorraine, gemista, cheese-souffle

= New Year's Eve dinner | new year, new years, new year's, silvester
Starter: blini, gravlax, roasted-peppers
Main: cheese-fondue + waldorf-salad; beef-wellington + gratin-dauphinois + glazed-carrots; lentils-with-sausages; boiled-lobster + potato-salad; duck-a-lorange + roast-potatoes; mushroom-risotto + glazed-carrots
Dessert: chocolate-mousse, semifreddo, creme-brulee, lemon-sorbet, poached-pears
instead: mushroom-risotto, spanakopita, cheese-souffle, gemista

= Halloween party | halloween | 10
& Bites (3): deviled-eggs, sausage-rolls, quesadillas, guacamole, crostini, buffalo-wings, onion-rings
Main: beef-and-bean-chili + cornbread; macaroni-and-cheese + coleslaw; sloppy-joes + coleslaw; hamburger + corn-on-the-cob
& Sweet (2): vanilla-cupcakes, sugar-cookies, pumpkin-bread, brownies, marshmallows / baked-apples, fruit-salad, wacky-cake
Drink?: hot-chocolate, lemonade
instead: macaroni-and-cheese, chana-masala

= Garden party | garden party, summer party, pool party, lawn party | 8
& To begin (2): gazpacho, insalata-caprese, bruschetta, roasted-peppers, melitzanosalata, caponata, goi-cuon, deviled-eggs
Main: grilled-salmon + potato-salad + greek-salad; pork-souvlaki + greek-salad + potato-salad; shish-taouk + tabbouleh + fattoush; piri-piri-chicken + potato-salad + coleslaw; jerk-chicken + coleslaw + corn-on-the-cob; chicken-satay + smashed-cucumber-salad; frittata-with-zucchini + panzanella / imam-bayildi + tabbouleh; gemista + greek-salad
Dessert: pavlova, eton-mess, key-lime-pie, no-bake-cheesecake, rote-gruetze, fruit-tart, no-churn-vanilla-ice-cream / lemon-sorbet, fruit-salad
Drink: lemonade, iced-tea
instead: imam-bayildi, gemista, frittata-with-zucchini

= Afternoon party | baby shower, bridal shower, hen party, bachelorette, tea party, christening, baptism, communion | 12
& Savory (4): quiche-lorraine, frittata-with-zucchini, bruschetta, crostini, hummus, deviled-eggs, spanakopita, roasted-peppers, panzanella, waldorf-salad
& Sweet (2): lemon-drizzle-cake, madeleines, vanilla-cupcakes, shortbread, fruit-tart, lemon-bars, pavlova / wacky-cake
Fruit: fruit-salad
Drink: lemonade, iced-tea

= Sunday lunch | sunday lunch, sunday dinner, sunday roast, sunday meal
Main: roast-chicken + roast-potatoes + glazed-carrots; roast-beef-with-yorkshire-pudding + roast-potatoes + steamed-broccoli; roast-leg-of-lamb-with-mint-sauce + roast-potatoes + glazed-carrots; pot-roast + mashed-potatoes; simple-roast-chicken + gratin-dauphinois + steamed-broccoli; schweinebraten + semmelknoedel + rotkohl / beef-wellington + roast-potatoes + glazed-carrots; steak-and-ale-pie + mashed-potatoes + steamed-broccoli; shepherds-pie + steamed-broccoli
Dessert?: apple-crumble, sticky-toffee-pudding, trifle, rice-pudding, poached-pears, lemon-tart, baked-apples / fruit-salad
instead: beef-wellington + roast-potatoes + glazed-carrots, steak-and-ale-pie + mashed-potatoes + steamed-broccoli, shepherds-pie + steamed-broccoli, whole-roast-celeriac + roast-potatoes + glazed-carrots, cauliflower-cheese + roast-potatoes / spanakopita, eggplant-parmigiana, gemista

= Mezze | mezze, meze, mezza, meza
& Mezze (6): hummus, baba-ganoush, tabbouleh, muhammara, dolmades, labneh, fattoush, tzatziki, zaalouk, taktouka, melitzanosalata
& Hot mezze (2): kafta, kibbeh, falafel, shish-taouk, spinach-borek, keftedes
Bread: simit, msemen, naan
Dessert?: baklava, rice-pudding / fruit-salad

= Tapas | tapas
& Tapas (7): tortilla-de-patatas, patatas-bravas, gambas-al-ajillo, pan-con-tomate, escalivada, albondigas, croquetas-de-jamon, pisto, pulpo-a-la-gallega, pimientos-rellenos, gazpacho, aioli, roasted-peppers

= Barbecue | barbecue, barbeque, bbq, cookout, grill party, grill evening, grilling, fourth of july, 4th of july, memorial day, labor day, braai
& From the grill (3): hamburger, barbecue-ribs, pork-souvlaki, koobideh-kebab, grilled-salmon, carne-asada-tacos, chicken-satay, jerk-chicken, shish-taouk, bulgogi, grilled-sardines, kafta, roasted-peppers
& Beside (3): corn-on-the-cob, coleslaw, potato-salad, boston-baked-beans, greek-salad, tabbouleh, escalivada, panzanella
Bread?: garlic-bread, focaccia
Dessert: peach-cobbler, key-lime-pie, brownies / fruit-salad, lemon-sorbet
instead: crispy-tofu, roasted-peppers, falafel

= Picnic | picnic
& Savory (3): quiche-lorraine, frittata-with-zucchini, tortilla-de-patatas, scotch-eggs, empanada-gallega, cornish-pasties, goi-cuon, onigiri, falafel, hummus, caponata
& Salads (2): potato-salad, tabbouleh, coleslaw, greek-salad, panzanella, waldorf-salad
Sweet: brownies, lemon-drizzle-cake, banana-bread, shortbread / fruit-salad, oatmeal-raisin-cookies
Drink?: lemonade, iced-tea

= Game night | game night, game day, super bowl, superbowl, movie night
& Snacks (3): buffalo-wings, nachos, guacamole, quesadillas, deviled-eggs, samosas, elote
Main: beef-and-bean-chili + cornbread; sloppy-joes + coleslaw; pulled-chicken + coleslaw; chana-masala + basmati-rice
Sweet: brownies, chocolate-chip-cookies, fudge, oatmeal-raisin-cookies / fruit-salad

= Romantic dinner | romantic, valentine, valentine's, valentines, date night, anniversary | 2
Starter: insalata-caprese, gambas-al-ajillo, french-onion-soup, roasted-peppers, vichyssoise
Main: pan-seared-steak + gratin-dauphinois; sole-meuniere + boiled-potatoes; mushroom-risotto; saltimbocca-alla-romana + sauteed-spinach; steak-au-poivre + french-fries; moules-marinieres + french-fries; gnocchi-sage-butter / ratatouille + couscous
Dessert: molten-chocolate-cakes, chocolate-mousse, creme-brulee, panna-cotta, affogato, poached-pears

= Afternoon tea | afternoon tea, tea party, high tea, cream tea
& Savory (2): quiche-lorraine, sausage-rolls, scotch-eggs, deviled-eggs, cheese-straws, smorrebrod-with-shrimp-and-egg
Sandwiches: finger-sandwiches / cucumber-salmon-bites, roasted-peppers
Scones: scones
& Sweet (3): victoria-sponge, lemon-drizzle-cake, shortbread, bakewell-tart, macarons, eclairs, madeleines, fruit-salad

= St. Patrick's dinner | st. patrick's, st patrick, st patricks, st. patrick
Main: irish-stew + irish-soda-bread; corned-beef-and-cabbage + irish-soda-bread; dublin-coddle + irish-soda-bread / ratatouille + colcannon
Dessert: apple-cake, bread-pudding, baked-apples

= Jewish holiday dinner | rosh hashanah, hanukkah, chanukah, shabbat, sabbath dinner, jewish
Starter: matzo-ball-soup, gefilte-fish, hummus, israeli-salad
Main: jewish-brisket + latkes + glazed-carrots; roast-chicken + roast-potatoes + glazed-carrots; chicken-tagine-with-preserved-lemon + couscous / gemista + roast-potatoes
Bread?: challah
Dessert: apple-cake, poached-pears, baked-apples / fruit-salad
instead: gemista, eggplant-parmigiana, imam-bayildi

= Iftar | iftar, eid, ramadan
Starter: harira, mercimek-corbasi
& Beside (2): fattoush, hummus, samosas, spinach-borek, tabbouleh
Main: lamb-tagine-with-prunes + couscous; chicken-biryani + raita; chicken-tagine-with-preserved-lemon + couscous; vegetable-couscous
Dessert: baklava, rice-pudding, kheer / fruit-salad
instead: vegetable-couscous, mujaddara, gemista

= Italian dinner | italian, italy
Starter: insalata-caprese, bruschetta, roasted-peppers, caponata, panzanella
Pasta*: spaghetti-aglio-e-olio, penne-allarrabbiata, cacio-e-pepe, spaghetti-al-pomodoro
Main: osso-buco + risotto-alla-milanese; saltimbocca-alla-romana + sauteed-spinach; chicken-cacciatora + sauteed-spinach; chicken-piccata + sauteed-spinach; lasagne-alla-bolognese; eggplant-parmigiana; mushroom-risotto; gnocchi-sage-butter; porchetta + roast-potatoes; polenta-with-mushrooms
Dessert: panna-cotta, tiramisu, affogato, semifreddo, lemon-sorbet, zabaglione, granita
instead: eggplant-parmigiana, mushroom-risotto, polenta-with-mushrooms, penne-allarrabbiata

= French dinner | french, france, bistro
Starter: french-onion-soup, salade-lyonnaise, leek-and-potato-soup, vichyssoise
Main: coq-au-vin + boiled-potatoes; beef-bourguignon + mashed-potatoes; poulet-basquaise + white-rice; duck-a-lorange + gratin-dauphinois; blanquette-de-veau + white-rice; sole-meuniere + boiled-potatoes; steak-au-poivre + gratin-dauphinois; roast-chicken + gratin-dauphinois; ratatouille + boiled-potatoes; cheese-souffle
Dessert: chocolate-mousse, creme-brulee, tarte-tatin, creme-caramel, clafoutis, poached-pears, ile-flottante
instead: ratatouille, cheese-souffle

= Spanish dinner | spanish, spain
Starter: gazpacho, salmorejo, pan-con-tomate, gambas-al-ajillo, escalivada, croquetas-de-jamon
Main: paella-valenciana; seafood-paella; arroz-negro; albondigas + patatas-bravas; pimientos-rellenos; pisto + pan-con-tomate; tortilla-de-patatas + escalivada
Dessert: creme-caramel, basque-cheesecake, churros / fruit-salad, lemon-sorbet
instead: pisto, tortilla-de-patatas

= Portuguese dinner | portuguese, portugal
Starter: caldo-verde, acorda, roasted-peppers
Main: piri-piri-chicken + french-fries; arroz-de-marisco; grilled-sardines + boiled-potatoes; bacalhau-a-bras
Dessert: pasteis-de-nata, creme-caramel, rice-pudding / fruit-salad

= Greek dinner | greek, greece
Starter: melitzanosalata, tzatziki, dolmades, saganaki, avgolemono-soup
Main: moussaka + greek-salad; pastitsio + greek-salad; stifado + boiled-potatoes; kleftiko + greek-salad; pork-souvlaki + greek-salad; gemista + greek-salad; spanakopita + greek-salad
Dessert: baklava, rice-pudding / fruit-salad
instead: spanakopita, gemista

= Turkish dinner | turkish, turkey's
Starter: mercimek-corbasi, cacik, taktouka
Main: adana-kebab + turkish-pilav; karniyarik + turkish-pilav; iskender-kebab; kofte + bulgur; imam-bayildi + bulgur; dolma-peppers + cacik
Dessert: baklava, rice-pudding / fruit-salad
instead: imam-bayildi, spinach-borek

= Lebanese dinner | lebanese, middle eastern, levantine, arabic, syrian
& Mezze (3): hummus, fattoush, tabbouleh, baba-ganoush, muhammara, batata-harra
Main: shish-taouk + toum; kafta + bulgur; chicken-shawarma; kibbeh; mujaddara; maqluba
Dessert: baklava, rice-pudding / fruit-salad
instead: mujaddara, falafel

= Persian dinner | persian, iranian
Starter: ash-reshteh, mirza-ghasemi, israeli-salad
Main: ghormeh-sabzi + tahdig; fesenjan + tahdig; zereshk-polow; joojeh-kebab + tahdig; gheymeh + tahdig; kuku-sabzi
Dessert: rice-pudding, baklava / fruit-salad
instead: kuku-sabzi, mirza-ghasemi

= Moroccan dinner | moroccan, morocco, north african
Starter: zaalouk, taktouka, harira
Main: chicken-tagine-with-preserved-lemon + couscous; lamb-tagine-with-prunes + couscous; kefta-tagine-with-eggs; mechoui-lamb-shoulder + couscous; vegetable-couscous
Dessert: baklava, rice-pudding / fruit-salad
instead: vegetable-couscous

= Indian dinner | indian, india, diwali, thali, curry night
Starter: onion-bhaji, samosas, chicken-65, rasam
Main: butter-chicken + basmati-rice + dal-tadka; lamb-rogan-josh + basmati-rice + raita; chicken-korma + basmati-rice + aloo-gobi; goan-fish-curry + basmati-rice; chicken-biryani + raita; palak-paneer + basmati-rice + dal-tadka; chana-masala + jeera-rice + aloo-gobi; paneer-butter-masala + jeera-rice + dal-tadka
Bread?: naan, chapati
Dessert: kheer, gajar-halwa, gulab-jamun, mango-lassi / fruit-salad
instead: palak-paneer, chana-masala, paneer-butter-masala, baingan-bharta

= Thai dinner | thai, thailand
Starter: som-tam, tom-kha-gai, tom-yum-goong, thai-fish-cakes, chicken-satay, goi-cuon
Main: green-curry + white-rice; red-curry + white-rice; massaman-curry + white-rice; panang-curry + white-rice; pad-thai; pad-kra-pao + white-rice / crispy-tofu + white-rice
Dessert: mango-sticky-rice / fruit-salad, lemon-sorbet
instead: pad-thai, crispy-tofu

= Vietnamese dinner | vietnamese, vietnam
Starter: goi-cuon, cha-gio
Main: ca-kho-to + white-rice; thit-kho + white-rice; bo-luc-lac + white-rice; bun-cha; banh-xeo; pho-ga / crispy-tofu + white-rice
Dessert: mango-sticky-rice / fruit-salad, lemon-sorbet

= Chinese dinner | chinese, china, szechuan, sichuan, cantonese
Starter: hot-and-sour-soup, wonton-soup, egg-drop-soup, spring-rolls, smashed-cucumber-salad
Main: kung-pao-chicken + dry-fried-green-beans + white-rice; mapo-tofu + dry-fried-green-beans + white-rice; steamed-fish-with-ginger-and-scallion + dry-fried-green-beans + white-rice; red-braised-pork-belly + smashed-cucumber-salad + white-rice; beef-and-broccoli + white-rice; sweet-and-sour-pork + white-rice; eggplant-in-garlic-sauce + tomato-and-egg-stir-fry + white-rice
Dessert: fruit-salad, mango-sticky-rice, lemon-sorbet
instead: eggplant-in-garlic-sauce, tomato-and-egg-stir-fry

= Japanese dinner | japanese, japan, izakaya
Starter: miso-soup, sunomono, agedashi-tofu, chawanmushi, spinach-gomaae, gyoza
Main: salmon-teriyaki + white-rice + spinach-gomaae; teriyaki-chicken + white-rice + sunomono; tonkatsu + white-rice + sunomono; sukiyaki; tempura + white-rice; yakitori + white-rice; nikujaga + white-rice / crispy-tofu + white-rice + sunomono
Dessert: daifuku / fruit-salad, japanese-cheesecake, lemon-sorbet
instead: agedashi-tofu, crispy-tofu

= Korean dinner | korean, korea
Starter: haemul-pajeon, kimbap, smashed-cucumber-salad
Main: bulgogi + white-rice; galbi + white-rice; bibimbap; dakgalbi + white-rice; bossam + white-rice; sundubu-jjigae + white-rice / crispy-tofu + white-rice
Dessert: fruit-salad, lemon-sorbet
instead: bibimbap, crispy-tofu

= Mexican dinner | mexican, mexico, taco night, taco bar, taco party, fiesta, cinco de mayo, tex-mex
Starter: guacamole, mexican-ceviche, tortilla-soup, elote, pico-de-gallo
Main: enchiladas-verdes + mexican-rice + refried-beans; chicken-mole-poblano + mexican-rice; carnitas-tacos + pico-de-gallo + refried-beans; fish-tacos + pico-de-gallo; enchiladas-rojas + mexican-rice + refried-beans; chiles-rellenos + mexican-rice; carne-asada-tacos + pico-de-gallo
Dessert: tres-leches-cake, churros, rice-pudding / fruit-salad
instead: chiles-rellenos, enchiladas-verdes, quesadillas

= American dinner | american, southern, soul food, diner
Starter: waldorf-salad, new-england-clam-chowder, caesar-salad, deviled-eggs, crab-cakes
Main: meatloaf + mashed-potatoes + green-bean-casserole; pot-roast + mashed-potatoes; barbecue-ribs + coleslaw + corn-on-the-cob; buttermilk-fried-chicken + mashed-potatoes + coleslaw; macaroni-and-cheese + steamed-broccoli; reverse-seared-steak + baked-potatoes + steamed-broccoli
Dessert: apple-pie, key-lime-pie, peach-cobbler, new-york-cheesecake, bananas-foster, brownies / fruit-salad
instead: macaroni-and-cheese, chana-masala

= British dinner | british, english, england, scottish
Starter: leek-and-potato-soup, cullen-skink, scotch-broth, welsh-rarebit
Main: steak-and-ale-pie + mashed-potatoes + glazed-carrots; fish-pie + steamed-broccoli; roast-leg-of-lamb-with-mint-sauce + roast-potatoes; shepherds-pie + steamed-broccoli; bangers-and-mash + steamed-broccoli; cauliflower-cheese + baked-potatoes
Dessert: sticky-toffee-pudding, apple-crumble, trifle, eton-mess, bakewell-tart, baked-apples
instead: cauliflower-cheese, ratatouille

= German dinner | german, germany, bavarian, oktoberfest
Starter: linsensuppe, obatzda, leek-and-potato-soup
Main: schweinebraten + semmelknoedel + rotkohl; rinderrouladen + spaetzle + rotkohl; jaegerschnitzel + spaetzle; koenigsberger-klopse + boiled-potatoes; kaesespaetzle / gemista + boiled-potatoes
Dessert: rote-gruetze, apple-strudel, black-forest-cake, baked-apples
instead: kaesespaetzle, kartoffelpuffer

= Austrian dinner | austrian, austria, viennese
Starter: leek-and-potato-soup, linsensuppe
Main: wiener-schnitzel + kartoffelsalat; tafelspitz + boiled-potatoes; viennese-goulash + semmelknoedel; backhendl + kartoffelsalat
Dessert: apple-strudel, kaiserschmarrn, sachertorte, salzburger-nockerl, baked-apples
instead: kaesespaetzle, spinach-borek

= Nordic dinner | nordic, swedish, scandinavian, danish, norwegian, finnish, midsummer
Starter: gravlax, lohikeitto, smorrebrod-with-shrimp-and-egg
Main: swedish-meatballs + mashed-potatoes; biff-a-la-lindstrom + boiled-potatoes; frikadeller + rotkohl; farikal + boiled-potatoes; grilled-salmon + boiled-potatoes
Dessert: cinnamon-rolls, baked-apples, rote-gruetze, rice-pudding
instead: ratatouille, cheese-souffle

= Russian dinner | russian, russia, ukrainian, slavic, polish, poland
Starter: borscht, olivier-salad, blini, shchi, barszcz
Main: beef-stroganoff + mashed-potatoes; chicken-kyiv + mashed-potatoes; pelmeni; golabki + mashed-potatoes; pierogi-ruskie; varenyky
Dessert: apple-cake, baked-apples, pavlova / fruit-salad
instead: pierogi-ruskie, varenyky

= Hungarian dinner | hungarian, hungary, balkan, czech
Starter: gulyas, shopska-salad
Main: chicken-paprikash + spaetzle; porkolt + spaetzle; toltott-kaposzta; sarma; lecso + boiled-potatoes
Dessert: apple-strudel, crepes, baked-apples
instead: lecso, ratatouille

= Georgian dinner | georgian, supra
& To begin (2): pkhali, israeli-salad, khachapuri-adjaruli
Main: chakhokhbili + white-rice; khinkali; satsivi; lobio + cornbread
Dessert: fruit-salad, poached-pears
instead: lobio

= Ethiopian dinner | ethiopian, eritrean
Main: doro-wat + misir-wat + gomen + atkilt; tibs + misir-wat + atkilt; misir-wat + shiro + gomen + atkilt
Bread: injera
Dessert: fruit-salad

= West African dinner | west african, nigerian, ghanaian, senegalese, african
Starter: kelewele, suya, callaloo
Main: jollof-rice + kelewele; chicken-yassa; peanut-stew; thieboudienne; red-red + kelewele
Dessert: fruit-salad, lemon-sorbet

= Caribbean dinner | caribbean, jamaican, cuban, puerto rican
Starter: tostones, callaloo
Main: jerk-chicken + rice-and-peas + coleslaw; curry-goat + rice-and-peas; ropa-vieja + cuban-black-beans + white-rice; arroz-con-pollo; picadillo; cuban-black-beans + white-rice + callaloo
Dessert: creme-caramel, bananas-foster / fruit-salad

= Brazilian dinner | brazilian, brazil
Starter: coxinha, pao-de-queijo
Main: moqueca + white-rice; feijoada + couve-a-mineira; picanha-with-farofa + couve-a-mineira; vatapa + white-rice
Dessert: brigadeiro, creme-caramel / fruit-salad

= Peruvian dinner | peruvian, peru, south american, latin american, argentine, argentinian
Starter: ceviche-peruano, causa-limena, papa-a-la-huancaina, empanadas-de-carne
Main: lomo-saltado + white-rice; aji-de-gallina + white-rice; pollo-a-la-brasa + french-fries; asado + potato-salad; locro
Dessert: creme-caramel, rice-pudding / fruit-salad

= Indonesian dinner | indonesian, rijsttafel, malaysian, balinese
Starter: sate-ayam, gado-gado, soto-ayam
Main: rendang + white-rice; opor-ayam + white-rice; nasi-goreng; nasi-lemak; mie-goreng; tempeh-goreng + gado-gado + white-rice
Dessert: mango-sticky-rice / fruit-salad
instead: gado-gado

= Filipino dinner | filipino, philippine
Starter: lumpia
Main: chicken-adobo + white-rice; kare-kare + white-rice; sinigang + white-rice; pancit-canton
Dessert: halo-halo, creme-caramel / fruit-salad

= Dinner |
Starter: leek-and-potato-soup, insalata-caprese, roasted-peppers, waldorf-salad, french-onion-soup, gazpacho, greek-salad, mercimek-corbasi, caldo-verde, vichyssoise, hummus, caponata, marinated-olives, bruschetta, minestrone
Main: roast-chicken + gratin-dauphinois + steamed-broccoli; beef-bourguignon + mashed-potatoes; coq-au-vin + boiled-potatoes; osso-buco + risotto-alla-milanese; grilled-salmon + boiled-potatoes + glazed-carrots; poached-salmon + boiled-potatoes + sauteed-spinach; chicken-piccata + sauteed-spinach; pan-fried-chicken-breast + mashed-potatoes + steamed-broccoli; baked-cod + boiled-potatoes + sauteed-spinach; pork-souvlaki + greek-salad + roast-potatoes; moussaka; mushroom-risotto; lamb-tagine-with-prunes + couscous; navarin-dagneau + boiled-potatoes; poulet-basquaise + white-rice; pulled-chicken + coleslaw; eggplant-parmigiana; ratatouille + boiled-potatoes; vegetable-couscous; chana-masala + basmati-rice; lasagne-alla-bolognese; meatloaf + mashed-potatoes + glazed-carrots; beef-stew + boiled-potatoes
Dessert: chocolate-mousse, panna-cotta, apple-crumble, tarte-tatin, poached-pears, creme-brulee, lemon-tart, affogato, eton-mess, rote-gruetze, no-bake-cheesecake, rice-pudding, brownies / fruit-salad, lemon-sorbet
instead: mushroom-risotto, eggplant-parmigiana, ratatouille + boiled-potatoes, gemista, spanakopita, vegetable-couscous / chana-masala + basmati-rice
`
