/**
 * `node --import tsx dev/responder-preview.ts DIR` writes the responder's pages of the samples to
 * DIR.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES } from '../src/card'
import { disclose } from '../src/disclosure'
import { FAILURE_KINDS } from '../src/languages/page-words'
import { renderAskPage, renderFailurePage, renderResponderPage } from '../src/responder'
import { EVERY_LANGUAGE } from '../src/terms/every-language'
import { noah, oksana, walter } from './hard-records'
import { elena, haruka, largest, layla } from './sample-records'

const folder = process.argv[2] ?? 'preview'
mkdirSync(folder, { recursive: true })
const code = { type: 'complete', accessLevel: 'healthcare', revision: 4, expiresAt: '' } as const

for (const [name, record] of Object.entries({
  elena,
  haruka,
  layla,
  largest,
  noah,
  oksana,
  walter,
})) {
  for (const level of ['emergency', 'healthcare', 'public'] as const) {
    const card = disclose(record, { ...code, accessLevel: level }, '2026-11-21')
    for (const locale of LOCALES) {
      const page = { locale, emergencyNumber: '112', dictionary: EVERY_LANGUAGE } as const
      writeFileSync(
        join(folder, `${name}-${level}-${locale}.html`),
        renderResponderPage(card, { ...page, source: 'live' }),
      )
      if (level !== 'emergency') continue
      const medications = card.medications && { ...card.medications, more: 3 }
      const cut = medications ? { medications } : {}
      const printed = { ...card, ...cut, isPartial: true, expiresAt: '2026-11-20T10:00:00Z' }
      const source = { printedAtMs: Date.UTC(2026, 9, 1) }
      writeFileSync(
        join(folder, `${name}-offline-${locale}.html`),
        renderResponderPage(printed, { ...page, source, nowMs: Date.UTC(2026, 10, 21) }),
      )
    }
  }
}
for (const locale of LOCALES) {
  const ask = { locale, emergencyNumber: '112', action: '/e/X/unlock', hasPin: true }
  writeFileSync(join(folder, `ask-${locale}.html`), renderAskPage({ ...ask, isPinWrong: true }))
  for (const kind of FAILURE_KINDS) {
    const page = renderFailurePage({ locale, emergencyNumber: '112', kind })
    writeFileSync(join(folder, `failure-${kind}-${locale}.html`), page)
  }
}
