import { useLateScript } from '../../../http/use-late-script'
import { ComesOnce } from '../comes-once'
import type { FamilyPlace, PlaceProps } from './place-table'

// A separate function, for the reason given in print-screen.tsx.
const loadOfFamily = () => import('./of-family/of-family')

export function FamilyPlaces(props: PlaceProps & { as?: FamilyPlace }) {
  const screens = useLateScript(loadOfFamily)
  if (screens && screens !== 'missing') return <screens.OfFamily {...props} />
  return screens && props.as && <ComesOnce />
}
