import { isLocale, type Locale } from 'sync-protocol/languages'
import type { Tx } from '../db/database'
import { readTimeZone } from '../http/sessions.sql'

/** How moments and texts are written for an account. */
export type Reader = { language: Locale; timeZone: string | null }

export async function readReader(tx: Tx, userId: string): Promise<Reader> {
  const [language, timeZone] = await Promise.all([
    readLanguage(tx, userId),
    readTimeZone(tx, userId),
  ])
  return { language, timeZone }
}

/** The language of the account's screens. English if the server cannot write it. */
export async function readLanguage(tx: Tx, userId: string): Promise<Locale> {
  const [row] = await tx<{ language: string | null }[]>`
    select language from users where id = ${userId}`
  const language = row?.language ?? 'en'
  return isLocale(language) ? language : 'en'
}

export const setLanguage = (tx: Tx, userId: string, language: string) =>
  tx`update users set language = ${language} where id = ${userId}`
