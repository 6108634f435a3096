export interface PlaceWords {
  /** Strangers read this next to a code that shows nothing about its owner. */
  scan: string
  /** On the door of the home, for people who come in. */
  onFridge: string
  /** On a card for teachers and sitters. */
  whatToDo: string
  rescueMedicines: string
  /** How people write that a medicine is taken when it is needed, separated by " | ". */
  asNeeded: string
}
