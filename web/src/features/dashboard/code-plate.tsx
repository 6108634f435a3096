import { useEffect, useMemo, useState } from 'react'
import { codeLink, freshnessOf, renderCodeSvg } from 'sync-protocol/qr'
import { codeOrigin } from '../../addresses/code-origin'
import { dashboardPath } from '../../addresses/paths'
import { afterPaint } from '../../http/once-painted'
import { useIsLocal } from '../../stores/session'
import { type RowOf, useRecord } from '../../sync'
import { ButtonLink } from '../../ui/button-link'
import { dayWords } from '../../ui/date-words'
import { Select } from '../../ui/select'
import { SvgDrawing } from '../../ui/svg-drawing'
import { codeTypeWords, levelWords } from './words'

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
    freshnessOf(code, [], { changedAtMs: record.changedAtMs, nowMs }).isOutOfDate
  return (
    <div className="grid justify-items-center gap-4 text-center">
      <div className="aspect-square w-[min(100%,60dvh)]">
        <SvgDrawing svg={svg} label="Code that opens my emergency record" />
      </div>
      <p className="text-xl font-bold wrap-anywhere">
        <bdi>{record?.profile?.fullName}</bdi>
      </p>
      <p className="max-w-text text-soft">
        {codeTypeWords(code.type)}, for {levelWords(code.accessLevel)}, made{' '}
        <MadeDay at={code.revisedAt} />. Scan it with a phone's camera.
      </p>
      {code.isUnsent && (
        <p className="max-w-text text-soft">
          {code.capsule !== '' && 'The copy inside the code works now. '}
          {isLocal
            ? 'The live page opens once you have backed up your record.'
            : 'The live page opens after your next connection.'}
        </p>
      )}
      {isOlder && code.capsule !== '' && (
        <>
          <p className="max-w-text text-soft">
            The record changed after this code was made: without a connection it shows the older
            one.
          </p>
          <ButtonLink to={dashboardPath('qr-codes')}>Update my code</ButtonLink>
        </>
      )}
      {choices.length > 1 && (
        <Select
          label="Show another code"
          value={code.id}
          onChange={event => onPick(event.target.value)}
          options={choices.map(({ id, type }) => ({ value: id, label: codeTypeWords(type) }))}
        />
      )}
    </div>
  )
}

/** Formatting the first date takes a slow phone fifty milliseconds, so the code does not wait for it. */
function MadeDay({ at }: { at: string }) {
  const [words, setWords] = useState<string>()
  useEffect(() => afterPaint(() => setWords(dayWords(at))), [at])
  return words ?? <span className="invisible">22 Nov 2026</span>
}
