import { useState } from 'react'
import type { MedicalRecord } from 'sync-protocol/medical'
import { type PrintForm, type PrintLook, printOf } from 'sync-protocol/qr'
import { addRow, type RowOf } from '../../sync'
import { Button } from '../../ui/button'
import { Folded } from '../../ui/folded'
import { Icon } from '../../ui/icon'
import { Notice } from '../../ui/notice'
import { saveFile } from '../../ui/save-file'
import { untilFitted } from './fitted-words'
import type { PrintFormat } from './print-file'
import { printTexts } from './texts'

interface MadePrint {
  form: PrintForm
  look?: PrintLook | undefined
}

interface SavePrintProps {
  code: RowOf<'qr-codes'>
  /** The record whose words are printed. */
  record: MedicalRecord
  /** What is recorded as printed. */
  made: readonly MadePrint[]
  makeFile: (format: PrintFormat) => Promise<Blob>
  /** Without extension. */
  fileName: string
  /** Runs before anything is made. If it returns false, nothing is. */
  prepare?: () => Promise<boolean>
  onMade?: () => unknown
  formats?: readonly PrintFormat[]
  isPicture?: boolean
  printLabel?: string
}

const FORMATS: readonly PrintFormat[] = ['pdf', 'png', 'svg']
const words = printTexts.screen

/** A file counts as printed too, because browsers do not report the outcome. */
export function SavePrint(props: SavePrintProps) {
  const { code, record, made, makeFile, fileName, formats = FORMATS, isPicture = false } = props
  const { prepare = async () => true, onMade, printLabel = words.print } = props
  const [making, setMaking] = useState<PrintFormat>()
  const [hasFailed, setFailed] = useState(false)

  // A failure to record must not block a print, because it only costs a reminder.
  const remember = async () => {
    const rows = made.map(print => printOf(code, record, { ...print, nowMs: Date.now() }))
    await Promise.all(rows.map(row => addRow('prints', row)))
    await onMade?.()
  }

  async function print() {
    if (!(await prepare())) return
    void remember().catch(console.error)
    await untilFitted()
    window.print()
  }

  async function save(format: PrintFormat) {
    setMaking(format)
    setFailed(false)
    try {
      if (await prepare()) {
        await untilFitted()
        const file = await makeFile(format)
        saveFile(`${fileName}.${format}`, file, file.type)
        await remember().catch(console.error)
      }
    } catch (error) {
      console.error(error)
      setFailed(true)
    }
    setMaking(undefined)
  }

  const download = (format: PrintFormat) => (
    <Button
      key={format}
      tone={isPicture ? 'primary' : 'quiet'}
      icon={<Icon name="download" size={20} />}
      busy={making === format}
      onClick={() => save(format)}
    >
      {words.download[format]}
    </Button>
  )
  const [usual, ...pictures] = formats
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {!isPicture && (
          <Button tone="primary" icon={<Icon name="print" size={20} />} onClick={print}>
            {printLabel}
          </Button>
        )}
        {usual && download(usual)}
      </div>
      {pictures.length > 0 && (
        <Folded summary={words.asPicture}>
          {() => <div className="flex flex-wrap gap-2">{pictures.map(download)}</div>}
        </Folded>
      )}
      {hasFailed && (
        <Notice tone="danger" announce="alert">
          {isPicture ? words.failed : words.failedButPrints}
        </Notice>
      )}
    </>
  )
}
