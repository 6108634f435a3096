import { useEffect, useState } from 'react'
import { sharesAnswerSchema } from 'sync-protocol/rest'
import { signUpPath } from '../../../addresses/paths'
import { useAnswer } from '../../../http/use-answer'
import { useConnection } from '../../../http/use-connection'
import { readShownProfile } from '../../../people/profiles'
import { useIsLocal } from '../../../people/session'
import { keepReading } from '../../../stores/keep-reading'
import { Button } from '../../../ui/button'
import { ButtonLink } from '../../../ui/button-link'
import { Dialog, useStepFromTop } from '../../../ui/dialog'
import { NeedsConnection } from '../../../ui/needs-connection'
import { Notice } from '../../../ui/notice'
import { Skeleton } from '../../../ui/skeleton'
import { StatusPill } from '../../../ui/status-pill'
import { clinicTexts } from '../texts'
import { NewLinkForm } from './link-form'
import { LinkView } from './link-view'
import { linkWords, statusWords } from './link-words'
import { type HealthLink, keepShares, readLinks } from './links-note'

const texts = clinicTexts.links

type Shown = { at: 'list' | 'new' } | { at: 'link'; id: string }

export function LinksDialog({ onClose }: { onClose: () => void }) {
  const isLocal = useIsLocal()
  return (
    <Dialog title={texts.title} onClose={onClose}>
      {isLocal ? (
        <Notice
          tone="info"
          title={texts.needsAccount}
          action={<ButtonLink to={signUpPath()}>{texts.backUp}</ButtonLink>}
        >
          {texts.needsAccountText}
        </Notice>
      ) : (
        <Links />
      )}
    </Dialog>
  )
}

function Links() {
  const [links, setLinks] = useState<HealthLink[]>()
  const [isUnread, setUnread] = useState(false)
  const [shown, setShown] = useState<Shown>({ at: 'list' })
  const connection = useConnection()
  const { answer, reload } = useAnswer('/api/shares', sharesAnswerSchema, {
    profile: readShownProfile(),
  })

  useEffect(() => {
    const said = answer.value
    const onFailed = () => setUnread(true)
    return keepReading(() => (said ? keepShares(said) : readLinks()), setLinks, onFailed)
  }, [answer.value])

  const toList = () => setShown({ at: 'list' })
  const step = useStepFromTop<HTMLDivElement>(JSON.stringify(shown))
  if (!links) {
    if (!isUnread) return <Skeleton lines={3} />
    // The notice of the page is behind this dialog.
    return (
      <Notice tone="danger" announce="alert" title={texts.unread}>
        {texts.unreadText}
      </Notice>
    )
  }
  if (shown.at === 'new') {
    const made = (all: HealthLink[]) => {
      setLinks(all)
      setShown(all[0] ? { at: 'link', id: all[0].id } : { at: 'list' })
      void reload()
    }
    return (
      <div ref={step} tabIndex={-1}>
        <NewLinkForm onMade={made} onBack={toList} />
      </div>
    )
  }
  const open = shown.at === 'link' && links.find(({ id }) => id === shown.id)
  if (open) {
    const ended = () => {
      toList()
      void reload()
    }
    return (
      <div ref={step} tabIndex={-1}>
        <LinkView link={open} onEnded={ended} onBack={toList} />
      </div>
    )
  }
  return (
    <div ref={step} tabIndex={-1} className="grid gap-4">
      <p>{texts.lead}</p>
      <LinkList links={links} onOpen={id => setShown({ at: 'link', id })} />
      <Button tone="primary" wide onClick={() => setShown({ at: 'new' })}>
        {texts.make}
      </Button>
      <NeedsConnection connection={connection} because={texts.because}>
        {null}
      </NeedsConnection>
    </div>
  )
}

function LinkList({ links, onOpen }: { links: HealthLink[]; onOpen: (id: string) => void }) {
  if (links.length === 0) return <p className="text-soft">{texts.none}</p>
  return (
    <ul aria-label={texts.list} className="divide-y divide-line border-y border-line">
      {links.map(link => (
        <li key={link.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
          <div className="min-w-0 flex-1 basis-[12rem]">
            <p className="flex flex-wrap items-center gap-x-2">
              <span className="font-semibold wrap-anywhere">{link.label}</span>
              {link.status !== 'active' && (
                <StatusPill tone="warn">
                  {link.status === 'locked' ? texts.locked : texts.ended}
                </StatusPill>
              )}
            </p>
            <p>{linkWords(link)}</p>
            <p className="text-soft">{statusWords(link)}</p>
          </div>
          <Button
            aria-label={texts.openLink({ label: link.label })}
            onClick={() => onOpen(link.id)}
          >
            {texts.open}
          </Button>
        </li>
      ))}
    </ul>
  )
}
