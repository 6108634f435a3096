import { type ReactNode, useDeferredValue, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { prepareSeverities } from 'sync-protocol/card/words'
import { useInSlices } from '../../stores/in-slices'
import { useMay } from '../../stores/profiles'
import { type RowOf, useHeldUp, useIsComing, useProfile } from '../../sync'
import { ButtonLink } from '../../ui/button-link'
import { NotComeYet } from '../../ui/not-come-yet'
import { DnrCard } from './dnr-card'
import { prepareLanguages } from './languages'
import { LegacyCard } from './legacy-card'
import { ListCard } from './list-card'
import { LISTS } from './list-specs'
import { NotesCard } from './notes-card'
import { PersonalCard } from './personal-card'
import { StillRight } from './still-right'
import { useRefusalToast } from './use-refusal-toast'

const CARE_LISTS = Object.values(LISTS).filter(spec => spec !== LISTS.policies)

const PLACES: readonly { id: string; title: string }[] = [
  { id: 'contacts', title: 'Contacts' },
  { id: 'allergies', title: 'Allergies' },
  { id: 'medications', title: 'Medications' },
  { id: 'conditions', title: 'Conditions' },
  { id: 'policies', title: 'Insurance' },
  { id: 'dnr', title: 'DNR' },
  { id: 'notes', title: 'Notes' },
]

export function RecordCards({ waiting }: { waiting: ReactNode }) {
  const isComing = useIsComing()
  const heldUp = useHeldUp()
  const mayEdit = useMay('edit')
  const read = useProfile()
  const profile = read === null && isComing ? undefined : read
  const isReady = useInSlices(learnForm)
  // The first screen is drawn before the rest, unless a link leads to an anchor.
  const { hash } = useLocation()
  const isWhole = useDeferredValue(true, hash !== '')
  useAnchor(hash, profile !== undefined && isReady)
  useRefusalToast(profile)

  if (profile === undefined || !isReady) return waiting
  const row = profile ?? undefined
  return (
    <>
      {heldUp && !profile && (
        <div className="mb-6">
          <NotComeYet what="This record has" heldUp={heldUp} mayAdd={mayEdit} />
        </div>
      )}
      <nav aria-label="On this page" className="mb-6 flex flex-wrap gap-2 wide:hidden">
        {PLACES.map(({ id, title }) => (
          <ButtonLink key={id} to={{ hash: id, search: '?tab=medical-info' }} tone="quiet">
            {title}
          </ButtonLink>
        ))}
      </nav>
      {profile && <StillRight profile={profile} nowMs={Date.now()} />}
      <div className="grid grid-cols-1 items-start gap-6 wide:grid-cols-2">
        <div className="grid grid-cols-1 gap-6">
          <PersonalCard profile={row} />
        </div>
        {isWhole && <BelowPersonal profile={row} />}
      </div>
    </>
  )
}

function* learnForm() {
  yield* prepareSeverities()
  yield* prepareLanguages()
}

function BelowPersonal({ profile: row }: { profile: RowOf<'profile'> | undefined }) {
  return (
    <>
      <div className="grid grid-cols-1 gap-6">
        {CARE_LISTS.map(spec => (
          <ListCard key={spec.collection} spec={spec} profile={row} />
        ))}
      </div>
      <div className="grid grid-cols-1 gap-6">
        <ListCard spec={LISTS.policies} profile={row} />
        <LegacyCard profile={row} />
      </div>
      <div className="grid grid-cols-1 gap-6">
        <DnrCard profile={row} />
        <NotesCard profile={row} />
      </div>
    </>
  )
}

/** Scrolls to the anchor once the cards exist, because the browser looked for it too early. */
function useAnchor(hash: string, isReady: boolean): void {
  useEffect(() => {
    const target = isReady && hash ? document.getElementById(hash.slice(1)) : null
    target?.scrollIntoView({ block: 'start' })
    target?.focus({ preventScroll: true })
  }, [hash, isReady])
}
