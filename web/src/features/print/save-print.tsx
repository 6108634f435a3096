import { type RefObject, useState } from 'react'
import { printOf } from 'sync-protocol/qr'
import { addRow, type RowOf } from '../../sync'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { Notice } from '../../ui/notice'
import { saveFile } from '../../ui/save-file'
import type { Choices } from './print-choices'
import { type PrintFormat, printFile } from './print-file'
import { FORMS } from './print-forms'

interface SavePrintProps {
  code: RowOf<'qr-codes'>
  choices: Choices
  /** Holds what is on show. */
  drawn: RefObject<HTMLElement | null>
}

const FORMATS: readonly PrintFormat[] = ['pdf', 'png', 'svg']

/** Print, and the same as a file. Each counts as printed: nobody tells us what became of it. */
export function SavePrint({ code, choices, drawn }: SavePrintProps) {
  const [making, setMaking] = useState<PrintFormat>()
  const [hasFailed, setFailed] = useState(false)

  // Forgetting it would only cost a reminder: it must not come between anybody and a print.
  const remember = () =>
    addRow('prints', printOf(code, FORMS[choices.form].printedAs, Date.now())).catch(console.error)

  async function save(format: PrintFormat) {
    if (!drawn.current) return
    setMaking(format)
    setFailed(false)
    try {
      const file = await printFile(drawn.current, format, choices)
      saveFile(`medical-qr-${code.type}.${format}`, file, file.type)
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
        <Button
          tone="primary"
          icon={<Icon name="print" size={20} />}
          onClick={() => {
            void remember()
            window.print()
          }}
        >
          Print
        </Button>
        {FORMATS.map(format => (
          <Button
            key={format}
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
          This browser could not make the file. Print still works, and can save a PDF as well.
        </Notice>
      )}
    </>
  )
}
