import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useProfile } from '../../sync'
import { PageHeader } from '../../ui/page-header'
import { Skeleton } from '../../ui/skeleton'
import { ListCard } from './list-card'
import { LISTS } from './list-specs'
import { NotesCard } from './notes-card'
import { PersonalCard } from './personal-card'

/** The whole record in one page, worked on in place; every save is on the phone at once. */
export function MedicalTab() {
  const profile = useProfile()
  useAnchor(profile !== undefined)

  if (profile === undefined) {
    return (
      <div className="grid gap-6">
        <Skeleton lines={2} />
        <Skeleton block />
        <Skeleton block />
      </div>
    )
  }
  const row = profile ?? undefined
  return (
    <>
      <PageHeader
        title="Medical Information"
        lead="What you save here is kept on this phone first, and works without a connection."
      />
      <div className="grid items-start gap-6 wide:grid-cols-2">
        <div className="grid gap-6">
          <PersonalCard profile={row} />
        </div>
        <div className="grid gap-6">
          {Object.values(LISTS).map(spec => (
            <ListCard key={spec.collection} spec={spec} profile={row} />
          ))}
          <NotesCard profile={row} />
        </div>
      </div>
    </>
  )
}

/** Follows `#allergies` and its like once the cards are there; the browser looked too early. */
function useAnchor(isReady: boolean): void {
  const { hash } = useLocation()
  useEffect(() => {
    const target = isReady && hash ? document.getElementById(hash.slice(1)) : null
    target?.scrollIntoView({ block: 'start' })
    target?.focus({ preventScroll: true })
  }, [hash, isReady])
}
