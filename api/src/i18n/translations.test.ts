import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES } from 'sync-protocol/languages'
import { describe, expect, it } from 'vitest'
import { isWrittenWithCare } from '../../../sync-protocol/dev/written-with-care'
import '../alerts/texts'
import '../features/alerts/texts'
import '../features/auth/texts'
import '../features/donations/texts'
import '../features/family/texts'
import '../mail/texts'
import '../orders/texts'
import { packageRoot } from '../core/package-root'
import { englishTexts, type Translation } from './define-texts'
import { TRANSLATIONS } from './translations.table'

const languages = LOCALES.filter(locale => locale !== 'en')

describe.each(languages)('%s', language => {
  const translated = TRANSLATIONS[language]
  const pageTexts = (feature: string): Record<string, string> =>
    JSON.parse(
      readFileSync(join(packageRoot, `../web/src/i18n/${language}/${feature}.json`), 'utf8'),
    )
  const each = (check: (key: string, text: Translation) => readonly string[]) =>
    Object.entries(translated).flatMap(([key, text]) => check(key, text))

  it('has each text, and no other', () => {
    expect(Object.keys(translated).sort()).toEqual([...englishTexts.keys()].sort())
  })

  it('has the placeholders of the English text in each form', () => {
    const wrong = each((key, text) => {
      const source = formsOf(englishTexts.get(key) ?? '')
      return Object.entries(formsOf(text)).flatMap(([form, said]) => {
        const expected = namesIn(source[form] ?? source.other ?? '')
        return `${namesIn(said)}` === `${expected}` ? [] : [`${key}: ${said}`]
      })
    })
    expect(wrong).toEqual([])
  })

  it('has each plural form of the language, and no other', () => {
    const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories.sort()
    const wrong = each((key, text) => {
      const isCounted = typeof englishTexts.get(key) !== 'string'
      if (isCounted !== (typeof text !== 'string')) return [key]
      return isCounted && `${Object.keys(text).sort()}` !== `${needed}` ? [key] : []
    })
    expect(wrong).toEqual([])
  })

  it('names the button of the page that confirms an address as that page does', () => {
    const button = pageTexts('auth')['confirmEmail.notMe']
    expect(translated['confirmation.notYou']).toContain(button)
  })

  it('calls products and ways of shipping what the shop calls them', () => {
    const shop = { ...pageTexts('phrases'), ...pageTexts('shop') }
    const wrong = each((key, text) => {
      const [, product, method] = /^orders\.(?:products\.(.+)|methods\.(.+))$/.exec(key) ?? []
      const said = shop[product ?? `shipping.methodNames.${method}`]
      return said === undefined || said === text ? [] : [`${key}: ${text}, not ${said}`]
    })
    expect(wrong).toEqual([])
  })

  it('is written with care: no empty text, no space at an end, the signs of the language', () => {
    const wrong = each((key, text) =>
      Object.values(formsOf(text)).flatMap(said =>
        isWrittenWithCare(language, said) ? [] : [`${key}: ${said}`],
      ),
    )
    expect(wrong).toEqual([])
  })
})

const formsOf = (text: Translation): Record<string, string> =>
  typeof text === 'string' ? { other: text } : { ...text }

const namesIn = (text: string): string[] => text.match(/\{\w+\}/g)?.sort() ?? []
