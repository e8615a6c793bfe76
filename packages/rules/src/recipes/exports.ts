/** The formats that recipes are written in, besides the archive of all of an account. */
export const EXPORT_FORMATS = ['RecipeMD', 'Cooklang', 'Markdown'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]
