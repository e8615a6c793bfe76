/** Whether servings say how many and not of what: '4' and '4–6', not 'makes 12 rolls' or 'Serves 4'. */
export const isBareCount = (servings: string): boolean => /^[\d\s–-]+$/.test(servings)
