import { i18n } from '@lingui/core'

/** The app's message catalogues, for `I18nProvider`. English works from the start. */
export { i18n }

i18n.loadAndActivate({ locale: 'en', messages: {} })
