import { useState } from 'react'
import { minPrintMm, type QrType } from 'sync-protocol/qr'
import { printPath } from '../../addresses/paths'
import { useMay } from '../../people/profiles'
import { Button } from '../../ui/button'
import { ButtonLink } from '../../ui/button-link'
import { Icon } from '../../ui/icon'
import { Notice } from '../../ui/notice'
import { saveFile } from '../../ui/save-file'
import { savePng } from '../../ui/svg-png'
import type { SavedCode } from './code-actions'
import type { CodeDrawing } from './draw'
import { qrCodesTexts } from './texts'

const texts = qrCodesTexts.save

interface SaveButtonsProps {
  code: SavedCode
  drawing: CodeDrawing | undefined
}

export function SaveButtons({ code: { id, type }, drawing }: SaveButtonsProps) {
  const [hasFailed, setFailed] = useState(false)
  // Printing writes to the record, so it needs this permission.
  const mayPrint = useMay('codes')
  const icon = <Icon name="download" size={20} />

  if (!drawing) {
    return (
      <div className="flex flex-wrap gap-2">
        <Button disabled icon={icon}>
          {texts.download}
        </Button>
        <Button disabled icon={<Icon name="print" size={20} />}>
          {texts.print}
        </Button>
      </div>
    )
  }
  const { svg, modules } = drawing
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        {mayPrint && (
          <ButtonLink tone="primary" to={printPath(id)} icon={<Icon name="print" size={20} />}>
            {texts.print}
          </ButtonLink>
        )}
        <Button
          icon={icon}
          onClick={() => {
            savePng(downloadName(type, 'png'), svg).then(
              () => setFailed(false),
              () => setFailed(true),
            )
          }}
        >
          {texts.png}
        </Button>
        <Button
          icon={icon}
          onClick={() => saveFile(downloadName(type, 'svg'), svg, 'image/svg+xml')}
        >
          {texts.svg}
        </Button>
      </div>
      <p className="text-soft">{texts.width({ mm: minPrintMm(modules) })}</p>
      {hasFailed && (
        <Notice tone="danger" announce="alert">
          {texts.failed}
        </Notice>
      )}
    </div>
  )
}

type PictureFormat = 'svg' | 'png'

export const downloadName = (type: QrType, format: PictureFormat): string =>
  `medical-qr-${type}.${format}`
