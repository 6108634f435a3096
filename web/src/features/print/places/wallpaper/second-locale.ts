import type { Locale } from 'sync-protocol/card'

export const secondLocale = (chosen: Locale, first: Locale): Locale =>
  chosen !== first ? chosen : first === 'en' ? 'es' : 'en'
