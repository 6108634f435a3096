import { useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { checkScannability, minPrintMm, renderCodeSvg, scanAdvice } from 'sync-protocol/qr'
import { phrase } from '../../i18n/phrase'
import { sentences } from '../../i18n/sentences'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { Notice } from '../../ui/notice'
import { SvgDrawing } from '../../ui/svg-drawing'
import { savePng } from '../../ui/svg-png'
import type { Content } from './contents'
import { shareDialogTexts } from './texts-dialog'
import './share-code.css'

const texts = shareDialogTexts.code

interface ShareCodeProps {
  content: Content
  fileName: string
}

const BLACK = '#000000'
/** Side of the code on paper with its margin, as in `share-code.css`. */
const PRINTED_MM = 60

/** A contact card as a code, which phones can read without signal and without our app. */
export function ShareCode({ content, fileName }: ShareCodeProps) {
  const [hasFailed, setFailed] = useState(false)
  const svg = useMemo(
    () => renderCodeSvg({ text: content.code, color: BLACK, title: content.title }),
    [content],
  )
  const modules = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1])
  const { grade, reasons } = checkScannability({ color: BLACK, moduleMm: PRINTED_MM / modules })
  return (
    <div className="grid gap-4">
      <div className="mx-auto w-full max-w-80 overflow-hidden rounded-ui border border-line">
        <SvgDrawing svg={svg} label={texts.picture({ title: content.title })} />
      </div>
      <p className="font-bold wrap-anywhere">{content.title}</p>
      <p>{sentences(texts.about, content.isCodePartial && texts.isPartial)}</p>
      {grade === 'refused' ? (
        <Notice tone="danger">
          {sentences(...scanAdvice(reasons).map(advice => phrase(advice)))}
        </Notice>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button
            icon={<Icon name="download" size={20} />}
            onClick={() => {
              savePng(fileName, svg).then(
                () => setFailed(false),
                () => setFailed(true),
              )
            }}
          >
            {texts.download}
          </Button>
          <Button icon={<Icon name="print" size={20} />} onClick={() => window.print()}>
            {texts.print}
          </Button>
        </div>
      )}
      <p className="text-soft">{texts.width({ mm: minPrintMm(modules) })}</p>
      {hasFailed && (
        <Notice tone="danger" announce="alert">
          {texts.failed}
        </Notice>
      )}
      {createPortal(
        // An element inside a dialog cannot be printed alone, so this one is visible only on paper.
        <div className="share-paper" aria-hidden="true">
          <SvgDrawing svg={svg} label="" />
          <p>{content.title}</p>
        </div>,
        document.body,
      )}
    </div>
  )
}
