import { clear } from 'idb-keyval'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Translations } from '../i18n/define-texts'

const answers = new Map<string, Translations>()
const asked: string[] = []

beforeEach(async () => {
  await clear()
  vi.resetModules()
  vi.stubGlobal('__TEXT_FILES__', {
    de: { first: '/first', later: '/later', online: '/online', legal: '/legal' },
  })
  vi.stubGlobal('fetch', async (file: string) => {
    asked.push(file)
    const answer = answers.get(file)
    if (!answer) throw new TypeError('Failed to fetch')
    return Response.json(answer)
  })
  answers.clear()
  answers.set('/first', {})
  asked.length = 0
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
})

/** The modules of a page that has just loaded. */
const openPage = async () => ({
  ...(await import('./app-language')),
  ...(await import('../i18n/define-texts')),
  ...(await import('./language-note')),
})

it('notes a choice where the worker finds it, and nothing without one', async () => {
  const { restoreLanguage, chooseLanguage, readLanguageNote } = await openPage()
  await restoreLanguage()
  expect(await readLanguageNote()).toBeUndefined()
  await chooseLanguage('de')
  await vi.waitFor(async () => expect(await readLanguageNote()).toBe('de'))
})

it('starts in the language of the phone, and in the choice of its owner from then on', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['xx', 'de-AT'])
  const { restoreLanguage, chooseLanguage, language } = await openPage()
  await restoreLanguage()
  expect([language.get(), document.documentElement.lang]).toEqual(['de', 'de'])
  await chooseLanguage('en')
  await restoreLanguage()
  expect(language.get()).toBe('en')
})

it('refuses a language that cannot be fetched', async () => {
  const { chooseLanguage, language } = await openPage()
  answers.clear()
  expect(await chooseLanguage('de')).toBe(false)
  expect(language.get()).toBe('en')
})

it('fetches the texts of a script before it is shown, once', async () => {
  const { chooseLanguage, withTexts, defineTexts } = await openPage()
  answers.set('/legal', { legal: { title: 'Datenschutz' } })
  expect(await chooseLanguage('de')).toBe(true)
  const script = Promise.resolve().then(() => defineTexts('legal', { title: 'Privacy' }))
  expect((await withTexts(script)).title).toBe('Datenschutz')
  await withTexts(script)
  expect(asked).toEqual(['/first', '/legal'])
})

it('shows English while a script’s texts cannot be fetched, and asks again', async () => {
  const { chooseLanguage, withTexts, defineTexts } = await openPage()
  await chooseLanguage('de')
  const texts = await withTexts(Promise.resolve(defineTexts('shop', { title: 'Shop' })))
  expect(texts.title).toBe('⟦Shop⟧')
  answers.set('/online', { shop: { title: 'Laden' } })
  await withTexts(Promise.resolve())
  expect(texts.title).toBe('Laden')
})

it('also fetches the texts of a script that arrives during a switch', async () => {
  const { chooseLanguage, defineTexts } = await openPage()
  answers.set('/later', { scan: { title: 'Scannen' } })
  const switched = chooseLanguage('de')
  const texts = defineTexts('scan', { title: 'Scan' })
  await switched
  expect(texts.title).toBe('Scannen')
})

it('fetches nothing in English', async () => {
  const { withTexts, defineTexts } = await openPage()
  await withTexts(Promise.resolve(defineTexts('place', { title: 'Place' })))
  expect(asked).toEqual([])
})
