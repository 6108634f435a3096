import type { TagFailure } from './write-tag'

export const FAILURE_WORDS: Record<TagFailure, string> = {
  notAllowed:
    'This browser may not use NFC. Allow it in the site settings, keep this page in front, and try again.',
  notSupported:
    'NFC is off or this phone has none, or the tag is locked or of another kind. Turn NFC on in the settings, or take another tag.',
  movedAway:
    'The tag was moved away too early. Hold it still at the back of the phone, and try again. Where it fails each time, take a larger tag, or write the link alone.',
  tooSmall: 'This tag is too small for it. Write the link alone, or take a larger tag.',
  different:
    'The tag does not hold what was written. Hold the same tag both times, and write it again.',
  stopped: 'Stopped. The tag may hold nothing or half of it: write it again before you rely on it.',
  unknown: 'The tag could not be written. Try again, or take another tag.',
}
