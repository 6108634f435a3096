import { useState } from 'react'
import { renderCodeSvg } from 'sync-protocol/qr'
import { paths } from '../../../addresses/paths'
import { describeHttpFailure } from '../../../http/failure-words'
import { useConnection } from '../../../http/use-connection'
import { confirm } from '../../../stores/confirm'
import { showCopyToast, showToast } from '../../../stores/toast'
import { Button } from '../../../ui/button'
import { ButtonLink } from '../../../ui/button-link'
import { copyText } from '../../../ui/copy-text'
import { Icon } from '../../../ui/icon'
import { NeedsConnection } from '../../../ui/needs-connection'
import { Notice } from '../../../ui/notice'
import { SvgDrawing } from '../../../ui/svg-drawing'
import { linkWords, requestTime, requestWords, statusWords } from './link-words'
import type { HealthLink } from './links-note'
import { endLink } from './make-link'

interface LinkViewProps {
  link: HealthLink
  onEnded: () => void
  onBack: () => void
}

export function LinkView({ link, onEnded, onBack }: LinkViewProps) {
  const connection = useConnection()
  const [isBusy, setBusy] = useState(false)

  async function end() {
    const isSure = await confirm({
      isAboutRecord: true,
      title: `End “${link.label}”?`,
      body: 'The link opens nothing from then on. What a clinic has saved by then it keeps.',
      confirmLabel: 'End the link',
    })
    if (!isSure) return
    setBusy(true)
    const result = await endLink(link.id)
    setBusy(false)
    if (result.ok) {
      showToast({ title: 'Link ended', description: 'It opens nothing any more.' })
      return onEnded()
    }
    const description = describeHttpFailure(result.failure)
    showToast({ tone: 'danger', title: 'Not ended', description })
  }

  return (
    <div className="grid gap-4">
      <div>
        <p>{linkWords(link)}</p>
        <p className="text-soft">{statusWords(link)}</p>
      </div>
      {link.link ? (
        <Handing
          id={link.id}
          link={link.link}
          label={link.label}
          hasPasscode={link.remainingAttempts !== null}
        />
      ) : (
        link.status === 'active' && (
          <Notice tone="info">
            Its key is on the phone that made it, and nowhere else: only that phone can show it.
          </Notice>
        )
      )}
      <Requests link={link} />
      {link.status === 'active' && (
        <NeedsConnection
          connection={connection}
          because="Ending a link needs a connection: the server has to know of it."
        >
          <Button tone="danger" wide busy={isBusy} onClick={() => void end()}>
            End this link
          </Button>
        </NeedsConnection>
      )}
      <Button wide onClick={onBack}>
        Back to your links
      </Button>
    </div>
  )
}

interface HandingProps {
  id: string
  link: string
  label: string
  hasPasscode: boolean
}

function Handing({ id, link, label, hasPasscode }: HandingProps) {
  async function copy() {
    showCopyToast(await copyText(link), 'Show the code instead.')
  }
  return (
    <div className="grid gap-4">
      <div className="mx-auto w-full max-w-72 overflow-hidden rounded-inner bg-white">
        <SvgDrawing
          svg={renderCodeSvg({ text: link, color: '#000000' })}
          label={`Code of the link “${label}”`}
        />
      </div>
      <p className="text-soft">
        The clinic scans this code, or opens the link.{' '}
        {hasPasscode
          ? 'It asks for the passcode: tell it to the clinic yourself.'
          : 'Anyone who has it can read what it tells.'}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button icon={<Icon name="copy" size={20} />} onClick={() => void copy()}>
          Copy link
        </Button>
        {typeof navigator.share === 'function' && (
          <Button icon={<Icon name="share" size={20} />} onClick={() => void share(link, label)}>
            Share
          </Button>
        )}
        <ButtonLink to={`${paths.summary}?link=${id}`} icon={<Icon name="print" size={20} />}>
          Print with the summary
        </ButtonLink>
      </div>
    </div>
  )
}

async function share(url: string, title: string): Promise<void> {
  try {
    await navigator.share({ title, url })
  } catch (error) {
    // Closing the share menu is not a failure.
    if (error instanceof DOMException && error.name === 'AbortError') return
    showToast({ tone: 'danger', title: 'Not shared', description: 'Copy the link instead.' })
  }
}

function Requests({ link: { requests } }: { link: HealthLink }) {
  if (requests.length === 0) return <p className="text-soft">Nobody has asked for it yet.</p>
  return (
    <section className="grid gap-1" aria-label="Who asked for it">
      <h3 className="font-bold">Who asked for it</h3>
      <p className="text-soft">By the name that they gave; nobody checks it. Kept for a year.</p>
      <ol className="divide-y divide-line">
        {requests.map(each => (
          <li key={`${each.at} ${each.outcome} ${each.recipient}`} className="py-2">
            <p className="wrap-anywhere">{requestWords(each)}</p>
            <p className="tabular text-soft">{requestTime(each)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
