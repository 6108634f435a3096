import { Suspense } from 'react'
import { prepareWords } from 'sync-protocol/card'
import { useInSlices } from '../../../loading/in-slices'
import { late } from '../../../loading/late'
import { useLateScript } from '../../../loading/use-late-script'
import { Skeleton } from '../../../ui/skeleton'
import { ComesOnce } from '../comes-once'
import { LabelsPlace } from './labels/labels-place'
import { MedicalIdPlace } from './medical-id/medical-id-place'
import { PaperPlace } from './paper/paper-place'
import { isPaperPlace, PAPER_PRINTS, type PaperPlaceName } from './paper/paper-prints'
import { PlaceList } from './place-list'
import {
  type FamilyPlace,
  isFamilyPlace,
  isPlace,
  type OwnPlace,
  type PlaceName,
  type PlaceProps,
} from './place-table'
import { StalePlace } from './stale-place'
import { WallpaperPlace } from './wallpaper/wallpaper-place'
import './places.css'

// Loaded on demand, because few browsers can write tags.
const NfcPlace = late(async () => (await import('./nfc/nfc-place')).NfcPlace)

const OTHER_PLACES = {
  wallpaper: WallpaperPlace,
  labels: LabelsPlace,
  nfc: NfcPlace,
  'medical-id': MedicalIdPlace,
} satisfies Record<Exclude<OwnPlace, PaperPlaceName>, (props: PlaceProps) => React.ReactNode>

export function ReadyPlaces(props: PlaceProps & { as: string }) {
  return useInSlices(prepareWords) ? <Places {...props} /> : <Skeleton block />
}

function Places({ as, ...made }: PlaceProps & { as: string }) {
  if (as === 'stale') return <StalePlace {...made} />
  if (!isPlace(as)) return <PlaceList {...made} />
  return (
    <div className="grid grid-cols-1 gap-6">
      <Suspense fallback={<Skeleton block />}>
        <Place {...made} as={as} />
      </Suspense>
    </div>
  )
}

function Place({ as, ...made }: PlaceProps & { as: PlaceName }) {
  if (isFamilyPlace(as)) return <FamilyPlaces as={as} {...made} />
  if (isPaperPlace(as)) return <PaperPlace {...made} {...PAPER_PRINTS[as]} place={as} />
  const Other = OTHER_PLACES[as]
  return <Other {...made} />
}

// A separate function, for the reason given in print-screen.tsx.
const loadOfFamily = () => import('./of-family/of-family')

function FamilyPlaces(props: PlaceProps & { as: FamilyPlace }) {
  const screens = useLateScript(loadOfFamily)
  if (screens && screens !== 'missing') return <screens.OfFamily {...props} />
  return screens && <ComesOnce />
}
