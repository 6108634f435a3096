import { useEffect } from 'react'
import { learnWords } from 'sync-protocol/card'
import { learnModel } from 'sync-protocol/qr'
import { inSlices, useInSlices } from '../../stores/in-slices'
import { whenIdle } from '../../ui/when-idle'

/**
 * Has the offline copy's model read its training text while nobody waits: on a slow phone that takes longer
 * than the code itself, and would otherwise be part of making the first one.
 */
export function useReadyModel(): void {
  useEffect(() => whenIdle(() => void inSlices(learnModel()), 1000), [])
}

/** The same for what is drawn at once: false until a code can be made without a long wait. */
export const useCanMakeCode = (): boolean => useInSlices(learnAll)

function* learnAll() {
  yield* learnModel()
  yield* learnWords()
}
