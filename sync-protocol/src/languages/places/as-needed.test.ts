import { expect, it } from 'vitest'
import { LOCALES } from '../../card'
import { EVERY_LANGUAGE } from '../../terms/every-language'
import { PLACE_WORDS } from '.'

it.each(LOCALES)('the dictionary reads each form of "as needed" in %s', locale => {
  const reader = locale === 'nl' ? 'de' : 'nl'
  const isRead = (entry: string) =>
    EVERY_LANGUAGE.read(entry, 'frequency', reader).state === 'translated'
  const unread = PLACE_WORDS[locale].asNeeded
    .split(' | ')
    // The Dutch "zn" follows another word.
    .filter(form => !isRead(form) && !isRead(`2 dd ${form}`))
  expect(unread).toEqual([])
})
