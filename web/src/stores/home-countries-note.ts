import * as z from 'zod/mini'
import { readJson, removeStored, writeJson } from './browser-storage'

// Separate from the code that finds a country in a phone number, so that a sign-out need not load it.
const KEY = 'home-countries'
/** Maps a profile id to a country. An empty text means that the country is not in the list. */
const schema = z.record(z.string(), z.string())

export const readHomeCountries = (): Record<string, string> => readJson('local', KEY, schema) ?? {}

export const writeHomeCountries = (countries: Record<string, string>): void =>
  void writeJson('local', KEY, countries)

export const forgetHomeCountries = (): void => removeStored('local', [KEY])
