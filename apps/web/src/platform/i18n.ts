import { i18n } from '@lingui/core'

/** The one message context of the app; hand it to `I18nProvider`. English works from the first line. */
export { i18n }

i18n.loadAndActivate({ locale: 'en', messages: {} })
