import { type Element, isTag } from 'domhandler'

export function childrenOf(element: Element | undefined, name?: string): Element[] {
  return (element?.children ?? [])
    .filter(isTag)
    .filter((child) => name === undefined || child.name === name)
}

export const childOf = (element: Element | undefined, name: string): Element | undefined =>
  childrenOf(element, name)[0]

export const attributeOf = (element: Element | undefined, name: string): string | undefined =>
  element?.attribs[name]

/** A switch of Word is on where it stands, unless it says that it is off. */
export const isOn = (element: Element) =>
  !['0', 'false', 'off', 'none'].includes(attributeOf(element, 'w:val') ?? 'true')
