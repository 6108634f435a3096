import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { Translations } from '../../src/i18n/define-texts.ts'
import { LANGUAGES, type Language } from '../../src/i18n/languages.ts'
import { TEXT_FILES, type TextFile, textFileOf } from '../../src/i18n/text-files.ts'
import { jsonFile } from './json-file.ts'

const FOLDER = join(import.meta.dirname, '../../src/i18n')
/** English is part of the scripts. */
const TRANSLATED = (Object.keys(LANGUAGES) as Language[]).filter(language => language !== 'en')

/** These texts are in the worker’s own script (src/sw/code-page.ts). */
const OF_WORKER = 'code-page'

/** The translations of one file of a language by feature, from the JSON files in its folder. */
function translationsOf(language: string, file: TextFile): Translations {
  const folder = join(FOLDER, language)
  const features = (existsSync(folder) ? readdirSync(folder) : [])
    .filter(name => name.endsWith('.json'))
    .map(name => name.replace(/\.json$/, ''))
  return Object.fromEntries(
    features
      .filter(feature => feature !== OF_WORKER && textFileOf(feature) === file)
      .map(feature => [feature, JSON.parse(readFileSync(join(folder, `${feature}.json`), 'utf8'))]),
  )
}

/**
 * A phone stores the folders whose name has its language after `texts-`, together with the app
 * (src/sw/kept-languages.ts). It fetches all files of a folder with each release once it has one of them.
 */
const FOLDERS: Record<TextFile, (language: string) => string> = {
  first: language => `texts-${language}`,
  later: language => `texts-${language}-later`,
  online: language => `texts-online-${language}`,
  legal: language => `texts-legal-${language}`,
}

/** Makes the files of each language. */
export function textFiles(): Plugin {
  const sources = TRANSLATED.flatMap(language =>
    TEXT_FILES.map(file => ({
      language,
      file,
      ...jsonFile(`${FOLDERS[file](language)}/`, translationsOf(language, file)),
    })),
  )
  const files = Object.fromEntries(
    TRANSLATED.map(language => [
      language,
      Object.fromEntries(
        sources
          .filter(each => each.language === language)
          .map(({ file, fileName }) => [file, `/${fileName}`]),
      ),
    ]),
  )
  return {
    name: 'text-files',
    config: () => ({ define: { __TEXT_FILES__: JSON.stringify(files) } }),
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const asked = sources.find(({ fileName }) => request.url === `/${fileName}`)
        if (!asked) return next()
        response.setHeader('Content-Type', 'application/json')
        response.end(JSON.stringify(translationsOf(asked.language, asked.file)))
      })
    },
    generateBundle() {
      for (const { fileName, source } of sources) {
        this.emitFile({ type: 'asset', fileName, source })
      }
    },
  }
}
