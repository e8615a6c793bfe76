import { transformAsync } from '@babel/core'
import { setupI18n } from '@lingui/core'
import { expect, it } from 'vitest'
import { compileInlineMessages, linguiConfig } from './lingui.ts'

it('leaves English in the code ready to use, without the message parser', async () => {
  const code = await compile(`
    import { defineMessage, plural } from '@lingui/core/macro'
    export const told = defineMessage\`\${name} saved \${plural(count, { one: '# recipe', other: '# recipes' })}\`
  `)
  const descriptor = readDescriptor(code)
  expect(descriptor.message).toEqual([
    ['name'],
    ' saved ',
    ['count', 'plural', { one: ['#', ' recipe'], other: ['#', ' recipes'] }],
  ])
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
  i18n.setMessagesCompiler(() => {
    throw new Error('nothing is left to compile')
  })
  expect(i18n._(descriptor)).toBe('Nora saved 2 recipes')
})

it('touches no object but the descriptors of the macro', async () => {
  expect(await compile(`export const error = { message: 'as typed {here}' }`)).toContain(
    "message: 'as typed {here}'",
  )
})

async function compile(source: string): Promise<string> {
  const result = await transformAsync(source, {
    configFile: false,
    plugins: [
      ['@lingui/babel-plugin-lingui-macro', { stripMessageField: false, linguiConfig }],
      compileInlineMessages,
    ],
    generatorOpts: { jsescOption: { quotes: 'single' } },
  })
  return result?.code ?? ''
}

/** The one marked object literal in the code, with the values the test gave it. */
function readDescriptor(code: string) {
  const literal = /\/\*i18n\*\/\s*(\{[\s\S]*\})/.exec(code)?.[1] ?? 'undefined'
  return new Function('count', 'name', `return ${literal}`)(2, 'Nora')
}
