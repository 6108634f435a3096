import { lazy, type ReactNode, Suspense, useState } from 'react'
import { type ResponderCard, whoseCard } from 'sync-protocol/card'
import { todayHere } from 'sync-protocol/medical'
import { decodeCapsule } from 'sync-protocol/qr'
import { Button } from '../../ui/button'
import { copyText } from '../../ui/copy-text'
import { Notice } from '../../ui/notice'
import { otherText } from './other-text'
import type { CodeLink, Recognised } from './recognise'
import { scanTexts } from './texts'

const texts = scanTexts.found

interface FoundNoticeProps {
  found: readonly Recognised[]
  onOpen: (link: CodeLink) => void
  pageOf: (capsule: string) => ReactNode
}

type Ours = Extract<Recognised, { kind: 'ours' }>
type Elsewhere = Extract<Recognised, { kind: 'elsewhere' }>
type Other = Extract<Recognised, { kind: 'other' }>

export function FoundNotice({ found, onOpen, pageOf }: FoundNoticeProps) {
  const ours = found.filter(each => each.kind === 'ours')
  if (ours.length > 1) return <Several links={ours} onOpen={onOpen} />
  return found.map((each, at) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the codes of one picture keep their order
    if (each.kind === 'damaged') return <Damaged key={at} />
    if (each.kind === 'elsewhere') {
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      return <FromElsewhere key={at} code={each} pageOf={pageOf} />
    }
    if (each.kind === 'health') {
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <Suspense key={at}>
          <HealthCode text={each.text} />
        </Suspense>
      )
    }
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    return each.kind === 'other' ? <Foreign key={at} code={each} /> : null
  })
}

/** A phone that only scans need not store the words, so they are downloaded once there is a record. */
const HealthCode = lazy(() =>
  import('./health-code').then(
    ({ HealthCode }) => ({ default: HealthCode }),
    () => ({ default: () => <Foreign code={{ kind: 'other', what: 'health' }} /> }),
  ),
)

function Several({ links, onOpen }: { links: Ours[]; onOpen: FoundNoticeProps['onOpen'] }) {
  return (
    <Notice tone="info" title={texts.several({ count: links.length })}>
      <p>{texts.severalText}</p>
      <ul className="mt-2 grid justify-items-start gap-2">
        {links.map((link, at) => (
          <li key={link.token}>
            <Button onClick={() => onOpen(link)}>
              <bdi>{nameOf(link) ?? texts.nth({ number: at + 1 })}</bdi>
            </Button>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function nameOf(link: CodeLink): string | undefined {
  const card = copyIn(link)
  return card && whoseCard(card)
}

function copyIn({ capsule }: CodeLink): ResponderCard | undefined {
  const decoded = decodeCapsule(capsule, todayHere(new Date()))
  return decoded.ok ? decoded.card : undefined
}

function Damaged() {
  return (
    <Notice tone="warn" title={texts.damaged}>
      {texts.damagedText}
    </Notice>
  )
}

function FromElsewhere({ code, pageOf }: { code: Elsewhere; pageOf: FoundNoticeProps['pageOf'] }) {
  const [isShown, setShown] = useState(false)
  return (
    <>
      <Notice
        tone="info"
        title={texts.elsewhere}
        action={
          copyIn(code) &&
          !isShown && <Button onClick={() => setShown(true)}>{texts.readCopy}</Button>
        }
      >
        {texts.elsewhereText({ host: code.host })}
      </Notice>
      {isShown && pageOf(code.capsule)}
    </>
  )
}

function Foreign({ code }: { code: Other }) {
  const { text } = code
  const [isCopied, setCopied] = useState(false)
  return (
    <Notice
      tone="info"
      title={texts.other}
      action={
        text !== undefined && (
          <Button onClick={async () => setCopied(await copyText(text))}>
            {isCopied ? texts.copied : texts.copy}
          </Button>
        )
      }
    >
      <p>{otherText(code)}</p>
      {text === undefined ? (
        <p>{texts.secret}</p>
      ) : (
        <>
          <p>{texts.says}</p>
          <p className="wrap-anywhere">
            <bdi>{shortened(text)}</bdi>
          </p>
        </>
      )}
      <p>{texts.notOpened}</p>
    </Notice>
  )
}

const SHOWN_LENGTH = 200
const shortened = (text: string) =>
  text.length > SHOWN_LENGTH ? `${[...text].slice(0, SHOWN_LENGTH).join('')}…` : text
