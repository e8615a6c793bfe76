export const pageStyles = 'mx-auto max-w-page px-4 py-8 md:px-8 md:py-12'
export const gridStyles = 'grid grid-cols-[repeat(auto-fill,minmax(min(240px,100%),1fr))] gap-5'
