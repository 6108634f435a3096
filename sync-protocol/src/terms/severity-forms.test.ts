import { expect, test } from 'vitest'
import { EVERY_LANGUAGE } from './every-language'
import { foldEntry } from './fold-entry'

/** A severity has the gender of the word that its writer thinks of: allergy, reaction, course. */
const FORMS = {
  de: { severe: 'schwer schwere', moderate: 'mittelschwer mittlere mäßig', mild: 'leicht leichte' },
  es: { severe: 'grave severa severo', moderate: 'moderada moderado', mild: 'leve ligera ligero' },
  fr: { severe: 'grave sévère', moderate: 'modérée modéré moyenne moyen', mild: 'légère léger' },
  it: {
    severe: 'grave severa severo',
    moderate: 'moderata moderato media medio',
    mild: 'lieve leggera leggero',
  },
  pt: { severe: 'grave severa severo', moderate: 'moderada moderado', mild: 'leve ligeira' },
  nl: { severe: 'ernstig ernstige', moderate: 'matig matige', mild: 'licht lichte' },
  pl: {
    severe: 'ciężka ciężki',
    moderate: 'umiarkowana umiarkowany średnia średni',
    mild: 'łagodna łagodny lekka',
  },
  sv: { severe: 'svår svårt allvarlig', moderate: 'måttlig måttligt', mild: 'lindrig lätt' },
  ro: {
    severe: 'severă sever gravă grav',
    moderate: 'moderată moderat medie mediu',
    mild: 'ușoară ușor uşoară usoara',
  },
  uk: { severe: 'тяжка важка', moderate: 'помірна середня', mild: 'легка легкий' },
  ru: { severe: 'тяжёлая тяжелая', moderate: 'умеренная средняя', mild: 'лёгкая легкая лёгкий' },
} as const

const cases = Object.entries(FORMS).flatMap(([locale, meanings]) =>
  Object.entries(meanings).flatMap(([meaning, words]) =>
    words.split(' ').map(word => [locale, word, meaning] as const),
  ),
)

test.each(cases)('%s: %s is %s', (_, word, meaning) => {
  const { read } = EVERY_LANGUAGE
  const entry = read(word, 'severity', 'en')
  const text = entry.state === 'translated' ? entry.text : word
  expect(foldEntry(text)).toBe(meaning)
})
