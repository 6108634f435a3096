import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { codeLink, isExpired, type PrintForm, printOf } from 'sync-protocol/qr'
import { codeOrigin } from '../../../../addresses/code-origin'
import { sentences } from '../../../../i18n/sentences'
import { confirm } from '../../../../stores/confirm'
import { showToast } from '../../../../stores/toast'
import { addRow } from '../../../../sync'
import { Button } from '../../../../ui/button'
import { copyText } from '../../../../ui/copy-text'
import { Icon } from '../../../../ui/icon'
import { Notice } from '../../../../ui/notice'
import { RadioGroup } from '../../../../ui/radio-group'
import { PrintNotices } from '../../print-notices'
import { placeTexts } from '../../texts-places'
import type { PlaceProps } from '../place-table'
import { tagBytes, tagFor } from './ndef'
import { tagReader } from './web-nfc'
import { lockTag, type TagFailure, type TagStep, writeTag } from './write-tag'

const texts = placeTexts.nfc

type Content = 'link' | 'copy'
type Shown =
  | { state: 'ready' }
  | { state: 'busy'; step: TagStep; isLock: boolean }
  /** The link that was written, even if the code was replaced since. */
  | { state: 'done'; isLock: boolean; url: string }
  | { state: 'failed'; why: TagFailure }

export function NfcPlace({ code, record }: PlaceProps) {
  const links = {
    link: codeLink(codeOrigin(), code.token, ''),
    copy: codeLink(codeOrigin(), code.token, code.capsule),
  }
  const [content, setContent] = useState<Content>(
    code.capsule !== '' && tagFor(links.copy) ? 'copy' : 'link',
  )
  const [latest, setShown] = useState<Shown>({ state: 'ready' })
  const [nowMs] = useState(Date.now)
  const opens = !isExpired(code, nowMs)
  const [canWrite] = useState(() => tagReader() !== undefined && opens)
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => stop.current?.abort(), [])

  const url = links[content]
  const form = content === 'copy' ? 'nfc' : 'nfcLink'
  const tag = tagFor(url)
  const shown: Shown = latest.state === 'done' && latest.url !== url ? { state: 'ready' } : latest

  async function run(isLock: boolean) {
    const reader = tagReader()
    if (!reader) return
    stop.current?.abort()
    const attempt = new AbortController()
    stop.current = attempt
    const say = (step: TagStep) => setShown({ state: 'busy', step, isLock })
    const options = { signal: attempt.signal, say }
    const why = await (isLock ? lockTag(reader, options) : writeTag(reader, url, options))
    attempt.abort()
    setShown(why ? { state: 'failed', why } : { state: 'done', isLock, url })
    if (!why && !isLock) await remember(form)
  }

  // A failure is ignored, because it only costs a reminder.
  const remember = (form: PrintForm) =>
    addRow('prints', printOf(code, record, { form, nowMs: Date.now() }))

  async function lock() {
    if ((await confirm(lockQuestion())) && (await confirm(foreverQuestion()))) await run(true)
  }

  async function copy() {
    const isCopied = await copyText(url)
    showToast(
      isCopied
        ? { title: texts.copied, description: texts.copiedDetail }
        : { title: texts.notCopied, description: texts.notCopiedDetail, tone: 'warn' },
    )
    if (isCopied) await remember(form)
  }

  return (
    <div className="grid gap-4">
      <PrintNotices {...{ code, record, nowMs }} made={NOT_DRAWN} isLinkOnly={content !== 'copy'} />
      <RadioGroup
        label={texts.content}
        choices={(['link', 'copy'] as const).flatMap(value =>
          value === 'copy' && code.capsule === ''
            ? []
            : {
                value,
                label: value === 'link' ? texts.link : texts.copy,
                help: sizeWords(links[value], value),
              },
        )}
        value={content}
        onChange={setContent}
      />
      {!tag && <Notice tone="warn">{texts.noRoom}</Notice>}
      {opens && !canWrite && (
        <Notice tone="info" title={texts.unable}>
          {texts.unableText}
        </Notice>
      )}
      <Status shown={shown} />
      <div className="flex flex-wrap gap-2">
        {canWrite && (
          <Button
            tone="primary"
            disabled={!tag}
            busy={shown.state === 'busy'}
            busyLabel={texts.waiting}
            onClick={() => run(false)}
          >
            {texts.write}
          </Button>
        )}
        {shown.state === 'busy' && (
          <Button onClick={() => stop.current?.abort()}>{texts.stop}</Button>
        )}
        {opens && (
          <Button icon={<Icon name="copy" size={20} />} onClick={copy}>
            {texts.copyLink}
          </Button>
        )}
        {canWrite && shown.state === 'done' && !shown.isLock && (
          <Button icon={<Icon name="lock" size={20} />} onClick={lock}>
            {texts.lock}
          </Button>
        )}
      </div>
      <p className="max-w-text text-soft">{texts.advice}</p>
    </div>
  )
}

/** A tag is read by radio, so colors and sizes do not matter. */
const NOT_DRAWN: ComponentProps<typeof PrintNotices>['made'] = {
  scannability: { grade: 'good', reasons: [] },
  leftOut: 0,
}

function sizeWords(url: string, content: Content): string {
  const tag = tagFor(url)
  const bytes = tagBytes(url)
  const size = tag
    ? texts.fits({ count: bytes, tag: tag.name, room: tag.bytes })
    : texts.fitsNone({ count: bytes })
  return sentences(content === 'link' ? texts.linkHelp : texts.copyHelp, size)
}

function Status({ shown }: { shown: Shown }) {
  if (shown.state === 'ready') return null
  if (shown.state === 'busy') {
    return (
      <Notice tone="info" announce="status">
        {shown.step === 'hold' ? texts.hold : texts.holdAgain}
      </Notice>
    )
  }
  if (shown.state === 'failed') {
    return (
      <Notice tone="danger" announce="alert">
        {texts.failures[shown.why]}
      </Notice>
    )
  }
  return (
    <Notice tone="ok" announce="status">
      {shown.isLock ? texts.locked : texts.written}
    </Notice>
  )
}

const lockQuestion = () => ({
  title: texts.lockQuestion,
  body: texts.lockBody,
  confirmLabel: texts.lockConfirm,
})
const foreverQuestion = () => ({
  title: texts.foreverQuestion,
  body: texts.foreverBody,
  confirmLabel: texts.foreverConfirm,
})
