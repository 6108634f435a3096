import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { codeLink, isExpired, type PrintForm, printOf } from 'sync-protocol/qr'
import { codeOrigin } from '../../../../addresses/code-origin'
import { confirm } from '../../../../stores/confirm'
import { showToast } from '../../../../stores/toast'
import { addRow } from '../../../../sync'
import { Button } from '../../../../ui/button'
import { copyText } from '../../../../ui/copy-text'
import { Icon } from '../../../../ui/icon'
import { Notice } from '../../../../ui/notice'
import { RadioGroup } from '../../../../ui/radio-group'
import { PrintNotices } from '../../print-notices'
import type { PlaceProps } from '../place-table'
import { FAILURE_WORDS } from './failure-words'
import { tagBytes, tagFor } from './ndef'
import { tagReader } from './web-nfc'
import { lockTag, type TagFailure, type TagStep, writeTag } from './write-tag'

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
  const remember = (form: PrintForm) => addRow('prints', printOf(code, form, Date.now()))

  async function lock() {
    if ((await confirm(LOCK)) && (await confirm(LOCK_FOR_EVER))) await run(true)
  }

  async function copy() {
    const isCopied = await copyText(url)
    showToast(
      isCopied
        ? { title: 'Link copied', description: 'Write it as a web address with your NFC app.' }
        : { title: 'Not copied', description: 'This browser did not allow it.', tone: 'warn' },
    )
    if (isCopied) await remember(form)
  }

  return (
    <div className="grid gap-4">
      <PrintNotices {...{ code, record, nowMs }} made={NOT_DRAWN} isLinkOnly={content !== 'copy'} />
      <RadioGroup
        label="What the tag holds"
        choices={(['link', 'copy'] as const).flatMap(value =>
          value === 'copy' && code.capsule === ''
            ? []
            : {
                value,
                label: value === 'link' ? 'The link alone' : 'The link and its offline copy',
                help: sizeWords(links[value], value),
              },
        )}
        value={content}
        onChange={setContent}
      />
      {!tag && (
        <Notice tone="warn">
          No common tag has room for the offline copy. Write the link alone.
        </Notice>
      )}
      {opens && !canWrite && (
        <Notice tone="info" title="This browser cannot write tags">
          Chrome on Android can. On an iPhone copy the link, and write it as a web address with an
          app for NFC tags.
        </Notice>
      )}
      <Status shown={shown} />
      <div className="flex flex-wrap gap-2">
        {canWrite && (
          <Button
            tone="primary"
            disabled={!tag}
            busy={shown.state === 'busy'}
            busyLabel="Waiting for the tag"
            onClick={() => run(false)}
          >
            Write the tag
          </Button>
        )}
        {shown.state === 'busy' && <Button onClick={() => stop.current?.abort()}>Stop</Button>}
        {opens && (
          <Button icon={<Icon name="copy" size={20} />} onClick={copy}>
            Copy the link
          </Button>
        )}
        {canWrite && shown.state === 'done' && !shown.isLock && (
          <Button icon={<Icon name="lock" size={20} />} onClick={lock}>
            Lock the tag
          </Button>
        )}
      </div>
      <p className="max-w-text text-soft">
        Put it where a phone can come close: behind the phone's cover, on a key ring, under a watch
        strap. Not on metal, unless the tag is made for it. Keep a printed code as well: not every
        phone reads tags.
      </p>
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
  const size = `${tagBytes(url)} bytes: ${tag ? `${tag.name} (${tag.bytes}) or larger` : 'no common tag has room'}.`
  return content === 'link'
    ? `Opens the current record, with a connection. ${size}`
    : `Opens without a connection, too. ${size}`
}

function Status({ shown }: { shown: Shown }) {
  if (shown.state === 'ready') return null
  if (shown.state === 'busy') {
    return (
      <Notice tone="info" announce="status">
        {shown.step === 'hold'
          ? 'Hold the tag to the back of the phone, and keep it still.'
          : 'Written. Lift the tag and hold it there again, so that it is checked.'}
      </Notice>
    )
  }
  if (shown.state === 'failed') {
    return (
      <Notice tone="danger" announce="alert">
        {FAILURE_WORDS[shown.why]}
      </Notice>
    )
  }
  return (
    <Notice tone="ok" announce="status">
      {shown.isLock
        ? 'The tag is locked. It can be read, and changed by nobody.'
        : 'The tag holds the link: it was read back and is the same.'}
    </Notice>
  )
}

const LOCK = {
  title: 'Lock this tag?',
  body: 'Nobody can write over a locked tag: a stranger with a phone cannot, and you cannot either. When the link is replaced, or its offline copy grows old, you need a new tag.',
  confirmLabel: 'Lock it',
}
const LOCK_FOR_EVER = {
  title: 'Lock it for ever?',
  body: 'There is no way back. Hold the tag to the phone after you agree.',
  confirmLabel: 'Lock it for ever',
}
