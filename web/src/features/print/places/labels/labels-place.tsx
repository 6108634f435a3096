import { useRef, useState } from 'react'
import { LOCALES, nameOf, pickLocale } from 'sync-protocol/responder'
import { Button } from '../../../../ui/button'
import { Icon } from '../../../../ui/icon'
import { Select } from '../../../../ui/select'
import { TextField } from '../../../../ui/text-field'
import { shownIn } from '../../print-editor'
import { PAPERS, usualPaper } from '../../print-forms'
import { PrintNotices } from '../../print-notices'
import { SavePrint } from '../../save-print'
import type { PlaceProps } from '../place-table'
import { sheetsToPdf } from '../sheets-to-pdf'
import { usePlacedCode } from '../use-placed-code'
import { codeOfSheet } from './label-layout'
import { LabelPage, TestPage } from './label-page'
import { LABEL_SHEETS, type LabelSheet, type SheetNumber } from './label-sheets'

const NUMBERS = Object.keys(LABEL_SHEETS) as SheetNumber[] // its keys
const sheetOf = (number: SheetNumber): LabelSheet => LABEL_SHEETS[number]
const NONE = { codeSideMm: 0, version: 8 }

const within = (typed: string, least: number, most: number) =>
  Math.min(most, Math.max(least, Math.floor(Number(typed)) || least))

export function LabelsPlace({ code, record }: PlaceProps) {
  const [number, setNumber] = useState<SheetNumber>(() =>
    usualPaper(navigator.languages) === 'letter' ? '5163' : 'L7163',
  )
  const sheet = sheetOf(number)
  const all = sheet.columns * sheet.rows
  const [typedFirst, setFirst] = useState('1')
  const [typedCount, setCount] = useState('')
  const [isTest, setTest] = useState(false)
  const made = usePlacedCode({ code, record }, codeOfSheet(sheet) ?? NONE)
  const drawn = useRef<HTMLDivElement>(null)

  const first = within(typedFirst, 1, all)
  const left = all - first + 1
  const count = typedCount === '' ? left : within(typedCount, 1, left)
  return (
    <>
      <div className="grid gap-4 wide:grid-cols-2 print:hidden">
        <Select
          label="Label sheet"
          help="The number stands on its package. Compatible sheets of other makers name it, too."
          value={number}
          options={NUMBERS.map(value => ({ value, label: nameOfSheet(value) }))}
          onChange={event =>
            setNumber(NUMBERS.find(known => known === event.target.value) ?? 'L7163')
          }
        />
        <Select
          label="Language of the labels"
          value={made.locale}
          options={LOCALES.map(value => ({ value, label: nameOf(value) }))}
          onChange={event => made.setLocale(pickLocale(event.target.value))}
        />
        <TextField
          label="Start at label"
          help={`1 to ${all}, counted from the top left along each row.`}
          inputMode="numeric"
          value={typedFirst}
          onChange={event => setFirst(event.target.value)}
        />
        <TextField
          label="How many"
          help={`Left empty: the ${left} that remain.`}
          inputMode="numeric"
          value={typedCount}
          onChange={event => setCount(event.target.value)}
        />
      </div>
      <div className="grid gap-4 print:hidden">
        <PrintNotices {...{ code, record, made }} nowMs={made.nowMs} />
        <div>
          <Button icon={<Icon name="eye" size={20} />} onClick={() => setTest(!isTest)}>
            {isTest ? 'Show the labels' : 'Show the test page'}
          </Button>
        </div>
      </div>
      <div ref={drawn}>
        {isTest ? (
          <TestPage sheet={sheet} name={nameOfSheet(number)} />
        ) : (
          <LabelPage
            key={`${number} ${made.wordsKey}`}
            sheet={sheet}
            codeSvg={made.svg}
            locale={made.locale}
            from={first - 1}
            count={count}
          />
        )}
      </div>
      <p className="max-w-text text-soft print:hidden">
        Print at 100%. Print the test page on plain paper first: it costs no labels.
      </p>
      <div className="grid gap-4 print:hidden">
        {(made.canMake || isTest) && (
          <SavePrint
            key={String(isTest)}
            code={code}
            {...(isTest ? { fileName: `label-test-${number}` } : { form: 'labels' as const })}
            formats={['pdf']}
            makeFile={() => sheetsToPdf(shownIn(drawn))}
          />
        )}
      </div>
    </>
  )
}

function nameOfSheet(number: SheetNumber): string {
  const { paper, columns, rows, isRound, published } = sheetOf(number)
  const [, , , , width = 0, height = 0] = published[0] ?? []
  const size = isRound
    ? `round, ${Math.round(width)} mm`
    : `${Math.round(width)} × ${Math.round(height)} mm`
  return `${number}: ${columns * rows} labels, ${size}, ${PAPERS[paper].name}`
}
