import { expect, it } from 'vitest'
import { secondLocale } from './wallpaper-place'

it('a heading in two languages never repeats one language', () => {
  expect([
    secondLocale('fr', 'de'),
    secondLocale('de', 'de'),
    secondLocale('en', 'en'),
    secondLocale('es', 'es'),
  ]).toEqual(['fr', 'en', 'es', 'en'])
})
