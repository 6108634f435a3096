import { useRef, useState } from 'react'
import type { Decisions } from '../../sync/record/adopt'
import { requireDevice } from '../../sync/record/device'
import { type Brought, bringRecord, type Source } from './bring-record'

/** Takes a record into the one that is open, and asks as often as there is something to ask. */
export function useAdoption(onDone: (done: Extract<Brought, { state: 'done' }>) => unknown) {
  const [isBusy, setBusy] = useState(false)
  const [result, setResult] = useState<Brought>()
  const decided = useRef<Decisions>(new Map())

  async function run(source: Source, decisions: Decisions = new Map()) {
    if (isBusy) return
    setBusy(true)
    decided.current = new Map([...decided.current, ...decisions])
    try {
      const brought = await bringRecord(source, decided.current, requireDevice())
      if (brought.state === 'done') await onDone(brought)
      setResult(brought)
    } finally {
      setBusy(false)
    }
  }

  return { run, isBusy, result }
}
