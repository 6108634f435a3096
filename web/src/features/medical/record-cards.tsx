import { type ReactNode, useDeferredValue, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { prepareSeverities } from 'sync-protocol/card/words'
import type { Profile } from 'sync-protocol/medical'
import { profileFieldsOn } from '../../addresses/paths'
import { useInSlices } from '../../stores/in-slices'
import { useMay } from '../../stores/profiles'
import { showToast } from '../../stores/toast'
import { type RowOf, useHeldUp, useIsComing, useProfile } from '../../sync'
import { editRow } from '../../sync/index'
import { Button } from '../../ui/button'
import { ButtonLink } from '../../ui/button-link'
import { NotComeYet } from '../../ui/not-come-yet'
import { Notice } from '../../ui/notice'
import { DnrCard } from './dnr-card'
import { FieldControl } from './field-control'
import type { FieldSpec } from './field-spec'
import { formResult } from './form-result'
import { prepareLanguages } from './languages'
import { LegacyCard } from './legacy-card'
import { ListCard } from './list-card'
import { LISTS } from './list-specs'
import { PartForm } from './part-form'
import { PersonalCard } from './personal-card'
import { saveProfile } from './profile-actions'
import { ProfilePartCard } from './profile-part-card'
import { useRecordForm } from './use-record-form'
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

function StillRight({ profile, nowMs }: { profile: RowOf<'profile'>; nowMs: number }) {
  const mayEdit = useMay('edit')
  if (!mayEdit || !isStale(profile, nowMs)) return null

  async function confirm() {
    const saved = await editRow('profile', profile.id, { confirmedAt: new Date().toISOString() })
    if (!saved.ok) return void formResult(saved, [])
    showToast({ title: 'Confirmed', description: 'Responders see how fresh it is.' })
  }

  return (
    <div className="mb-6">
      <Notice
        tone="info"
        title="Is everything here still right?"
        action={<Button onClick={confirm}>Confirm</Button>}
      >
        It was last changed or confirmed more than six months ago.
      </Notice>
    </div>
  )
}

const STALE_MS = 182 * 24 * 3_600_000

function isStale(
  { confirmedAt, updatedAtMs }: Pick<RowOf<'profile'>, 'confirmedAt' | 'updatedAtMs'>,
  nowMs: number,
): boolean {
  const confirmedAtMs = confirmedAt ? Date.parse(confirmedAt) : 0
  return nowMs - Math.max(confirmedAtMs, updatedAtMs) > STALE_MS
}

const NOTES: FieldSpec<keyof Profile> = {
  name: 'additionalNotes',
  label: 'Notes for responders',
  kind: 'note',
  help: 'For example a guide dog, sign language, children at home',
}
const DRAFT = 'notes'

function NotesCard({ profile }: { profile: RowOf<'profile'> | undefined }) {
  const notes = profile?.additionalNotes
  return (
    <ProfilePartCard
      id="notes"
      title="Additional Medical Notes"
      noun="notes"
      draftName={DRAFT}
      profile={profile}
      add="Add Notes"
      edit="Edit Notes"
      clear="Clear notes"
      fields={profileFieldsOn('notes')}
      empty="No additional notes recorded yet."
      filled={
        notes ? <p className="max-w-text whitespace-pre-wrap wrap-anywhere">{notes}</p> : null
      }
      form={takesFocus => <NotesForm profile={profile} takesFocus={takesFocus} />}
    />
  )
}

function NotesForm(props: { profile: RowOf<'profile'> | undefined; takesFocus: boolean }) {
  const { profile, takesFocus } = props
  const form = useRecordForm({
    draftName: DRAFT,
    fields: [NOTES],
    stored: profile,
    save: changed => saveProfile(profile, changed, [NOTES]),
  })

  return (
    <PartForm label="Notes" form={form} save="Save notes">
      <FieldControl field={NOTES} form={form} autoFocus={takesFocus} />
    </PartForm>
  )
}
