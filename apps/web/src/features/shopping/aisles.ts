import { useLingui } from '@lingui/react/macro'
import type { ShoppingItem } from './api.ts'

/** The names of a shop's aisles. */
export function useAisleNames(): (aisle: string) => string {
  const { t } = useLingui()
  const names = new Map(
    Object.entries({
      produce: t`Fruit and vegetables`,
      bakery: t`Bakery`,
      meat: t`Meat`,
      fish: t`Fish`,
      'dairy-and-eggs': t`Dairy and eggs`,
      'plant-based': t`Plant-based`,
      'pasta-rice-and-grains': t`Pasta, rice and grains`,
      'beans-and-pulses': t`Beans and pulses`,
      'canned-and-jarred': t`Cans and jars`,
      baking: t`Baking`,
      'nuts-seeds-and-dried-fruit': t`Nuts, seeds and dried fruit`,
      'herbs-and-spices': t`Herbs and spices`,
      'oils-and-vinegars': t`Oils and vinegars`,
      'sauces-and-condiments': t`Sauces and condiments`,
      'world-foods': t`World foods`,
      'snacks-and-sweets': t`Snacks and sweets`,
      frozen: t`Frozen`,
      drinks: t`Drinks`,
      'wine-beer-and-spirits': t`Wine, beer and spirits`,
    }),
  )
  return (aisle) => names.get(aisle) ?? t`Everything else`
}

/** Items of one aisle. */
export interface AisleGroup {
  aisle: string
  items: ShoppingItem[]
}

/** The list in the order of a shop: what to buy by aisle, what is at home already, and the basket. */
export interface WalkedList {
  aisles: AisleGroup[]
  atHome: ShoppingItem[]
  basket: ShoppingItem[]
}

/** @param leavesOut whether items at home are left out */
export function walk(items: readonly ShoppingItem[], leavesOut: boolean): WalkedList {
  const open = items.filter((item) => !item.isTicked)
  const isAtHome = (item: ShoppingItem) => leavesOut && item.isCovered
  const aisles = new Map<string, ShoppingItem[]>()
  for (const item of open) {
    if (!isAtHome(item)) aisles.set(item.aisle, [...(aisles.get(item.aisle) ?? []), item])
  }
  return {
    aisles: [...aisles].map(([aisle, members]) => ({ aisle, items: members })),
    atHome: open.filter(isAtHome),
    basket: items.filter((item) => item.isTicked),
  }
}

/** How much of it to buy: '300 g flour'. */
export function toBuy(item: ShoppingItem, leavesOut: boolean): { amount: string; name: string } {
  return leavesOut && !item.isTicked && !item.isCovered
    ? { amount: item.left, name: item.leftName }
    : { amount: item.amount, name: item.name }
}
