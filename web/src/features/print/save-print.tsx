import { useState } from 'react'
import { type PrintForm, printOf } from 'sync-protocol/qr'
import { addRow, type RowOf } from '../../sync'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { Notice } from '../../ui/notice'
import { saveFile } from '../../ui/save-file'
import { untilFitted } from './fitted-words'
import type { PrintFormat } from './print-file'

interface SavePrintProps {
  code: RowOf<'qr-codes'>
  form?: PrintForm
  makeFile: (format: PrintFormat) => Promise<Blob>
  onMade?: () => Promise<unknown>
  /** Without extension. */
  fileName?: string
  formats?: readonly PrintFormat[]
  isPicture?: boolean
}

const FORMATS: readonly PrintFormat[] = ['pdf', 'png', 'svg']

/** A file counts as printed too, because browsers do not report the outcome. */
export function SavePrint(props: SavePrintProps) {
  const { code, form, makeFile, formats = FORMATS, isPicture = false, onMade } = props
  const { fileName = `medical-qr-${code.type}` } = props
  const [making, setMaking] = useState<PrintFormat>()
  const [hasFailed, setFailed] = useState(false)

  // A failure to record must not block a print, because it only costs a reminder.
  const remember = async () => {
    if (form) await addRow('prints', printOf(code, form, Date.now()))
    await onMade?.().catch(console.error)
  }

  async function save(format: PrintFormat) {
    setMaking(format)
    setFailed(false)
    try {
      await untilFitted()
      const file = await makeFile(format)
      saveFile(`${fileName}.${format}`, file, file.type)
      await remember()
    } catch (error) {
      console.error(error)
      setFailed(true)
    }
    setMaking(undefined)
  }

  return (
    <>
      <div className="flex flex-wrap gap-2">
        {!isPicture && (
          <Button
            tone="primary"
            icon={<Icon name="print" size={20} />}
            onClick={async () => {
              void remember()
              await untilFitted()
              window.print()
            }}
          >
            Print
          </Button>
        )}
        {formats.map(format => (
          <Button
            key={format}
            tone={isPicture ? 'primary' : 'quiet'}
            icon={<Icon name="download" size={20} />}
            busy={making === format}
            onClick={() => save(format)}
          >
            Download {format.toUpperCase()}
          </Button>
        ))}
      </div>
      {hasFailed && (
        <Notice tone="danger" announce="alert">
          This browser could not make the file.
          {!isPicture && ' Print still works, and can save a PDF as well.'}
        </Notice>
      )}
    </>
  )
}
