import type { Field } from '../../fields/set-field.ts'
import { partOfName } from '../../shapes/headings.ts'

/**
 * What a column, a key or a heading of some program is to a recipe, by its name in English, German,
 * French, Spanish or Italian: 'Prep Time', 'prep_time', 'Zutat 3', 'time.prep'; ingredients and steps as headings
 * of recipes name them in any language. Undefined of any other.
 */
export function fieldOfName(name: string): Field | undefined {
  const last = name.slice(name.lastIndexOf('.') + 1)
  return (
    BY_NAME.get(plainName(name)) ??
    BY_NAME.get(plainName(last)) ??
    partOfName(
      last
        .replace(/\(.*?\)|[\d_]/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
  )
}

/** Letters alone: case, accents, spaces, a figure at the end and what stands in brackets say nothing. */
function plainName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\(.*?\)|\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '')
}

/** Of ingredients and steps what is no heading: how programs name a field. */
const NAMES = {
  title:
    'title, name, recipe, recipename, recipetitle, titel, rezept, rezeptname, titre, nom, nomdelarecette, recette, titulo, nombre, receta, titolo, nome, ricetta',
  description:
    'description, summary, intro, introduction, headnote, beschreibung, kurzbeschreibung, descripcion, resumen, descrizione',
  ingredients:
    'ingredient, recipeingredient, recipeingredients, ingredientstext, ingredientgroups, ingredientsections, zutat',
  steps:
    'direction, step, preparationsteps, recipeinstructions, zubereitungsschritt, schritte, schritt, etape, preparacion, paso, istruzioni, passaggi',
  notes:
    'notes, note, comments, comment, tips, tip, recipenotes, notizen, notiz, anmerkungen, bemerkungen, tipps, tipp, remarques, commentaires, astuces, notas, comentarios, consejos, commenti, suggerimenti',
  prep: 'preptime, prep, prepminutes, preparationtime, activetime, vorbereitungszeit, vorbereitung, arbeitszeit, tempsdepreparation, tiempodepreparacion, tempodipreparazione',
  cook: 'cooktime, cook, cookingtime, cookminutes, bakingtime, kochzeit, garzeit, backzeit, koch, kochbackzeit, tempsdecuisson, cuisson, tiempodecoccion, tempodicottura, cottura',
  total:
    'totaltime, total, time, duration, readyin, timerequired, gesamtzeit, dauer, zeit, tempstotal, duree, tiempototal, tiempo, tempototale, tempo',
  servings:
    'servings, serving, serves, yield, yields, portions, recipeyield, numberofservings, servingsize, quantity, portionen, personen, menge, ergibt, parts, couverts, personnes, raciones, porciones, personas, porzioni, persone, dosi',
  source:
    'source, sourceurl, url, link, website, web, sourcename, originalurl, orgurl, quelle, webseite, adresse, lien, fuente, enlace, fonte, sito',
  author: 'author, creator, chef, recipeby, autor, autorin, verfasser, auteur, autore',
  image:
    'image, images, imageurl, photo, photos, photourl, picture, pictures, pictureurl, originalpicture, bild, bilder, foto, fotos, photographie, imagen, immagine',
  tags: 'tags, tag, keywords, keyword, labels, label, stichworter, schlagworter, schlagwort, motscles, etiquettes, etiquetas, parolechiave, etichette',
  collections:
    'category, categories, collection, collections, folder, folders, cookbook, cookbooks, recipecategory, kategorie, kategorien, sammlung, ordner, kochbuch, categorie, dossier, categoria, categorias, coleccion, raccolta',
  cuisine: 'cuisine, cuisines, recipecuisine, kuche, landerkuche, nationalkuche, cocina, cucina',
  mealType:
    'course, courses, mealtype, meal, type, gang, mahlzeit, gericht, typedeplat, repas, tipodeplato, plato, comida, portata, pasto',
  rating:
    'rating, stars, myrating, bewertung, sterne, etoiles, valoracion, puntuacion, estrellas, valutazione, voto, stelle',
  nutrition:
    'nutrition, nutritionalinfo, nutritionalinformation, nutritioninfo, nutritionfacts, nahrwerte, nahrwert, valeursnutritives, valoresnutricionales, valorinutrizionali',
  nutrient:
    'calories, kcal, energy, protein, fat, totalfat, saturatedfat, carbs, carbohydrate, carbohydrates, totalcarb, totalcarbs, totalcarbohydrate, fiber, fibre, sugar, sugars, sodium, cholesterol, kalorien, brennwert, energie, eiweiss, fett, kohlenhydrate, ballaststoffe, zucker, proteines, glucides, lipides, fibres, calorias, proteinas, grasas, hidratos, calorie, proteine, grassi, carboidrati',
  created:
    'created, createdat, datecreated, dateadded, creationdate, datepublished, erstellt, erstelltam, creele, creado, creato',
  modified:
    'modified, updated, updatedat, datemodified, lastmodified, dateupdated, geandert, geandertam, modifie, modificado, modificato',
  language: 'language, lang, locale, sprache, langue, idioma, lingua',
} satisfies Partial<Record<Field, string>>

const BY_NAME = new Map<string, Field>(
  entriesOf(NAMES).flatMap(([field, names]) =>
    names.split(', ').map((name) => [name, field] as const),
  ),
)

function entriesOf<Key extends string, Value>(record: Record<Key, Value>): [Key, Value][] {
  const keys: Key[] = []
  for (const key in record) keys.push(key)
  return keys.map((key) => [key, record[key]])
}
