import { FOODS, type FoodId } from '../foods/foods.ts'

/**
 * The temperature inside at which a raw food is safe, for what can be poisonous underdone.
 * USDA 'Safe Minimum Internal Temperature Chart', in line with FDA 2022 Food Code 3-401.11:
 * poultry 74 °C (165 °F), ground meat 71 °C (160 °F), whole cuts 63 °C (145 °F) and three minutes'
 * rest, fish and shellfish 63 °C (145 °F), egg dishes 71 °C (160 °F), leftovers 74 °C (165 °F).
 */
export function safeTemperature(id: FoodId): string | undefined {
  if (id === 'ground-chicken' || id === 'ground-turkey') return POULTRY
  switch (FOODS[id].kind) {
    case 'poultry':
      return POULTRY
    case 'mince':
    case 'sausage':
      return GROUND
    case 'meat':
    case 'fish':
    case 'shellfish':
      return WHOLE
    default:
      return undefined
  }
}

const POULTRY = '74 °C / 165 °F'
const GROUND = '71 °C / 160 °F'
const WHOLE = '63 °C / 145 °F'

export const EGG_DISH = '71 °C / 160 °F'
export const REHEATED = '74 °C / 165 °F'
