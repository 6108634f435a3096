/** Strangers read these words next to a code that shows nothing about its owner. */
export interface PlaceWords {
  scan: string
  /** On the door of the home, for people who come in. */
  onFridge: string
}
