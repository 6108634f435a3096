import { useRef, useState } from 'react'
import { type Device, requireDevice } from '../../sync/record/device'
import type { Decisions } from '../../sync/record/merge-plan'
import type { Brought } from './merge-into-account'

type Bring = (decisions: Decisions, device: Device) => Promise<Brought>

export function useAdoption(bring: Bring, onEnd: (brought: Brought) => unknown = () => {}) {
  const [isBusy, setBusy] = useState(false)
  const [result, setResult] = useState<Brought>()
  const decided = useRef<Decisions>(new Map())

  async function run(decisions: Decisions = new Map()) {
    if (isBusy) return
    setBusy(true)
    decided.current = new Map([...decided.current, ...decisions])
    try {
      const brought = await bring(decided.current, requireDevice())
      setResult(brought)
      onEnd(brought)
    } catch (error) {
      console.error(error)
      setResult({ state: 'broken' })
    } finally {
      setBusy(false)
    }
  }

  return { run, isBusy, result }
}
