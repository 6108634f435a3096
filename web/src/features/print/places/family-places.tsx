import { useLateScript } from '../../../http/use-late-script'
import { ComesOnce } from '../comes-once'
import type { FamilyPlace, PlaceProps } from './place-table'

// A function of its own, as for the places themselves (print-screen.tsx).
const loadOfFamily = () => import('./of-family/of-family')

/** One of what a family prints, or all of it as rows of a list, which are there only once they have come. */
export function FamilyPlaces(props: PlaceProps & { as?: FamilyPlace }) {
  const screens = useLateScript(loadOfFamily)
  if (screens && screens !== 'missing') return <screens.OfFamily {...props} />
  return screens && props.as && <ComesOnce />
}
