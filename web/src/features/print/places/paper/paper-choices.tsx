import { LOCALES, type Locale, nameInItself, pickLocale } from 'sync-protocol/responder'
import { SegmentedControl } from '../../../../ui/segmented-control'
import { Select } from '../../../../ui/select'
import { PAPER_NAMES, type PaperName } from '../../print-forms'
import { printTexts } from '../../texts'

const texts = printTexts.choices

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
        options={PAPER_NAMES.map(value => ({ value, label: texts.papers[value] }))}
        value={paper}
        onChange={setPaper}
      />
    </div>
  )
}
