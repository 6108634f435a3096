import { SERVER_HEADER } from 'sync-protocol/rest'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const sent: unknown[] = []
let isOnline = true

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('__TEXT_FILES__', {
    de: { first: '/first', later: '/later', online: '/online', legal: '/legal' },
  })
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (path === '/first') return Response.json({})
    if (!isOnline) throw new TypeError('Failed to fetch')
    sent.push([init?.method, path, JSON.parse(String(init?.body))])
    return new Response(null, { status: 204, headers: { [SERVER_HEADER]: '1' } })
  })
  sent.length = 0
  isOnline = true
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

/** The modules of a page that has just loaded. `meet` is a sign-in. */
async function openPage() {
  const { followAccountLanguage, sendLanguage } = await import('./account-language')
  const { chooseLanguage } = await import('./app-language')
  const { language } = await import('../i18n/define-texts')
  const { writeSession } = await import('../people/session')
  const { runOnSignedIn } = await import('../people/session-hooks')
  followAccountLanguage()
  const meet = async (ofAccount?: string) => {
    const user = { id: 'ada', ...(ofAccount && { language: ofAccount }) } as never
    writeSession({ status: 'signedIn', user, validity: 'confirmed' })
    await runOnSignedIn(user)
  }
  return { chooseLanguage, language, meet, sendLanguage }
}

const PUT_GERMAN = ['PUT', '/api/auth/language', { language: 'de' }]

it('takes over the language of the account on a device without a choice', async () => {
  const { language, meet } = await openPage()
  await meet('de')
  await vi.waitFor(() => expect(language.get()).toBe('de'))
  expect(sent).toEqual([])
})

it('keeps the choice of the device', async () => {
  localStorage.setItem('language', 'en')
  const { language, meet } = await openPage()
  await meet('de')
  expect([language.get(), sent]).toEqual(['en', []])
})

it('keeps its language if the account’s is not offered', async () => {
  const { language, meet } = await openPage()
  await meet('xx')
  expect([language.get(), sent]).toEqual(['en', []])
})

it('sends the language that is shown to an account without one', async () => {
  const { chooseLanguage, meet } = await openPage()
  await chooseLanguage('de')
  await meet()
  await vi.waitFor(() => expect(sent).toEqual([PUT_GERMAN]))
})

it('sends a choice, and sends it again with the next session if there was no connection', async () => {
  const { chooseLanguage, meet, sendLanguage } = await openPage()
  await meet('en')
  isOnline = false
  await chooseLanguage('de')
  await sendLanguage()
  isOnline = true
  await meet('en')
  await vi.waitFor(() => expect(localStorage.getItem('language-unsent')).toBeNull())
  await meet('de')
  expect(sent).toEqual([PUT_GERMAN])
})
