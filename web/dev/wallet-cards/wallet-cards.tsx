import { createRoot } from 'react-dom/client'
import { factsOf, inTwoLanguages, isLocale, LOCALES } from 'sync-protocol/card'
import { disclose } from 'sync-protocol/disclosure'
import { type MedicalRecord, recordMarkOf } from 'sync-protocol/medical'
import { encodeCapsule, type QrCode } from 'sync-protocol/qr'
import { loadDictionary } from 'sync-protocol/terms/dictionary'
import { untilFitted } from '../../src/features/print/fitted-words'
import { type PrintFormat, printFile } from '../../src/features/print/print-file'
import { EDITOR_FORMS, type PaperName } from '../../src/features/print/print-forms'
import { PrintPreview } from '../../src/features/print/print-preview'
import { drawCodeOf, printedCard, sizeOf } from '../../src/features/print/printed-code'
import { drawFamily } from './draw-family'
import { drawPlace } from './draw-place'
import { people } from './people'
import '../../src/ui/styles.css'

// Draws one print: `?form=card&paper=a4&person=nora&lang=ar&color=dc2626&digits=340`. `?place=key-tag` draws
// a key tag instead, `?place=L7160` a sheet of labels, and `?place=family-sheet` the person's family.
const asked = new URLSearchParams(location.search)
const person = asked.get('person') ?? ''
const record = people[Object.hasOwn(people, person) ? (person as keyof typeof people) : 'nora']
const form = EDITOR_FORMS.find(known => known === asked.get('form')) ?? 'card'
const paper: PaperName = asked.get('paper') === 'letter' ? 'letter' : 'a4'
const lang = asked.get('lang') ?? ''
const locale = isLocale(lang) ? lang : 'en'
const NOW = Date.UTC(2026, 10, 21)
const blank = { type: 'emergency', accessLevel: 'emergency', revision: 12, expiresAt: '' } as const
const maxDigits = Number(asked.get('digits') ?? 340)
const codeOf = (record: MedicalRecord): QrCode => ({
  ...blank,
  qrColor: `#${asked.get('color') ?? 'dc2626'}`,
  textColor: '#000000',
  token: '7Z3K9M2QH5T8V1XW4Y6C0BDFGJ',
  secret: '7Z3K9M2QH5T8V1XW4Y6C0BDFGJ',
  capsule: encodeCapsule(disclose(record, blank, '2026-11-21'), { maxDigits }).digits,
  revisedAt: '2026-11-21T00:00:00Z',
  recordMark: recordMarkOf(record),
})
const code = codeOf(record)

await document.fonts.load('12px "Atkinson Hyperlegible Next Variable"')
const dictionary = await loadDictionary(locale, LOCALES)
const card = printedCard(record, code, NOW)
const facts = factsOf(card, locale, { dictionary })
const root = document.getElementById('root')
const place = asked.get('place')
const country = asked.get('country') ?? undefined
if (root && place === 'family-sheet') {
  const print = { paper, locale, country, nowMs: NOW, dictionary }
  createRoot(root).render(drawFamily(record, codeOf, print))
} else if (root && place) {
  createRoot(root).render(
    drawPlace(place, {
      paper,
      codeSvg: drawCodeOf(code, 'https://lifetag.example', true, { codeSideMm: 22, version: 8 })
        .svg,
      facts,
      locale,
      country,
      typedLink: `lifetag.example/e/${code.token}`,
      expiresAt: code.expiresAt,
      isOfContacts: false,
      textColor: code.textColor,
      printedAtMs: NOW,
    }),
  )
} else if (root) {
  createRoot(root).render(
    <PrintPreview
      form={form}
      paper={paper}
      textColor={code.textColor}
      facts={form === 'travel' ? inTwoLanguages(facts, factsOf(card, 'en')) : facts}
      expiresAt={code.expiresAt}
      isOfContacts={false}
      codeSvg={drawCodeOf(code, 'https://lifetag.example', false, sizeOf(form)).svg}
      typedLink={`lifetag.example/e/${code.token}`}
      locale={locale}
      country={country}
      printedAtMs={NOW}
    />,
  )
}

// Tests call this for the file that the print editor would save, as base64.
Object.assign(window, {
  async makeFile(format: PrintFormat): Promise<string> {
    await untilFitted()
    const blob = await printFile(document.body, format, { title: 'LifeTag wallet card', paper })
    const bytes = new Uint8Array(await blob.arrayBuffer())
    let text = ''
    for (const byte of bytes) text += String.fromCharCode(byte)
    return btoa(text)
  },
})
