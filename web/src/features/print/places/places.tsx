import { Suspense } from 'react'
import { prepareWords } from 'sync-protocol/card'
import { useInSlices } from '../../../stores/in-slices'
import { late } from '../../../ui/late'
import { Skeleton } from '../../../ui/skeleton'
import { FamilyPlaces } from './family-places'
import { LabelsPlace } from './labels/labels-place'
import { MedicalIdPlace } from './medical-id/medical-id-place'
import { PlaceList } from './place-list'
import { isFamilyPlace, isPlace, PLACES, type PlaceName, type PlaceProps } from './place-table'
import { WallpaperPlace } from './wallpaper/wallpaper-place'
import './places.css'
import { Fridge } from './paper/fridge'
import { PaperPlace } from './paper/paper-place'
import {
  HELMET_CODE,
  HelmetStickers,
  KEY_TAG_CODE,
  KeyTags,
  WRISTBAND_CODE,
  Wristbands,
} from './paper/small-forms'

const FridgePlace = (props: PlaceProps) => (
  <PaperPlace
    {...props}
    place="fridge"
    form="fridge"
    size={{ codeSideMm: 62, version: 10 }}
    advice="Hang both pages on the fridge, the code in sight. Cut the mark out and put it on the inside of your front door."
    draw={print => <Fridge {...print} />}
  />
)

const KeyTagPlace = (props: PlaceProps) => (
  <PaperPlace
    {...props}
    place="key-tag"
    form="keyTag"
    size={KEY_TAG_CODE}
    advice="Cut from mark to mark, fold in the middle, laminate, and punch the hole."
    draw={print => <KeyTags {...print} />}
  />
)

const WristbandPlace = (props: PlaceProps) => (
  <PaperPlace
    {...props}
    place="wristband"
    form="wristband"
    size={WRISTBAND_CODE}
    advice="Print on tear-proof paper, cut from mark to mark, and glue the grey end under the code."
    draw={print => <Wristbands {...print} />}
  />
)

const HelmetPlace = (props: PlaceProps) => (
  <PaperPlace
    {...props}
    place="helmet"
    form="helmet"
    size={HELMET_CODE}
    advice="Print on weatherproof sticker paper and cut along the circle."
    draw={print => <HelmetStickers {...print} />}
  />
)

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
