import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { textFiles } from './text-files.ts'

const GERMAN = join(import.meta.dirname, '../../src/i18n/de')

it('puts each feature into one file of the language, except for the worker’s own page', () => {
  const written: { fileName: string; source: string }[] = []
  const { generateBundle } = textFiles()
  if (typeof generateBundle !== 'function') throw new Error('The plugin writes no files')
  const context = { emitFile: (file: (typeof written)[0]) => written.push(file) }
  generateBundle.call(context as never, {} as never, {} as never, false)
  const german = written.filter(({ fileName }) => /texts-(?:\w+-)?de[-/]/.test(fileName))
  const features = german.flatMap(({ source }) => Object.keys(JSON.parse(source)))
  const translated = readdirSync(GERMAN).map(name => name.replace('.json', ''))
  expect(german).toHaveLength(4)
  expect(features.sort()).toEqual(translated.filter(feature => feature !== 'code-page').sort())
})
