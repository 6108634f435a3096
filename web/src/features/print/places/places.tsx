import { LabelsPlace } from './labels/labels-place'
import { MedicalIdPlace } from './medical-id/medical-id-place'
import { NfcPlace } from './nfc/nfc-place'
import { FridgePlace, HelmetPlace, KeyTagPlace, WristbandPlace } from './paper/paper-places'
import { PlaceList } from './place-list'
import { isPlace, PLACES, type PlaceName, type PlaceProps } from './place-table'
import { WallpaperPlace } from './wallpaper/wallpaper-place'
import './places.css'

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

/** Where a code can be besides a card: the list of places, or one of them. */
export function Places({ as, ...made }: PlaceProps & { as: string }) {
  if (!isPlace(as)) return <PlaceList {...made} />
  const Place = SCREENS[as]
  return (
    <div className="grid grid-cols-1 gap-6">
      <h2 className="text-lg print:hidden">{PLACES[as].title}</h2>
      <Place {...made} />
    </div>
  )
}
