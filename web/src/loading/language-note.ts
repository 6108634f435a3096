/**
 * The worker draws the page with the code and cannot read local storage, so it finds the chosen language here. The note
 * says nothing about a person, and stays after a sign-out.
 */
import type { Language } from '../i18n/languages'
import { get, set } from '../stores/key-value'

const KEY = 'language'

/** A note that is not stored costs no more than a page in the phone's language. */
export const noteLanguage = (chosen: Language): Promise<void> =>
  set(KEY, chosen).catch(() => undefined)

export const readLanguageNote = (): Promise<string | undefined> =>
  get<string>(KEY).catch(() => undefined)
