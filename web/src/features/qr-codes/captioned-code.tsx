import type { QrCode } from 'sync-protocol/qr'
import { CodePicture } from './code-picture'
import { infoName } from './code-words'
import type { CodeDrawing } from './draw'

interface CaptionedCodeProps {
  code: Pick<QrCode, 'type' | 'textColor'>
  drawing: CodeDrawing | undefined
}

/** A code has a white background in both themes, so that it scans. */
const PLATE = '#ffffff'

/** At most the specified 400 px wide. */
export function CaptionedCode({ code, drawing }: CaptionedCodeProps) {
  const name = infoName(code.type)
  return (
    <figure
      className="mx-auto w-full max-w-[400px] overflow-hidden rounded-ui border border-line"
      style={{ background: PLATE }}
    >
      <CodePicture drawing={drawing} label={`QR code: ${name}`} />
      <figcaption
        className="px-4 pb-3 text-center font-bold wrap-anywhere"
        style={{ color: code.textColor }}
      >
        {name}
      </figcaption>
    </figure>
  )
}
