/** The language of the app's screens: the choice on this device, else the browser's, else English. */
import { addTranslations, englishTexts, language, type Translations } from '../i18n/define-texts'
import { isLanguage, type Language, pickLanguage, tagOf, textDirection } from '../i18n/languages'
import { type TextFile, textFileOf } from '../i18n/text-files'
import { readText, writeText } from '../stores/browser-storage'
import { noteLanguage } from './language-note'
import { underWorker } from './under-worker'

/** File names from the build (web/dev/build/text-files.ts). Tests have none, and stay in English. */
declare const __TEXT_FILES__: Partial<Record<Language, Record<TextFile, string>>>
const FILES = typeof __TEXT_FILES__ === 'undefined' ? {} : __TEXT_FILES__

const KEY = 'language'
/** A screen in English is better than none on a line that does not answer. */
const PATIENCE_MS = 3_000

function chosenLanguage(): Language {
  const chosen = readText('local', KEY) ?? ''
  return isLanguage(chosen) ? chosen : pickLanguage(navigator.languages)
}

export const hasOwnLanguage = (): boolean => readText('local', KEY) !== null

/** Runs before the first paint, so that no text is first shown in English. */
export const restoreLanguage = (): Promise<unknown> => inTime(showLanguage(chosenLanguage()))

/** Follows an `import()`, because the texts of the script may be in a file of their own. */
export async function withTexts<Script>(script: Promise<Script>): Promise<Script> {
  const loaded = await script
  if (language.get() !== 'en') await inTime(loadTexts(language.get()))
  return loaded
}

function inTime(loading: Promise<unknown>): Promise<unknown> {
  const patience = new Promise(resolve => setTimeout(resolve, PATIENCE_MS))
  return Promise.race([loading, patience])
}

/** Returns false if the language is not on this device and cannot be fetched. */
export async function chooseLanguage(wanted: Language): Promise<boolean> {
  const isShown = await showLanguage(wanted)
  if (isShown) {
    writeText('local', KEY, wanted)
    void noteLanguage(wanted)
    void keepLanguage()
  }
  return isShown
}

/**
 * Fetches the texts in use once more under the worker, which stores what it answers. On a first visit the page is
 * older than its worker.
 */
export async function keepLanguage(): Promise<void> {
  const files = FILES[language.get()]
  if (!files || !('serviceWorker' in navigator)) return
  await underWorker()
  for (const file of [files.first, files.later]) {
    if (!(await caches.match(file))) await fetch(file).catch(() => undefined)
  }
}

async function showLanguage(wanted: Language): Promise<boolean> {
  if (wanted !== 'en' && !(await loadTexts(wanted))) return false
  language.set(wanted)
  const { documentElement } = document
  documentElement.lang = tagOf(wanted)
  documentElement.dir = textDirection(wanted)
  return true
}

/** Loads the files with the texts of all scripts that are here. Screens are in English where only `first` arrives. */
async function loadTexts(wanted: Language): Promise<boolean> {
  const files = FILES[wanted]
  if (!files) return false
  const features = Object.keys(englishTexts())
  const needed = new Set(features.map(textFileOf)).add('first')
  const loading = [...needed].map(
    async name => [name, await loadOnce(wanted, files[name])] as const,
  )
  // The screens of a record have words of the responder's page. Those stay in English without a connection.
  if (features.includes('record'))
    await import('./load-labels').then(
      part => part.loadLabels(wanted),
      () => false,
    )
  const loaded = await Promise.all(loading)
  // Scripts may have arrived in the meantime.
  if (Object.keys(englishTexts()).some(feature => !needed.has(textFileOf(feature)))) {
    return loadTexts(wanted)
  }
  return loaded.some(([name, isHere]) => name === 'first' && isHere)
}

const attempts = new Map<string, Promise<boolean>>()

/** A file that could not be fetched is tried again the next time. */
function loadOnce(wanted: Language, file: string): Promise<boolean> {
  const known = attempts.get(file)
  if (known) return known
  const attempt = fetchTexts(wanted, file)
  attempts.set(file, attempt)
  void attempt.then(isHere => isHere || attempts.delete(file))
  return attempt
}

async function fetchTexts(wanted: Language, file: string): Promise<boolean> {
  try {
    const response = await fetch(file)
    if (!response.ok) return false
    // The build made this file from exactly this type.
    addTranslations(wanted, (await response.json()) as Translations)
    return true
  } catch {
    return false // There is no connection, or an update removed the file.
  }
}
