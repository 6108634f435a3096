import { type ReactNode, useDeferredValue, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { prepareSeverities } from 'sync-protocol/card/words'
import { listState, type StatedList } from 'sync-protocol/medical'
import { useInSlices } from '../../loading/in-slices'
import { useMay } from '../../people/profiles'
import { type RowOf, useHeldUp, useIsComing, useProfile, useRows } from '../../sync'
import { ButtonLink } from '../../ui/button-link'
import { Folded } from '../../ui/folded'
import { NotComeYet } from '../../ui/not-come-yet'
import { DnrCard } from './dnr-card'
import { prepareLanguages } from './languages'
import { LegacyCard } from './legacy-card'
import { ListCard } from './list-card'
import { type ListName, listSpecs } from './list-specs'
import { NotesCard } from './notes-card'
import { PersonalCard } from './personal-card'
import { StillRight } from './still-right'
import { medicalTexts } from './texts'
import { useRefusalToast } from './use-refusal-toast'

const { screen: texts } = medicalTexts

type Lists = { [Name in ListName]: readonly RowOf<Name>[] }

interface CardProps {
  profile: RowOf<'profile'> | undefined
  rows: Lists
}

export function RecordCards({ waiting }: { waiting: ReactNode }) {
  const isComing = useIsComing()
  const heldUp = useHeldUp()
  const mayEdit = useMay('edit')
  const read = useProfile()
  const profile = read === null && isComing ? undefined : read
  const rows = useLists()
  const isReady = useInSlices(prepareForms) && rows !== undefined
  // The first screen is drawn before the rest, unless a link leads to an anchor.
  const { hash } = useLocation()
  const isWhole = useDeferredValue(true, hash !== '')
  useAnchor(hash, profile !== undefined && isReady)
  useRefusalToast(profile)

  if (profile === undefined || !isReady) return waiting
  return (
    <>
      {heldUp && !profile && (
        <div className="mb-6">
          <NotComeYet what="record" heldUp={heldUp} mayAdd={mayEdit} />
        </div>
      )}
      <nav aria-label={texts.onThisPage} className="mb-4 wide:hidden">
        <Folded summary={texts.onThisPage}>
          {() => (
            <div className="flex flex-wrap gap-2">
              {Object.entries(texts.places).map(([id, title]) => (
                <ButtonLink key={id} to={{ hash: id, search: '?tab=medical-info' }} tone="quiet">
                  {title}
                </ButtonLink>
              ))}
            </div>
          )}
        </Folded>
      </nav>
      {profile && <StillRight profile={profile} nowMs={Date.now()} />}
      <Cards profile={profile ?? undefined} rows={rows} isWhole={isWhole} />
    </>
  )
}

/** All lists appear in one step, because one that grew would move those below it. */
function useLists(): Lists | undefined {
  const allergies = useRows('allergies')
  const medications = useRows('medications')
  const conditions = useRows('conditions')
  const contacts = useRows('contacts')
  const plans = useRows('plans')
  const history = useRows('history')
  const policies = useRows('policies')
  if (!allergies || !medications || !conditions || !contacts) return undefined
  if (!plans || !history || !policies) return undefined
  return { allergies, medications, conditions, contacts, plans, history, policies }
}

function* prepareForms() {
  yield* prepareSeverities()
  yield* prepareLanguages()
}

/** From top to bottom. */
const STATED_LISTS: readonly StatedList[] = ['allergies', 'medications', 'conditions', 'plans']

/** What responders act on comes first. Without a profile, nothing can be added before it is created. */
function Cards({ profile, rows, isWhole }: CardProps & { isWhole: boolean }) {
  const firstAsked = STATED_LISTS.find(
    name => listState(profile, name, rows[name].length) === 'notRecorded',
  )
  const card = (name: ListName) => (
    <ListCard
      spec={listSpecs()[name]}
      profile={profile}
      rows={rows[name]}
      explainsNone={name === firstAsked}
    />
  )
  const lists = (
    <div className="grid grid-cols-1 gap-4 sm:gap-6">
      {card('allergies')}
      {card('medications')}
      {isWhole && (
        <>
          {card('conditions')}
          {card('contacts')}
          {card('plans')}
        </>
      )}
    </div>
  )
  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:gap-6 wide:grid-cols-2">
      {profile && lists}
      <div className="grid grid-cols-1 gap-4 sm:gap-6">
        <PersonalCard profile={profile} />
        {profile && isWhole && <OtherCards profile={profile} rows={rows} />}
      </div>
      {!profile && isWhole && (
        <>
          {lists}
          <OtherCards profile={profile} rows={rows} />
        </>
      )}
    </div>
  )
}

const OtherCards = ({ profile, rows }: CardProps) => (
  <>
    <DnrCard profile={profile} plans={rows.plans} />
    <NotesCard profile={profile} />
    <ListCard spec={listSpecs().history} profile={profile} rows={rows.history} />
    <ListCard spec={listSpecs().policies} profile={profile} rows={rows.policies} />
    <LegacyCard profile={profile} />
  </>
)

/** Scrolls to the anchor once the cards exist, because the browser looked for it too early. */
function useAnchor(hash: string, isReady: boolean): void {
  useEffect(() => {
    const target = isReady && hash ? document.getElementById(hash.slice(1)) : null
    target?.scrollIntoView({ block: 'start' })
    target?.focus({ preventScroll: true })
  }, [hash, isReady])
}
