/**
 * The account has the language of the screens, for what the server sends. A device that never chose a language
 * takes over the account's.
 */
import { request } from '../http/client'
import { language } from '../i18n/define-texts'
import { isLanguage } from '../i18n/languages'
import { readSession } from '../people/session'
import { registerSessionHooks } from '../people/session-hooks'
import { readText, removeStored, writeText } from '../stores/browser-storage'
import { chooseLanguage, hasOwnLanguage } from './app-language'

const UNSENT_KEY = 'language-unsent'

/** The result is a function that ends it. */
export const followAccountLanguage = (): (() => void) =>
  registerSessionHooks({ onSignedIn: user => void meetAccount(user) })

async function meetAccount({ language: ofAccount = '' }: { language?: string | undefined }) {
  const isUnsent = readText('local', UNSENT_KEY) !== null
  if (isUnsent || (!ofAccount && language.get() !== 'en')) return sendLanguage()
  if (isLanguage(ofAccount) && ofAccount !== language.get() && !hasOwnLanguage())
    await chooseLanguage(ofAccount)
}

/** Runs after a choice. Without an answer, the next session sends it again. */
export async function sendLanguage(): Promise<void> {
  const shown = language.get()
  writeText('local', UNSENT_KEY, shown)
  if (readSession().status !== 'signedIn') return
  const body = { language: shown }
  const answer = await request('/api/auth/language', { method: 'PUT', body, answer: null })
  const isLatest = readText('local', UNSENT_KEY) === shown
  if (answer.ok && isLatest) removeStored('local', [UNSENT_KEY])
}
