import type { StatedList } from 'sync-protocol/medical'
import { setListState, showNotSaved } from '../../sync'
import { Checkbox } from '../../ui/checkbox'

interface NoneKnownProps {
  list: StatedList
  isNone: boolean
  claim: string
  claimed: string
  /** Called before the change; returns false if there is no profile yet. */
  mayChange: () => boolean
}

/** "None" is a separate answer, because responders never read an empty list as "none". */
export function NoneKnown({ list, isNone, claim, claimed, mayChange }: NoneKnownProps) {
  return (
    <Checkbox
      label={claim}
      help={isNone ? claimed : 'Until you say so, responders read: not recorded.'}
      checked={isNone}
      onChange={async () => {
        if (!mayChange()) return
        const saved = await setListState(list, isNone ? 'notRecorded' : 'noneKnown')
        if (!saved.ok) showNotSaved(saved.failure)
      }}
    />
  )
}
