import { useState } from 'react'
import { ageOn } from 'sync-protocol/card'
import { OF_AGE } from 'sync-protocol/family'
import { recordMarkOf, todayHere } from 'sync-protocol/medical'
import { stalePrints } from 'sync-protocol/qr'
import { printPath } from '../../../addresses/paths'
import { hasSeveral, useProfiles, useShownProfile } from '../../../people/profiles'
import { type RowOf, useRows } from '../../../sync'
import { ButtonLink } from '../../../ui/button-link'
import { List } from '../../../ui/list'
import { Notice } from '../../../ui/notice'
import { Skeleton } from '../../../ui/skeleton'
import { printTexts } from '../texts'
import { PlaceRow } from './place-row'
import { PLACE_GROUPS, PLACES, type PlaceProps } from './place-table'

const { places: words, stale } = printTexts

export function PlaceList(made: PlaceProps) {
  const isSeveral = useProfiles(hasSeveral)
  const isChilds = useIsChilds(made.record)
  const prints = useRows('prints')
  const offered = PLACES.filter(
    ({ name }) => (name !== 'school-card' || isChilds) && (name !== 'family-sheet' || isSeveral),
  )
  // A late notice would move the list below it.
  if (!prints) return <Skeleton block />
  return (
    <div className="grid grid-cols-1 gap-6">
      <StaleNotice {...made} prints={prints} />
      <div className="gap-10 wide:columns-2">
        {PLACE_GROUPS.map(group => {
          const places = offered.filter(place => place.group === group)
          return (
            places.length > 0 && (
              <section key={group} className="mb-6 break-inside-avoid">
                <h2 className="mb-2 text-lg">{words.groups[group]}</h2>
                <List label={words.groups[group]}>
                  {places.map(place => (
                    <PlaceRow key={place.name} {...made} place={place} prints={prints} />
                  ))}
                </List>
              </section>
            )
          )
        })}
      </div>
    </div>
  )
}

interface StaleNoticeProps extends PlaceProps {
  prints: readonly RowOf<'prints'>[]
}

function StaleNotice({ code, record, prints }: StaleNoticeProps) {
  const [nowMs] = useState(Date.now)
  const [found] = stalePrints([code], prints, { recordMark: recordMarkOf(record), nowMs })
  if (!found) return null
  return (
    <Notice
      tone="warn"
      title={stale.notice({ count: found.places.length })}
      action={<ButtonLink to={printPath(code.id, 'stale')}>{stale.link}</ButtonLink>}
    />
  )
}

/** Without a date of birth, a record without a login counts as a child's. */
function useIsChilds({ profile }: PlaceProps['record']): boolean {
  const isManaged = useShownProfile()?.kind === 'managed'
  const age = ageOn(profile?.dateOfBirth ?? '', todayHere(new Date()))
  return age ? age.years < OF_AGE : isManaged
}
