import type { PlaceProps } from '../place-table'
import { Fridge } from './fridge'
import { PaperPlace } from './paper-place'
import {
  HELMET_CODE,
  HelmetStickers,
  KEY_TAG_CODE,
  KeyTags,
  WRISTBAND_CODE,
  Wristbands,
} from './small-forms'

export const FridgePlace = (props: PlaceProps) => (
  <PaperPlace
    {...props}
    place="fridge"
    form="fridge"
    size={{ codeSideMm: 62, version: 10 }}
    advice="Hang both pages on the fridge, the code in sight. Cut the mark out and put it on the inside of your front door."
    draw={print => <Fridge {...print} />}
  />
)

export const KeyTagPlace = (props: PlaceProps) => (
  <PaperPlace
    {...props}
    place="key-tag"
    form="keyTag"
    size={KEY_TAG_CODE}
    advice="Cut from mark to mark, fold in the middle, laminate, and punch the hole."
    draw={print => <KeyTags {...print} />}
  />
)

export const WristbandPlace = (props: PlaceProps) => (
  <PaperPlace
    {...props}
    place="wristband"
    form="wristband"
    size={WRISTBAND_CODE}
    advice="Print on tear-proof paper, cut from mark to mark, and glue the grey end under the code."
    draw={print => <Wristbands {...print} />}
  />
)

export const HelmetPlace = (props: PlaceProps) => (
  <PaperPlace
    {...props}
    place="helmet"
    form="helmet"
    size={HELMET_CODE}
    advice="Print on weatherproof sticker paper and cut along the circle."
    draw={print => <HelmetStickers {...print} />}
  />
)
