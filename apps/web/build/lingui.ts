import { dirname, relative } from 'node:path'
import { type PluginObj, types as t } from '@babel/core'
import {
  createCompilationErrorMessage,
  createCompiledCatalog,
  getCatalogForFile,
  getCatalogs,
} from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'

/** The configuration beside vite.config.ts, wherever the command was started. */
export const linguiConfig = getConfig({ cwd: dirname(import.meta.dirname) })

/**
 * Compiles the English messages that the Lingui macro leaves in the code, in place: the source
 * language then needs neither a catalogue nor the 6 kB message parser in the browser. Goes after
 * the macro, whose message descriptors are the only objects marked with an i18n comment.
 */
export function compileInlineMessages(): PluginObj {
  return {
    name: 'compile-inline-messages',
    visitor: {
      Program: {
        exit: (program) =>
          program.traverse({ ObjectExpression: ({ node }) => compileMessage(node) }),
      },
    },
  }
}

/** Turns an imported .po file into a module of compiled messages, in the build and in development. */
export function poCatalogues(): Plugin {
  return {
    name: 'po-catalogues',
    transform: {
      filter: { id: /\.po$/ },
      async handler(_source, id) {
        const file = relative(linguiConfig.rootDir ?? '.', id)
        const { locale, catalog } = getCatalogForFile(file, await getCatalogs(linguiConfig))
        this.addWatchFile(id)
        const { messages, missing } = await catalog.getTranslations(locale, {
          fallbackLocales: {},
          sourceLocale: linguiConfig.sourceLocale ?? 'en',
        })
        for (const { id: missingId } of missing)
          this.warn(`${locale}: '${missingId}' is not translated`)
        const { source, errors } = createCompiledCatalog(locale, messages, { namespace: 'es' })
        if (errors.length > 0) this.error(createCompilationErrorMessage(locale, errors))
        return { code: source, map: null }
      },
    },
  }
}

function compileMessage(descriptor: t.ObjectExpression): void {
  if (!descriptor.leadingComments?.some((comment) => comment.value.trim() === 'i18n')) return
  for (const property of descriptor.properties) {
    if (!t.isObjectProperty(property) || !t.isStringLiteral(property.value)) continue
    if (!t.isIdentifier(property.key, { name: 'message' })) continue
    property.value = t.valueToNode(withoutUndefined(compileMessageOrThrow(property.value.value)))
  }
}

function withoutUndefined(message: CompiledMessage): unknown {
  return JSON.parse(JSON.stringify(message))
}
