/**
 * Typed words for relationships and danger to life, in forms that dictionaries do not list first.
 */
import { expect, test } from 'vitest'
import { severityOf } from '../card/words'
import { EVERY_LANGUAGE } from './every-language'

const LIFE_THREATENING = [
  ...[
    'Загрозлива для життя',
    'Загрозливий для життя',
    '生命にかかわる',
    '命にかかわる',
    '생명 위험',
  ],
  ...['Lebensbedrohend', 'Lebensgefahr', 'Pone en peligro la vida', 'Risque vital', '威胁生命'],
  ...['Pericolosa per la vita', 'Levensbedreigende', 'Zagraża życiu', 'Perigo de vida'],
  ...['Pericol de moarte', 'Угрожающее жизни', 'Livsfarlig', 'Yaşamı tehdit edici', 'प्राणघातक'],
  'خطيرة على الحياة',
]
test.each(LIFE_THREATENING)('%s is life-threatening', entry => {
  expect(EVERY_LANGUAGE.read(entry, 'severity', 'en')).toMatchObject({ text: 'Life-threatening' })
  expect(severityOf(entry)).toBe('severe')
})

test.each([
  ['Avó', 'Grandmother'],
  ['AVÓ', 'Grandmother'],
  ['Avo\u0301', 'Grandmother'],
  ['Avô', 'Grandfather'],
  ['Vovó', 'Grandmother'],
  ['Abuelita', 'Grandmother'],
  ['Mémé', 'Grandmother'],
  ['Бабця', 'Grandmother'],
  ['おばあさん', 'Grandmother'],
  ['Dziadzio', 'Grandfather'],
])('%s is a %s', (entry, text) => {
  expect(EVERY_LANGUAGE.read(entry, 'relationship', 'en')).toMatchObject({ text })
})

test('a name without its accent is ambiguous', () => {
  expect(EVERY_LANGUAGE.read('Avo', 'relationship', 'en')).toEqual({ state: 'asWritten' })
})
