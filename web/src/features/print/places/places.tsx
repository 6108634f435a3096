import { Suspense } from 'react'
import { prepareWords } from 'sync-protocol/card'
import { useInSlices } from '../../../stores/in-slices'
import { late } from '../../../ui/late'
import { Skeleton } from '../../../ui/skeleton'
import { FamilyPlaces } from './family-places'
import { LabelsPlace } from './labels/labels-place'
import { MedicalIdPlace } from './medical-id/medical-id-place'
import { FridgePlace, HelmetPlace, KeyTagPlace, WristbandPlace } from './paper/paper-places'
import { PlaceList } from './place-list'
import { isFamilyPlace, isPlace, PLACES, type PlaceName, type PlaceProps } from './place-table'
import { WallpaperPlace } from './wallpaper/wallpaper-place'
import './places.css'

// Loaded on demand, because few browsers can write tags.
const NfcPlace = late(async () => (await import('./nfc/nfc-place')).NfcPlace)

const SCREENS: Record<PlaceName, (props: PlaceProps) => React.ReactNode> = {
  wallpaper: WallpaperPlace,
  labels: LabelsPlace,
  nfc: NfcPlace,
  fridge: FridgePlace,
  'key-tag': KeyTagPlace,
  wristband: WristbandPlace,
  helmet: HelmetPlace,
  'medical-id': MedicalIdPlace,
}

/** Shows the prints once the dictionaries are parsed, which happens in slices. */
export function ReadyPlaces(props: PlaceProps & { as: string }) {
  return useInSlices(prepareWords) ? <Places {...props} /> : <Skeleton block />
}

function Places({ as, ...made }: PlaceProps & { as: string }) {
  if (isFamilyPlace(as)) return <FamilyPlaces as={as} {...made} />
  if (!isPlace(as)) return <PlaceList {...made} />
  const Place = SCREENS[as]
  return (
    <div className="grid grid-cols-1 gap-6">
      <h2 className="text-lg print:hidden">{PLACES[as].title}</h2>
      <Suspense fallback={<Skeleton block />}>
        <Place {...made} />
      </Suspense>
    </div>
  )
}
