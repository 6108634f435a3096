import { type ReactNode, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { ResponderCard } from 'sync-protocol/card'
import { leftOutOf } from 'sync-protocol/ips'
import { todayHere } from 'sync-protocol/medical'
import { parseShlink, type ShlFile } from 'sync-protocol/shl'
import { paths } from '../../../addresses/paths'
import { recordOwnerOf, useSession } from '../../../people/session'
import { Button } from '../../../ui/button'
import { Notice } from '../../../ui/notice'
import { BringForm } from '../import/bring-form'
import { type Incoming, passToReview, readIncoming } from '../import/incoming'
import { LeftOut } from '../import/left-out'
import { Origin } from '../import/origin'
import { clinicImportTexts } from '../texts-import'
import { cardOf } from './card-of'
import { OpenLinkForm } from './link-form'

const texts = clinicImportTexts.view

interface ViewerProps {
  pageOf: (card: ResponderCard) => ReactNode
}

export function Viewer({ pageOf }: ViewerProps) {
  const { hash } = useLocation()
  useOwnPage()
  // The key discards all state of the previous link.
  return <View key={hash} text={decoded(hash.slice(1))} pageOf={pageOf} />
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function View({ text, pageOf }: ViewerProps & { text: string }) {
  const [incoming, setIncoming] = useState<Incoming>()
  const [fault, setFault] = useState<string>()
  const [unread, setUnread] = useState(0)
  const parsed = text === '' ? undefined : parseShlink(text)

  function take(files: readonly ShlFile[], count: number, from: string) {
    const read = files.map(({ content }) => readIncoming(content, from, navigator.languages))
    const found = read.find(each => each.ok)
    const wrong = read.find(each => !each.ok)
    setUnread(count + files.length - (found ? 1 : 0))
    if (found?.ok) {
      setIncoming(found.value)
      hideLink()
    } else setFault(wrong && !wrong.ok ? wrong.failure : texts.noSummary)
  }

  if (incoming) {
    return (
      <div className="grid grid-cols-1 gap-6">
        <ShownSummary incoming={incoming} pageOf={pageOf} />
        {unread > 0 && <p className="text-soft">{texts.otherFiles({ count: unread })}</p>}
      </div>
    )
  }
  if (fault) {
    return (
      <Notice tone="danger" announce="alert" title={texts.notShown}>
        {fault}
      </Notice>
    )
  }
  if (!parsed) return <BringForm languages={navigator.languages} onRead={setIncoming} />
  if (!parsed.ok) {
    return (
      <Notice tone="danger" title={texts.notOpened}>
        {clinicImportTexts.linkRefusals[parsed.code]}
      </Notice>
    )
  }
  const { link } = parsed
  return (
    <OpenLinkForm
      link={link}
      onOpened={({ files, unread: others }) => take(files, others, new URL(link.url).host)}
    />
  )
}

/**
 * The next user of a shared computer would find the key in the address. The change bypasses the router, so
 * the view stays.
 */
const hideLink = (): void => window.history.replaceState(window.history.state, '', paths.view)

function ShownSummary({ incoming, pageOf }: ViewerProps & { incoming: Incoming }) {
  const { summary } = incoming
  const navigate = useNavigate()
  const hasRecord = useSession(({ session }) => recordOwnerOf(session) !== undefined)
  const [card] = useState(() => cardOf(summary, todayHere(new Date())))
  const { unread } = leftOutOf('profile', summary)

  function add() {
    passToReview(incoming)
    navigate(paths.import)
  }

  return (
    <>
      <Notice
        tone="info"
        announce="status"
        title={texts.foreign}
        action={hasRecord && <Button onClick={add}>{texts.add}</Button>}
      >
        <Origin incoming={incoming} />
        <p>{texts.foreignText}</p>
      </Notice>
      {unread > 0 && (
        <p className="font-semibold text-warn">{texts.unreadAboutPerson({ count: unread })}</p>
      )}
      {pageOf(card)}
      <LeftOut skipped={summary.skipped} />
    </>
  )
}

/**
 * Only this page's own policy allows requests to other servers (`isViewPage`), so the page is loaded again as a
 * document if another screen of the app led here.
 */
function useOwnPage(): void {
  useEffect(() => {
    const [loaded] = performance.getEntriesByType('navigation')
    if (loaded && navigator.onLine && new URL(loaded.name).pathname !== window.location.pathname) {
      window.location.reload()
    }
  }, [])
}
