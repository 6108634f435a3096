import type { QrCode } from 'sync-protocol/qr'
import { CodePicture } from './code-picture'
import type { CodeDrawing } from './draw'
import { qrCodesTexts } from './texts'

interface CaptionedCodeProps {
  code: Pick<QrCode, 'type' | 'textColor'>
  drawing: CodeDrawing | undefined
}

/** A code has a white background in both themes, so that it scans. */
const PLATE = '#ffffff'

/** At most the specified 400 px wide. */
export function CaptionedCode({ code, drawing }: CaptionedCodeProps) {
  const info = qrCodesTexts.infos[code.type]
  return (
    <figure
      className="mx-auto w-full max-w-100 overflow-hidden rounded-ui border border-line"
      style={{ background: PLATE }}
    >
      <CodePicture drawing={drawing} label={qrCodesTexts.picture({ info })} />
      <figcaption
        className="px-4 pb-3 text-center font-bold wrap-anywhere"
        style={{ color: code.textColor }}
      >
        {info}
      </figcaption>
    </figure>
  )
}
