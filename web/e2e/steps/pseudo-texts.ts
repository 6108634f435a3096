import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BrowserContext } from '@playwright/test'
import { englishTexts, type Translation } from '../../src/i18n/define-texts'
import { PHRASES } from '../../src/i18n/phrases.table'

const ACCENTED: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ').map((letter, at) => [
    letter,
    Array.from('àƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÀƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ')[at] ?? letter,
  ]),
)

/** English that differs from untranslated text at first sight: accents, brackets, and 40 % more characters. */
function pseudoText(text: string): string {
  const accented = text.replace(/\{\w+\}|<\/?\w+>|[A-Za-z]/g, part => ACCENTED[part] ?? part)
  const more = 'ẋ'.repeat(Math.ceil(text.length * 0.4)).replace(/.{6}/g, '$& ')
  return `⟦${accented} ${more.trim()}⟧`
}

const pseudo = (text: Translation): Translation =>
  typeof text === 'string'
    ? pseudoText(text)
    : { one: pseudoText(text.one), other: pseudoText(text.other) }

/** All texts of the app in pseudo-English. */
async function pseudoTexts() {
  const src = join(import.meta.dirname, '../../src')
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter(file => /texts(-[\w-]+)?\.ts$/.test(file))) {
    await import(pathToFileURL(join(src, file)).href)
  }
  const phrases = Object.fromEntries(PHRASES.map(phrase => [phrase, phrase]))
  return Object.fromEntries(
    Object.entries({ ...englishTexts(), phrases }).map(([feature, texts]) => [
      feature,
      Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, pseudo(text)])),
    ]),
  )
}

/** German is pseudo-English in this browser from now on. Its worker has to be blocked. */
export async function answerPseudoTexts(context: BrowserContext): Promise<void> {
  const json = await pseudoTexts()
  await context.route('**/assets/wanted/texts-*/*.json', route => route.fulfill({ json }))
}
