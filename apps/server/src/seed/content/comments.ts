import { onChineseVietnameseAndPlant } from './comments/chinese-vietnamese-and-plant.ts'
import { onFrenchAndAmerican } from './comments/french-and-american.ts'
import { onIndianAndJapanese } from './comments/indian-and-japanese.ts'
import { onItalianFirstCourses } from './comments/italian-first-courses.ts'
import { onItalianTable } from './comments/italian-table.ts'
import { onKoreanAndMexican } from './comments/korean-and-mexican.ts'
import { onMediterraneanAndThai } from './comments/mediterranean-and-thai.ts'
import type { SeedComment } from './types.ts'

export const comments: SeedComment[] = [
  onItalianFirstCourses,
  onItalianTable,
  onIndianAndJapanese,
  onKoreanAndMexican,
  onFrenchAndAmerican,
  onMediterraneanAndThai,
  onChineseVietnameseAndPlant,
].flatMap((remarks) =>
  Object.entries(remarks).flatMap(([recipe, said]) => said.map((one) => ({ recipe, ...one }))),
)
