/** Family prints have their own script, because most people have only their own record. */
import type { FamilyPlace, PlaceProps } from '../place-table'
import { FamilySheetPlace } from './family-sheet'
import { SchoolCardPlace } from './school-card'
import './of-family.css'

const SCREENS: Record<FamilyPlace, (props: PlaceProps) => React.ReactNode> = {
  'school-card': SchoolCardPlace,
  'family-sheet': FamilySheetPlace,
}

export function OfFamily({ as, ...made }: PlaceProps & { as: FamilyPlace }) {
  const Screen = SCREENS[as]
  return <Screen {...made} />
}
