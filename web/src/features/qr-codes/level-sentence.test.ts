import { DISCLOSURE } from 'sync-protocol/disclosure'
import { ACCESS_LEVELS, QR_TYPES } from 'sync-protocol/qr'
import { expect, it } from 'vitest'
import { levelSentence } from './level-sentence'
import { downloadName } from './save-buttons'

const cells = QR_TYPES.flatMap(type => ACCESS_LEVELS.map(level => ({ type, level })))

it.each(cells)('$type at $level names exactly what it discloses', ({ type, level }) => {
  const sentence = levelSentence(type, level)
  const traces = {
    dnr: /DNR/,
    allergies: /allergies/,
    medications: /medicines/,
    conditions: /conditions/,
    contacts: /contacts/,
    plans: /instructions/,
    history: /procedures and vaccinations/,
    body: /blood type/,
    notes: /notes/,
    insurance: /insurance/,
  }
  const named = Object.entries(traces).filter(([, trace]) => trace.test(sentence))
  const given = Object.keys(DISCLOSURE[type][level]).filter(section => section !== 'identity')
  expect(named.map(([section]) => section)).toEqual(given)
})

it('says in plain words who can read it', () => {
  expect(levelSentence('allergies', 'public')).toBe(
    'Anyone who scans it can read: first name, allergies.',
  )
  expect(levelSentence('contacts', 'emergency')).toBe(
    'Anyone who scans it can read this without being asked: name, age, language, emergency contacts.',
  )
})

it('a picture is named after the type of its code', () => {
  expect(downloadName('emergency', 'svg')).toBe('medical-qr-emergency.svg')
  expect(downloadName('contacts', 'png')).toBe('medical-qr-contacts.png')
})
