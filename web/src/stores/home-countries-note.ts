import * as z from 'zod/mini'
import { readJson, removeStored, writeJson } from './browser-storage'

// Apart from what reads a country out of a phone number: signing out needs no list of those.
const KEY = 'home-countries'
/** By the id of the profile; empty: known to be none of the list. */
const schema = z.record(z.string(), z.string())

export const readHomeCountries = (): Record<string, string> => readJson('local', KEY, schema) ?? {}

export const writeHomeCountries = (countries: Record<string, string>): void =>
  void writeJson('local', KEY, countries)

export const forgetHomeCountries = (): void => removeStored('local', [KEY])
