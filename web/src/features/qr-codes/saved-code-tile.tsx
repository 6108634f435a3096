import { useMemo, useRef } from 'react'
import { useNear } from '../../loading/use-near'
import { useMay } from '../../people/profiles'
import { Button } from '../../ui/button'
import { dayWords, momentWords } from '../../ui/date-words'
import { IconButton } from '../../ui/icon-button'
import { StatusPill } from '../../ui/status-pill'
import type { SavedCode } from './code-actions'
import { type Moment, marksOf } from './code-marks'
import { CodePicture } from './code-picture'
import { drawCode } from './draw'
import { qrCodesTexts } from './texts'

const texts = qrCodesTexts.saved

interface SavedCodeTileProps {
  code: SavedCode
  moment: Moment
  isShownAbove: boolean
  onView: () => void
  onDelete: () => void
}

/** About half a screen. */
const AHEAD_PX = 400

export function SavedCodeTile(props: SavedCodeTileProps) {
  const { code, moment, isShownAbove, onView, onDelete } = props
  const { token, capsule, qrColor } = code
  const tile = useRef<HTMLLIElement>(null)
  const isNear = useNear(tile, AHEAD_PX)
  const drawing = useMemo(
    () => (isNear ? drawCode({ token, capsule, qrColor }) : 'to come'),
    [isNear, token, capsule, qrColor],
  )
  const info = qrCodesTexts.infos[code.type]
  const mayDelete = useMay('codes')
  const marks = marksOf(code, moment)
  return (
    <li ref={tile} className="flex flex-col gap-3 rounded-ui border border-line p-3">
      <div className="flex flex-wrap items-start gap-3">
        {!isShownAbove && (
          <div className="w-24 shrink-0">
            <CodePicture drawing={drawing} label={qrCodesTexts.picture({ info })} />
          </div>
        )}
        <div className="min-w-0 grow basis-[6rem]">
          <h3 className="font-bold wrap-anywhere">{info}</h3>
          <p className="tabular text-soft">{texts.created({ day: dayWords(code.createdAtMs) })}</p>
          <p className="tabular text-soft">
            {code.expiresAt === ''
              ? texts.neverExpires
              : texts.expires({ moment: momentWords(code.expiresAt) })}
          </p>
          {isShownAbove && <p className="text-soft">{texts.shownAbove}</p>}
        </div>
      </div>
      {!isShownAbove && marks.length > 0 && (
        <p className="flex flex-wrap gap-1">
          {marks.map(({ tone, word }) => (
            <StatusPill key={word} tone={tone}>
              {word}
            </StatusPill>
          ))}
        </p>
      )}
      <div className="mt-auto flex flex-wrap gap-2">
        <div className="flex-1">
          <Button wide aria-label={texts.viewInfo({ info })} onClick={onView}>
            {texts.view}
          </Button>
        </div>
        {mayDelete && (
          <IconButton icon="trash" label={texts.deleteInfo({ info })} onClick={onDelete} />
        )}
      </div>
    </li>
  )
}
