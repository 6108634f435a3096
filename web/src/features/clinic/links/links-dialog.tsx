import { useEffect, useState } from 'react'
import { sharesAnswerSchema } from 'sync-protocol/rest'
import { signUpPath } from '../../../addresses/paths'
import { useAnswer } from '../../../http/use-answer'
import { useConnection } from '../../../http/use-connection'
import { keepReading } from '../../../stores/keep-reading'
import { readShownProfile } from '../../../stores/profiles'
import { useIsLocal } from '../../../stores/session'
import { Button } from '../../../ui/button'
import { ButtonLink } from '../../../ui/button-link'
import { Dialog, useStepFromTop } from '../../../ui/dialog'
import { NeedsConnection } from '../../../ui/needs-connection'
import { Notice } from '../../../ui/notice'
import { Skeleton } from '../../../ui/skeleton'
import { StatusPill } from '../../../ui/status-pill'
import { NewLinkForm } from './link-form'
import { LinkView } from './link-view'
import { linkWords, statusWords } from './link-words'
import { type HealthLink, keepShares, readLinks } from './links-note'

type Shown = { at: 'list' | 'new' } | { at: 'link'; id: string }

export function LinksDialog({ onClose }: { onClose: () => void }) {
  const isLocal = useIsLocal()
  return (
    <Dialog title="Links for a clinic" onClose={onClose}>
      {isLocal ? (
        <Notice
          tone="info"
          title="Needs an account"
          action={<ButtonLink to={signUpPath()}>Back up and sync</ButtonLink>}
        >
          A clinic asks our server for the record, and this record is on your phone alone. The file
          and your codes work without an account.
        </Notice>
      ) : (
        <Links />
      )}
    </Dialog>
  )
}

function Links() {
  const [links, setLinks] = useState<HealthLink[]>()
  const [shown, setShown] = useState<Shown>({ at: 'list' })
  const connection = useConnection()
  const { answer, reload } = useAnswer('/api/shares', sharesAnswerSchema, {
    profile: readShownProfile(),
  })

  useEffect(() => {
    const said = answer.value
    return keepReading(() => (said ? keepShares(said) : readLinks()), setLinks)
  }, [answer.value])

  const toList = () => setShown({ at: 'list' })
  const step = useStepFromTop<HTMLDivElement>(JSON.stringify(shown))
  if (!links) return <Skeleton lines={3} />
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
      <p>
        A clinic whose software reads SMART Health Links scans the code of one and reads what you
        allow of the record. You see who asked, and end it when you like.
      </p>
      <LinkList links={links} onOpen={id => setShown({ at: 'link', id })} />
      <Button tone="primary" wide onClick={() => setShown({ at: 'new' })}>
        Make a new link
      </Button>
      <NeedsConnection
        connection={connection}
        because="These are the links that this phone knows of. Who asked for one comes with a connection."
      >
        {null}
      </NeedsConnection>
    </div>
  )
}

function LinkList({ links, onOpen }: { links: HealthLink[]; onOpen: (id: string) => void }) {
  if (links.length === 0) return <p className="text-soft">You have made no link yet.</p>
  return (
    <ul aria-label="Your links" className="divide-y divide-line border-y border-line">
      {links.map(link => (
        <li key={link.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
          <div className="min-w-0 flex-1 basis-48">
            <p className="flex flex-wrap items-center gap-x-2">
              <span className="font-semibold wrap-anywhere">{link.label}</span>
              {link.status !== 'active' && (
                <StatusPill tone="warn">{link.status === 'locked' ? 'Locked' : 'Ended'}</StatusPill>
              )}
            </p>
            <p>{linkWords(link)}</p>
            <p className="text-soft">{statusWords(link)}</p>
          </div>
          <Button aria-label={`Open the link: ${link.label}`} onClick={() => onOpen(link.id)}>
            Open
          </Button>
        </li>
      ))}
    </ul>
  )
}
