/** Family prints have their own script, because most people have only their own record. */
import { ageOn } from 'sync-protocol/card'
import { OF_AGE } from 'sync-protocol/family'
import { todayHere } from 'sync-protocol/medical'
import { printPath } from '../../../../addresses/paths'
import { hasSeveral, useProfiles, useShownProfile } from '../../../../stores/profiles'
import { PlaceRow } from '../place-row'
import type { FamilyPlace, PlaceProps } from '../place-table'
import { FAMILY_PLACES } from './family-place-table'
import { FamilySheetPlace } from './family-sheet'
import { SchoolCardPlace } from './school-card'
import './of-family.css'

const SCREENS: Record<FamilyPlace, (props: PlaceProps) => React.ReactNode> = {
  'school-card': SchoolCardPlace,
  'family-sheet': FamilySheetPlace,
}

export function OfFamily({ as, ...made }: PlaceProps & { as?: FamilyPlace }) {
  if (as === undefined) return <Rows {...made} />
  const Screen = SCREENS[as]
  return (
    <div className="grid grid-cols-1 gap-6">
      <h2 className="text-lg print:hidden">{FAMILY_PLACES[as].title}</h2>
      <Screen {...made} />
    </div>
  )
}

function Rows(made: PlaceProps) {
  const isSeveral = useProfiles(hasSeveral)
  const isChilds = useIsChilds(made.record)
  const offered: FamilyPlace[] = [
    ...(isChilds ? ['school-card' as const] : []),
    ...(isSeveral ? ['family-sheet' as const] : []),
  ]
  return offered.map(as => (
    <PlaceRow key={as} {...made} {...FAMILY_PLACES[as]} to={printPath(made.code.id, as)} />
  ))
}

/** Without a date of birth, a record without a login counts as a child's. */
function useIsChilds({ profile }: PlaceProps['record']): boolean {
  const isManaged = useShownProfile()?.kind === 'managed'
  const age = ageOn(profile?.dateOfBirth ?? '', todayHere(new Date()))
  return age ? age.years < OF_AGE : isManaged
}
