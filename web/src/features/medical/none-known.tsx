import type { StatedList } from 'sync-protocol/medical'
import { setListState, tellNotSaved } from '../../sync'
import { Checkbox } from '../../ui/checkbox'

interface NoneKnownProps {
  list: StatedList
  isNone: boolean
  claim: string
  claimed: string
  /** Asked before it is kept: there may be no profile yet to keep it in. */
  mayChange: () => boolean
}

/** "None" is an answer of its own: a responder never reads an empty list as one. */
export function NoneKnown({ list, isNone, claim, claimed, mayChange }: NoneKnownProps) {
  return (
    <Checkbox
      label={claim}
      help={isNone ? claimed : 'Until you say so, responders read: not recorded.'}
      checked={isNone}
      onChange={async () => {
        if (!mayChange()) return
        const saved = await setListState(list, isNone ? 'notRecorded' : 'noneKnown')
        if (!saved.ok) tellNotSaved(saved.failure)
      }}
    />
  )
}
