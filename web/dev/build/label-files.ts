import type { Plugin } from 'vite'
import { LOCALES, labelsOf } from '../../../sync-protocol/src/languages/index.ts'
import { jsonFile } from './json-file.ts'

const MODULE = /languages\/([a-z]{2})\/labels\.ts$/
/** English is part of the app: most people read it, and no label may be blank. */
const OWN_FILE = LOCALES.filter(locale => locale !== 'en').map(locale => ({
  locale,
  ...jsonFile(`labels/${locale}-`, labelsOf(locale)),
}))

const LABEL_FILES = {
  __LABEL_FILES__: JSON.stringify(
    Object.fromEntries(OWN_FILE.map(({ locale, fileName }) => [locale, `/${fileName}`])),
  ),
}

/** A phone keeps only its own languages. */
export function labelFiles({ isWritten = true } = {}): Plugin {
  return {
    name: 'label-files',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ define: LABEL_FILES }),
    load(id) {
      const [, locale = ''] = MODULE.exec(id) ?? []
      return OWN_FILE.some(file => file.locale === locale)
        ? 'export const labels = undefined'
        : undefined
    },
    generateBundle() {
      if (!isWritten) return
      for (const { fileName, source } of OWN_FILE) {
        this.emitFile({ type: 'asset', fileName, source })
      }
    },
  }
}
