import { Suspense, useEffect, useMemo, useState } from 'react'
import { recordMarkOf, todayHere } from 'sync-protocol/medical'
import { codeLink, freshnessOf, type QrType, renderCodeSvg } from 'sync-protocol/qr'
import { codeOrigin } from '../../addresses/code-origin'
import { dashboardPath } from '../../addresses/paths'
import { sentenceGap, sentences } from '../../i18n/sentences'
import { afterPaint } from '../../loading/when-idle'
import { useIsLocal } from '../../people/session'
import { type RowOf, useRecord } from '../../sync'
import { ButtonLink } from '../../ui/button-link'
import { classNames } from '../../ui/class-names'
import { dayWords } from '../../ui/date-words'
import { Select } from '../../ui/select'
import { SvgDrawing } from '../../ui/svg-drawing'
import { LateFirstLookCard } from './late-cards'
import { dashboardTexts } from './texts'

const texts = dashboardTexts.code

interface CodePlateProps {
  code: RowOf<'qr-codes'>
  choices: readonly RowOf<'qr-codes'>[]
  onPick: (id: string) => void
}

export function CodePlate({ code, choices, onPick }: CodePlateProps) {
  const record = useRecord()
  const isLocal = useIsLocal()
  const [nowMs] = useState(Date.now)
  const { token, capsule } = code
  const svg = useMemo(
    () =>
      renderCodeSvg({
        text: codeLink(codeOrigin(), token, capsule),
        // A screen shows every code in black, which is the most reliable color to scan.
        color: '#000000',
      }),
    [token, capsule],
  )
  const isOlder =
    record !== undefined &&
    freshnessOf(code, [], { recordMark: recordMarkOf(record), nowMs }).isOutOfDate
  return (
    <div className="grid grid-cols-1 gap-6">
      {/* White in both themes, so that the code scans. */}
      <div className="scheme-light grid justify-items-center gap-2 rounded-ui bg-surface p-4 text-center text-ink">
        <div className="aspect-square w-[min(100%,50dvh)]">
          <SvgDrawing svg={svg} label={texts.picture} />
        </div>
        <p className="max-w-text text-soft">
          <CodeMade type={code.type} at={code.revisedAt} />
          {sentenceGap()}
          {sentences(texts.readers[code.accessLevel], texts.scan)}
        </p>
        {code.isUnsent && (
          <p className="max-w-text text-soft">
            {sentences(
              code.capsule !== '' && texts.copyWorks,
              isLocal ? texts.liveWithAccount : texts.liveOnceSent,
            )}
          </p>
        )}
        {isOlder && code.capsule !== '' && (
          <>
            <p className="max-w-text text-soft">{texts.older}</p>
            <ButtonLink to={dashboardPath('qr-codes')}>{texts.update}</ButtonLink>
          </>
        )}
      </div>
      {record && (
        <Suspense
          fallback={
            <p className="text-xl font-bold wrap-anywhere">
              <bdi>{record.profile?.fullName}</bdi>
            </p>
          }
        >
          <LateFirstLookCard record={record} today={todayHere(new Date(nowMs))} />
        </Suspense>
      )}
      {choices.length > 1 && (
        <Select
          label={texts.another}
          value={code.id}
          onChange={event => onPick(event.target.value)}
          options={choices.map(({ id, type }) => ({ value: id, label: texts.infos[type] }))}
        />
      )}
    </div>
  )
}

/** Formatting the first date takes a slow phone fifty milliseconds, so the code does not wait for it. */
function CodeMade({ type, at }: { type: QrType; at: string }) {
  const [day, setDay] = useState<string>()
  useEffect(() => afterPaint(() => setDay(dayWords(at))), [at])
  return (
    <span className={classNames(!day && 'invisible')}>
      {texts.made({ info: texts.infos[type], day: day ?? '22 Nov 2026' })}
    </span>
  )
}
