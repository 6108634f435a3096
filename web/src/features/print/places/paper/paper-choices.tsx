import { LOCALES, type Locale, nameOf, pickLocale } from 'sync-protocol/responder'
import { SegmentedControl } from '../../../../ui/segmented-control'
import { Select } from '../../../../ui/select'
import { PAPERS, type PaperName } from '../../print-forms'

const NAMES = ['a4', 'letter'] as const

interface PaperChoicesProps {
  locale: Locale
  setLocale: (locale: Locale) => void
  paper: PaperName
  setPaper: (paper: PaperName) => void
}

export function PaperChoices({ locale, setLocale, paper, setPaper }: PaperChoicesProps) {
  return (
    <div className="grid gap-4 wide:grid-cols-2 print:hidden">
      <Select
        label="Language of the print"
        value={locale}
        options={LOCALES.map(value => ({ value, label: nameOf(value) }))}
        onChange={event => setLocale(pickLocale(event.target.value))}
      />
      <SegmentedControl
        label="Paper"
        options={NAMES.map(value => ({ value, label: PAPERS[value].name }))}
        value={paper}
        onChange={setPaper}
      />
    </div>
  )
}
