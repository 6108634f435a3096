import { useRef, useState } from 'react'
import { LOCALES, nameInItself, pickLocale } from 'sync-protocol/responder'
import { Button } from '../../../../ui/button'
import { Icon } from '../../../../ui/icon'
import { Select } from '../../../../ui/select'
import { TextField } from '../../../../ui/text-field'
import { shownIn } from '../../print-editor'
import { printFile, printFileName } from '../../print-file'
import { usualPaper } from '../../print-forms'
import { PrintNotices } from '../../print-notices'
import { nameInRecord } from '../../printed-code'
import { SavePrint } from '../../save-print'
import { printTexts } from '../../texts'
import { placeTexts } from '../../texts-places'
import type { PlaceProps } from '../place-table'
import { usePlacedCode } from '../use-placed-code'
import { codeOfSheet } from './label-layout'
import { LabelPage, TestPage } from './label-page'
import { LABEL_SHEETS, type LabelSheet, type SheetNumber } from './label-sheets'

const texts = placeTexts.labels

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
  const {
    print,
    drawn: made,
    ...placed
  } = usePlacedCode({ code, record }, codeOfSheet(sheet) ?? NONE)
  const drawn = useRef<HTMLDivElement>(null)

  const { file } = printTexts.prints.labels
  const fileName = isTest
    ? printFileName({ what: texts.testFile({ sheet: number }) })
    : printFileName({ what: file, whose: nameInRecord(record) })
  const first = within(typedFirst, 1, all)
  const left = all - first + 1
  const count = typedCount === '' ? left : within(typedCount, 1, left)
  return (
    <>
      <div ref={drawn}>
        {isTest ? (
          <TestPage sheet={sheet} name={nameOfSheet(number)} />
        ) : (
          <LabelPage
            key={`${number} ${placed.layoutKey}`}
            sheet={sheet}
            codeSvg={made.svg}
            locale={print.locale}
            from={first - 1}
            count={count}
          />
        )}
      </div>
      <div className="grid gap-4 print:hidden">
        <PrintNotices {...{ code, record, made }} nowMs={print.printedAtMs} />
        <p className="max-w-text text-soft">{texts.advice}</p>
        {(placed.canMake || isTest) && (
          <SavePrint
            key={String(isTest)}
            code={code}
            record={record}
            made={isTest ? [] : [{ form: 'labels' }]}
            fileName={fileName}
            formats={['pdf']}
            makeFile={format =>
              printFile(shownIn(drawn), format, { title: fileName, paper: sheet.paper })
            }
          />
        )}
        <div>
          <Button icon={<Icon name="eye" size={20} />} onClick={() => setTest(!isTest)}>
            {isTest ? texts.showLabels : texts.showTest}
          </Button>
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <Select
            label={texts.sheet}
            help={texts.sheetHelp}
            value={number}
            options={NUMBERS.map(value => ({ value, label: nameOfSheet(value) }))}
            onChange={event =>
              setNumber(NUMBERS.find(known => known === event.target.value) ?? 'L7163')
            }
          />
          <Select
            label={texts.locale}
            value={print.locale}
            options={LOCALES.map(value => ({ value, label: nameInItself(value) }))}
            onChange={event => placed.setLocale(pickLocale(event.target.value))}
          />
          <TextField
            label={texts.first}
            help={texts.firstHelp({ all })}
            inputMode="numeric"
            value={typedFirst}
            onChange={event => setFirst(event.target.value)}
          />
          <TextField
            label={texts.many}
            help={texts.manyHelp({ count: left })}
            inputMode="numeric"
            value={typedCount}
            onChange={event => setCount(event.target.value)}
          />
        </div>
      </div>
    </>
  )
}

function nameOfSheet(number: SheetNumber): string {
  const { paper, columns, rows, isRound, published } = sheetOf(number)
  const [, , , , width = 0, height = 0] = published[0] ?? []
  const parts = {
    ...{ sheet: number, count: columns * rows, paper: printTexts.choices.papers[paper] },
    ...{ width: Math.round(width), height: Math.round(height) },
  }
  return isRound ? texts.roundSize(parts) : texts.size(parts)
}
