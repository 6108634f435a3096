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
import { clinicTexts } from '../texts'
import { linkWords, requestTime, requestWords, statusWords } from './link-words'
import type { HealthLink } from './links-note'
import { endLink } from './make-link'

const { link: texts, links, requests: requestTexts } = clinicTexts

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
      title: texts.stopQuestion({ label: link.label }),
      body: texts.stopBody,
      confirmLabel: texts.stopConfirm,
    })
    if (!isSure) return
    setBusy(true)
    const result = await endLink(link.id)
    setBusy(false)
    if (result.ok) {
      showToast({ title: texts.stoppedTitle, description: texts.stoppedDetail })
      return onEnded()
    }
    const description = describeHttpFailure(result.failure)
    showToast({ tone: 'danger', title: texts.notStopped, description })
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
        link.status === 'active' && <Notice tone="info">{texts.notHere}</Notice>
      )}
      <Requests link={link} />
      {link.status === 'active' && (
        <NeedsConnection connection={connection} because={texts.connectToStop}>
          <Button tone="danger" wide busy={isBusy} onClick={() => void end()}>
            {texts.stop}
          </Button>
        </NeedsConnection>
      )}
      <Button wide onClick={onBack}>
        {links.back}
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
    showCopyToast(await copyText(link), texts.showCode)
  }
  return (
    <div className="grid gap-4">
      <div className="mx-auto w-full max-w-72 overflow-hidden rounded-inner bg-white">
        <SvgDrawing
          svg={renderCodeSvg({ text: link, color: '#000000' })}
          label={texts.picture({ label })}
        />
      </div>
      <p className="text-soft">{hasPasscode ? texts.handWithPasscode : texts.hand}</p>
      <div className="flex flex-wrap gap-2">
        <Button icon={<Icon name="copy" size={20} />} onClick={() => void copy()}>
          {texts.copy}
        </Button>
        {typeof navigator.share === 'function' && (
          <Button icon={<Icon name="share" size={20} />} onClick={() => void share(link, label)}>
            {texts.share}
          </Button>
        )}
        <ButtonLink to={`${paths.summary}?link=${id}`} icon={<Icon name="print" size={20} />}>
          {texts.print}
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
    showToast({ tone: 'danger', title: texts.notShared, description: texts.notSharedDetail })
  }
}

function Requests({ link: { requests } }: { link: HealthLink }) {
  if (requests.length === 0) return <p className="text-soft">{requestTexts.none}</p>
  return (
    <div className="grid gap-1">
      <h3 className="font-bold">{requestTexts.title}</h3>
      <p className="text-soft">{requestTexts.lead}</p>
      <ol className="divide-y divide-line">
        {requests.map(each => (
          <li key={`${each.at} ${each.outcome} ${each.recipient}`} className="py-2">
            <p className="wrap-anywhere">{requestWords(each)}</p>
            <p className="tabular text-soft">{requestTime(each)}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}
