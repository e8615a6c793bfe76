/**
 * 'Unsalted Butter' in the middle of a sentence is lower case; 'Parmesan' and 'Canadian' keep their
 * capital.
 */
export function lowerName(name: string): string {
  return name
    .split(' ')
    .map((word) => (PROPER.test(word) ? word : word.charAt(0).toLowerCase() + word.slice(1)))
    .join(' ')
}

const PROPER =
  /^(?!Vegetarian)(?:Parm|Worcester|Cheddar|Gruy|Emmental|Romano|Pecorino|Monterey|Dijon|Camembert|Gouda|Brie|Campbell|\p{Lu}\p{L}+(?:ian|ish|ese)$|Greek|Swiss|French|Thai|\p{Lu}{2})/u
