import { useEffect } from 'react'
import { prepareWords } from 'sync-protocol/card'
import { prepareModel } from 'sync-protocol/qr'
import { inSlices, useInSlices } from '../../loading/in-slices'
import { whenIdle } from '../../loading/when-idle'

/** On a slow phone the training takes longer than the code itself and would delay the first one. */
export function useReadyModel(): void {
  useEffect(() => whenIdle(() => void inSlices(prepareModel()), 1000), [])
}

export const useCanMakeCode = (): boolean => useInSlices(learnAll)

function* learnAll() {
  yield* prepareModel()
  yield* prepareWords()
}
