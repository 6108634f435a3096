import { LOCALES, type Locale, nameInItself, pickLocale } from 'sync-protocol/responder'
import { SegmentedControl } from '../../../../ui/segmented-control'
import { Select } from '../../../../ui/select'
import type { PaperName } from '../../print-forms'
import { placeTexts } from '../../texts-places'

const texts = placeTexts.paper
const NAMES = ['a4', 'letter'] as const

interface PaperChoicesProps {
  locale: Locale
  setLocale: (locale: Locale) => void
  paper: PaperName
  setPaper: (paper: PaperName) => void
}

export function PaperChoices({ locale, setLocale, paper, setPaper }: PaperChoicesProps) {
  return (
    <div className="grid gap-4 print:hidden">
      <Select
        label={texts.locale}
        value={locale}
        options={LOCALES.map(value => ({ value, label: nameInItself(value) }))}
        onChange={event => setLocale(pickLocale(event.target.value))}
      />
      <SegmentedControl
        label={texts.paper}
        options={NAMES.map(value => ({ value, label: texts[value] }))}
        value={paper}
        onChange={setPaper}
      />
    </div>
  )
}
