import { useDeferredValue, useMemo } from 'react'
import { type EmergencyPlan, type MedicalRecord, type Row, todayHere } from 'sync-protocol/medical'
import { codeOrigin } from '../../addresses/code-origin'
import { useMadeInSlices } from '../../loading/in-slices'
import { useRecord } from '../../sync'
import { planRoom } from './plan-room'
import { medicalTexts } from './texts'

const { room: texts } = medicalTexts.lists.plans

/** `id` is empty for an instruction that is new. */
export function PlanRoomSign(props: Row<EmergencyPlan>) {
  const { id, kind, text, about = '', whereIs = '', from = '' } = props
  const record = useRecord()
  const plan = useDeferredValue(JSON.stringify({ id, kind, text, about, whereIs, from }))
  const parts = useMemo(() => {
    if (!record) return undefined
    const written = withPlan(record, JSON.parse(plan))
    return () => planRoom({ ...written, origin: codeOrigin(), today: todayHere(new Date()) })
  }, [record, plan])
  const found = useMadeInSlices(parts)
  return found && <span>{texts[found.made]}</span>
}

function withPlan(record: MedicalRecord, plan: Row<EmergencyPlan>) {
  const found = record.plans.findIndex(({ id }) => id === plan.id)
  const at = found < 0 ? record.plans.length : found
  return { record: { ...record, plans: record.plans.toSpliced(at, 1, plan) }, at }
}
